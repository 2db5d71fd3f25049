"""Classic UNO: the base rule of base.md, made of its parts."""

from collections.abc import Collection
from typing import Annotated

import msgspec

from uno_engine.classic.calls import Calls
from uno_engine.classic.cards import DECK, DiscardAll, DrawTwo, Reverse, Skip, SkipEveryone
from uno_engine.classic.challenge import Challenge
from uno_engine.classic.drawing import Drawing
from uno_engine.classic.first_card import FirstCard
from uno_engine.classic.penalty import Penalty
from uno_engine.classic.turn import Matching, NormalTurn, Playing, WrongCard
from uno_engine.classic.wild import Wild, WildDrawFour
from uno_engine.kernel.cards import Card
from uno_engine.kernel.errors import EngineError, NotAllowed, NotUnderstood, TooLate
from uno_engine.kernel.events import Dealt, Drew, Event, Passed, PhaseBegan, Played
from uno_engine.kernel.hooks import phase
from uno_engine.kernel.moves import Flow, Move, Question
from uno_engine.kernel.options import Free, settings_of
from uno_engine.kernel.rules import BaseRule, Ctx, Rule, RuleSet
from uno_engine.kernel.state import GameState, Seat, Stage

__all__ = ["BUILT_IN", "PARTS", "Classic"]

PARTS: tuple[type[Rule], ...] = (
    Calls, Challenge, Drawing, DrawTwo, FirstCard, Matching, Penalty, Playing, Reverse, Skip, Wild, WildDrawFour, WrongCard,
)  # fmt: skip
"""The rules that the base game includes."""


class ClassicSettings(msgspec.Struct, frozen=True):
    """The option that says who plays first."""

    first: Annotated[
        str, Free("first", "left", "The first player: `left` of the dealer, or a player's name (B5).")
    ]


class Classic(BaseRule):
    """Match the top card by colour, number or symbol, or draw. The first player without cards wins (B1-B34)."""

    id = "classic-game"
    includes = tuple(part.id for part in PARTS)
    deck = DECK
    settings = (*BaseRule.settings, *settings_of(ClassicSettings))

    def check(self, rules: RuleSet) -> None:
        """Find the parts that each turn needs."""
        super().check(rules)
        self.matching = rules.rule(Matching)
        self.playing = rules.rule(Playing)
        self.drawing = rules.rule(Drawing)
        self.first = self.options.read(ClassicSettings).first.casefold()
        draw = self.drawing.instead_of_playing
        self.turns = {"turn": NormalTurn(rules, draw, voluntary=self.drawing.voluntary).question}

    @phase("deal")
    def deal(self, ctx: Ctx) -> None:
        """Gather and shuffle the cards, and deal (B3, B4)."""
        self.gather(ctx)
        ctx.emit(Dealt(self.cards))
        ctx.emit(PhaseBegan("open"))

    @phase("open")
    def open(self, ctx: Ctx) -> Flow:
        """Turn up the first card (B5, B6)."""
        # first: the card may lead to another phase, which must not be overwritten
        ctx.emit(PhaseBegan("turn"))
        return ctx.rule(FirstCard).turn_up(ctx, self.first_seat(ctx.state))

    def first_seat(self, state: GameState) -> int:
        """Return who plays first: the dealer's left, or the player with the name that was set (B5)."""
        named = [seat for seat in state.playing() if state.names[seat].casefold() == self.first]
        return named[0] if named else state.after(state.dealer)

    def missed(self, before: GameState, event: Event) -> Collection[Card]:
        """Return what matched: who draws in the own turn has no such card, and who then passes has drawn none; black cards come last."""
        if isinstance(event, Played):
            black = event.card.color is None and not event.drawn
            return self.matching.colored_following(before) if black else ()
        drew = isinstance(event, Drew) and event.why == "turn"
        kept = isinstance(event, Passed) and self.drawing.drawn != "never"
        return self.matching.following(before) if drew or kept else ()

    def refusal(
        self, state: GameState, question: Question | None, seat: int, move: Move
    ) -> EngineError | None:
        """Return why a move is not possible now."""
        if move.verb not in _MOVES:
            return self.refused_deal(state) if move.verb == "deal" else None
        if state.stage is Stage.SCORED or question is None:
            return NotAllowed("no-round")
        if state.seats[seat] is not Seat.IN:
            return NotAllowed("not-in-round")
        if move.verb == "play":
            if not move.cards:
                return NotUnderstood("unknown-card", said=move.word)
            return self.refused_play(state, question, seat, move)
        return refused_word(question, seat, move.verb)

    def refused_play(self, state: GameState, question: Question, seat: int, move: Move) -> EngineError:
        """Return why these cards cannot be played; the first reason that holds, in the order in which players look for it."""
        hand = state.hands[seat]
        for card in move.cards:
            if move.cards.count(card) > hand.count(card):
                return NotAllowed("not-held", card=card)
        card = move.cards[0]
        if seat not in question.waiting():
            return NotAllowed("not-your-turn", seat=question.waiting()[0])
        if len(move.args) > 1:
            return NotAllowed("one-card-a-turn", card=card)
        if question.why != "turn":
            reason = NotAllowed(f"first-{question.why}", card=card)
        elif self.matching.restricted and card.symbol in self.matching.doubtful:
            reason = NotAllowed(f"wd4-{self.options.word('wd4')}", card=card)
        else:
            reason = NotAllowed("does-not-match", card=card, top=state.top, color=state.color)
        return self.playing.refused_as_last(state, seat, move.cards) or reason


_MOVES = frozenset({"play", "draw", "pass", "challenge", "accept", "refuse", "color", "pick"})


def refused_word(question: Question, seat: int, verb: str) -> EngineError:
    """Return why a move that is no play is not possible."""
    if seat not in question.waiting():
        return TooLate("not-your-turn", seat=question.waiting()[0])
    if verb == "draw" and question.why == "turn":
        return NotAllowed("must-play")
    return NotAllowed(f"first-{question.why}", verb=verb)


BUILT_IN: tuple[type[Rule], ...] = (Classic, *PARTS, DiscardAll, SkipEveryone)
"""The rules that come with the engine: the base game, and cards that several decks have."""
