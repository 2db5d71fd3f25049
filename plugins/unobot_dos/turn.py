"""The rule for a turn of DOS: matching, drawing, and what is put down at its end (S4, S6-S9)."""

from functools import partial
from typing import Annotated, Literal

import msgspec

import uno_engine as uno
from unobot_dos.calls import DosCalls
from unobot_dos.moves import MOST_CARDS, MatchTable, in_color, put, puts, puts_or_pass, read
from unobot_dos.row import (
    LAID,
    Matched,
    PutIntoRow,
    PutOnPile,
    RowCleared,
    RowFilled,
    matched_places,
    row,
    untold_matches,
)

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
            "Whether a player without a match may put a card down, or must (S8).",
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
        self.question = uno.Question(
            (),
            self.first_moves,
            "match",
            self.begin,
            uno.GIVE_UP,
            acts=True,
            turn=True,
            accepts=self.may_first,
        )
        """With which each turn begins; all the rest follows from its answer."""

    def check(self, rules: uno.RuleSet) -> None:
        """Find the rule for the call, and prepare which cards match which; `pick r5` means `put r5` where a card is put down."""
        self.calls = rules.rule(DosCalls)
        self.matching = MatchTable(rules.deck, either=self.either)
        self.picked = {uno.pick_card(card): put(card) for card in rules.deck.counts}
        self.picked_or_none = {**self.picked, uno.REFUSE: uno.PASS}

    def first_moves(self, state: uno.GameState, seat: int) -> list[uno.Move]:
        """List some matches, and drawing (S8); also passing where nothing can be drawn (B16)."""
        moves = [*self.matching.moves(state, seat), uno.DRAW]
        return moves if can_draw(state) else [*moves, uno.PASS]

    def may_first(self, state: uno.GameState, seat: int, move: uno.Move) -> bool:
        """Whether the move is one of these, or a match that is not listed."""
        return (
            move == uno.DRAW
            or (move == uno.PASS and not can_draw(state))
            or self.matching.allows(state, seat, move)
        )

    def begin(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Lay a match; or draw, and let the player still match or put a card down (S8)."""
        if move.verb == "play":
            return self.lay(ctx, seat, move)
        drew = move != uno.PASS and bool(ctx.rules.base.draw(ctx, seat, 1))
        # Not after GIVE_UP: who is absent draws, and is asked nothing more (M10). Nor where nothing is left to do (B16).
        if move == uno.DRAW and (drew or self.duty or self.matching.moves(ctx.state, seat)):
            return self.ask_after_drawing(ctx, seat, drew=drew)
        return self.stop(ctx, seat, move, drew=drew)

    def ask_after_drawing(self, ctx: uno.Ctx, seat: int, *, drew: bool) -> uno.Question:
        """Ask a player who drew to match, put a card down, or pass; who drew nothing puts nothing on the pile (S8)."""
        may_put = drew or self.duty
        return ctx.ask(
            seat,
            self.more_or_put if may_put else self.more_moves,
            why="match-drawn",
            then=partial(self.go_on, drew=drew),
            default=uno.PASS,
            turn=True,
            accepts=self.may_match_or_put if may_put else self.may_match,
            synonyms=self.picked,
        )

    def more_or_put(self, state: uno.GameState, seat: int) -> list[uno.Move]:
        """List some matches, passing, and the cards that may be put down (S8)."""
        return [*self.more_moves(state, seat), *puts(state, seat)]

    def may_match_or_put(self, state: uno.GameState, seat: int, move: uno.Move) -> bool:
        """Whether the move is one of these, or a match that is not listed."""
        return move in puts(state, seat) if move.verb == "put" else self.may_match(state, seat, move)

    def more_moves(self, state: uno.GameState, seat: int) -> list[uno.Move]:
        """List some further matches, and ending the matching (S4)."""
        return [*self.matching.moves(state, seat), uno.PASS]

    def may_match(self, state: uno.GameState, seat: int, move: uno.Move) -> bool:
        """Whether the move is a match that can be made, or ends the matching."""
        return move == uno.PASS or self.matching.allows(state, seat, move)

    def go_on(
        self, ctx: uno.Ctx, seat: int, move: uno.Move, *, drew: bool = False, bonuses: int = 0
    ) -> uno.Flow:
        """Lay another match, or end the matching."""
        if move.verb == "play":
            return self.lay(ctx, seat, move, bonuses)
        return self.stop(ctx, seat, move, drew=drew, bonuses=bonuses)

    def lay(self, ctx: uno.Ctx, seat: int, move: uno.Move, bonuses: int = 0) -> uno.Flow:
        """Lay a match; where several centre cards fit, ask which is meant (S4)."""
        made = read(move)
        assert made is not None
        place, cards = made.place, made.cards
        if place is None:
            first, *others = self.matching.fitting(ctx.state, made)
            if others:
                fitting = [uno.pick(at + 1) for at in (first, *others)]
                then = partial(self.lay_at, cards=cards, bonuses=bonuses)
                return ctx.ask(seat, fitting, why="position", then=then)
            place = first
        return self.lay_on(ctx, seat, place, cards, bonuses)

    def lay_at(
        self, ctx: uno.Ctx, seat: int, answer: uno.Move, *, cards: tuple[uno.Card, ...], bonuses: int
    ) -> uno.Flow:
        """Lay the cards on the centre card that was meant."""
        return self.lay_on(ctx, seat, answer.numbers[0] - 1, cards, bonuses)

    def lay_on(
        self, ctx: uno.Ctx, seat: int, place: int, cards: tuple[uno.Card, ...], bonuses: int
    ) -> uno.Flow:
        """Lay the cards on the centre card at that place, and ask for more; the others draw at once for a double bonus (S7)."""
        state = ctx.state
        there = row(state)
        center = there[place]
        bonus = self.bonus and in_color(center, cards)
        left = len(state.hands[seat]) - len(cards)
        # With few cards left the others must hear of it at once: they may catch who has not called (S10).
        later = not bonus and len(there) - len(matched_places(state)) > 1 and left >= _MANY
        ctx.emit(Matched(seat, place, center, cards, bonus, later, untold_matches(state)))
        self.calls.after_card(ctx, seat)
        if bonus and len(cards) == MOST_CARDS:
            for other in state.order_from(seat):
                if other != seat:
                    ctx.rules.base.draw(ctx, other, 1, "bonus")
        bonuses = bonuses + bonus if self.bonus else bonuses
        # Only a fully matched row ends it unasked: to stop because no card fits would tell of the hand (S4).
        if not state.hands[seat] or len(matched_places(state)) == len(row(state)):
            return self.stop(ctx, seat, uno.PASS, bonuses=bonuses)
        return ctx.ask(
            seat,
            self.more_moves,
            why="matching",
            then=partial(self.go_on, bonuses=bonuses) if bonuses else self.go_on,
            default=uno.PASS,
            turn=True,
            accepts=self.may_match,
        )

    def stop(
        self, ctx: uno.Ctx, seat: int, move: uno.Move, *, drew: bool = False, bonuses: int = 0
    ) -> uno.Flow:
        """End the matching: who matched nothing puts down the card of `move`, or is asked for one where it is a duty (S8)."""
        state = ctx.state
        places = matched_places(state)
        if not places:
            if self.duty and move.verb != "put":
                then = partial(self.stop, drew=drew, bonuses=bonuses)
                return ctx.ask(seat, puts, why="duty", then=then, default=dearest, synonyms=self.picked)
            if move.card is None:
                ctx.emit(uno.Passed(seat))
            elif self.duty:
                ctx.emit(PutIntoRow(seat, move.card, duty=True))
            else:
                ctx.emit(PutOnPile(seat, move.card))
                self.calls.after_card(ctx, seat)
        self.count_stalled(ctx, progress=drew or bool(places))
        if self.is_won(ctx, seat):
            return None
        # The row is filled before the bonus cards are put down, so these lie beside two others (S9).
        if places:
            there = row(state)
            cards = (*[there[place] for place in places], *state.zones.get(LAID, ()))
            ctx.emit(RowCleared(cards, seat, untold_matches(state)))
        fill(ctx)
        return self.end(ctx, seat, bonuses)

    def count_stalled(self, ctx: uno.Ctx, *, progress: bool) -> None:
        """Count the turns in a row in which nothing was matched or drawn (B16)."""
        turns = 0 if progress or self.duty else ctx.state.memory(self.id, TurnsWithoutMatch).turns + 1
        if turns or self.id in ctx.state.own:
            ctx.emit(uno.Remembered(self.id, TurnsWithoutMatch(turns) if turns else None))

    def is_won(self, ctx: uno.Ctx, seat: int) -> bool:
        """Let a player without cards go out; return whether the round ended by it (`places` plays on, S11)."""
        if ctx.state.hands[seat]:
            return False
        ctx.emit(uno.WentOut(seat))
        if ctx.emit(uno.RoundEnding((seat,))) is None:
            return False
        ctx.rules.base.end_round(ctx, (seat,))
        return True

    def end(self, ctx: uno.Ctx, seat: int, bonuses: int) -> uno.Flow:
        """Ask for each bonus whether a card is put into the row (S6); then the turn passes, or the round ends if all are stuck (B16)."""
        state = ctx.state
        if bonuses and state.hands[seat]:
            return ctx.ask(
                seat,
                puts_or_pass,
                why="bonus",
                then=partial(self.put_down, bonuses=bonuses),
                default=uno.PASS,
                synonyms=self.picked_or_none,
            )
        self.calls.end_turn(ctx, seat)
        ctx.emit(uno.TurnGoesTo(state.after(seat)))
        memory = state.own.get(self.id)
        if isinstance(memory, TurnsWithoutMatch) and memory.turns >= len(state.playing()):
            ctx.rules.base.end_round(ctx, uno.fewest(state), "stalled")
        return None

    def put_down(self, ctx: uno.Ctx, seat: int, move: uno.Move, *, bonuses: int) -> uno.Flow:
        """Put a card into the row for a bonus, or keep it; it may be the last one."""
        if move.card is not None:
            ctx.emit(PutIntoRow(seat, move.card))
            if self.is_won(ctx, seat):
                return None
        return self.end(ctx, seat, bonuses - 1)


def fill(ctx: uno.Ctx) -> None:
    """Turn up cards until two lie in the row, or there are no more (S3, S9)."""
    state = ctx.state
    while (missing := 2 - len(row(state))) > 0 and (state.draw or ctx.rules.base.refill(ctx)):
        ctx.emit(RowFilled(tuple(reversed(state.draw[-missing:]))))


def can_draw(state: uno.GameState) -> bool:
    """Whether there is a card to draw; the discard pile is shuffled when the draw pile is empty (S13)."""
    return bool(state.draw or state.discard)


def dearest(state: uno.GameState, seat: int) -> uno.Move:
    """Return the default of a duty: to put the card that counts most (M10)."""
    return put(max(state.hands[seat], key=lambda card: card.points))
