"""Classic UNO: the base rule of base.md, made of its parts."""

from collections.abc import Sequence

from uno_engine.classic.calls import Calls
from uno_engine.classic.challenge import Challenge
from uno_engine.classic.deck import DECK
from uno_engine.classic.draw_two import DrawTwo
from uno_engine.classic.drawing import Drawing
from uno_engine.classic.first_card import FirstCard
from uno_engine.classic.matching import Matching
from uno_engine.classic.penalty import Penalty
from uno_engine.classic.playing import Playing
from uno_engine.classic.reverse import Reverse
from uno_engine.classic.skip import Skip
from uno_engine.classic.wild import Wild
from uno_engine.classic.wild_draw_four import WildDrawFour
from uno_engine.classic.wrong_card import WrongCard
from uno_engine.kernel.base import BaseRule, in_round
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import EngineError, NotAllowed, NotUnderstood, TooLate
from uno_engine.kernel.events import Dealt, PhaseBegan
from uno_engine.kernel.questions import DRAW, GIVE_UP, Option, Question
from uno_engine.kernel.rule import Rule, phase
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.settings import Free
from uno_engine.kernel.state import GameState, Seat

PARTS: tuple[type[Rule], ...] = (
    Calls, Challenge, Drawing, DrawTwo, FirstCard, Matching, Penalty, Playing, Reverse, Skip, Wild, WildDrawFour, WrongCard,
)  # fmt: skip
"""What the base game is made of, beside its spine."""


class Classic(BaseRule):
    """The base game: match the top card by colour, number or symbol, or draw; the first to be out wins (B1-B34)."""

    id = "classic-game"
    includes = tuple(part.id for part in PARTS)
    deck = DECK
    settings = (
        *BaseRule.settings,
        Free("first", "left", "Who plays first: `left` of the dealer, or a player's name (B5)."),
    )

    def check(self, rules: RuleSet) -> None:
        """Find the parts that each turn needs."""
        super().check(rules)
        self.matching = rules.rule(Matching)
        self.playing = rules.rule(Playing)
        self.drawing = rules.rule(Drawing)
        self.codes = rules.deck.by_code
        self.first = self.options.word("first").casefold()

    # --- the round ---------------------------------------------------------------------------------------------------

    @phase("deal")
    async def deal(self, ctx: Ctx) -> None:
        """Shuffle and deal (B3, B4)."""
        await self.gather(ctx)
        await ctx.emit(Dealt(self.cards))
        await ctx.emit(PhaseBegan("open"))

    @phase("open")
    async def open(self, ctx: Ctx) -> None:
        """Turn up the first card (B5, B6)."""
        await ctx.emit(PhaseBegan("turn"))
        await ctx.rule(FirstCard).turn_up(ctx, self.first_seat(ctx.state))

    def first_seat(self, state: GameState) -> int:
        """Who plays first: the dealer's left, or the player with the name that was set (B5)."""
        named = [seat for seat in state.playing() if state.names[seat].casefold() == self.first]
        return named[0] if named else state.after(state.dealer)

    @phase("turn")
    async def turn(self, ctx: Ctx) -> None:
        """One player plays a card, or draws (B7-B10)."""
        seat = ctx.state.turn
        choice = await ctx.ask(seat, self.moves, why="turn", default=GIVE_UP, acts=True, turn=True)
        if choice.card is not None:
            await self.playing.play(ctx, seat, choice.card)
        else:
            await self.drawing.instead_of_playing(ctx, seat, idle=choice.idle)

    def moves(self, state: GameState, seat: int) -> list[Option]:
        """All that a player can do in a turn: the cards that match, and drawing (B9)."""
        moves, drawing = self.matching.moves(state, seat), self.drawing
        if drawing.voluntary or not moves or not self.must_play(state, seat, moves):
            moves.append(DRAW if state.draw else drawing.option(state))
        return moves

    def must_play(self, state: GameState, seat: int, moves: Sequence[Option]) -> bool:
        """Whether there is a move that `voluntary-draw=no` insists on (B9)."""
        matching = self.matching
        for move in moves:
            if (card := move.card) is None:
                continue
            if card.symbol not in matching.doubtful or matching.lawful(state, seat, card):
                return True
        return False

    # --- why not -----------------------------------------------------------------------------------------------------

    def refusal(
        self, state: GameState, question: Question | None, seat: int, words: Sequence[str]
    ) -> EngineError | None:
        """Why a command cannot be followed now."""
        if words[0] not in {"play", "draw", "pass", "challenge", "accept", "refuse", "color", "pick", "deal"}:
            return None
        if words[0] == "deal":
            return self.refused_deal(state)
        if not in_round(state) or question is None:
            return NotAllowed("no-round")
        if state.seats[seat] is not Seat.IN:
            return NotAllowed("not-in-round")
        return (
            self.refused_play(state, question, seat, words)
            if words[0] == "play"
            else refused_word(question, seat, words[0])
        )

    def refused_play(
        self, state: GameState, question: Question, seat: int, words: Sequence[str]
    ) -> EngineError:
        """Why a card cannot be played."""
        code = words[1] if len(words) > 1 else ""
        card = self.codes.get(code)
        if card is None:
            return NotUnderstood("unknown-card", said=code)
        if card not in state.hands[seat]:
            return NotAllowed("not-held", card=card)
        if seat not in question.waiting():
            return NotAllowed("not-your-turn", seat=question.waiting()[0])
        if question.why != "turn":
            return NotAllowed(f"first-{question.why}", card=card)
        if self.matching.restricted and card.symbol in self.matching.doubtful:
            return NotAllowed(f"wd4-{self.options.word('wd4')}", card=card)
        return NotAllowed("does-not-match", card=card, top=state.top, color=state.color)


def refused_word(question: Question, seat: int, word: str) -> EngineError:
    """Why a command that is no play cannot be followed."""
    if seat not in question.waiting():
        return TooLate("not-your-turn", seat=question.waiting()[0])
    if word == "draw" and question.why == "turn":
        return NotAllowed("must-play")
    return NotAllowed(f"first-{question.why}")
