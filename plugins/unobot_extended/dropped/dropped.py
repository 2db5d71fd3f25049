"""What makes a dropped card optional."""

from typing import ClassVar

from uno_engine import Card, Deck, Kind
from unobot_extended.card import ExtendedCard


class DroppedCard(ExtendedCard):
    """A card of which one is added with `dropped=yes`."""

    kind: ClassVar[Kind]

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """One of it, black, if the table wants the dropped cards."""
        del seats
        if not self.options.flag("dropped"):
            return deck
        return deck.plus(deck.id, {Card.of(None, self.kind): 1})
