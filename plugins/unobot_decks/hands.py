"""What several cards do to hands: exchange them, and put out whoever's last cards were discarded."""

from collections.abc import Sequence

from uno_engine import Card, Ctx, HandsMoved, Playing, Seat


def hands_become(ctx: Ctx, hands: dict[int, Sequence[Card]], why: str) -> None:
    """Give each of these seats this new hand; `why` is the word by which the texts tell of it."""
    now = tuple(tuple(hands.get(seat, hand)) for seat, hand in enumerate(ctx.state.hands))
    # Seats that are not in `hands` keep theirs and are not told a new one: only these seats are named.
    ctx.emit(HandsMoved(now, why, tuple(hands)))


def out_by_discarding(ctx: Ctx, seats: Sequence[int]) -> bool:
    """Let each of these players without a card go out, in this order; return whether the round ended by it (D8)."""
    state = ctx.state
    for seat in seats:
        if state.hands[seat] or state.seats[seat] is not Seat.IN:
            continue
        if ctx.rule(Playing).go_out(ctx, seat):
            # With `places` the winner of the round may be somebody who went out before this player.
            ctx.rules.base.end_round(ctx, state.ended or (seat,))
            return True
    return False
