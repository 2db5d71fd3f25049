"""The number cards, which do nothing (X1, X5)."""

from uno_engine import Card
from unobot_extended.card import ExtendedCard
from unobot_extended.course import Last


class Numbers(ExtendedCard):
    """0 to 9: plain cards (X1, X5)."""

    id = "x-numbers"
    symbols = tuple(str(n) for n in range(10))

    def fits(self, last: Last, card: Card) -> bool:
        """By colour, or by the number that last has, an Infinity's named one included (X5)."""
        return super().fits(last, card) or card.number == last.number
