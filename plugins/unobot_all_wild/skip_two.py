"""The card Wild Skip Two (W6)."""

from typing import Annotated, Literal

import msgspec

from uno_engine import (
    Ctx,
    Options,
    Play,
    Remembered,
    Rule,
    Skipped,
    TurnGoesTo,
    Word,
    instead,
    plays,
    settings_of,
)
from unobot_all_wild.cards import SKIP_TWO


class LosesAnother(msgspec.Struct, frozen=True):
    """Whose next turn is lost, too."""

    seat: int = -1


class SkipTwoSettings(msgspec.Struct, frozen=True):
    """Whom it skips at a table of two."""

    skip_two: Annotated[
        Literal["opponent", "seats"],
        Word(
            "skip-two",
            "opponent",
            ("opponent", "seats"),
            "Two players: whether the other loses two turns, or each of the two one (W6).",
        ),
    ]


class SkipTwo(Rule):
    """Wild Skip Two: the next two players lose the turn; nobody can answer it (W6).

    Of two players the other loses two turns in a row, or with `skip-two=seats` each loses one, so that it is the other's.
    """

    id = "skip-two"
    role = "part"
    memory = LosesAnother
    settings = settings_of(SkipTwoSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.twice = options.read(SkipTwoSettings).skip_two == "opponent"

    @plays(SKIP_TWO.symbol)
    def played(self, ctx: Ctx, play: Play) -> None:
        """Skip the next two; of two players the other one, and again when the turn would come to them."""
        state = ctx.state
        first = state.after(play.seat)
        second = state.after(first)
        ctx.emit(Skipped(first))
        if second != play.seat or not self.twice:
            ctx.emit(Skipped(second))
            ctx.emit(TurnGoesTo(state.after(second)))
            return
        # What costs the other a turn while one is lost anyway costs none more.
        lost_anyway = self.id in state.own
        ctx.emit(TurnGoesTo(play.seat))
        if not lost_anyway:
            ctx.emit(Remembered(self.id, LosesAnother(first)))

    @instead(TurnGoesTo)
    def lose_another(self, ctx: Ctx, goes: TurnGoesTo) -> TurnGoesTo:
        """Skip the player once more who was skipped twice; a turn that they lose for another reason counts as well."""
        state = ctx.state
        if self.id not in state.own:
            return goes
        loser = state.memory(self.id, LosesAnother).seat
        ctx.emit(Remembered(self.id, None))
        if goes.seat != loser:
            return goes
        ctx.emit(Skipped(loser))
        return TurnGoesTo(state.after(loser))
