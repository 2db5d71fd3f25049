"""Match rule `time`: a round has a limited time (M8)."""

from typing import Annotated

import msgspec

import uno_engine as uno
from unobot_match.winner import score_winner

HALF, MINUTE, UP = "time-half", "time-minute", "time-up"
_MINUTE = 60_000


class TimeWarned(uno.Event, frozen=True):
    """A warning was given: `left` milliseconds of the round are left."""

    left: int


class TimeUp(uno.Event, frozen=True):
    """The time of the round is over."""


class TimeSettings(msgspec.Struct, frozen=True):
    """The option that says how long a round lasts."""

    time: Annotated[int, uno.Duration("time", 600_000, "How long a round may last (M8).")]


class Time(uno.MatchRule):
    """When the time is up, the round ends after the current action; the fewest cards, then points, win (M8).

    An open penalty is drawn and open choices take their default first. The winner scores as in `winner`, nobody if it
    is shared. A warning is given at half time and one minute before. Time runs from the deal, not while paused. Alone
    it is one round.
    """

    id = "time"
    leads = False
    settings = uno.settings_of(TimeSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.span = options.read(TimeSettings).time

    def check(self, rules: uno.RuleSet) -> None:
        """Find out whether another rule of the table says when the match is over. Raises BadTable where a turn has a day."""
        if rules.base.daily:
            raise uno.BadTable("rules-conflict", rule=self.id, other="pace=daily", reason="time-and-daily")
        self.alone = not any(isinstance(rule, uno.MatchRule) and rule is not self for rule in rules.rules)

    @uno.after(uno.RoundBegan)
    def start(self, ctx: uno.Ctx, _began: uno.RoundBegan) -> None:
        """Set the timers of both warnings and of the end, counted from the deal."""
        now, span = ctx.state.clock, self.span
        if not span:
            return
        if span != 2 * _MINUTE:  # else that is one minute before
            ctx.emit(uno.TimerSet(now + span // 2, HALF))
        if span > _MINUTE:
            ctx.emit(uno.TimerSet(now + span - _MINUTE, MINUTE))
        ctx.emit(uno.TimerSet(now + span, UP))

    @uno.after(uno.TimerFired)
    def fired(self, ctx: uno.Ctx, fired: uno.TimerFired) -> None:
        """Warn, or when the time is up let every open question take its default and end the round after that (M8)."""
        if ctx.state.stage is not uno.Stage.PLAYING:
            return
        if fired.name in {HALF, MINUTE}:
            ctx.emit(TimeWarned(self.span // 2 if fired.name == HALF else _MINUTE))
        elif fired.name == UP:
            # `hurry` first lets every open question take its default, then calls `end`.
            ctx.emit(TimeUp())
            ctx.hurry(self.end)

    def end(self, ctx: uno.Ctx) -> None:
        """End the round: the fewest cards win. Does nothing if the hurried action itself has ended the round."""
        if ctx.state.stage is uno.Stage.PLAYING:
            ctx.rules.base.end_round(ctx, uno.fewest(ctx.state), "time")

    @uno.after(uno.RoundOver)
    def score(self, ctx: uno.Ctx, over: uno.RoundOver) -> None:
        """Score like `winner` and end the match, if no other rule says when it is over (M8)."""
        if self.alone:
            score_winner(ctx, over)
            ctx.emit(uno.MatchOver(over.winners))
