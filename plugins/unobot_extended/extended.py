"""Extended 5.2: the base rule of extended.md."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from uno_engine import (
    BaseRule,
    Ctx,
    Dealt,
    Deck,
    EngineError,
    Event,
    Flipped,
    GameState,
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
    pick_value,
)
from unobot_extended.calls import ExtendedCalls
from unobot_extended.card import Turn
from unobot_extended.course import RULE, Course, course, last_number, remember
from unobot_extended.deck import DECK
from unobot_extended.effects import on
from unobot_extended.events import PutUnder
from unobot_extended.going_out import GoingOut
from unobot_extended.judgement import Judgement
from unobot_extended.parts import PARTS
from unobot_extended.playing import Playing
from unobot_extended.refusals import refusal
from unobot_extended.settings import HandSize
from unobot_extended.turn import DrawAndPlay

DIRECTIONS = (pick_value("cw"), pick_value("ccw"))


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
    settings: ClassVar[tuple[Setting, ...]] = (
        *(setting for setting in BaseRule.settings if setting.name not in {"cards", "next-dealer"}),
        HandSize(),
        YesNo("dropped", False, "Whether one of each card that the source has dropped is added."),
    )

    def check(self, rules: RuleSet) -> None:
        """Find the parts."""
        super().check(rules)
        self.judgement = rules.rule(Judgement)
        self.turns = rules.rule(DrawAndPlay)
        self.going_out = rules.rule(GoingOut)
        self.calls = rules.rule(ExtendedCalls)
        self.playing = rules.rule(Playing)

    def dealt_to(self, seats: int) -> int:
        """As the table says, else nine for up to three players, seven for up to six, five for more (X3)."""
        return self.cards or (9 if seats <= 3 else 7 if seats <= 6 else 5)

    # --- the round ---------------------------------------------------------------------------------------------------

    async def choose_dealer(self, ctx: Ctx, seats: list[int], deck: Deck) -> int:
        """Who was out first in the last round starts, else whoever draws the highest number; their right deals (X4)."""
        first = ctx.state.ended or ()
        starter = first[0] if first and first[0] in seats else await self.first_dealer(ctx, seats, deck)
        return seats[seats.index(starter) - 1]

    @phase("deal")
    async def deal(self, ctx: Ctx) -> None:
        """Shuffle and deal (X3)."""
        await self.gather(ctx)
        await ctx.emit(Dealt(self.dealt_to(len(ctx.state.playing()))))
        await ctx.emit(PhaseBegan("open"))

    @phase("open")
    async def open(self, ctx: Ctx) -> None:
        """The starter chooses the direction; the first card that is not black becomes last, without effect (X4)."""
        state = ctx.state
        starter = self.first_seat(state)
        choice = await ctx.ask(starter, DIRECTIONS, why="direction", default=DIRECTIONS[0])
        await ctx.emit(DirectionChosen(starter, 1 if choice.value == "cw" else -1))
        while state.draw[-1].color is None and any(card.color for card in state.draw):
            await ctx.emit(PutUnder(state.draw[-1]))
        await ctx.emit(Flipped(state.draw[-1]))
        seated = state.seats[starter] is Seat.IN
        await ctx.emit(TurnGoesTo(starter if seated else state.after(starter)))
        await ctx.emit(PhaseBegan("turn"))

    @phase("turn")
    async def turn(self, ctx: Ctx) -> None:
        """Judgement, then draw and play (X6); who has no card is only judged (X8)."""
        seat = ctx.state.turn
        turn = Turn(seat)
        before = stand(ctx.state)
        over = await self.judgement.judge(ctx, turn)
        following = turn.following
        if not over:
            await self.going_out.see_off(ctx)
            if ctx.state.hands[seat] and len(ctx.state.playing()) > 1:
                following = await self.turns.take(ctx, turn)
        await self.end_turn(ctx, seat, following, moved=stand(ctx.state) != before)

    async def end_turn(self, ctx: Ctx, seat: int, following: int | None, *, moved: bool) -> None:
        """See off whoever is out, and pass the turn; the round ends when one is left (X8, X9).

        It also ends when everyone in turn could or would do nothing (B16).
        """
        state = ctx.state
        now = course(state)
        await remember(ctx, replace(now, still=0 if moved else now.still + 1))
        await self.calls.end_turn(ctx, seat)
        await self.going_out.see_off(ctx)
        if len(state.playing()) < 2:
            await self.end_round(ctx, tuple(state.playing()))
            return
        if following is None or state.seats[following] is not Seat.IN:
            following = state.after(seat if following is None else following)
        await ctx.emit(TurnGoesTo(following))
        if course(state).still >= len(state.playing()):
            await self.end_round(ctx, fewest(state), "stalled")

    async def end_round(self, ctx: Ctx, winners: tuple[int, ...], why: str = "out") -> None:
        """Who was out first has won; everyone scores what they gained on going out (X9).

        When the time is up, what waits on players is drawn and taken first (M8). If nobody is out even then, the one
        with the fewest cards has won, and scores as if they had gone out; nobody does if it is shared. The others have
        not gone out and score nothing.
        """
        if why == "time":
            winners = await self.stop_clock(ctx)
        now, seats = course(ctx.state), len(ctx.state.seats)
        gained = now.gained + (0,) * (seats - len(now.gained))
        points = tuple(ctx.state.points(seat) for seat in range(seats))
        await ctx.emit(RoundOver(now.places[:1] or winners, points, why, prizes=gained))

    async def stop_clock(self, ctx: Ctx) -> tuple[int, ...]:
        """The time is up (M8): settle what is open; returns who has won the round."""
        for seat in ctx.state.order_from(ctx.state.turn):
            await self.judgement.take_waiting(ctx, seat)
        await self.going_out.see_off(ctx)
        state, now = ctx.state, course(ctx.state)
        if now.places:
            return now.places[:1]
        best = fewest(state)
        if len(best) == 1:
            prize = len(state.playing()) - 1
            gained = tuple(prize if seat in best else 0 for seat in range(len(state.seats)))
            await remember(ctx, replace(now, gained=gained))
        return best

    # --- looking -----------------------------------------------------------------------------------------------------

    def refusal(
        self, state: GameState, question: Question | None, seat: int, words: Sequence[str]
    ) -> EngineError | None:
        """Why a command cannot be followed now."""
        if words[0] == "deal":
            return self.refused_deal(state)
        return refusal(self.playing, state, question, seat, words)

    def shows(self, state: GameState, seat: int | None) -> Mapping[str, object]:
        """The number that last stands for, the total of the draw effects, and who is out, first to last."""
        del seat
        waiting = (on(state, player, "draw") for player in state.playing())
        return {
            "number": last_number(state),
            "penalty": sum(effect.amount for effect in waiting if effect),
            "places": course(state).places,
        }


def stand(state: GameState) -> object:
    """What has changed if anything has: hands, effects, the discard pile."""
    return [len(hand) for hand in state.hands], state.effects, len(state.discard)
