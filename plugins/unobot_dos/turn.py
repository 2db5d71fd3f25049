"""A turn of DOS: matching, drawing, and what is put down at its end (S4, S6-S9)."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from uno_engine import (
    CARDS,
    DRAW,
    GIVE_UP,
    MAYBE_NUMBER,
    ONE_CARD,
    PASS,
    REFUSE,
    Ctx,
    Fact,
    GameState,
    Move,
    Options,
    Passed,
    Question,
    Remembered,
    Rule,
    RuleSet,
    Verb,
    Word,
    YesNo,
    pick,
    pick_card,
)
from unobot_dos.moves import can_make, open_places, put, puts, read, some_matches
from unobot_dos.row import Matched, PutIntoRow, PutOnPile, matched, row
from unobot_dos.sums import in_color


class UnmatchedGoes(Fact, frozen=True):
    """Where a card goes for want of a match (S8)."""

    unmatched: Literal["row", "pile"]


class TurnsWithoutMatch(msgspec.Struct, frozen=True):
    """How many turns in a row nobody matched anything and there was nothing left to draw (B16)."""

    turns: int = 0


class DosTurn(Rule):
    """A player matches each centre card at most once, or draws one card and may then match (S4, S8)."""

    id = "dos-turn"
    role = "part"
    verbs = (
        Verb("play", (MAYBE_NUMBER, CARDS)),
        Verb("put", (ONE_CARD,)),
        Verb("draw"),
        Verb("pass"),
    )
    memory = TurnsWithoutMatch
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

    def check(self, rules: RuleSet) -> None:
        """Find the cards that can be put down: `pick r5` means `put r5` where that is asked."""
        self.picked = {pick_card(card): put(card) for card in rules.deck.counts}

    def facts(self, state: GameState) -> Iterable[Fact]:
        """Where a card goes for want of a match."""
        return (UnmatchedGoes("row" if self.duty else "pile"),)

    # --- matching ----------------------------------------------------------------------------------------------------

    async def match(self, ctx: Ctx, seat: int) -> int:
        """All the matching of a turn; returns how many bonuses it earned."""
        state = ctx.state
        bonuses = 0
        move = await ctx.ask(
            seat, self.first_moves, why="match", default=GIVE_UP, acts=True, turn=True, accepts=self.may_first
        )
        drew = move.verb != "play" and bool(ctx.rules.base.draw(ctx, seat, 1))
        if move == DRAW:
            move = await self.ask_after_drawing(ctx, seat, drew=drew)
        while move.verb == "play":
            bonuses += await self.lay(ctx, seat, move)
            if not state.hands[seat] or not open_places(state):
                break
            move = await ctx.ask(
                seat, self.more_moves, why="matching", default=PASS, turn=True, accepts=self.may_match
            )
        if not matched(state):
            await self.unmatched(ctx, seat, move, drew=drew)
        self.count_stalled(ctx, progress=drew or bool(matched(state)))
        return bonuses

    def first_moves(self, state: GameState, seat: int) -> list[Move]:
        """Match, or draw (S8)."""
        return [*some_matches(state, seat, either=self.either), DRAW]

    def may_first(self, state: GameState, seat: int, move: Move) -> bool:
        """Whether that is a match that can be made, or drawing."""
        return move == DRAW or can_make(state, seat, move, either=self.either)

    def more_moves(self, state: GameState, seat: int) -> list[Move]:
        """Match more, or end it (S4)."""
        return [*some_matches(state, seat, either=self.either), PASS]

    def may_match(self, state: GameState, seat: int, move: Move) -> bool:
        """Whether that is a match that can be made, or the end of it."""
        return move == PASS or can_make(state, seat, move, either=self.either)

    def ask_after_drawing(self, ctx: Ctx, seat: int, *, drew: bool) -> Question:
        """Match with any cards, put one down, or end it; nothing is put on the pile for a card not drawn (S8)."""

        def listed(state: GameState, seat: int) -> list[Move]:
            return [*self.more_moves(state, seat), *(puts(state, seat) if drew or self.duty else ())]

        def allowed(state: GameState, seat: int, move: Move) -> bool:
            if move.verb == "put":
                return (drew or self.duty) and move in puts(state, seat)
            return self.may_match(state, seat, move)

        return ctx.ask(
            seat, listed, why="match-drawn", default=PASS, turn=True, accepts=allowed, synonyms=self.picked
        )

    async def lay(self, ctx: Ctx, seat: int, move: Move) -> int:
        """Lay one match, and return the bonuses it earns; the others draw at once for a double one (S7)."""
        state = ctx.state
        match = read(move)
        assert match is not None
        places = match.fitting(state, either=self.either)
        place = places[0] if len(places) == 1 else await self.ask_place(ctx, seat, places)
        center = row(state)[place]
        bonus = self.bonus and in_color(center, match.cards)
        ctx.emit(Matched(seat, place, center, match.cards, bonus))
        if bonus and len(match.cards) == 2:
            for other in state.order_from(seat):
                if other != seat:
                    ctx.rules.base.draw(ctx, other, 1, "bonus")
        return int(bonus)

    async def ask_place(self, ctx: Ctx, seat: int, places: list[int]) -> int:
        """Several centre cards fit: the player says which (S4)."""
        answer = await ctx.ask(seat, [pick(place + 1) for place in places], why="position")
        assert answer.number is not None
        return answer.number - 1

    # --- what is put down --------------------------------------------------------------------------------------------

    async def unmatched(self, ctx: Ctx, seat: int, move: Move, *, drew: bool) -> None:
        """Nothing was matched: a card is put on the pile if the player likes, or into the row as a duty (S8)."""
        card = move.card if move.verb == "put" else None
        if card is None and self.duty:
            card = (await ctx.ask(seat, puts, why="duty", default=dearest, synonyms=self.picked)).card
        if card is None:
            ctx.emit(Passed(seat))
        elif self.duty:
            ctx.emit(PutIntoRow(seat, card, duty=True))
        elif drew:
            ctx.emit(PutOnPile(seat, card))

    async def put_down(self, ctx: Ctx, seat: int, bonuses: int) -> int:
        """For each bonus one card may be put into the row (S6); returns how many were."""
        done = 0
        for _ in range(bonuses):
            if not ctx.state.hands[seat]:
                break
            move = await ctx.ask(
                seat,
                lambda s, p: [*puts(s, p), PASS],
                why="bonus",
                default=PASS,
                synonyms={**self.picked, REFUSE: PASS},
            )
            if move.card is not None:
                ctx.emit(PutIntoRow(seat, move.card))
                done += 1
        return done

    # --- nothing goes on ---------------------------------------------------------------------------------------------

    def count_stalled(self, ctx: Ctx, *, progress: bool) -> None:
        """Keep count of turns in which nothing went on (B16)."""
        turns = 0 if progress or self.duty else ctx.state.memory(self.id, TurnsWithoutMatch).turns + 1
        if turns or self.id in ctx.state.own:
            ctx.emit(Remembered(self.id, TurnsWithoutMatch(turns) if turns else None))

    def stalled(self, state: GameState) -> bool:
        """Whether everyone in turn could neither match nor draw (B16)."""
        return state.memory(self.id, TurnsWithoutMatch).turns >= len(state.playing())


def dearest(state: GameState, seat: int) -> Move:
    """The card that counts most (M10)."""
    return put(max(state.hands[seat], key=lambda card: card.points))
