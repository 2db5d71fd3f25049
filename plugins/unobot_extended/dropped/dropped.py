"""The base of the cards that the source has dropped: the option `dropped=yes` adds them."""

from typing import ClassVar

from uno_engine import Card, Deck, Kind, Options
from unobot_extended.card import ExtendedCard
from unobot_extended.preset import ExtendedSettings


class DroppedCard(ExtendedCard):
    """Base of a card of which one is added with `dropped=yes`."""

    kind: ClassVar[Kind]

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.wanted = options.read(ExtendedSettings).dropped

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Return the deck with one of it, black, if the table wants the dropped cards."""
        if not self.wanted:
            return deck
        return deck.plus(deck.id, {Card.of(None, self.kind): 1})
