"""Playing a card: what goes on last, what is named with a card, the reaction to it and its effect; and hands with one card or none.

X5, X7-X9, X11, X12.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import ClassVar

import msgspec
from msgspec.structs import replace

import uno_engine as uno
from unobot_extended.card import Effect, ExtendedCard, Laying
from unobot_extended.effects import Effects, first_judged, on_player
from unobot_extended.state import (
    LAYING,
    TURN,
    Added,
    CardsLost,
    GivenBack,
    LaidToRest,
    LaidUnder,
    Last,
    course,
    last,
    remember,
    turn,
)

LET_BE = {uno.REFUSE: uno.ACCEPT, uno.PASS: uno.ACCEPT}
"""Moves that mean another answer: to a reaction all of them let the card happen."""


AfterPlay = Callable[[uno.Ctx, Laying], uno.Flow]


class ExtendedPlaying(uno.Rule):
    """What a player may play, and what follows from it (X5, X11, X12)."""

    id = "extended-playing"
    role = "part"
    verbs = (uno.Verb("play", (uno.CARDS, uno.MAYBE_PLAYER)),)

    def check(self, rules: uno.RuleSet) -> None:
        """Find the other parts, and the cards that may be a reaction."""
        self.matching = rules.rule(ExtendedMatching)
        self.cards = self.matching.cards
        self.calls = rules.rule(ExtendedCalls)
        self.going_out = rules.rule(GoingOut)
        self.combining = [rule for rule in rules.rules if isinstance(rule, Combining) and rule.combining]
        self.reacting = frozenset(card for card in rules.deck.counts if self.cards[card.symbol].reacts)

    def moves(self, state: uno.GameState, seat: int) -> list[uno.Move]:
        """Return all plays that are possible on last (X5)."""
        following = self.matching.following(state)
        cards = dict.fromkeys(filter(following.__contains__, state.hands[seat]))
        if self.matching.decides(state, seat):
            found = list(chain.from_iterable(map(following.__getitem__, cards)))
        else:
            found = [move for card in cards for move in self.moves_with(state, seat, card)]
        for rule in self.combining:
            found += rule.combined(state, seat)
        return found

    def can_play(self, state: uno.GameState, seat: int) -> bool:
        """Whether the player can lay any card now."""
        if self.matching.decides(state, seat):
            following, hand = self.matching.following(state), state.hands[seat]
            if not following.keys().isdisjoint(hand):
                return True
        return bool(self.moves(state, seat))

    def moves_with(self, state: uno.GameState, seat: int, card: uno.Card) -> Sequence[uno.Move]:
        """Return the plays with one card of the hand; none if it may not be played."""
        rule = self.cards[card.symbol]
        moves = self.matching.following(state).get(card)
        if moves is None or not self.free(state, seat, card) or rule.forbidden(state, seat, card):
            return ()
        return (*moves, *rule.further_moves(state, seat, card))

    def allows(self, state: uno.GameState, seat: int, move: uno.Move) -> bool:
        """Whether the move is such a play; of several cards, only the last named must be the one that becomes last."""
        cards, hand = move.cards, state.hands[seat]
        if len(cards) > 1:
            held = all(cards.count(card) <= hand.count(card) for card in cards)
            whole = held and len(cards) == len(move.args)
            return whole and any(rule.combines(state, seat, cards) for rule in self.combining)
        if not cards or cards[0] not in hand:
            return False
        return move in self.moves_with(state, seat, cards[0])

    def answers(self, state: uno.GameState, seat: int, effect: Effect) -> list[uno.Move]:
        """Return all plays that may be put on an effect in judgement; they need not match last (X13)."""
        found: list[uno.Move] = []
        for card in dict.fromkeys(state.hands[seat]):
            rule = self.cards[card.symbol]
            if rule.answers(effect, card) and self.free(state, seat, card):
                found += rule.moves(last(state), card)
        return found

    def free(self, state: uno.GameState, seat: int, card: uno.Card) -> bool:
        """Whether nothing on the player or in this turn forbids that face (X14, X16, X-Regret)."""
        if card in turn(state).barred:
            return False
        rule = self.cards[card.symbol]
        return not any(effect.forbids(rule) for effect in on_player(state, seat))

    def play(
        self, ctx: uno.Ctx, seat: int, move: uno.Move, then: AfterPlay, answering: Effect | None = None
    ) -> uno.Flow:
        """Lay a card, let its player name what belongs to it and the next player react, let it act, then call `then`."""
        state, cards = ctx.state, move.cards
        card = cards[-1]
        # Made first: it notes what there is before the card is laid, for a Regret to restore.
        laying = Laying(
            seat, move, card, self.cards[card.symbol], then, last(state), on_player(state, seat),
            len(state.hands[seat]), answering,
        )  # fmt: skip
        self.lay(ctx, seat, card)
        if len(cards) > 1:
            laying.cards = cards[:-1]
            ctx.emit(Added(seat, laying.cards))
        naming = laying.rule.name(ctx, laying)
        if naming is not None:
            return following(ctx, naming, partial(self._named, ctx, laying))
        return self._named(ctx, laying)

    def lay(self, ctx: uno.Ctx, seat: int, card: uno.Card) -> None:
        """Lay the card and do nothing else: a coloured one becomes last, of the black ones only those that say so (X5)."""
        # A black card without a colour of its own leaves last as it is, and will lie under it.
        if card.color is None and not self.cards[card.symbol].sets_last:
            ctx.emit(LaidUnder(seat, card))
            return
        # The number named for an Infinity ends with it; the next one is named after this card lies.
        now = course(ctx.state)
        if now.number is not None:
            remember(ctx, msgspec.structs.replace(now, number=None))
        ctx.emit(uno.Played(seat, card))

    def toss(self, ctx: uno.Ctx, seat: int, card: uno.Card) -> None:
        """Lay a card that does nothing and that nobody can answer, in a table-wide game or as a reaction (X7, X18)."""
        held = len(ctx.state.hands[seat])
        self.lay(ctx, seat, card)
        self._rest(ctx)
        self.calls.settle(ctx, seat, held)

    def tosses(self, state: uno.GameState, seat: int, least: int = 0) -> list[uno.Move]:
        """Return the moves that lay a number of at least `least` in a table-wide game (X10, X18)."""
        hand = dict.fromkeys(state.hands[seat])
        return [move for card in hand for move in self.cards[card.symbol].as_numbers(card, least)]

    async def toss_number(self, ctx: uno.Ctx, seat: int, move: uno.Move, least: int = 0) -> int:
        """Lay a number card in a table-wide game, and return its number."""
        card = move.card
        assert card is not None
        self.toss(ctx, seat, card)
        return await self.cards[card.symbol].number(ctx, seat, move, least)

    def _rest(self, ctx: uno.Ctx) -> None:
        """Move what was laid under last to the discard pile: nothing can give it back any more."""
        if LAYING in ctx.state.zones:
            ctx.emit(LaidToRest())

    def _named(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """Ask the next player for a reaction, when all that was named lies; who has no reaction is not asked (X12)."""
        seat, rule = laying.seat, laying.rule
        self.calls.settle(ctx, seat, laying.held)
        if not rule.asks_on:
            ctx.nothing_more(seat)
        reactor = rule.next_after(ctx.state, seat)
        if reactor == seat or not self.reactions(ctx.state, reactor, rule):
            return self._act(ctx, laying)

        def choices(state: uno.GameState, seat: int) -> list[uno.Move]:
            return [*map(uno.play, self.reactions(state, seat, rule)), uno.ACCEPT]

        def answered(ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
            if move.card is None:
                return self._act(ctx, laying)
            # First undo the card, then lay the reaction on what was last before: so the reaction becomes last.
            self.cards[move.card.symbol].react(ctx, laying, seat)
            self.toss(ctx, seat, move.card)
            if laying.taken_back:
                self.going_out.after_regret(ctx, seat)
            return laying.then(ctx, laying)

        ctx.not_needed(seat)  # whatever else was typed is asked for, if the card stands
        return ctx.ask(
            reactor, choices, why="reaction", then=answered, default=uno.ACCEPT,
            private=True, about=laying.card, brief=True, synonyms=LET_BE,
        )  # fmt: skip

    def _act(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        self._rest(ctx)
        acting = laying.rule.act(ctx, laying)
        if acting is not None:
            return following(ctx, acting, partial(laying.then, ctx, laying))
        return laying.then(ctx, laying)

    def reactions(self, state: uno.GameState, seat: int, rule: ExtendedCard) -> list[uno.Card]:
        """Return the cards of a player that can answer such a card (X11)."""
        able = dict.fromkeys(filter(self.reacting.__contains__, state.hands[seat]))
        return [card for card in able if self.cards[card.symbol].reacts_to(rule)] if able else []

    def why_not(
        self, state: uno.GameState, question: uno.Question, seat: int, move: uno.Move
    ) -> uno.EngineError:
        """Return why a player who is in the round cannot make a move of this game now."""
        waiting, cards = question.waiting(), move.cards
        if move.verb == "play" and cards:
            return self._why_no_play(state, question, seat, cards)
        if seat not in waiting:
            return uno.TooLate("not-your-turn", seat=waiting[0])
        return uno.NotAllowed(f"first-{question.why}")

    def _why_no_play(
        self, state: uno.GameState, question: uno.Question, seat: int, cards: Sequence[uno.Card]
    ) -> uno.EngineError:
        hand, card = state.hands[seat], cards[-1]
        if seat not in question.waiting():
            return uno.NotAllowed("not-your-turn", seat=question.waiting()[0])
        if missing := [each for each in cards if cards.count(each) > hand.count(each)]:
            return uno.NotAllowed("not-held", card=missing[0])
        rule, effect = self.cards[card.symbol], first_judged(state, seat)
        barred = "not-this-turn" if card in turn(state).barred else ""
        forbidding = (each.name for each in on_player(state, seat) if each.forbids(rule))
        if code := next((f"under-{name}" for name in forbidding), barred):
            return uno.NotAllowed(code, card=card)
        if question.why not in {"turn", "drawn"}:
            no_answer = rule.no_answer(effect, card) if effect else None
            return no_answer or uno.NotAllowed(f"first-{question.why}", card=card)
        if len(cards) > 1:
            return (
                uno.NotAllowed("four-together")
                if self.combining
                else uno.NotAllowed("one-card-a-turn", card=card)
            )
        return rule.unfit(last(state), card) if rule.alone else uno.NotAllowed("only-answers", card=card)


async def following(ctx: uno.Ctx, flow: uno.Flow, then: Callable[[], uno.Flow]) -> uno.Flow:
    """Let a flow come to its end, then go on."""
    await ctx.follow(flow)
    return then()


class ExtendedMatching(uno.Rule):
    """A card goes on last if it is black, or has its colour, number or function, and its own condition holds (X5)."""

    id = "extended-matching"
    role = "part"
    before = ("extended-calls",)  # which look at `cards` in their own `check`

    def check(self, rules: uno.RuleSet) -> None:
        """Find the rule of each card of the deck."""
        kinds = [rule for rule in rules.rules if isinstance(rule, ExtendedCard)]
        self.cards = {each.kind.symbol: rule for rule in kinds for each in rule.printed}
        deck = [(card, self.cards[card.symbol]) for card in rules.deck.counts]
        self.on_last = _OnLast((card, rule) for card, rule in deck if rule.alone)
        self.special = frozenset(card for card, rule in deck if rule.depends_on_more)
        """The cards whose moves depend on more than on last."""

    def following(self, state: uno.GameState) -> Mapping[uno.Card, tuple[uno.Move, ...]]:
        """Return the cards of the deck that go on last now, whoever holds them, each with its moves."""
        top = state.top
        number = course(state).number if top is None or top.number is None else top.number
        return self.on_last[state.color, top, number]

    def decides(self, state: uno.GameState, seat: int) -> bool:
        """Whether last alone decides what that player may play: nothing bars a card, and none depends on more."""
        own = state.own
        barred = TURN in own or (Effects.id in own and on_player(state, seat))
        return not barred and (not self.special or self.special.isdisjoint(state.hands[seat]))


class _OnLast(
    dict[tuple[uno.Color | None, uno.Card | None, int | None], Mapping[uno.Card, tuple[uno.Move, ...]]]
):
    """A cache from last (colour, card, number) to the cards that go on it, filled when one is first met."""

    def __init__(self, cards: Iterable[tuple[uno.Card, ExtendedCard]]) -> None:
        super().__init__()
        self._cards = tuple(cards)

    def __missing__(
        self, lying: tuple[uno.Color | None, uno.Card | None, int | None]
    ) -> Mapping[uno.Card, tuple[uno.Move, ...]]:
        last = Last(*lying)
        moves = {card: rule.moves(last, card) for card, rule in self._cards if rule.fits(last, card)}
        return self.setdefault(lying, moves)


class Combining(uno.Rule):
    """Base of rules that let several cards be laid at once: a move names them all, and the last one becomes last."""

    role: ClassVar[uno.Role] = "part"
    together: ClassVar[int]
    """How many cards are laid at once."""
    combining: bool = True
    """Whether it is allowed at this table."""

    def combined(self, state: uno.GameState, seat: int) -> Iterator[uno.Move]:
        """List the moves that lay several cards at once."""
        return iter(())

    def combines(self, state: uno.GameState, seat: int, cards: Sequence[uno.Card]) -> bool:
        """Whether these cards, all of them in hand, can be laid at once."""
        return False


class ExtendedCalls(uno.Calls):
    """UNO is owed when a hand goes from more than one card to exactly one (X7)."""

    id = "extended-calls"
    several = True

    def check(self, rules: uno.RuleSet) -> None:
        """Find the cards that can cost their player more cards than themselves: UNO may be called before these."""
        super().check(rules)
        self.matching = rules.rule(ExtendedMatching)
        combining = [rule for rule in rules.rules if isinstance(rule, Combining) and rule.combining]
        self.almost_whole = frozenset(1 + rule.together for rule in combining)
        """The sizes of hands that laying several cards at once can bring to one card."""
        self.shedding = frozenset(
            card for card in rules.deck.counts if self.matching.cards[card.symbol].sheds
        )

    def after_play(self, ctx: uno.Ctx, played: uno.Played) -> None:
        """Not judged here: more may be laid with the card (X14), and `settle` is called when all of it lies."""

    def settle(self, ctx: uno.Ctx, seat: int, held: int) -> None:
        """Make a player owe the call if they held more than one card and hold one now (X7)."""
        if held > 1 and len(ctx.state.hands[seat]) == 1:
            self.judge(ctx, (seat,))

    def end_turn(self, ctx: uno.Ctx, seat: int) -> None:
        """Forget a call that was made for this turn and not needed in it (B22)."""
        if len(ctx.state.hands[seat]) != 1:
            self.judge(ctx, (seat,))

    @uno.after(CardsLost)
    def after_loss(self, ctx: uno.Ctx, lost: CardsLost) -> None:
        """Check everyone who lost cards otherwise than by playing them."""
        for seat, held in lost.held_before(ctx.state):
            self.settle(ctx, seat, held)

    @uno.after(GivenBack)
    def after_regret(self, ctx: uno.Ctx, back: GivenBack) -> None:
        """Cancel the debt of a call for a card that was taken back (X-Regret)."""
        self.forgive(ctx, back.seat)

    def may_leave_one(self, state: uno.GameState, question: uno.Question, seat: int) -> bool:
        """Whether it is that player's turn, or duty, with a play that could leave one card (B22)."""
        hand = state.hands[seat]
        held = len(hand)
        if seat not in question.asked or not (question.acts or question.why == "drawn") or held < 2:
            return False
        # Quick ways out first: this is asked for every player at every question.
        if held > 2 and held not in self.almost_whole:
            shed = self.shedding.intersection(hand)
            if not shed:
                return False
            if question.turn:
                if self.matching.following(state).keys().isdisjoint(shed):
                    return False
                if self.matching.decides(state, seat):
                    return True
        for move in question.options(state, seat):
            if move.verb != "play":
                continue
            if held == 1 + len(move.cards) or not self.shedding.isdisjoint(move.cards):
                return True
        return False


