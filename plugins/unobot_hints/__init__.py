"""Plugin with hints: what is new to somebody is told to them once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from uno_engine import Card, Classic, Kind, Played, RuleSet
from unobot.adapter import Identity, Importance
from unobot.commands.feature import Feature
from unobot.commands.set import switch
from unobot.messages import slug
from unobot.messages.rules import about_card, card_help, how_to_type, without_last_clauses
from unobot.plugins.hookspecs import hookimpl
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.preferences import ON_OFF
from unobot.tables.seats import Holder
from unobot.tables.signals import HandDealt, HandShown, Happened, TableRestored
from unobot.tables.table import Table

unobot_api = 1

_FIRST_HAND: Final = "first-hand"
_AT_ONCE: Final = 2
"""So many cards of a hand are explained at most in one turn; the others have to wait for the next."""

_USUAL: Final = frozenset(card.kind.name for card in Classic.deck.counts)
"""The cards of the classic deck: `!howto` and the first hint explain them."""


@dataclass(frozen=True, slots=True)
class HintSettings:
    """The settings of this feature that an operator can give for a room."""

    hints: bool = True
    """Whether players are told privately, once, how to play a card and what a card does that is new to them."""


class Hints:
    """The hints in one room. What somebody has met is a setting of theirs, `met`.

    Where all cards are the usual ones, nothing is listened to but the deal.
    """

    def __init__(self, place: Place) -> None:
        self._place = place
        self._rules: RuleSet | None = None
        self._unusual: dict[Kind, str] = {}
        """The kinds of cards at this table that need explaining and that some text explains, with their slugs."""
        place.signals.listen(HandDealt, self._first_hand)
        place.signals.listen(TableRestored, lambda signal: self._look_at(signal.table))

    def _first_hand(self, signal: HandDealt) -> None:
        """To somebody who has been dealt cards and never was before: how they play one."""
        self._look_at(signal.table)
        holder, lines = signal.table.holders[signal.seat], signal.lines
        if not self._is_told(holder) or _FIRST_HAND in _met(self._place, holder, lines):
            return
        voice = self._place.voice_for(holder.identity)
        _meet(self._place, holder, [_FIRST_HAND], lines)
        signal.remarks.append(voice.say("hint-newcomer", how=how_to_type(voice, signal.table.rules)))

    def _look_at(self, table: Table) -> None:
        """Listen to what is played and held if the table has cards to explain."""
        if table.rules is self._rules:
            return
        self._rules = table.rules
        texts = self._place.services.texts
        self._unusual = {
            kind: slug(kind.name)
            for kind in dict.fromkeys(card.kind for card in table.rules.deck.printed)
            if kind.number is None and kind.name not in _USUAL and texts.has(about_card(kind))
        }
        signals = self._place.signals
        signals.stop(Happened, self._played)
        signals.stop(HandShown, self._held)
        if self._unusual:
            signals.listen(Happened, self._played)
            signals.listen(HandShown, self._held)

    def _played(self, signal: Happened) -> None:
        """To everybody at the table: what the cards do that were played."""
        played = (event for event in signal.events if isinstance(event, Played))
        cards = [card for event in played for card in (*event.under, event.card)]
        if any(card.kind in self._unusual for card in cards):
            for holder in signal.table.holders:
                self._explain(holder, cards, signal.lines)

    def _held(self, signal: HandShown) -> None:
        """To a player whose turn it is: what cards in their hand do."""
        self._explain(signal.table.holders[signal.seat], signal.hand, signal.lines)

    def _explain(self, holder: Holder, cards: Iterable[Card], lines: Lines) -> None:
        if not self._is_told(holder):
            return
        place = self._place
        met = _met(place, holder, lines)
        new = {card.kind: card for card in cards if self._unusual.get(card.kind, _FIRST_HAND) not in met}
        told = {kind: card for kind, card in new.items() if kind in self._unusual}
        voice = place.voice_for(holder.identity)
        for kind, card in list(told.items())[:_AT_ONCE]:
            about = card_help(voice, kind, self._rules, card) or ()
            document = voice.say("hint-card", text=without_last_clauses(about))
            lines.whisper(holder.identity, document, importance=Importance.CHATTER)
        if told:
            _meet(place, holder, [self._unusual[kind] for kind in list(told)[:_AT_ONCE]], lines)

    def _is_told(self, holder: Holder) -> bool:
        """Whether they are in this room, and want hints."""
        place = self._place
        here = holder.side == place.side and holder.identity in place.present
        return here and wants_hints(place, holder.identity)


def wants_hints(place: Place, person: Identity) -> bool:
    """Whether somebody is told what is new to them."""
    if place.settings_of(person).quiet:
        return False
    chosen = place.chosen(person, "hints")
    return chosen == "on" if chosen in ON_OFF else place.settings.of(HintSettings).hints


def _subject(holder: Holder) -> str:
    """Under what it is kept. Who has no account has a new identity each time, and must not be a newcomer each time."""
    return holder.identity if holder.lasting else f"name:{holder.name.casefold()}"


def _met(place: Place, holder: Holder, lines: Lines) -> list[str]:
    """What somebody has met, in this command too: settings count only when they are stored."""
    subject = _subject(holder)
    mine = place.services.persons.setting(place.network, subject, "met", None)
    for setting in reversed(lines.settings):
        if (setting.network, setting.key, setting.subject) == (mine.network, "met", mine.subject):
            return (setting.value or "").split()
    return (place.chosen(Identity(subject), "met") or "").split()


def _meet(place: Place, holder: Holder, slugs: Iterable[str], lines: Lines) -> None:
    """Keep that they have met these, together with the line that tells them."""
    met = " ".join([*_met(place, holder, lines), *slugs])
    lines.settings.append(place.services.persons.setting(place.network, _subject(holder), "met", met))


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what tells newcomers how to play a card."""
    own = switch("hints", lambda request: wants_hints(request.place, request.identity))
    return (
        Feature(
            "hints", attach=lambda place: place.of(Hints), own={"hints": own}, table_settings=HintSettings
        ),
    )


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
