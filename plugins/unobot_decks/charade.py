"""Customizable action `charade`: a word is to be guessed in the room (D8)."""

from collections.abc import Sequence

import msgspec

from uno_engine import (
    PASS,
    Color,
    Ctx,
    Discarded,
    Event,
    GameState,
    Offer,
    Option,
    Play,
    Question,
    Remembered,
    Seat,
    TimerFired,
    TimerSet,
    TurnGoesTo,
    after,
    in_round,
)
from unobot_decks.customizable import CustomAction
from unobot_decks.going_out import out_by_discarding

TWO_MINUTES = 120_000


class Riddle(msgspec.Struct, frozen=True):
    """The secret word, who gives clues, and the colour that is discarded by who finds it."""

    word: str = ""
    seat: int = -1
    color: Color | None = None


class CharadeBegan(Event, frozen=True):
    """A player gives clues for a secret word; whoever types it first discards all cards of the colour."""

    seat: int
    color: Color


class CharadeSolved(Event, frozen=True):
    """A player typed the word."""

    seat: int
    word: str


class CharadeUnsolved(Event, frozen=True):
    """The time is over, or the player of the card gave up."""

    seat: int


class Charade(CustomAction):
    """`charade`: the player privately gives the bot a word, then gives clues in the room (D8).

    The first other player to type the word discards all cards of the colour that was named. It ends unsolved after two
    minutes, or when its player passes. A hand emptied so is out; one card left owes UNO.
    """

    id = "custom-charade"
    action = "charade"
    memory = Riddle
    listens_to = frozenset({"charade"})

    async def act(self, ctx: Ctx, play: Play, words: str) -> None:
        """Ask for the word."""
        del words
        await ctx.ask(play.seat, (PASS,), why="charade-word", default=PASS, turn=True, private=True)
        await ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))

    def reads(
        self, state: GameState, question: Question, seat: int, words: Sequence[str]
    ) -> tuple[Offer, int] | None:
        """The word as `pick WORD` while it is asked for; later whatever is typed, if it is the word."""
        if question.why == "charade-word" and seat in question.waiting() and words[0] == "pick" and words[1:]:
            word = " ".join(words[1:])
            return Offer(Option(f"pick {word}", "pick", value=word), self.begin, closes=True), len(words)
        return self.guess(state, seat, " ".join(words), len(words)) if question.why == "charade" else None

    def guess(self, state: GameState, seat: int, said: str, count: int) -> tuple[Offer, int] | None:
        """The offer to solve it, if that is the word and another player says it."""
        riddle = state.memory(self.id, Riddle)
        if seat == riddle.seat or said != riddle.word or state.seats[seat] is not Seat.IN:
            return None
        return Offer(Option(said, "guess", value=said), self.solve, closes=True), count

    async def begin(self, ctx: Ctx, seat: int, option: Option) -> None:
        """The word is given: the clues begin."""
        state = ctx.state
        assert state.color is not None
        await ctx.emit(Remembered(self.id, Riddle(option.value, seat, state.color)))
        await ctx.emit(CharadeBegan(seat, state.color))
        await ctx.emit(TimerSet(state.clock + TWO_MINUTES, self.id))
        await ctx.ask(seat, (PASS,), why="charade", default=PASS, turn=True, patience=0)
        await self.unsolved(ctx)

    async def unsolved(self, ctx: Ctx) -> None:
        """Nobody found it."""
        seat = ctx.state.memory(self.id, Riddle).seat
        await ctx.emit(Remembered(self.id, None))
        await ctx.emit(CharadeUnsolved(seat))
        await ctx.emit(TurnGoesTo(ctx.state.after(seat)))

    async def solve(self, ctx: Ctx, seat: int, option: Option) -> None:
        """That player discards the colour."""
        state = ctx.state
        riddle = state.memory(self.id, Riddle)
        await ctx.emit(Remembered(self.id, None))
        await ctx.emit(CharadeSolved(seat, option.value))
        gone = tuple(card for card in state.hands[seat] if card.color is riddle.color)
        if gone:
            await ctx.emit(Discarded(seat, gone))
        if not await out_by_discarding(ctx, (seat,)):
            await ctx.emit(TurnGoesTo(state.after(riddle.seat)))

    @after(TimerFired)
    async def two_minutes_over(self, ctx: Ctx, fired: TimerFired) -> None:
        """It ends unsolved."""
        if fired.name == self.id and self.id in ctx.state.own and in_round(ctx.state):
            ctx.take_over(self.unsolved(ctx))
