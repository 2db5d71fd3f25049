"""Doubting a Wild Draw Four (B17-B21)."""

from collections.abc import Awaitable, Iterable

import msgspec

from uno_engine.classic.penalty import Bluff, Penalty, PenaltyDropped, Pending
from uno_engine.classic.playing import Playing
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import Event, Remembered, Showed, TakenBack, TurnGoesTo
from uno_engine.kernel.questions import GIVE_UP, Option, Question
from uno_engine.kernel.questions import play as option_to_play
from uno_engine.kernel.rule import Offer, Rule, after
from uno_engine.kernel.settings import Options, Word
from uno_engine.kernel.state import GameState, Seat

CHALLENGE = Option("challenge", "challenge")


class Challenged(Event, frozen=True):
    """A player doubted a Wild Draw Four; `guilty` tells whether it was a bluff."""

    by: int
    of: int
    guilty: bool


class Upheld(msgspec.Struct, frozen=True):
    """What a challenge that found guilt leaves behind until the turn next goes on (B19).

    `owing` is a bluffer who draws `amount` cards when the card played instead has taken its whole effect; `single` a
    challenger who, without a card to play, draws only one.
    """

    owing: int = -1
    amount: int = 0
    single: int = -1


class Challenge(Rule):
    """The player hit by a Wild Draw Four may challenge it (B17)."""

    id = "challenge"
    offers_to = frozenset({"penalty"})
    role = "part"
    memory = Upheld
    settings = (
        Word(
            "challenge-success",
            "draw",
            ("draw", "return"),
            "What follows from a challenge that finds guilt (B19).",
        ),
        Word(
            "challenge-turn",
            "normal",
            ("normal", "one"),
            "How a challenger who was right and cannot play draws: as always, or a single card (B19).",
        ),
    )

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.returns = options.word("challenge-success") == "return"
        self.single = options.word("challenge-turn") == "one"

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """Only the player who is hit may challenge (B17)."""
        if seat not in question.asked:
            return ()
        doubtful = state.memory(Penalty.id, Pending).bluff is not None
        return (Offer(CHALLENGE, self.challenge, closes=True),) if doubtful else ()

    async def challenge(self, ctx: Ctx, seat: int, option: Option) -> None:
        """Examine the hand as it was when the card was played, in front of the challenger alone (B18)."""
        del option
        pending = ctx.state.memory(Penalty.id, Pending)
        bluff = pending.bluff
        assert bluff is not None
        guilty = bluff.color is not None and any(card.color is bluff.color for card in bluff.hand)
        await ctx.emit(Challenged(seat, pending.by, guilty))
        await ctx.emit(Showed(seat, pending.by, bluff.hand, "challenge"))
        if not guilty:
            await ctx.rule(Penalty).take(ctx, seat, pending.amount + 2)
            return
        await ctx.emit(PenaltyDropped(seat))
        if self.returns and ctx.state.seats[pending.by] is not Seat.OUT:
            await self.give_back(ctx, pending, bluff)
        else:
            await ctx.rules.base.draw(ctx, pending.by, pending.amount, "challenge")
            await ctx.emit(TurnGoesTo(seat))
            if self.single:
                await ctx.emit(Remembered(self.id, Upheld(single=seat)))

    async def give_back(self, ctx: Ctx, pending: Pending, bluff: Bluff) -> None:
        """The card goes back, one of the colour in force before it is played, and then four are drawn (B19)."""
        assert pending.card is not None
        assert bluff.top is not None
        by = pending.by
        await ctx.emit(TakenBack(by, pending.card, bluff.top, bluff.color))
        fitting = dict.fromkeys(card for card in bluff.hand if card.color is bluff.color)
        choice = await ctx.ask(by, [option_to_play(card) for card in fitting], why="return", default=GIVE_UP)
        # remembered, for an answer to the card's effect ends this script: what stands after `play` might never run
        await ctx.emit(Remembered(self.id, Upheld(by, pending.amount)))
        if choice.card is None:
            await ctx.emit(TurnGoesTo(pending.seat))
        else:
            await ctx.rule(Playing).play(ctx, by, choice.card)

    @after(TurnGoesTo)
    def turn_over(self, ctx: Ctx, turn: TurnGoesTo) -> Awaitable[None] | None:
        """What was left behind ends with the turn, and with the effect of the card played instead."""
        del turn
        return self.settle(ctx) if self.id in ctx.state.own else None

    async def settle(self, ctx: Ctx) -> None:
        """A bluffer who owes cards draws them, unless they were put out of the round meanwhile."""
        state = ctx.state
        upheld = state.memory(self.id, Upheld)
        await ctx.emit(Remembered(self.id, None))
        if upheld.amount and state.seats[upheld.owing] is not Seat.OUT:
            await ctx.rules.base.draw(ctx, upheld.owing, upheld.amount, "challenge")


def owes_cards(state: GameState, seat: int) -> bool:
    """Whether that player is about to draw for a bluff: they owe no UNO then (B19)."""
    return Challenge.id in state.own and state.memory(Challenge.id, Upheld).owing == seat


def draws_single(state: GameState, seat: int) -> bool:
    """Whether that player has just challenged rightly, and draws one card if none can be played (B19)."""
    return Challenge.id in state.own and state.memory(Challenge.id, Upheld).single == seat
