"""Interrupt: playing out of turn costs cards (H7)."""

from typing import Annotated

import msgspec

from uno_engine import (
    Ctx,
    EveryoneSkipped,
    GameState,
    Move,
    Number,
    Options,
    Question,
    Remembered,
    Rule,
    RuleSet,
    Skipped,
    Stage,
    after,
    settings_of,
)
from unobot_house.jump_in import JumpIn


class JustSkipped(msgspec.Struct, frozen=True):
    """Who was skipped since somebody last acted, and the count of acts (`state.acts`) at that time."""

    seats: tuple[int, ...] = ()
    act: int = -1


class InterruptSettings(msgspec.Struct, frozen=True):
    """What playing out of turn costs."""

    interrupt: Annotated[int, Number("interrupt", 2, 0, 10, "Cards drawn for playing out of turn (H7.1).")]
    interrupt_skipped: Annotated[
        int,
        Number("interrupt-skipped", 4, 0, 10, "Cards drawn for it by a player who was just skipped (H7.2)."),
    ]


class Interrupt(Rule):
    """Playing out of turn, unless it is a lawful jump-in, draws 2; the card stays in hand (H7.1).

    It draws 4 if the player had just been skipped (H7.2). Only commands to play count (H7.3), and no jump-in that
    merely came too late (H1.4).
    """

    id = "interrupt"
    requires = ("classic-game",)
    memory = JustSkipped
    settings = settings_of(InterruptSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        chosen = options.read(InterruptSettings)
        self.cost = chosen.interrupt
        self.cost_skipped = chosen.interrupt_skipped

    def check(self, rules: RuleSet) -> None:
        """Find out whether `jump-in` is at the table, which lets cards be played out of turn."""
        self.jump_in = next((rule for rule in rules.rules if isinstance(rule, JumpIn)), None)

    @after(Skipped)
    def note_skipped(self, ctx: Ctx, skipped: Skipped) -> None:
        """Remember who was skipped; a player whom a draw card has hit was not (H7.2)."""
        if not skipped.hit:
            self.note(ctx, (skipped.seat,))

    @after(EveryoneSkipped)
    def note_all_skipped(self, ctx: Ctx, skipped: EveryoneSkipped) -> None:
        """Remember that all others were."""
        self.note(ctx, tuple(seat for seat in ctx.state.playing() if seat != skipped.seat))

    def note(self, ctx: Ctx, skipped: tuple[int, ...]) -> None:
        """Remember these as skipped by this act; those skipped before the last act are forgotten."""
        acts = ctx.state.acts
        before = ctx.state.memory(self.id, JustSkipped)
        # Several may be skipped by one act (H2.3); an older note belongs to an act that is over.
        seats = before.seats if before.act == acts else ()
        ctx.emit(Remembered(self.id, JustSkipped((*seats, *skipped), acts)))

    def fine(self, state: GameState, question: Question | None, seat: int, move: Move) -> int:
        """Return how many cards it costs to try these cards while others are asked; 0 in one's own turn."""
        if question is None or seat in question.waiting() or state.stage is not Stage.PLAYING:
            return 0
        # Somebody was quicker with the identical card: the second one loses nothing (H1.4).
        if self.jump_in is not None and self.jump_in.too_late(state, move.cards[0]):
            return 0
        last = state.memory(self.id, JustSkipped)
        skipped = last.act == state.acts and seat in last.seats
        return self.cost_skipped if skipped else self.cost
