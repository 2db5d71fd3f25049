"""The rule for the call of DOS (S10)."""

from collections.abc import Iterable
from typing import Annotated, ClassVar

import msgspec

import uno_engine as uno
from unobot_dos.moves import count_laid


class DosCallSettings(msgspec.Struct, frozen=True):
    """With how many cards the call is owed."""

    dos_at: Annotated[
        int,
        uno.Number(
            "dos-at",
            1,
            1,
            2,
            "1: you have to call DOS when a play leaves you one card; 2: when a turn leaves exactly two (S10).",
        ),
    ]


class DosCalls(uno.Calls):
    """DOS must be called when a play leaves one card, or (`dos-at=2`) when a turn leaves exactly two (S10)."""

    id = "dos-calls"
    several = True
    word: ClassVar[str] = "dos"
    verbs = (uno.Verb("dos", along=True), uno.Verb("catch", (uno.MAYBE_PLAYER,)))
    settings = (*uno.Calls.settings, *uno.settings_of(DosCallSettings))

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.left = options.read(DosCallSettings).dos_at

    def after_card(self, ctx: uno.Ctx, seat: int) -> None:
        """With `dos-at=1`, make the player owe the call if a match, or a card put on the pile, has left one card."""
        if self.left == 1 and len(ctx.state.hands[seat]) == 1:
            self.judge(ctx, (seat,))

    def end_turn(self, ctx: uno.Ctx, seat: int) -> None:
        """At the end of a turn, with `dos-at=2`, make a player with two cards owe the call; forget a call made for this turn."""
        held = len(ctx.state.hands[seat])
        if self.left == 2 if held == self.left else self.id in ctx.state.own:
            self.judge(ctx, (seat,))

    def offers(self, state: uno.GameState, question: uno.Question, seat: int) -> Iterable[uno.Offer]:
        """Offer `dos` to whoever may call, and `catch` to everyone else while somebody owes the call."""
        # Nearly always nobody owes anything or has called: then one can only call for what one plays. Asked in every turn.
        if self.forgiving and self.id not in state.own:
            # no play takes more than two cards, so of more than three never one is left
            many = self.left == 1 and len(state.hands[seat]) > 3
            early = not many and self.may_leave_one(state, question, seat)
            return (uno.Offer(self.call_move, self.keep),) if early else ()
        return super().offers(state, question, seat)

    def may_leave_one(self, state: uno.GameState, question: uno.Question, seat: int) -> bool:
        """Whether it is that player's turn, and a play of theirs could leave as many cards as owe the call."""
        held = len(state.hands[seat])
        if held < 2 or state.turn != seat or seat not in question.asked or state.phase != "turn":
            return False
        if self.left == 2 or held > 3:
            return self.left == 2
        return held - 1 in map(count_laid, question.options(state, seat))
