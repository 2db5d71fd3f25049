"""Match kind `winner`: who goes out scores what all others hold (M1)."""

from typing import Annotated

import msgspec

from uno_engine import (
    Ctx,
    GameState,
    MatchOver,
    Number,
    Options,
    RoundOver,
    Scored,
    Seat,
    after,
    settings_of,
)
from unobot_match.kinds import TargetSettings, ToTarget, apart_from


class WinnerSettings(msgspec.Struct, frozen=True):
    """How the target grows: who goes out scores all other hands, so more players score more in a round."""

    target_more: Annotated[
        int,
        Number(
            "target-more",
            0,
            0,
            100_000,
            "Points more in the target for each player beyond the second (M1).",
            beside="target",
        ),
    ]


class Winner(ToTarget):
    """To the target (500): who goes out scores the points in all other hands; first at or over it wins (M1)."""

    id = "winner"
    conflicts = apart_from("winner")
    settings = settings_of(TargetSettings) + settings_of(WinnerSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.target_more = options.read(WinnerSettings).target_more

    def target_at(self, state: GameState) -> int:
        """The target for those who hold a seat now: `target-more` is added for each beyond the second (M1)."""
        return self.target + self.target_more * max(0, len(state.held()) - 2)

    @after(RoundOver)
    def score(self, ctx: Ctx, over: RoundOver) -> None:
        """Give the winner the points, and end the match if the target is reached."""
        score_winner(ctx, over)
        best = max(ctx.state.scores)
        if best >= self.target_at(ctx.state):
            ctx.emit(MatchOver(highest(ctx.state)))

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """Return who wins if the match is stopped: the most points (M4)."""
        return highest(state)


def score_winner(ctx: Ctx, over: RoundOver) -> None:
    """Add to the totals the prizes of the round; without prizes, the winner scores the hands of all who did not leave (M1, M9)."""
    gained = over.prizes or winner_takes_all(ctx.state, over)
    scores = tuple(old + new for old, new in zip(ctx.state.scores, gained, strict=True))
    ctx.emit(Scored(gained, scores))


def winner_takes_all(state: GameState, over: RoundOver) -> tuple[int, ...]:
    """Return what each seat scores: a single winner all other hands and the bonus, nobody anything if the round is shared."""
    gained = [0] * len(state.seats)
    # IN and OUT but not LEFT: the hand of a leaver scores for nobody (M9).
    if len(over.winners) == 1:
        winner = over.winners[0]
        gained[winner] = over.bonus + sum(
            points
            for seat, points in enumerate(over.points)
            if seat != winner and state.seats[seat] in {Seat.IN, Seat.OUT}
        )
    return tuple(gained)


def highest(state: GameState) -> tuple[int, ...]:
    """Return the seats still held with the most points: several if they are equal."""
    held = state.held()
    best = max((state.scores[seat] for seat in held), default=0)
    return tuple(seat for seat in held if state.scores[seat] == best)
