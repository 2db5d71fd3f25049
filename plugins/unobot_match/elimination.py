"""Match kind `elimination`: whoever reaches the target is out of the match (M5)."""

from uno_engine import (
    Ctx,
    Event,
    GameState,
    MatchOver,
    Returned,
    RoundOver,
    Seat,
    after,
    changed,
)
from unobot_match.kinds import ToTarget, apart_from
from unobot_match.negative import lowest, score_all


class Eliminated(Event, frozen=True):
    """A player has reached the target, and is dealt no more cards in this match."""

    seat: int

    def apply(self, state: GameState) -> None:
        """The seat is still held, but passed over."""
        state.seats = changed(state.seats, self.seat, Seat.ELIMINATED)


class Elimination(ToTarget):
    """As `negative`, but whoever reaches the target (500) is eliminated, and the rest go on (M5).

    The last two play on until one reaches it and loses. If a round leaves fewer than two below the target the match
    ends, and the lowest total wins; equal ones share. Nobody new is let in before the match ends (M9).
    """

    id = "elimination"
    conflicts = apart_from("elimination")
    admits = False

    @after(RoundOver)
    def score(self, ctx: Ctx, over: RoundOver) -> None:
        """Count every hand, and see who goes on."""
        score_all(ctx, over)
        state = ctx.state
        beaten = [seat for seat in state.sitting() if state.scores[seat] >= self.target]
        if len(state.sitting()) - len(beaten) < 2 and beaten:
            ctx.emit(MatchOver(self.leaders(state)))
            return
        for seat in beaten:
            ctx.emit(Eliminated(seat))

    @after(Returned)
    def after_return(self, ctx: Ctx, returned: Returned) -> None:
        """Who had left when the round was counted may have reached the target meanwhile."""
        seat = returned.seat
        if ctx.state.scores[seat] >= self.target and ctx.state.seats[seat] is Seat.WAITING:
            ctx.emit(Eliminated(seat))

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """The lowest totals of those who are not eliminated (M4)."""
        return lowest(state, state.sitting())
