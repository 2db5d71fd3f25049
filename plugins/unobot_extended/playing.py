"""Playing a card: laying it, naming what belongs to it, the reaction of the next player, and its effect (X5, X11, X12)."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain

import msgspec

from uno_engine import (
    ACCEPT,
    CARDS,
    MAYBE_PLAYER,
    PASS,
    REFUSE,
    Card,
    Ctx,
    EngineError,
    Flow,
    GameState,
    Move,
    NotAllowed,
    Played,
    Rule,
    RuleSet,
    Verb,
)
from uno_engine import play as move_to_play
from unobot_extended.calls import ExtendedCalls
from unobot_extended.card import Effect, ExtendedCard, Laying
from unobot_extended.combining import Combining
from unobot_extended.course import course, last, remember, turn
from unobot_extended.effects import on_player
from unobot_extended.events import LAYING, Added, LaidToRest, LaidUnder
from unobot_extended.going_out import GoingOut
from unobot_extended.matching import ExtendedMatching

LET_BE = {REFUSE: ACCEPT, PASS: ACCEPT}
"""Moves that mean another answer: to a reaction all of them let the card happen."""

AfterPlay = Callable[[Ctx, Laying], Flow]


class ExtendedPlaying(Rule):
    """What a player may play, and what follows from it (X5, X11, X12)."""

    id = "extended-playing"
    role = "part"
    verbs = (Verb("play", (CARDS, MAYBE_PLAYER)),)

    def check(self, rules: RuleSet) -> None:
        """Find the other parts, and the cards that may be a reaction."""
        self.matching = rules.rule(ExtendedMatching)
        self.cards = self.matching.cards
        self.calls = rules.rule(ExtendedCalls)
        self.going_out = rules.rule(GoingOut)
        self.combining = [rule for rule in rules.rules if isinstance(rule, Combining) and rule.combining]
        self.reacting = frozenset(card for card in rules.deck.counts if self.cards[card.symbol].reacts)

    # --- what may be played ------------------------------------------------------------------------------------------

    def moves(self, state: GameState, seat: int) -> list[Move]:
        """Return all plays that are possible on last (X5)."""
        matching = self.matching
        following = matching.following(state)
        cards = dict.fromkeys(filter(following.__contains__, state.hands[seat]))
        if matching.is_all(state) and matching.special.isdisjoint(cards):
            found = list(chain.from_iterable(map(following.__getitem__, cards)))
        else:
            found = [move for card in cards for move in self.moves_with(state, seat, card)]
        for rule in self.combining:
            found += rule.combined(state, seat)
        return found

    def moves_with(self, state: GameState, seat: int, card: Card) -> Sequence[Move]:
        """Return the plays with one card of the hand; none if it may not be played."""
        rule = self.cards[card.symbol]
        moves = self.matching.following(state).get(card)
        if moves is None or not self.free(state, seat, card) or rule.forbidden(state, seat, card):
            return ()
        return (*moves, *rule.further_moves(state, seat, card))

    def allows(self, state: GameState, seat: int, move: Move) -> bool:
        """Whether the move is such a play; of several cards, only the last named must be the one that becomes last."""
        cards, hand = move.cards, state.hands[seat]
        if len(cards) > 1:
            held = all(cards.count(card) <= hand.count(card) for card in cards)
            whole = held and len(cards) == len(move.args)
            return whole and any(rule.combines(state, seat, cards) for rule in self.combining)
        if not cards or cards[0] not in hand:
            return False
        return move in self.moves_with(state, seat, cards[0])

    def answers(self, state: GameState, seat: int, effect: Effect) -> list[Move]:
        """Return all plays that may be put on an effect in judgement; they need not match last (X13)."""
        found: list[Move] = []
        for card in dict.fromkeys(state.hands[seat]):
            rule = self.cards[card.symbol]
            if rule.answers(effect, card) and self.free(state, seat, card):
                found += rule.moves(last(state), card)
        return found

    def free(self, state: GameState, seat: int, card: Card) -> bool:
        """Whether nothing on the player or in this turn forbids that face (X14, X16, X-Regret)."""
        if card in turn(state).barred:
            return False
        rule = self.cards[card.symbol]
        return not any(effect.forbids(rule) for effect in on_player(state, seat))

    def not_free(self, state: GameState, seat: int, card: Card) -> EngineError | None:
        """Return why that face is forbidden to the player; None if it is not."""
        rule = self.cards[card.symbol]
        for effect in on_player(state, seat):
            if effect.forbids(rule):
                return NotAllowed(f"under-{effect.name}", card=card)
        return NotAllowed("not-this-turn", card=card) if card in turn(state).barred else None

    def unfit(self, state: GameState, card: Card) -> EngineError:
        """Return why a card that is not forbidden cannot be played in a turn."""
        rule = self.cards[card.symbol]
        return rule.unfit(last(state), card) if rule.alone else NotAllowed("only-answers", card=card)

    # --- playing it --------------------------------------------------------------------------------------------------

    def play(self, ctx: Ctx, seat: int, move: Move, then: AfterPlay, answering: Effect | None = None) -> Flow:
        """Lay a card, let its player name what belongs to it and the next player react, let it act, then call `then`."""
        *under, card = move.cards
        laying = self._laying(ctx.state, seat, move, card, then, answering)
        # `laying` is made first: it must hold what was in force before the card, for a Regret to restore.
        self.lay(ctx, seat, card)
        if under:
            laying.cards = tuple(under)
            ctx.emit(Added(seat, laying.cards))
        naming = laying.rule.name(ctx, laying)
        if naming is not None:
            return self._when_named(ctx, laying, naming)
        return self._named(ctx, laying)

    def _laying(
        self, state: GameState, seat: int, move: Move, card: Card, then: AfterPlay, answering: Effect | None
    ) -> Laying:
        """Note what there was before the card was laid: last, the effects on its player, the size of the hand."""
        rule, held = self.cards[card.symbol], len(state.hands[seat])
        return Laying(seat, move, card, rule, then, last(state), on_player(state, seat), held, answering)

    def lay(self, ctx: Ctx, seat: int, card: Card) -> None:
        """Lay the card and do nothing else: a coloured one becomes last, of the black ones only those that say so (X5)."""
        # A black card without a colour of its own leaves last as it is, and will lie under it.
        if card.color is None and not self.cards[card.symbol].sets_last:
            ctx.emit(LaidUnder(seat, card))
            return
        # The number named for an Infinity ends with it; the next one is named after this card lies.
        now = course(ctx.state)
        if now.number is not None:
            remember(ctx, msgspec.structs.replace(now, number=None))
        ctx.emit(Played(seat, card))

    def toss(self, ctx: Ctx, seat: int, card: Card) -> None:
        """Lay a card that does nothing and that nobody can answer, in a table-wide game or as a reaction (X7, X18)."""
        held = len(ctx.state.hands[seat])
        self.lay(ctx, seat, card)
        self._rest(ctx)
        self.calls.settle(ctx, seat, held)

    def _rest(self, ctx: Ctx) -> None:
        """Move what was laid under last to the discard pile: nothing can give it back any more."""
        if LAYING in ctx.state.zones:
            ctx.emit(LaidToRest())

    async def _when_named(self, ctx: Ctx, laying: Laying, naming: Flow) -> Flow:
        await ctx.follow(naming)
        return self._named(ctx, laying)

    def _named(self, ctx: Ctx, laying: Laying) -> Flow:
        """Ask the next player for a reaction, when all that was named lies; who has no reaction is not asked (X12)."""
        state, seat = ctx.state, laying.seat
        self.calls.settle(ctx, seat, laying.held)
        if not laying.rule.asks_on:
            ctx.nothing_more(seat)
        reactor = laying.rule.next_after(state, seat)
        if reactor == seat or not self.reactions(state, reactor, laying.rule):
            return self._act(ctx, laying)
        ctx.not_needed(seat)  # whatever else was typed is asked for, if the card stands
        return ctx.ask(
            reactor, partial(self._listed_reactions, laying.rule), why="reaction", then=partial(self._answered, laying),
            default=ACCEPT, private=True, about=laying.card, brief=True, synonyms=LET_BE,
        )  # fmt: skip

    def _act(self, ctx: Ctx, laying: Laying) -> Flow:
        self._rest(ctx)
        acting = laying.rule.act(ctx, laying)
        if acting is not None:
            return self._when_done(ctx, laying, acting)
        return laying.then(ctx, laying)

    async def _when_done(self, ctx: Ctx, laying: Laying, acting: Flow) -> Flow:
        await ctx.follow(acting)
        return laying.then(ctx, laying)

    # --- reactions ---------------------------------------------------------------------------------------------------

    def reactions(self, state: GameState, seat: int, rule: ExtendedCard) -> list[Card]:
        """Return the cards of a player that can answer such a card (X11)."""
        able = dict.fromkeys(filter(self.reacting.__contains__, state.hands[seat]))
        return [card for card in able if self.cards[card.symbol].reacts_to(rule)]

    def _listed_reactions(self, rule: ExtendedCard, state: GameState, seat: int) -> list[Move]:
        return [*map(move_to_play, self.reactions(state, seat, rule)), ACCEPT]

    def _answered(self, laying: Laying, ctx: Ctx, seat: int, move: Move) -> Flow:
        """Let the card happen, or lay the reaction, which becomes last."""
        if move.card is None:
            return self._act(ctx, laying)
        # First undo the card, then lay the reaction on what was last before: so the reaction becomes last.
        self.cards[move.card.symbol].react(ctx, laying, seat)
        self.toss(ctx, seat, move.card)
        if laying.taken_back:
            self.going_out.after_regret(ctx, seat)
        return laying.then(ctx, laying)
