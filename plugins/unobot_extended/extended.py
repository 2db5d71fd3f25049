"""Extended 5.2: the base rule of extended.md."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from uno_engine import (
    BaseRule,
    Ctx,
    Dealt,
    Deck,
    EngineError,
    Event,
    Fact,
    Flipped,
    Flow,
    GameState,
    Move,
    PhaseBegan,
    Question,
    RoundOver,
    RuleSet,
    Seat,
    Setting,
    TurnGoesTo,
    YesNo,
    fewest,
    phase,
    pick,
)
from unobot_extended.course import RULE, Course, course, remember
from unobot_extended.deck import DECK
from unobot_extended.events import PutUnder
from unobot_extended.going_out import GoingOut
from unobot_extended.judgement import Judgement
from unobot_extended.parts import PARTS
from unobot_extended.playing import ExtendedPlaying
from unobot_extended.preset import HandSize
from unobot_extended.refusals import refusal

DIRECTIONS = (pick("cw"), pick("ccw"))


class LastNumber(Fact, frozen=True):
    """The number that last, an Infinity, was named."""

    number: int


class PlayersOut(Fact, frozen=True):
    """Who is out of the round, first to last."""

    out: tuple[int, ...]


class DirectionChosen(Event, frozen=True):
    """The starter chose the direction of play (X4)."""

    seat: int
    direction: Literal[1, -1]

    def apply(self, state: GameState) -> None:
        """Play goes that way."""
        state.direction = self.direction


class Extended(BaseRule):
    """A larger game: effects that sit on players, reactions, and games that take over the table (X1-X18)."""

    id = RULE
    includes = tuple(part.id for part in PARTS)
    conflicts: ClassVar[dict[str, str]] = dict.fromkeys(
        ("negative", "elimination", "teams", "places"), "extended-own-points"
    )
    deck = DECK
    memory = Course
    words = ("cw", "ccw")
    settings: ClassVar[tuple[Setting, ...]] = (
        *(setting for setting in BaseRule.settings if setting.name not in {"cards", "next-dealer"}),
        HandSize(),
        YesNo("dropped", False, "Whether one of each card that the source has dropped is added."),
    )

    def check(self, rules: RuleSet) -> None:
        """Find the parts."""
        super().check(rules)
        self.judgement = rules.rule(Judgement)
        self.going_out = rules.rule(GoingOut)
        self.playing = rules.rule(ExtendedPlaying)

    def dealt_to(self, seats: int) -> int:
        """As the table says, else nine for up to three players, seven for up to six, five for more (X3)."""
        return self.cards or (9 if seats <= 3 else 7 if seats <= 6 else 5)

    # --- the round ---------------------------------------------------------------------------------------------------

    def choose_dealer(self, ctx: Ctx, seats: list[int], deck: Deck) -> int:
        """Who was out first in the last round starts, else whoever draws the highest number; their right deals (X4)."""
        first = ctx.state.ended or ()
        starter = first[0] if first and first[0] in seats else self.first_dealer(ctx, seats, deck)
        return seats[seats.index(starter) - 1]

    @phase("deal")
    def deal(self, ctx: Ctx) -> None:
        """Shuffle and deal (X3)."""
        self.gather(ctx)
        ctx.emit(Dealt(self.dealt_to(len(ctx.state.playing()))))
        ctx.emit(PhaseBegan("open"))

    @phase("open")
    def open(self, ctx: Ctx) -> Question:
        """The starter chooses the direction of play (X4)."""
        starter = self.first_seat(ctx.state)
        return ctx.ask(starter, DIRECTIONS, why="direction", then=self.turn_up, default=DIRECTIONS[0])

    def turn_up(self, ctx: Ctx, starter: int, move: Move) -> None:
        """The first card that is not black becomes last, without effect (X4)."""
        state = ctx.state
        ctx.emit(DirectionChosen(starter, 1 if move.word == "cw" else -1))
        while state.draw[-1].color is None and any(card.color for card in state.draw):
            ctx.emit(PutUnder(state.draw[-1]))
        ctx.emit(Flipped(state.draw[-1]))
        seated = state.seats[starter] is Seat.IN
        ctx.emit(TurnGoesTo(starter if seated else state.after(starter)))
        ctx.emit(PhaseBegan("turn"))

    @phase("turn")
    def turn(self, ctx: Ctx) -> Flow:
        """Judgement, then draw and play (X6); who has no card is only judged (X8)."""
        return self.judgement.judge(ctx, ctx.state.turn)

    def end_round(self, ctx: Ctx, winners: tuple[int, ...], why: str = "out") -> None:
        """Who was out first has won; everyone scores what they gained on going out (X9).

        When the time is up, what waits on players is drawn and taken first (M8). If nobody is out even then, the one
        with the fewest cards has won, and scores as if they had gone out; nobody does if it is shared. The others have
        not gone out and score nothing.
        """
        if why == "time":
            winners = self.stop_clock(ctx)
        now, seats = course(ctx.state), len(ctx.state.seats)
        gained = now.gained + (0,) * (seats - len(now.gained))
        points = tuple(ctx.state.points(seat) for seat in range(seats))
        ctx.emit(RoundOver(now.places[:1] or winners, points, why, prizes=gained))

    def stop_clock(self, ctx: Ctx) -> tuple[int, ...]:
        """The time is up (M8): settle what is open; returns who has won the round."""
        for seat in ctx.state.order_from(ctx.state.turn):
            self.judgement.take_waiting(ctx, seat)
        self.going_out.see_off(ctx)
        state, now = ctx.state, course(ctx.state)
        if now.places:
            return now.places[:1]
        best = fewest(state)
        if len(best) == 1:
            prize = len(state.playing()) - 1
            gained = tuple(prize if seat in best else 0 for seat in range(len(state.seats)))
            remember(ctx, replace(now, gained=gained))
        return best

    # --- looking -----------------------------------------------------------------------------------------------------

    def refusal(
        self, state: GameState, question: Question | None, seat: int, move: Move
    ) -> EngineError | None:
        """Why a move cannot be made now."""
        if move.verb == "deal":
            return self.refused_deal(state)
        return refusal(self.playing, state, question, seat, move)

    def facts(self, state: GameState) -> Iterable[Fact]:
        """The number that an Infinity stands for, and who is out."""
        now = course(state)
        if now.number is not None:
            yield LastNumber(now.number)
        if now.places:
            yield PlayersOut(now.places)
