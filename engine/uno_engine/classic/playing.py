"""Laying a card: from the hand to the discard pile, going out with it, and what it does (B7, B28)."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from uno_engine.classic.sweeping import Sweeps
from uno_engine.kernel.cards import Card
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import NotAllowed
from uno_engine.kernel.events import Played, RoundEnding, TurnGoesTo, WentOut
from uno_engine.kernel.options import Options, settings_of
from uno_engine.kernel.questions import Flow
from uno_engine.kernel.rule import Play, Rule
from uno_engine.kernel.ruleset import CardEffect, RuleSet
from uno_engine.kernel.settings import Word
from uno_engine.kernel.state import GameState, Seat
from uno_engine.kernel.verbs import CARDS, Verb

_IN = Seat.IN


class PlayingSettings(msgspec.Struct, frozen=True):
    """Which cards cannot be the last."""

    no_out: Annotated[
        Literal["none", "black", "action"],
        Word(
            "no-out",
            "none",
            ("none", "black", "action"),
            "Which cards cannot be the last of a hand: none, black ones, or coloured actions, too (B35).",
        ),
    ]


class Playing(Rule):
    """A played card lies on the discard pile and acts; the last card ends the round (B28, B29)."""

    id = "playing"
    role = "part"
    verbs = (Verb("play", (CARDS,)),)
    settings = settings_of(PlayingSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.no_out = options.read(PlayingSettings).no_out

    def check(self, rules: RuleSet) -> None:
        """Keep the effects of the cards, by their symbols; a card without one only passes the turn on."""
        self.effects = rules.plays
        self.sweeps = Sweeps(rules)
        self.never_last = rules.never_last
        self.any_last = self.no_out == "none" and not self.never_last

    def may_lay(self, state: GameState, seat: int, cards: Sequence[Card]) -> bool:
        """Whether the hand may be left with what it holds beside these cards: not every card can be the last (B35)."""
        return self.any_last or self.refused_as_last(state, seat, cards) is None

    def refused_as_last(self, state: GameState, seat: int, cards: Sequence[Card]) -> NotAllowed | None:
        """Why nobody may go out with these cards of that hand; None if it is not emptied by them, or may be (B35)."""
        hand = state.hands[seat]
        if self.any_last:
            return None
        if len(hand) > len(cards) + len(self.sweeps.of(hand, cards)):
            return None
        card = cards[-1]
        if card.symbol in self.never_last:
            return NotAllowed("never-last", card=card)
        if self.no_out == "none":
            return None
        if self.no_out == "black" and card.symbol in self.sweeps:
            return NotAllowed("no-out-sweep", card=card)
        barred = card.color is None or (self.no_out == "action" and card.number is None)
        return NotAllowed(f"no-out-{self.no_out}", card=card) if barred else None

    def play(self, ctx: Ctx, seat: int, card: Card, *, carried: int = 0, drawn: bool = False) -> Flow:
        """A player plays a card, with all that follows from it. Ends the turn."""
        state = ctx.state
        # made before the card is laid: it says what was held and in force until then
        hand = state.hands[seat]  # never changed in place, so it need not be copied
        play = Play(seat, card, carried, False, state.top, state.color, 1, hand)
        swept = self.sweeps.of(hand, (card,))
        ctx.emit(Played(seat, card, drawn, swept=swept))
        return self.act(ctx, play)

    def play_together(self, ctx: Ctx, seat: int, cards: Sequence[Card], *, carried: int = 0) -> Flow:
        """A player plays several cards with the same symbol, the last one on top. Ends the turn."""
        state = ctx.state
        hand = state.hands[seat]
        play = Play(seat, cards[-1], carried, False, state.top, state.color, len(cards), hand)
        swept = self.sweeps.of(hand, cards)
        ctx.emit(Played(seat, cards[-1], under=tuple(cards[:-1]), swept=swept))
        return self.act(ctx, play)

    def lay(self, ctx: Ctx, seat: int, card: Card, *, carried: int = 0, drawn: bool = False) -> Play:
        """Only lay the card; what it does is left to `act`, or to whoever else knows better."""
        state = ctx.state
        play = Play(seat, card, carried, False, state.top, state.color, 1, state.hands[seat])
        ctx.emit(Played(seat, card, drawn))
        return play

    def act(self, ctx: Ctx, play: Play, instead: CardEffect | None = None) -> Flow:
        """The laid card takes effect; if it was the last one, the round ends after it (B28).

        `instead` is what it does where that is not what is printed on it; that happens as a last card, too.
        """
        state, seat = ctx.state, play.seat
        if not state.hands[seat] and state.seats[seat] is _IN and self.go_out(ctx, seat):
            return self._act_last(ctx, play, instead)
        effect = instead or self.effects.get(play.card.symbol)
        if effect is None:
            ctx.emit(TurnGoesTo(state.after(seat)))
            return None
        return effect(ctx, play)

    def go_out(self, ctx: Ctx, seat: int) -> bool:
        """A player has no cards left; True if the round is to end now, which a rule may prevent (M7)."""
        ctx.emit(WentOut(seat))
        return ctx.emit(RoundEnding((seat,))) is not None

    def _act_last(self, ctx: Ctx, play: Play, instead: CardEffect | None) -> Flow:
        """Only some cards act as the last one; then the round is over."""
        symbol = play.card.symbol
        effect = instead or (self.effects[symbol] if symbol in ctx.rules.last else None)
        if effect is not None:
            flow = effect(ctx, play)
            if flow is not None:
                return self._end_after(ctx, play.seat, flow)
        else:
            ctx.not_needed(play.seat)  # a colour typed behind a last Wild is no mistake
            ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))
        self._end(ctx, play.seat)
        return None

    async def _end_after(self, ctx: Ctx, seat: int, flow: Flow) -> None:
        """End the round when the last card's effect, which asks something, is over."""
        await ctx.follow(flow)
        self._end(ctx, seat)

    def _end(self, ctx: Ctx, seat: int) -> None:
        # not simply the seat: `ended` says who won, and a rule may have named others
        ctx.rules.base.end_round(ctx, ctx.state.ended or (seat,))
