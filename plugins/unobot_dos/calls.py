"""Calling DOS, and catching who forgot (S10)."""

from typing import Annotated, ClassVar

import msgspec

from uno_engine import (
    MAYBE_PLAYER,
    Calls,
    Ctx,
    GameState,
    Number,
    Options,
    Question,
    Verb,
    after,
    settings_of,
)
from unobot_dos.row import Matched, PutOnPile


class DosCallSettings(msgspec.Struct, frozen=True):
    """With how many cards the call is owed."""

    dos_at: Annotated[
        int,
        Number(
            "dos-at",
            1,
            1,
            2,
            "1: DOS is owed when a play leaves one card; 2: when a turn leaves exactly two (S10).",
        ),
    ]


class DosCalls(Calls):
    """DOS must be called when a play leaves one card, or (`dos-at=2`) when a turn leaves exactly two (S10)."""

    id = "dos-calls"
    several = True
    word: ClassVar[str] = "dos"
    verbs = (Verb("dos", along=True), Verb("catch", (MAYBE_PLAYER,)))
    settings = (*Calls.settings, *settings_of(DosCallSettings))

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.left = options.read(DosCallSettings).dos_at

    @after(Matched)
    def after_match(self, ctx: Ctx, match: Matched) -> None:
        """With `dos-at=1`, make the player owe the call if this match left one card."""
        if self.left == 1 and len(ctx.state.hands[match.seat]) == 1:
            self.judge(ctx, (match.seat,))

    @after(PutOnPile)
    def after_put(self, ctx: Ctx, put: PutOnPile) -> None:
        """The same after a card was put on the pile."""
        if self.left == 1 and len(ctx.state.hands[put.seat]) == 1:
            self.judge(ctx, (put.seat,))

    def end_turn(self, ctx: Ctx, seat: int) -> None:
        """At the end of a turn, with `dos-at=2`, make a player with two cards owe the call; forget a call made for this turn."""
        if self.left == 2 or len(ctx.state.hands[seat]) != 1:
            self.judge(ctx, (seat,))

    def may_leave_one(self, state: GameState, question: Question, seat: int) -> bool:
        """Whether it is that player's turn, and a play of theirs could leave as many cards as owe the call."""
        held = len(state.hands[seat])
        if seat not in question.asked or state.turn != seat or held < 2:
            return False
        # The quick cases: no play takes more than two cards, so of more than three never one is left.
        if self.left == 2 or held > 3:
            return self.left == 2
        moves = question.options(state, seat)
        return any(held - len(move.cards) == 1 for move in moves if move.verb in {"play", "put"})
