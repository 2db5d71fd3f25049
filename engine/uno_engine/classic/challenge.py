"""Doubting a Wild Draw Four (B17-B21)."""

from collections.abc import Iterable

from uno_engine.classic.penalty import Bluff, Penalty, PenaltyDropped, Pending
from uno_engine.classic.playing import Playing
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import Event, Showed, TakenBack, TurnGoesTo
from uno_engine.kernel.moves import GIVE_UP, Move
from uno_engine.kernel.moves import play as move_to_play
from uno_engine.kernel.questions import Flow, Question
from uno_engine.kernel.rule import Offer, Rule
from uno_engine.kernel.settings import Options, Word
from uno_engine.kernel.state import GameState, Seat
from uno_engine.kernel.verbs import Verb

CHALLENGE = Move("challenge")


class Challenged(Event, frozen=True):
    """A player doubted a Wild Draw Four; `guilty` tells whether it was a bluff."""

    by: int
    of: int
    guilty: bool


class Challenge(Rule):
    """The player hit by a Wild Draw Four may challenge it (B17)."""

    id = "challenge"
    offers_to = frozenset({"penalty"})
    role = "part"
    verbs = (Verb("challenge"),)
    settings = (
        Word(
            "challenge-success",
            "draw",
            ("draw", "return"),
            "What follows from a challenge that finds guilt (B19).",
        ),
    )

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.returns = options.word("challenge-success") == "return"

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """Only the player who is hit may challenge (B17)."""
        if seat not in question.asked:
            return ()
        doubtful = state.memory(Penalty.id, Pending).bluff is not None
        return (Offer(CHALLENGE, self.challenge, closes=True),) if doubtful else ()

    def challenge(self, ctx: Ctx, seat: int, _move: Move) -> Flow:
        """Examine the hand as it was when the card was played, in front of the challenger alone (B18)."""
        pending = ctx.state.memory(Penalty.id, Pending)
        bluff = pending.bluff
        assert bluff is not None
        guilty = bluff.color is not None and any(card.color is bluff.color for card in bluff.hand)
        ctx.emit(Challenged(seat, pending.by, guilty))
        ctx.emit(Showed(seat, pending.by, bluff.hand, "challenge"))
        if not guilty:
            ctx.rule(Penalty).take(ctx, seat, pending.amount + 2)
            return None
        ctx.emit(PenaltyDropped(seat))
        if self.returns and ctx.state.seats[pending.by] is not Seat.OUT:
            return self.give_back(ctx, pending, bluff)
        ctx.rules.base.draw(ctx, pending.by, pending.amount, "challenge")
        ctx.emit(TurnGoesTo(seat))
        return None

    async def give_back(self, ctx: Ctx, pending: Pending, bluff: Bluff) -> Flow:
        """The card goes back, one of the colour in force before it is played, and four are drawn (B19).

        They are drawn before that card acts, for what it does may be answered by others.
        """
        assert pending.card is not None
        assert bluff.top is not None
        by, playing = pending.by, ctx.rule(Playing)
        ctx.emit(TakenBack(by, pending.card, bluff.top, bluff.color))
        fitting = dict.fromkeys(card for card in bluff.hand if card.color is bluff.color)
        choice = await ctx.ask(by, [move_to_play(card) for card in fitting], why="return", default=GIVE_UP)
        play = None if choice.card is None else playing.lay(ctx, by, choice.card)
        ctx.rules.base.draw(ctx, by, pending.amount, "challenge")
        if play is not None:
            return playing.act(ctx, play)
        ctx.emit(TurnGoesTo(pending.seat))
        return None
