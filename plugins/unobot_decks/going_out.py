"""Going out without playing a card: by discarding the last ones."""

from collections.abc import Sequence

from uno_engine import Ctx, Playing, Seat


def out_by_discarding(ctx: Ctx, seats: Sequence[int]) -> bool:
    """Whoever of these players has no card left goes out, in this order; True if the round ends by it."""
    state = ctx.state
    for seat in seats:
        if state.hands[seat] or state.seats[seat] is not Seat.IN:
            continue
        if ctx.rule(Playing).go_out(ctx, seat):
            ctx.rules.base.end_round(ctx, state.ended or (seat,))
            return True
    return False
