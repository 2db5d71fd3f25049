"""Cards going from hand to hand, and whom to exchange with."""

from collections.abc import Sequence

from uno_engine import Card, Ctx, GameState, HandsMoved, Option, pick_seat


def others(state: GameState, seat: int) -> Sequence[Option]:
    """Every other player, beginning with the next."""
    return [pick_seat(state, other) for other in state.order_from(seat) if other != seat]


def next_player(state: GameState, seat: int) -> Option:
    """The next player (M10)."""
    return pick_seat(state, state.after(seat))


async def hands_become(ctx: Ctx, hands: dict[int, Sequence[Card]], why: str) -> None:
    """These players hold these cards from now on."""
    now = tuple(tuple(hands.get(seat, hand)) for seat, hand in enumerate(ctx.state.hands))
    await ctx.emit(HandsMoved(now, why, tuple(hands)))
