"""Match kind `negative`: everyone's own hand counts against them (M2)."""

from collections.abc import Sequence

from uno_engine import Ctx, GameState, MatchOver, RoundOver, Scored, Seat, after
from unobot_match.kinds import ToTarget, apart_from


class Negative(ToTarget):
    """Each hand counts against its holder; when someone reaches the target the lowest total wins (M2)."""

    id = "negative"
    conflicts = apart_from("negative")

    @after(RoundOver)
    def score(self, ctx: Ctx, over: RoundOver) -> None:
        """Add every hand to its owner's total, and end the match if somebody has reached the target."""
        score_all(ctx, over)
        if max(ctx.state.scores) >= self.target:
            ctx.emit(MatchOver(self.leaders(ctx.state)))

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """Return who wins if the match ends now: the lowest totals of the seats still held; equal ones share (M2, M4)."""
        return lowest(state, state.held())


def score_all(ctx: Ctx, over: RoundOver) -> None:
    """Add everyone's own hand to their total: the leavers' too (M9), and the hands of those put out by `mercy` (H10)."""
    played = {Seat.IN, Seat.OUT, Seat.LEFT}
    seats = ctx.state.seats
    # A seat that only waits for the next round was not dealt to, and holds nothing.
    held = (points if seats[seat] in played else 0 for seat, points in enumerate(over.points))
    forfeits = over.forfeits or (0,) * len(seats)
    gained = tuple(own + lost for own, lost in zip(held, forfeits, strict=True))
    scores = tuple(old + new for old, new in zip(ctx.state.scores, gained, strict=True))
    ctx.emit(Scored(gained, scores))


def lowest(state: GameState, seats: Sequence[int]) -> tuple[int, ...]:
    """Return those of the seats with the fewest points: several if they are equal."""
    best = min((state.scores[seat] for seat in seats), default=0)
    return tuple(seat for seat in seats if state.scores[seat] == best)
