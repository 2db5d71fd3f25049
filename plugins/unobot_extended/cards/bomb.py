"""The card Bomb (X-Bomb)."""

import uno_engine as uno
from unobot_extended.card import ExtendedCard, Laying, coloured


class Bomb(ExtendedCard):
    """Immediate: with n players in, its player draws n; every other draws n minus their distance.

    The distance is the shorter way round the table. It cannot be answered (X-Bomb).
    """

    id = "x-bomb"
    printed = (coloured("bomb", "Bomb", only=uno.Color.RED, figure="bomb"),)
    place = 22
    regrettable = False

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Let everybody draw, in turn order from the next player (X18)."""
        ring = ctx.state.order_from(laying.seat)
        # The ring ends with the player of the Bomb, whose distance is so 0: they draw most.
        for steps, seat in enumerate(ring, 1):
            distance = min(steps, len(ring) - steps)
            ctx.rules.base.draw(ctx, seat, len(ring) - distance, "bomb")
