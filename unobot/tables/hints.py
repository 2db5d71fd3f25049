"""What somebody is told once, because it is new to them: how to play a card, and what a card does that they meet."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from uno_engine import Card, Classic, Event, Kind, Played, RuleSet
from unobot.adapter import Importance
from unobot.document import Document
from unobot.messages import slug
from unobot.messages.help import about_card, card_help, of_game
from unobot.store import StoredSetting
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.seats import Holder
from unobot.tables.table import Table

_FIRST_HAND: Final = "first-hand"
_AT_ONCE: Final = 2
"""So many cards of a hand are explained at most in one turn; the others have to wait for the next."""

_USUAL: Final = frozenset(card.kind.name for card in Classic.deck.counts)
"""The cards of the classic deck: `!howto` and the first hint explain them."""


class Hints:
    """The hints at one place's table. What somebody has met is a setting of theirs, `met`."""

    __slots__ = ("_place", "_rules", "_unusual")

    def __init__(self, place: Place) -> None:
        self._place = place
        self._rules: RuleSet | None = None
        self._unusual: dict[Kind, str] = {}
        """The kinds of cards at this table that need explaining and that some text explains, with their slugs."""

    def first_hand(self, table: Table, seat: int, lines: Lines) -> Iterator[Document]:
        """Yield, for somebody who has been dealt cards and never was before, how they play one."""
        holder = table.holders[seat]
        side = self._wanted(holder)
        if side is None or _FIRST_HAND in _met(side, holder, lines):
            return
        voice = side.voice_for(holder.identity)
        _meet(side, holder, [_FIRST_HAND], lines)
        yield voice.say(of_game(voice, "hint-first-hand", table.rules))

    def played(self, table: Table, events: Sequence[Event], lines: Lines) -> None:
        """To everybody at the table: what the cards do that were played."""
        if not self._unusual_at(table):
            return
        cards = [card for event in events if isinstance(event, Played) for card in (*event.under, event.card)]
        if any(card.kind in self._unusual for card in cards):
            for holder in table.holders:
                self._explain(holder, cards, lines)

    def held(self, table: Table, seat: int, hand: Iterable[Card], lines: Lines) -> None:
        """To a player whose turn it is: what cards in their hand do."""
        if self._unusual_at(table):
            self._explain(table.holders[seat], hand, lines)

    def _explain(self, holder: Holder, cards: Iterable[Card], lines: Lines) -> None:
        side = self._wanted(holder)
        if side is None:
            return
        met = _met(side, holder, lines)
        new = {card.kind: card for card in cards if self._unusual.get(card.kind, _FIRST_HAND) not in met}
        told = {kind: card for kind, card in new.items() if kind in self._unusual}
        voice = side.voice_for(holder.identity)
        for kind, card in list(told.items())[:_AT_ONCE]:
            document = voice.say("hint-card", text=card_help(voice, kind, self._rules, card) or ())
            side.on(lines).whisper(holder.identity, document, importance=Importance.CHATTER)
        if told:
            _meet(side, holder, [self._unusual[kind] for kind in list(told)[:_AT_ONCE]], lines)

    def _unusual_at(self, table: Table) -> dict[Kind, str]:
        """Looked up once for each table: in a classic game hints cost nothing."""
        if table.rules is not self._rules:
            self._rules = table.rules
            self._unusual = dict(self._explained(table.rules))
        return self._unusual

    def _explained(self, rules: RuleSet) -> Iterator[tuple[Kind, str]]:
        texts = self._place.services.texts
        for kind in dict.fromkeys(card.kind for card in rules.deck.printed):
            usual = kind.number is not None or kind.name in _USUAL
            if not usual and texts.has(about_card(kind)):
                yield kind, slug(kind.name)

    def _wanted(self, holder: Holder) -> Place | None:
        """Where they are told; None if they are not there, or want no hints."""
        side = self._place.meets(holder)
        if side is None:
            return None
        wants = side.services.preferences.wants_hints(side.network, holder.identity, side.room)
        return side if wants else None


def _subject(holder: Holder) -> str:
    """Under what it is kept. Who has no account has a new identity each time, and must not be a newcomer each time."""
    return holder.identity if holder.lasting else f"name:{holder.name.casefold()}"


def _met(place: Place, holder: Holder, lines: Lines) -> list[str]:
    """What somebody has met, in this command too: settings count only when they are stored."""
    subject = _subject(holder)
    for setting in reversed(lines.settings):
        if (setting.network, setting.key, setting.subject) == (place.network, "met", subject):
            return (setting.value or "").split()
    return place.services.preferences.of(place.network, "person", subject).get("met", "").split()


def _meet(place: Place, holder: Holder, slugs: Iterable[str], lines: Lines) -> None:
    """Keep that they have met these, together with the line that tells them."""
    met = " ".join([*_met(place, holder, lines), *slugs])
    lines.settings.append(StoredSetting(place.network, "person", _subject(holder), "met", met))
