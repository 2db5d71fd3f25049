"""Match kind `winner`: who goes out scores what all others hold (M1)."""

from uno_engine import Ctx, GameState, MatchOver, RoundOver, Scored, Seat, after
from unobot_match.kinds import ToTarget, apart_from


class Winner(ToTarget):
    """To the target (500): who goes out scores the points in all other hands; first at or over it wins (M1)."""

    id = "winner"
    conflicts = apart_from("winner")

    @after(RoundOver)
    def score(self, ctx: Ctx, over: RoundOver) -> None:
        """Give the points, and end the match if the target is reached."""
        score_winner(ctx, over)
        best = max(ctx.state.scores)
        if best >= self.target:
            ctx.emit(MatchOver(highest(ctx.state)))

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """Who has most points (M4)."""
        return highest(state)


def score_winner(ctx: Ctx, over: RoundOver) -> None:
    """The prizes of the round; without any, a single winner scores the hands of those who did not leave (M1, M9)."""
    gained = over.prizes or winner_takes_all(ctx.state, over)
    scores = tuple(old + new for old, new in zip(ctx.state.scores, gained, strict=True))
    ctx.emit(Scored(gained, scores))


def winner_takes_all(state: GameState, over: RoundOver) -> tuple[int, ...]:
    """All hands for a single winner; a shared round scores nothing."""
    gained = [0] * len(state.seats)
    if len(over.winners) == 1:
        winner = over.winners[0]
        gained[winner] = sum(
            points
            for seat, points in enumerate(over.points)
            if seat != winner and state.seats[seat] in {Seat.IN, Seat.OUT}
        )
    return tuple(gained)


def highest(state: GameState) -> tuple[int, ...]:
    """The seats still held with the most points; equal ones share."""
    held = state.held()
    best = max((state.scores[seat] for seat in held), default=0)
    return tuple(seat for seat in held if state.scores[seat] == best)
