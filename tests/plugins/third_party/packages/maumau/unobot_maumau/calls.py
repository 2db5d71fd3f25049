"""The calls: “Mau” with one card left and, where the table wants it, “Mau-Mau” with the last one."""

from collections.abc import Iterable
from typing import Annotated, ClassVar, Literal

import msgspec

import uno_engine as uno


class MauCalls(uno.Calls):
    """“Mau” must be called when a play leaves one card."""

    id = "mau-calls"
    word: ClassVar[str] = "mau"
    verbs = (uno.Verb("mau", along=True), uno.Verb("catch", (uno.MAYBE_PLAYER,)))


class Settings(msgspec.Struct, frozen=True):
    """Whether the last card needs a word of its own."""

    mau_mau: Annotated[
        Literal["none", "call"],
        uno.Word("mau-mau", "none", ("none", "call"), "Whether “Mau-Mau” must be called with the last card."),
    ]


class Said(msgspec.Struct, frozen=True):
    """Who has called “Mau-Mau” for the card that they are about to play."""

    seat: int = -1


class MauMauCalled(uno.Event, frozen=True):
    """A player called “Mau-Mau”."""

    seat: int


class MauMauForgotten(uno.Event, frozen=True):
    """A player laid the last card without a word, and draws a card."""

    seat: int


SAY = uno.Move("maumau")


class LastWord(uno.Rule):
    """Where the table wants it, the last card is played with “Mau-Mau”; who forgets it draws a card and plays on."""

    id = "last-word"
    role = "part"
    only_asides = True
    offers_to = frozenset({"turn", "drawn"})
    verbs = (uno.Verb("maumau", along=True),)
    settings = uno.settings_of(Settings)
    memory = Said

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.wanted = options.read(Settings).mau_mau == "call"

    def offers(self, state: uno.GameState, question: uno.Question, seat: int) -> Iterable[uno.Offer]:
        """Offer the word to whoever is about to play the last card."""
        if not self.wanted or seat not in question.waiting() or len(state.hands[seat]) != 1:
            return ()
        return () if state.memory(self.id, Said).seat == seat else (uno.Offer(SAY, self.say),)

    def say(self, ctx: uno.Ctx, seat: int, _move: uno.Move) -> None:
        """Remember that it was said."""
        ctx.emit(MauMauCalled(seat))
        ctx.emit(uno.Remembered(self.id, Said(seat)))

    @uno.after(uno.TurnGoesTo, remembering=True)
    def turn_over(self, ctx: uno.Ctx, _turn: uno.TurnGoesTo) -> None:
        """Forget it with the turn."""
        if self.id in ctx.state.own:
            ctx.emit(uno.Remembered(self.id, None))

    def forgotten(self, ctx: uno.Ctx, seat: int) -> bool:
        """Whether that player should have said it; then they draw a card."""
        if not self.wanted or ctx.state.memory(self.id, Said).seat == seat:
            return False
        ctx.emit(MauMauForgotten(seat))
        return bool(ctx.rules.base.draw(ctx, seat, 1, "last-word"))

    def refusal(
        self, state: uno.GameState, question: uno.Question | None, seat: int, move: uno.Move
    ) -> uno.EngineError | None:
        """Return why the word cannot be said now."""
        if move.verb != SAY.verb:
            return None
        return uno.NotAllowed("maumau-not-needed" if self.wanted else "maumau-never-needed")
