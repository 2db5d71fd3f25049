"""Doubting a Wild Draw Four (B17-B21)."""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec

from uno_engine.classic.penalty import Bluff, Penalty, PenaltyDropped, Pending, draw_penalty
from uno_engine.classic.turn import Playing
from uno_engine.classic.wild import WildDrawFour
from uno_engine.kernel.cards import Color
from uno_engine.kernel.errors import BadTable
from uno_engine.kernel.events import Event, Remembered, RoundOver, Showed, TakenBack, TurnGoesTo
from uno_engine.kernel.hooks import instead
from uno_engine.kernel.moves import GIVE_UP, Flow, Move, Question, Verb
from uno_engine.kernel.moves import play as move_to_play
from uno_engine.kernel.options import Options, Word, settings_of
from uno_engine.kernel.rules import Ctx, Offer, Rule, RuleSet
from uno_engine.kernel.state import GameState, Seat

__all__ = ["Challenge", "Challenged"]

CHALLENGE = Move("challenge")
_ON_TOP: Final = 2
_FOR_GUILT: Final = 2


class Challenged(Event, frozen=True):
    """A player doubted a Wild Draw Four; `guilty` tells whether it was a bluff."""

    by: int
    of: int
    guilty: bool


class Upheld(msgspec.Struct, frozen=True):
    """What a challenge that found guilt leaves behind until the turn next goes on (B19).

    `owing` is a bluffer who draws `amount` cards, the first of them `until` that colour comes, when the card played instead has taken its whole effect; `single` a
    challenger who, without a card to play, draws only one, in the turn that begins with the act `act`.
    """

    owing: int = -1
    amount: int = 0
    until: Color | None = None
    single: int = -1
    act: int = -1


class ChallengeSettings(msgspec.Struct, frozen=True):
    """The options that say who may challenge, and what it costs whom."""

    challenge_by: Annotated[
        Literal["next", "anyone"],
        Word(
            "challenge-by",
            "next",
            ("next", "anyone"),
            "Players who may challenge a Wild Draw Four: the one it hits, or all others (B17).",
        ),
    ]
    challenge_success: Annotated[
        Literal["draw", "return"],
        Word(
            "challenge-success",
            "draw",
            ("draw", "return"),
            "What follows from a challenge that finds guilt (B19).",
        ),
    ]
    challenge_turn: Annotated[
        Literal["normal", "one"],
        Word(
            "challenge-turn",
            "normal",
            ("normal", "one"),
            "What a challenger who was right draws: as always, or a single card (B19).",
        ),
    ]
    challenge_guilty: Annotated[
        Literal["full", "2"],
        Word(
            "challenge-guilty",
            "full",
            ("full", "2"),
            "Cards that a bluffer draws: as many as the card says, or two (B36).",
        ),
    ]
    challenge_innocent: Annotated[
        Literal["2", "4"],
        Word("challenge-innocent", "2", ("2", "4"), "Extra cards for a wrong challenge (B36)."),
    ]


