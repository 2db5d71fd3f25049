"""Cards going from hand to hand."""

from collections.abc import Sequence

from uno_engine import Card, Ctx, HandsMoved


def hands_become(ctx: Ctx, hands: dict[int, Sequence[Card]], why: str) -> None:
    """These players hold these cards from now on."""
    now = tuple(tuple(hands.get(seat, hand)) for seat, hand in enumerate(ctx.state.hands))
    ctx.emit(HandsMoved(now, why, tuple(hands)))
