"""The rule for a turn of DOS: matching, drawing, and what is put down at its end (S4, S6-S9)."""

from typing import Annotated, Literal

import msgspec

import uno_engine as uno
from unobot_dos.moves import can_make, in_color, open_places, put, puts, read, some_matches
from unobot_dos.row import Matched, PutIntoRow, PutOnPile, matched_places, row, untold_matches

_MANY = 3
"""With so many cards left after a match no call can be owed, neither at one card nor at two (S10)."""


class UnmatchedGoes(uno.Fact, frozen=True):
    """Where a card is put that is put down without a match (S8)."""

    unmatched: Literal["row", "pile"]


class TurnsWithoutMatch(msgspec.Struct, frozen=True):
    """How many turns in a row nobody matched anything and there was nothing left to draw (B16)."""

    turns: int = 0


class DosTurnSettings(msgspec.Struct, frozen=True):
    """Options for matching, for bonuses, and for cards that are put down without a match."""

    match: Annotated[
        Literal["either", "number"],
        uno.Word(
            "match",
            "either",
            ("either", "number"),
            "Whether the colour alone is enough for a single match (S4).",
        ),
    ]
    colour_bonus: Annotated[
        bool,
        uno.YesNo(
            "colour-bonus", False, "Whether matches in the centre card's colour earn a bonus (S6, S7)."
        ),
    ]
    unmatched: Annotated[
        Literal["pile", "row"],
        uno.Word(
            "unmatched",
            "pile",
            ("pile", "row"),
            "Who matches nothing may put a card on the discard pile, or must put one into the row (S8).",
        ),
    ]


