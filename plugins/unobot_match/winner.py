"""Match kinds in which who goes out scores the other hands: `winner`, `round` and `rounds` (M1, M3); and what all kinds share."""

from typing import Annotated, Literal

import msgspec

import uno_engine as uno

KINDS = ("elimination", "negative", "round", "rounds", "teams", "winner")


class TargetSettings(msgspec.Struct, frozen=True):
    """Where a match ends."""

    target: Annotated[int, uno.Number("target", 500, 1, 100_000, "Points that end the match (M1, M2).")]


class ToTarget(uno.MatchRule):
    """Base of the kinds of match that go on until somebody's total reaches the target."""

    settings = uno.settings_of(TargetSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.target = options.read(TargetSettings).target

    def target_at(self, state: uno.GameState) -> int:
        """Return the target, whatever the number of players."""
        return self.target


def apart_from(kind: str) -> dict[str, str]:
    """Return all other kinds, each with the reason why it cannot be at the same table; `places` and `time` can."""
    return {other: "one-kind-of-match" for other in KINDS if other != kind}


class WinnerSettings(msgspec.Struct, frozen=True):
    """How the target grows: who goes out scores all other hands, so more players score more in a round."""

    target_more: Annotated[
        int,
        uno.Number(
            "target-more",
            0,
            0,
            100_000,
            "Points more in the target for each player beyond the second (M1).",
            beside="target",
        ),
    ]


class Winner(ToTarget):
    """The player who goes out scores all other hands. The first to reach the target (500) wins (M1)."""

    id = "winner"
    conflicts = apart_from("winner")
    settings = uno.settings_of(TargetSettings) + uno.settings_of(WinnerSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.target_more = options.read(WinnerSettings).target_more

    def target_at(self, state: uno.GameState) -> int:
        """Return the target for those who hold a seat now: `target-more` is added for each beyond the second (M1)."""
        return self.target + self.target_more * max(0, len(state.held()) - 2)

    @uno.after(uno.RoundOver)
    def score(self, ctx: uno.Ctx, over: uno.RoundOver) -> None:
        """Give the winner the points, and end the match if the target is reached."""
        score_winner(ctx, over)
        best = max(ctx.state.scores)
        if best >= self.target_at(ctx.state):
            ctx.emit(uno.MatchOver(self.leaders(ctx.state)))


def score_winner(ctx: uno.Ctx, over: uno.RoundOver) -> None:
    """Add to the totals the prizes of the round; without prizes, the winner scores the hands of all who did not leave (M1, M9)."""
    gained = over.prizes or winner_takes_all(ctx.state, over)
    scores = tuple(old + new for old, new in zip(ctx.state.scores, gained, strict=True))
    ctx.emit(uno.Scored(gained, scores))


def winner_takes_all(state: uno.GameState, over: uno.RoundOver) -> tuple[int, ...]:
    """Return what each seat scores: a single winner all other hands and the bonus, nobody anything if the round is shared."""
    gained = [0] * len(state.seats)
    # IN and OUT but not LEFT: the hand of a leaver scores for nobody (M9).
    if len(over.winners) == 1:
        winner = over.winners[0]
        gained[winner] = over.bonus + sum(
            points
            for seat, points in enumerate(over.points)
            if seat != winner and state.seats[seat] in {uno.Seat.IN, uno.Seat.OUT}
        )
    return tuple(gained)


class RoundSettings(msgspec.Struct, frozen=True):
    """Whether the round scores."""

    scoring: Annotated[
        Literal["cards", "none"],
        uno.Word(
            "scoring",
            "cards",
            ("cards", "none"),
            "What the round is worth: points as ever, or none (M1, X9).",
        ),
    ]


class Round(uno.MatchRule):
    """One round; its winner wins. It is scored like `winner`, or with `scoring=none` not at all (M1, M3, X9)."""

    id = "round"
    conflicts = apart_from("round")
    settings = uno.settings_of(RoundSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.scores = options.read(RoundSettings).scoring == "cards"

    @uno.after(uno.RoundOver)
    def score(self, ctx: uno.Ctx, over: uno.RoundOver) -> None:
        """Give the winner the points, and end the match."""
        if self.scores:
            score_winner(ctx, over)
        ctx.emit(uno.MatchOver(over.winners))


class RoundsSettings(msgspec.Struct, frozen=True):
    """How many rounds, and what each is worth."""

    rounds: Annotated[int, uno.Number("rounds", 5, 1, 1000, "How many rounds are played (M3).")]
    scoring: Annotated[
        Literal["cards", "places"],
        uno.Word(
            "scoring",
            "cards",
            ("cards", "places"),
            "What a round is worth: the other hands, or the place (M3).",
        ),
    ]


class Rounds(uno.MatchRule):
    """Some rounds, scored like `winner` or by place. The highest total wins; equal totals share the win (M3)."""

    id = "rounds"
    conflicts = apart_from("rounds")
    admits = False
    settings = uno.settings_of(RoundsSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        chosen = options.read(RoundsSettings)
        self.rounds = chosen.rounds
        self.by_place = chosen.scoring == "places"

    @uno.after(uno.RoundOver)
    def score(self, ctx: uno.Ctx, over: uno.RoundOver) -> None:
        """Give the winner the points, and end the match after the last round."""
        if self.by_place:
            score_places(ctx, over)
        else:
            score_winner(ctx, over)
        if ctx.state.round >= self.rounds:
            # who is left alone and absent wins nothing (M10)
            won = over.winners or any(ctx.state.scores)
            ctx.emit(uno.MatchOver(self.leaders(ctx.state) if won else ()))


def score_places(ctx: uno.Ctx, over: uno.RoundOver) -> None:
    """Give everybody a point for each player with a worse place, or who has left; nobody else anything (M3).

    Who has left gets none, and nobody does if the last one left is absent (M10).
    """
    state = ctx.state
    # who went out and left while the last card still asked something has won
    left = {
        seat for seat, held in enumerate(state.seats) if held is uno.Seat.LEFT and seat not in over.winners
    }
    placed = {seat: place for seat, place in enumerate(over.places) if place and seat not in left}
    if over.why == "alone" and not over.winners:
        placed = {}
    gained = [0] * len(state.seats)
    for seat, place in placed.items():
        gained[seat] = len(left) + sum(other > place for other in placed.values())
    ctx.emit(
        uno.Scored(tuple(gained), tuple(old + new for old, new in zip(state.scores, gained, strict=True)))
    )
