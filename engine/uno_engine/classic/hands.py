"""Hands that change owners: what several cards and house rules do (D2, D3, H8, W8, A9)."""

from collections.abc import Mapping, Sequence

from uno_engine.kernel.cards import Card
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import HandsMoved


def hands_become(ctx: Ctx, hands: Mapping[int, Sequence[Card]], why: str) -> None:
    """Give each of these seats this new hand; `why` is the word by which the texts tell of it (`effect-hands-WHY`)."""
    now = tuple(tuple(hands.get(seat, hand)) for seat, hand in enumerate(ctx.state.hands))
    # Seats that are not in `hands` keep theirs and are not told a new one: only these seats are named.
    ctx.emit(HandsMoved(now, why, tuple(hands)))


def swap_hands(ctx: Ctx, seat: int, other: int) -> None:
    """Swap two hands. Nothing happens if `seat` holds no card any more: it went out, or was put out meanwhile."""
    mine, theirs = ctx.state.hands[seat], ctx.state.hands[other]
    if mine:
        hands_become(ctx, {seat: theirs, other: mine}, "swap")