class Challenge(Rule):
    """The player hit by a Wild Draw Four may challenge it; with `challenge-by=anyone` each other player may (B17)."""

    id = "challenge"
    offers_to = frozenset({"penalty"})
    role = "part"
    verbs = (Verb("challenge"),)
    memory = Upheld
    settings = settings_of(ChallengeSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        chosen = options.read(ChallengeSettings)
        self.by_anyone = chosen.challenge_by == "anyone"
        self.returns = chosen.challenge_success == "return"
        self.single = chosen.challenge_turn == "one"
        self.only_two = chosen.challenge_guilty == "2"
        self.on_top = int(chosen.challenge_innocent)

    def check(self, rules: RuleSet) -> None:
        """Raise BadTable if the options say who challenges or what it costs, and nothing can be challenged (B17, B36)."""
        said = {
            "challenge-by": self.by_anyone,
            "challenge-guilty": self.only_two,
            "challenge-innocent": self.on_top != _ON_TOP,
        }
        option = next((name for name, changed in said.items() if changed), None)
        if option is not None and rules.rule(WildDrawFour).mode != "challenge":
            raise BadTable("no-challenge", option=option)

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """Offer the challenge to the player who is hit, or by option to everyone but who played the card (B17)."""
        if seat not in question.asked and not (self.by_anyone and state.seats[seat] is Seat.IN):
            return ()
        pending = state.memory(Penalty.id, Pending)
        doubtful = pending.bluff is not None and seat != pending.by
        return (Offer(CHALLENGE, self.challenge, closes=True),) if doubtful else ()

    def challenge(self, ctx: Ctx, seat: int, _move: Move) -> Flow:
        """Examine the hand as it was when the card was played, in front of the challenger alone (B18)."""
        pending = ctx.state.memory(Penalty.id, Pending)
        bluff = pending.bluff
        assert bluff is not None
        guilty = bluff.color is not None and any(card.color is bluff.color for card in bluff.hand)
        ctx.emit(Challenged(seat, pending.by, guilty))
        ctx.emit(Showed(seat, pending.by, bluff.hand, "challenge"))
        hit = pending.seat
        if not guilty:
            if seat != hit:  # the cards on top alone; who is hit still takes the others (B17)
                draw_penalty(ctx, seat, self.on_top, None, "challenge")
            ctx.rule(Penalty).take(ctx, pending, self.on_top if seat == hit else 0)
            return None
        ctx.emit(PenaltyDropped(hit))
        if self.returns and ctx.state.seats[pending.by] is not Seat.OUT:
            return self.give_back(ctx, pending, bluff)
        self.draw(ctx, self.for_guilt(pending))
        ctx.emit(TurnGoesTo(hit))
        if self.single and seat == hit:
            ctx.emit(Remembered(self.id, Upheld(single=seat, act=ctx.state.acts)))
        return None

    def for_guilt(self, pending: Pending) -> Upheld:
        """Return what a bluff costs its player: as much as the card makes others draw, or two cards (B19, B36)."""
        return (
            Upheld(pending.by, _FOR_GUILT)
            if self.only_two
            else Upheld(pending.by, pending.amount, pending.until)
        )

    def draw(self, ctx: Ctx, owed: Upheld) -> None:
        """Make a bluffer draw what they owe."""
        draw_penalty(ctx, owed.owing, owed.amount, owed.until, "challenge")

    async def give_back(self, ctx: Ctx, pending: Pending, bluff: Bluff) -> Flow:
        """Give the card back, have one of the colour before it played, and then four drawn (B19)."""
        assert pending.card is not None
        assert bluff.top is not None
        by = pending.by
        ctx.emit(TakenBack(by, pending.card, bluff.top, bluff.color))
        fitting = dict.fromkeys(card for card in bluff.hand if card.color is bluff.color)
        choice = await ctx.ask(by, [move_to_play(card) for card in fitting], why="return", default=GIVE_UP)
        # Not after `play`: an answer to that card's effect closes this script.
        ctx.emit(Remembered(self.id, self.for_guilt(pending)))
        ctx.afterwards(self.pay)
        if choice.card is not None:
            return ctx.rule(Playing).play(ctx, by, choice.card)
        ctx.emit(TurnGoesTo(pending.seat))
        return None

    @instead(RoundOver)
    def round_ends(self, ctx: Ctx, over: RoundOver) -> RoundOver:
        """Have what is owed drawn before the round is scored: it counts."""
        if not ctx.state.memory(self.id, Upheld).amount:
            return over
        self.pay(ctx)
        counted = ctx.rules.base.counted(ctx.state, over.winners, over.why)
        return msgspec.structs.replace(over, points=counted.points, places=counted.places)

    def pay(self, ctx: Ctx) -> None:
        """Let a bluffer draw the cards that they owe, unless they were put out of the round meanwhile."""
        state = ctx.state
        upheld = state.memory(self.id, Upheld)
        if upheld.amount:
            ctx.emit(Remembered(self.id, None))
            if state.seats[upheld.owing] is not Seat.OUT:
                self.draw(ctx, upheld)


def owes_cards(state: GameState, seat: int) -> bool:
    """Whether that player is about to draw for a bluff: they owe no UNO then (B19)."""
    return Challenge.id in state.own and state.memory(Challenge.id, Upheld).owing == seat


def draws_single(state: GameState, seat: int) -> bool:
    """Whether that player has just challenged rightly, and draws one card if none can be played (B19)."""
    upheld = state.own.get(Challenge.id)
    return isinstance(upheld, Upheld) and upheld.single == seat and state.acts - upheld.act <= 1
