"""The card Reverse (X-Reverse)."""

import uno_engine as uno
from unobot_extended.card import ExtendedCard, Laying, coloured


class ExtendedReverse(ExtendedCard):
    """Immediate: the direction changes; with two players left it is a Skip (X-Reverse, B12)."""

    id = "x-reverse"
    printed = (coloured("r", "Reverse", "rev", "reverse", count=2),)
    place = 2

    def next_after(self, state: uno.GameState, seat: int) -> int:
        """Return who is next once the direction has turned."""
        return state.before(seat)

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Turn the direction; with two players left, skip the other."""
        turn_round(ctx, laying)


def turn_round(ctx: uno.Ctx, laying: Laying) -> None:
    """Turn the direction; with two players left, the other one loses the turn (B12)."""
    ctx.emit(uno.Reversed(-ctx.state.direction))
    if len(ctx.state.playing()) == 2:
        skip_next(ctx, laying)


def skip_next(ctx: uno.Ctx, laying: Laying) -> None:
    """Let the next player lose the turn, judgement included (X17)."""
    ctx.emit(uno.Skipped(ctx.state.after(laying.seat)))
    # A seat is named, for Skip passes over the turn itself: effects on the skipped player wait (X17).
    laying.following = ctx.state.after(laying.seat, 2)