class DosTurn(uno.Rule):
    """A player matches each centre card at most once, or draws one card and may then match (S4, S8)."""

    id = "dos-turn"
    role = "part"
    verbs = (
        uno.Verb("play", (uno.MAYBE_NUMBER, uno.CARDS)),
        uno.Verb("put", (uno.ONE_CARD,)),
        uno.Verb("draw"),
        uno.Verb("pass"),
    )
    memory = TurnsWithoutMatch
    settings = uno.settings_of(DosTurnSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        chosen = options.read(DosTurnSettings)
        self.either = chosen.match == "either"
        self.bonus = chosen.colour_bonus
        self.duty = chosen.unmatched == "row"
        self.fixed_facts = (UnmatchedGoes(chosen.unmatched),)

    def check(self, rules: uno.RuleSet) -> None:
        """Let `pick r5` mean `put r5` wherever a card to put down is asked for."""
        self.picked = {uno.pick_card(card): put(card) for card in rules.deck.counts}

    async def match(self, ctx: uno.Ctx, seat: int) -> int:
        """Play the matching part of a turn, drawing included; return how many bonuses it earned."""
        move = await ctx.ask(
            seat,
            self.first_moves,
            why="match",
            default=uno.GIVE_UP,
            acts=True,
            turn=True,
            accepts=self.may_first,
        )
        drew = move in {uno.DRAW, uno.GIVE_UP} and bool(ctx.rules.base.draw(ctx, seat, 1))
        # Not after GIVE_UP: who is absent draws, and is asked nothing more (M10). Nor where nothing is left to do (B16).
        if move == uno.DRAW and (drew or self.duty or some_matches(ctx.state, seat, either=self.either)):
            move = await self.ask_after_drawing(ctx, seat, drew=drew)
        bonuses = await self.lay_all(ctx, seat, move) if move.verb == "play" else 0
        if not matched_places(ctx.state):
            await self.unmatched(ctx, seat, move, drew=drew)
        self.count_stalled(ctx, progress=drew or bool(matched_places(ctx.state)))
        return bonuses

    async def lay_all(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> int:
        """Lay a match, and those that follow it in this turn; return how many bonuses they earned."""
        state = ctx.state
        bonuses = 0
        while move.verb == "play":
            bonuses += await self.lay(ctx, seat, move)
            # Only a fully matched row ends it unasked: to stop because no card fits would tell of the hand (S4).
            if not state.hands[seat] or not open_places(state):
                break
            move = await ctx.ask(
                seat, self.more_moves, why="matching", default=uno.PASS, turn=True, accepts=self.may_match
            )
        return bonuses

    def first_moves(self, state: uno.GameState, seat: int) -> list[uno.Move]:
        """List some matches, and drawing (S8); also passing where nothing can be drawn (B16)."""
        moves = [*some_matches(state, seat, either=self.either), uno.DRAW]
        return moves if can_draw(state) else [*moves, uno.PASS]

    def may_first(self, state: uno.GameState, seat: int, move: uno.Move) -> bool:
        """Whether the move is one of these, or a match that is not listed."""
        return (
            move == uno.DRAW
            or (move == uno.PASS and not can_draw(state))
            or can_make(state, seat, move, either=self.either)
        )

    def more_moves(self, state: uno.GameState, seat: int) -> list[uno.Move]:
        """List some further matches, and ending the matching (S4)."""
        return [*some_matches(state, seat, either=self.either), uno.PASS]

    def may_match(self, state: uno.GameState, seat: int, move: uno.Move) -> bool:
        """Whether the move is a match that can be made, or ends the matching."""
        return move == uno.PASS or can_make(state, seat, move, either=self.either)

    def ask_after_drawing(self, ctx: uno.Ctx, seat: int, *, drew: bool) -> uno.Question:
        """Ask a player who drew to match, put a card down, or pass; who drew nothing puts nothing on the pile (S8)."""

        def listed(state: uno.GameState, seat: int) -> list[uno.Move]:
            return [*self.more_moves(state, seat), *(puts(state, seat) if drew or self.duty else ())]

        def allowed(state: uno.GameState, seat: int, move: uno.Move) -> bool:
            if move.verb == "put":
                return (drew or self.duty) and move in puts(state, seat)
            return self.may_match(state, seat, move)

        return ctx.ask(
            seat,
            listed,
            why="match-drawn",
            default=uno.PASS,
            turn=True,
            accepts=allowed,
            synonyms=self.picked,
        )

    async def lay(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> int:
        """Lay one match, and return the bonuses it earns; the others draw at once for a double one (S7)."""
        state = ctx.state
        match = read(move)
        assert match is not None
        places = match.fitting(state, either=self.either)
        place = places[0] if len(places) == 1 else await self.ask_place(ctx, seat, places)
        center = row(state)[place]
        bonus = self.bonus and in_color(center, match.cards)
        left = len(state.hands[seat]) - len(match.cards)
        # With few cards left the others must hear of it at once: they may catch who has not called (S10).
        later = not bonus and len(open_places(state)) > 1 and left >= _MANY
        ctx.emit(Matched(seat, place, center, match.cards, bonus, later, untold_matches(state)))
        if bonus and len(match.cards) == 2:
            for other in state.order_from(seat):
                if other != seat:
                    ctx.rules.base.draw(ctx, other, 1, "bonus")
        return int(bonus)

    async def ask_place(self, ctx: uno.Ctx, seat: int, places: list[int]) -> int:
        """Ask which of several fitting centre cards is meant (S4); return its place, from 0."""
        answer = await ctx.ask(seat, [uno.pick(place + 1) for place in places], why="position")
        assert answer.number is not None
        return answer.number - 1

    async def unmatched(self, ctx: uno.Ctx, seat: int, move: uno.Move, *, drew: bool) -> None:
        """End a turn without a match: put down the card of `move`, or ask for one where it is a duty (S8)."""
        card = move.card if move.verb == "put" else None
        if card is None and self.duty:
            card = (await ctx.ask(seat, puts, why="duty", default=dearest, synonyms=self.picked)).card
        if card is None:
            ctx.emit(uno.Passed(seat))
        elif self.duty:
            ctx.emit(PutIntoRow(seat, card, duty=True))
        elif drew:
            ctx.emit(PutOnPile(seat, card))

    async def put_down(self, ctx: uno.Ctx, seat: int, bonuses: int) -> int:
        """Ask for each bonus whether a card is put into the row (S6); return how many were."""
        done = 0
        for _ in range(bonuses):
            if not ctx.state.hands[seat]:
                break
            move = await ctx.ask(
                seat,
                lambda s, p: [*puts(s, p), uno.PASS],
                why="bonus",
                default=uno.PASS,
                synonyms={**self.picked, uno.REFUSE: uno.PASS},
            )
            if move.card is not None:
                ctx.emit(PutIntoRow(seat, move.card))
                done += 1
        return done

    def count_stalled(self, ctx: uno.Ctx, *, progress: bool) -> None:
        """Count the turns in a row in which nothing was matched or drawn (B16)."""
        turns = 0 if progress or self.duty else ctx.state.memory(self.id, TurnsWithoutMatch).turns + 1
        if turns or self.id in ctx.state.own:
            ctx.emit(uno.Remembered(self.id, TurnsWithoutMatch(turns) if turns else None))

    def stalled(self, state: uno.GameState) -> bool:
        """Whether every player in turn has neither matched nor drawn, so that the round ends (B16)."""
        return state.memory(self.id, TurnsWithoutMatch).turns >= len(state.playing())


def can_draw(state: uno.GameState) -> bool:
    """Whether there is a card to draw; the discard pile is shuffled when the draw pile is empty (S13)."""
    return bool(state.draw or state.discard)


def dearest(state: uno.GameState, seat: int) -> uno.Move:
    """Return the default of a duty: to put the card that counts most (M10)."""
    return put(max(state.hands[seat], key=lambda card: card.points))
