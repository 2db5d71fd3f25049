"""The number cards, which do nothing (X1, X5)."""

import uno_engine as uno
from unobot_extended.card import ExtendedCard, Printed
from unobot_extended.state import Last


class Numbers(ExtendedCard):
    """0 to 9: plain cards (X1, X5)."""

    id = "x-numbers"
    printed = tuple(
        Printed(uno.Kind(str(n), str(n), n, number=n), 2 if n else 1, uno.COLORS) for n in range(10)
    )
    place = 0

    def fits(self, last: Last, card: uno.Card) -> bool:
        """By colour, or by the number that last has, an Infinity's named one included (X5)."""
        return super().fits(last, card) or card.number == last.number
