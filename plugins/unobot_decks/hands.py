"""What several cards do to hands: they put out whoever's last cards were discarded."""

from collections.abc import Sequence

from uno_engine import Ctx, Playing, Seat


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
