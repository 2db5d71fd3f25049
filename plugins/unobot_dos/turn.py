"""A turn of DOS: matching, drawing, and what is put down at its end (S4, S6-S9)."""

from collections.abc import Mapping

import msgspec

from uno_engine import (
    DRAW,
    GIVE_UP,
    Ctx,
    GameState,
    Option,
    Options,
    Passed,
    Remembered,
    Rule,
    Word,
    YesNo,
    pick_value,
)
from unobot_dos.moves import all_matches, fitting, open_places, put, puts
from unobot_dos.row import Matched, PutIntoRow, PutOnPile, matched, row
from unobot_dos.sums import in_color

DONE = Option("pass", "pass", aliases=("done",))
MATCHING = frozenset({"match", "match-drawn", "matching"})
"""What a player is asked who may match."""
KEEP = Option("pass", "pass", aliases=("done", "refuse"))


class Stalled(msgspec.Struct, frozen=True):
    """How many turns in a row nobody matched anything and there was nothing left to draw (B16)."""

    turns: int = 0


class DosTurn(Rule):
    """A player matches each centre card at most once, or draws one card and may then match (S4, S8)."""

    id = "dos-turn"
    role = "part"
    memory = Stalled
    settings = (
        Word(
            "match",
            "either",
            ("either", "number"),
            "Whether the colour alone is enough for a single match (S4).",
        ),
        YesNo("colour-bonus", False, "Whether matches in the centre card's colour earn a bonus (S6, S7)."),
        Word(
            "unmatched",
            "pile",
            ("pile", "row"),
            "Who matches nothing may put a card on the discard pile, or must put one into the row (S8).",
        ),
    )

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.either = options.word("match") == "either"
        self.bonus = options.flag("colour-bonus")
        self.duty = options.word("unmatched") == "row"

    def shows(self, state: GameState, seat: int | None) -> Mapping[str, object]:
        """Where a card goes for want of a match (S8)."""
        del state, seat
        return {"unmatched": "row" if self.duty else "pile"}

    async def match(self, ctx: Ctx, seat: int) -> int:
        """All the matching of a turn; returns how many bonuses it earned."""
        state = ctx.state
        bonuses = 0
        choice = await ctx.ask(seat, self.first_moves, why="match", default=GIVE_UP, acts=True, turn=True)
        drew = choice.verb == "draw" and bool(await ctx.rules.base.draw(ctx, seat, 1))
        idle = choice.idle
        if choice.verb == "draw" and not idle:
            choice = await ctx.ask(
                seat,
                lambda s, p: self.moves_after_drawing(s, p, drew=drew),
                why="match-drawn",
                default=DONE,
                turn=True,
            )
        while choice.verb == "play":
            bonuses += await self.lay(ctx, seat, choice)
            if not state.hands[seat] or not open_places(state):
                break
            choice = await ctx.ask(seat, self.more_moves, why="matching", default=DONE, turn=True)
        if not matched(state):
            await self.unmatched(ctx, seat, choice, drew=drew)
        await self.count_stalled(ctx, progress=drew or bool(matched(state)))
        return bonuses

    def first_moves(self, state: GameState, seat: int) -> list[Option]:
        """Match, or draw (S8)."""
        return [*all_matches(state, seat, either=self.either), DRAW]

    def more_moves(self, state: GameState, seat: int) -> list[Option]:
        """Match more, or end it (S4)."""
        return [*all_matches(state, seat, either=self.either), DONE]

    def moves_after_drawing(self, state: GameState, seat: int, *, drew: bool) -> list[Option]:
        """Match with any cards, put one down, or end it; nothing is put on the pile for a card not drawn (S8)."""
        return [*self.more_moves(state, seat), *(puts(state, seat) if drew or self.duty else ())]

    async def lay(self, ctx: Ctx, seat: int, choice: Option) -> int:
        """Lay one match, and return the bonuses it earns; the others draw at once for a double one (S7)."""
        state = ctx.state
        place = int(choice.value) if choice.value else await self.ask_place(ctx, seat, choice)
        center = row(state)[place]
        bonus = self.bonus and in_color(center, choice.cards)
        await ctx.emit(Matched(seat, place, center, choice.cards, bonus))
        if bonus and len(choice.cards) == 2:
            for other in state.order_from(seat):
                if other != seat:
                    await ctx.rules.base.draw(ctx, other, 1, "bonus")
        return int(bonus)

    async def ask_place(self, ctx: Ctx, seat: int, choice: Option) -> int:
        """Several centre cards fit: the player says which (S4)."""
        places = fitting(ctx.state, choice.cards, either=self.either)
        answer = await ctx.ask(seat, [pick_value(str(place + 1)) for place in places], why="position")
        return int(answer.value) - 1

    async def unmatched(self, ctx: Ctx, seat: int, choice: Option, *, drew: bool) -> None:
        """Nothing was matched: a card is put on the pile if the player likes, or into the row as a duty (S8)."""
        card = choice.card if choice.verb == "put" else None
        if card is None and self.duty:
            card = (await ctx.ask(seat, puts, why="duty", default=dearest)).card
        if card is None:
            await ctx.emit(Passed(seat))
        elif self.duty:
            await ctx.emit(PutIntoRow(seat, card, duty=True))
        elif drew:
            await ctx.emit(PutOnPile(seat, card))

    async def put_down(self, ctx: Ctx, seat: int, bonuses: int) -> int:
        """For each bonus one card may be put into the row (S6); returns how many were."""
        done = 0
        for _ in range(bonuses):
            if not ctx.state.hands[seat]:
                break
            choice = await ctx.ask(seat, lambda s, p: [*puts(s, p), KEEP], why="bonus", default=KEEP)
            if choice.card is not None:
                await ctx.emit(PutIntoRow(seat, choice.card))
                done += 1
        return done

    async def count_stalled(self, ctx: Ctx, *, progress: bool) -> None:
        """Keep count of turns in which nothing went on (B16)."""
        turns = 0 if progress or self.duty else ctx.state.memory(self.id, Stalled).turns + 1
        if turns or self.id in ctx.state.own:
            await ctx.emit(Remembered(self.id, Stalled(turns) if turns else None))

    def stalled(self, state: GameState) -> bool:
        """Whether everyone in turn could neither match nor draw (B16)."""
        return state.memory(self.id, Stalled).turns >= len(state.playing())


def dearest(state: GameState, seat: int) -> Option:
    """The card that counts most (M10)."""
    return put(max(state.hands[seat], key=lambda card: card.points))
