"""Reverse."""

from uno_engine import Ctx, GameState, Reversed, Skipped
from unobot_extended.card import ExtendedCard, Laying


class ExtendedReverse(ExtendedCard):
    """Immediate: the direction changes; with two players left it is a Skip (X-Reverse, B12)."""

    id = "x-reverse"
    symbols = ("r",)

    def next_after(self, state: GameState, seat: int) -> int:
        """Who is next when it has turned round."""
        return state.before(seat)

    def act(self, ctx: Ctx, laying: Laying) -> None:
        """Turn round."""
        turn_round(ctx, laying)


def turn_round(ctx: Ctx, laying: Laying) -> None:
    """The direction changes, and with two players left the other one loses the turn."""
    ctx.emit(Reversed(-ctx.state.direction))
    if len(ctx.state.playing()) == 2:
        skip_next(ctx, laying)


def skip_next(ctx: Ctx, laying: Laying) -> None:
    """The next player loses the turn, judgement included (X17)."""
    ctx.emit(Skipped(ctx.state.after(laying.seat)))
    laying.following = ctx.state.after(laying.seat, 2)