class GoingOut(uno.Rule):
    """A player without cards is out once nothing can reach them any more, and scores as many as are left in (X8, X9)."""

    id = "extended-going-out"
    role = "part"

    def reached(self, state: uno.GameState) -> bool:
        """Whether an effect waits on anybody that could go round to a player without cards."""
        return any(effect.travels for seat in state.playing() for effect in on_player(state, seat))

    def leaving(self, state: uno.GameState) -> list[int]:
        """Return who is out now, in the order in which their hands became empty (X8)."""
        emptied = [seat for seat in course(state).emptied if state.seats[seat] is uno.Seat.IN]
        able = [seat for seat in emptied if not on_player(state, seat)]
        return [] if self.reached(state) else able

    def see_off(self, ctx: uno.Ctx) -> None:
        """Let everyone who is out now leave the round; called at the end of a turn."""
        for seat in self.leaving(ctx.state):
            self.go_out(ctx, seat)

    def after_regret(self, ctx: uno.Ctx, seat: int) -> None:
        """Let a player go out whose last card was a Regret, unless an effect is on them (X-Regret, X8)."""
        if not ctx.state.hands[seat] and not on_player(ctx.state, seat):
            self.go_out(ctx, seat)

    def go_out(self, ctx: uno.Ctx, seat: int) -> None:
        """Take a player out of the round; they score as many points as players are then left in (X9)."""
        ctx.emit(uno.WentOut(seat))
        ctx.emit(uno.PutOut(seat))
        now = course(ctx.state)
        gained = list(now.gained) + [0] * (len(ctx.state.seats) - len(now.gained))
        # Counted after PutOut: X9 counts those who are left. `+=`, for a revived player scores again (X-Revive).
        gained[seat] += len(ctx.state.playing())
        emptied = tuple(other for other in now.emptied if other != seat)
        remember(ctx, replace(now, emptied=emptied, places=(*now.places, seat), gained=tuple(gained)))
