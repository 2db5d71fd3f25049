"""What a player at the table knows from listening: own cards, how many cards others hold, who forgot to call."""

from collections.abc import Mapping
from contextlib import suppress

from uno_engine import BadTable, Card, Catalogue, Deck
from unobot.demo.plain import Hand
from unobot.demo.room_lines import RoomLines, mentions
from unobot.parsing import ColorWords, Notation, WrittenCard

MANY = 7
"""Taken for somebody's number of cards as long as it was not told."""


def all_cards(known: Catalogue, table: str = "") -> Notation:
    """How the cards of every preset, of every deck that goes with `classic`, and of this table are written."""
    decks = (f"+{rule.id}" for rule in known.rules.values() if rule.role == "deck")
    cards: dict[Card, int] = {}
    for line in (*known.presets, *decks, table):
        with suppress(BadTable):  # a deck that needs another game's rules
            cards.update(known.compose(line).deck.counts)
    return Notation(Deck("all", cards), ColorWords())


class Memory:
    """Grows with every line of the bot. `written` reads the cards."""

    def __init__(self, written: Notation) -> None:
        self._written = written
        self._counts: Mapping[str, int] = {}
        self._last_line = ""
        self.codes: tuple[str, ...] = ()
        self.calls = True
        """Whether UNO is called at this table, as far as was seen."""
        self.playing = False

    def count(self, name: str) -> int:
        """How many cards somebody holds, as was told last."""
        return self._counts.get(name, MANY)

    def card(self, code: str) -> Card | None:
        """The card with this code, None if there is none: then it is another word, or of a deck nobody has told of."""
        read = self._written.exact(code)
        return read.card if isinstance(read, WrittenCard) and read.card.code == code.lower() else None

    @property
    def cards(self) -> tuple[Card, ...]:
        """One's own cards, but those that are not known."""
        return tuple(card for code in self.codes if (card := self.card(code)))

    def take(self, hand: Hand) -> None:
        """One's own cards are told."""
        self.playing = True
        self.codes = hand.cards
        self._counts = hand.counts or self._counts

    def hear(self, line: str) -> None:
        """A line of the bot in the room, in bare text."""
        self._last_line = line

    def end(self) -> None:
        """The round is over."""
        self.playing, self.codes, self._counts = False, (), {}

    def suspect(self, room_lines: RoomLines) -> str | None:
        """Who seems to have forgotten the call: they acted last, hold one card, and no call was heard."""
        named = [name for name in self._counts if mentions(self._last_line, name)]
        actor = min(
            named, key=self._last_line.find, default=None
        )  # whoever a line is about stands first in it
        if actor is None or self.count(actor) != 1 or room_lines.settles_call(self._last_line):
            return None
        return actor
