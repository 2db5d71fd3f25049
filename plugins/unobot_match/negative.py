"""Match kinds in which own hands count against their holders: `negative` (M2) and `elimination` (M5)."""

from collections.abc import Sequence

import uno_engine as uno
from unobot_match.winner import ToTarget, apart_from


class Negative(ToTarget):
    """Cards left in a hand count against it. When somebody reaches the target (500), the lowest total wins (M2)."""

    id = "negative"
    conflicts = apart_from("negative")

    @uno.after(uno.RoundOver)
    def score(self, ctx: uno.Ctx, over: uno.RoundOver) -> None:
        """Add every hand to its owner's total, and end the match if somebody has reached the target."""
        score_all(ctx, over)
        if max(ctx.state.scores) >= self.target:
            ctx.emit(uno.MatchOver(self.leaders(ctx.state)))

    def leaders(self, state: uno.GameState) -> tuple[int, ...]:
        """Return who wins if the match ends now: the lowest totals of the seats still held; equal ones share (M2, M4)."""
        return lowest(state, state.held())


def score_all(ctx: uno.Ctx, over: uno.RoundOver) -> None:
    """Add everyone's own hand to their total: the leavers' too (M9), and the hands of those put out by `mercy` (H10)."""
    played = {uno.Seat.IN, uno.Seat.OUT, uno.Seat.LEFT}
    seats = ctx.state.seats
    # A seat that only waits for the next round was not dealt to, and holds nothing.
    held = (points if seats[seat] in played else 0 for seat, points in enumerate(over.points))
    forfeits = over.forfeits or (0,) * len(seats)
    gained = tuple(own + lost for own, lost in zip(held, forfeits, strict=True))
    scores = tuple(old + new for old, new in zip(ctx.state.scores, gained, strict=True))
    ctx.emit(uno.Scored(gained, scores))


def lowest(state: uno.GameState, seats: Sequence[int]) -> tuple[int, ...]:
    """Return those of the seats with the fewest points: several if they are equal."""
    best = min((state.scores[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if state.scores[seat] == best)


class Eliminated(uno.Event, frozen=True):
    """A player has reached the target, and is dealt no more cards in this match."""

    seat: int

    def apply(self, state: uno.GameState) -> None:
        """Mark the seat: its player stays at the table, but deal and turn pass over it."""
        state.seats = uno.changed(state.seats, self.seat, uno.Seat.ELIMINATED)


class Elimination(ToTarget):
    """Like `negative`, but a player who reaches the target (500) is out, and the others continue (M5).

    The last two play on until one reaches it and loses. If a round leaves fewer than two below the target the match
    ends, and the lowest total wins; equal ones share. Nobody new is let in before the match ends (M9).
    """

    id = "elimination"
    conflicts = apart_from("elimination")
    admits = False

    @uno.after(uno.RoundOver)
    def score(self, ctx: uno.Ctx, over: uno.RoundOver) -> None:
        """Add every hand to its owner's total; end the match if fewer than two stay below the target, else eliminate."""
        score_all(ctx, over)
        state = ctx.state
        beaten = [seat for seat in state.sitting() if state.scores[seat] >= self.target]
        # `and beaten`: after somebody has left, fewer than two may be left although nobody reached the target (M4, M9).
        if len(state.sitting()) - len(beaten) < 2 and beaten:
            ctx.emit(uno.MatchOver(self.leaders(state)))
            return
        for seat in beaten:
            ctx.emit(Eliminated(seat))

    @uno.after(uno.Returned)
    def after_return(self, ctx: uno.Ctx, returned: uno.Returned) -> None:
        """Eliminate somebody who comes back and whose hand, counted while they were away, brought them to the target (M9)."""
        seat = returned.seat
        if ctx.state.scores[seat] >= self.target and ctx.state.seats[seat] is uno.Seat.WAITING:
            ctx.emit(Eliminated(seat))

    def leaders(self, state: uno.GameState) -> tuple[int, ...]:
        """Return who wins if the match ends now: the lowest totals of those who are not eliminated (M4)."""
        return lowest(state, state.sitting())
