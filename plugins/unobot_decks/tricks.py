"""What games of tricks have in common: the cards of a trick, who takes it, trumps, and following suit."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

import uno_engine as uno
from unobot_decks.suits import rank

TRICK = "row"
"""The zone of the state in which the cards of the trick lie, in the order in which they were played: `row` in scenario files."""


class Tricks(msgspec.Struct, frozen=True):
    """How many tricks each seat has, and what is trumps."""

    taken: tuple[int, ...] = ()
    trumps: uno.Color | None = None


class LaidToTrick(uno.ChangesHands, frozen=True):
    """A player played a card to the trick."""

    seat: int
    card: uno.Card
    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Lay it beside the others."""
        state.take(self.seat, (self.card,))
        state.zones[TRICK] = (*state.zones.get(TRICK, ()), self.card)


class TrickTaken(uno.Event, frozen=True):
    """A player took the trick; `tricks` are all that they have now."""

    seat: int
    tricks: int

    def apply(self, state: uno.GameState) -> None:
        """Put its cards aside."""
        state.discard.extend(state.zones.pop(TRICK, ()))


class TrumpsTurned(uno.Event, frozen=True):
    """A card was shown whose suit is trumps; it stays where it is."""

    seat: int
    card: uno.Card
    reveals = True
    seen_by = uno.seen_by_all


class TrickOpen(uno.Fact, frozen=True):
    """These cards lie in the trick."""

    cards: tuple[uno.Card, ...]
    seen_by = uno.seen_by_all


class Trumps(uno.Fact, frozen=True):
    """A suit that beats the others."""

    color: uno.Color


class TricksTaken(uno.Fact, frozen=True):
    """A player has so many tricks."""

    seat: int
    tricks: int


class TrickGame(uno.BaseRule):
    """Base of games of tricks: all cards are dealt, who can follows suit, and the highest card takes the trick.

    A game of tricks has a `deck`, and says what it does otherwise: how trumps are found (`open_round`), which cards may be
    played (`may_play`), which is the higher one (`strength`), and what the tricks are worth (`counted`).
    """

    id = "tricks"
    left_over = 0
    open_zones = (TRICK,)
    verbs = (*uno.BaseRule.verbs, uno.Verb("play", (uno.ONE_CARD,)))
    memory = Tricks

    def check(self, rules: uno.RuleSet) -> None:
        """Make the question that each turn begins with."""
        self.rules = rules
        super().check(rules)
        turn = uno.Question((), self.moves, "turn", self.take_turn, self.lowest, acts=True, turn=True)
        self.turns = {"turn": turn}

    def dealt_to(self, seats: int) -> int:
        """Deal all cards, as far as that is the same for each."""
        return len(self.rules.deck_for(seats)) // seats

    @uno.phase("deal")
    def deal(self, ctx: uno.Ctx) -> None:
        """Gather, shuffle and deal the cards."""
        self.gather(ctx)
        ctx.emit(uno.Dealt(self.dealt_to(len(ctx.state.playing()))))
        ctx.emit(uno.PhaseBegan("open"))

    @uno.phase("open")
    def open(self, ctx: uno.Ctx) -> uno.Flow:
        """Find trumps; the player after the dealer leads."""
        flow = self.open_round(ctx)
        ctx.emit(uno.PhaseBegan("turn"))
        ctx.emit(uno.TurnGoesTo(self.first_seat(ctx.state)))
        return flow

    def open_round(self, ctx: uno.Ctx) -> uno.Flow:
        """Do what comes before the first trick, such as finding trumps; by default nothing."""
        return None

    # --- how the round stands ---

    def tricks(self, state: uno.GameState) -> Tricks:
        """Return how many tricks each seat has, and trumps."""
        return state.memory(self.id, Tricks)

    def set_trumps(self, ctx: uno.Ctx, suit: uno.Color | None) -> None:
        """Say which suit is trumps in this round; None: there are none."""
        ctx.emit(uno.Remembered(self.id, msgspec.structs.replace(self.tricks(ctx.state), trumps=suit)))

    def taken(self, state: uno.GameState, seat: int) -> int:
        """Return how many tricks that seat has."""
        taken = self.tricks(state).taken
        return taken[seat] if seat < len(taken) else 0

    # --- what the game may have otherwise ---

    def may_play(self, state: uno.GameState, seat: int) -> Sequence[uno.Card]:
        """Return the cards that a player may play: those of the suit that was led; without any, all."""
        hand = list(dict.fromkeys(state.hands[seat]))
        led = next(iter(state.zones.get(TRICK, ())), None)
        return [card for card in hand if led is not None and card.color is led.color] or hand

    def strength(self, card: uno.Card, led: uno.Card, trumps: uno.Color | None) -> tuple[int, int]:
        """Return how strong a card is in a trick to which `led` was led: trumps, then its suit; of these the highest."""
        suit = 2 if trumps is not None and card.color is trumps else 1 if card.color is led.color else 0
        return suit, rank(card)

    # --- a turn ---

    def moves(self, state: uno.GameState, seat: int) -> list[uno.Move]:
        """List the cards that may be played."""
        return [uno.play(card) for card in self.may_play(state, seat)]

    def lowest(self, state: uno.GameState, seat: int) -> uno.Move:
        """Return the lowest card that may be played, for who does not answer."""
        return uno.play(min(self.may_play(state, seat), key=rank))

    def take_turn(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> None:
        """Play the card; the last one of a trick decides who takes it and leads to the next."""
        assert move.card is not None
        ctx.emit(LaidToTrick(seat, move.card))
        state, trumps = ctx.state, self.tricks(ctx.state).trumps
        cards, order = state.zones[TRICK], state.order_from(seat)
        if len(cards) < len(order):
            ctx.emit(uno.TurnGoesTo(order[0]))
            return
        strengths = [self.strength(card, cards[0], trumps) for card in cards]
        winner = order[strengths.index(max(strengths))]
        taken = tuple(self.taken(state, each) + (each == winner) for each in range(len(state.seats)))
        ctx.emit(uno.Remembered(self.id, Tricks(taken, trumps)))
        ctx.emit(TrickTaken(winner, taken[winner]))
        if any(state.hands[each] for each in state.playing()):
            ctx.emit(uno.TurnGoesTo(winner))
        else:
            self.end_round(ctx, self.winners(state))

    def winners(self, state: uno.GameState) -> tuple[int, ...]:
        """Return who has won the round: by default whoever has the most tricks."""
        best = max(self.taken(state, seat) for seat in state.playing())
        return tuple(seat for seat in state.playing() if self.taken(state, seat) == best)

    def seats_changed(self, state: uno.GameState) -> Callable[[uno.Ctx], None] | None:
        """End a round of which a hand is missing: nobody wins it."""
        if state.stage is uno.Stage.PLAYING and uno.Seat.LEFT in state.seats:
            return lambda ctx: self.end_round(ctx, (), "hand-missing")
        return super().seats_changed(state)

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish the trick, trumps, and how many tricks each has."""
        tricks, cards = self.tricks(state), state.zones.get(TRICK, ())
        if cards:
            yield TrickOpen(cards)
        if tricks.trumps is not None:
            yield Trumps(tricks.trumps)
        yield from (TricksTaken(seat, count) for seat, count in enumerate(tricks.taken) if count)

    # --- why not ---

    def refusal(
        self, state: uno.GameState, question: uno.Question | None, seat: int, move: uno.Move
    ) -> uno.EngineError | None:
        """Return why a move is not possible; None for verbs that are not of this game."""
        if move.verb == "deal":
            return self.refused_deal(state)
        if move.verb != "play" or move.card is None:
            return None
        if question is None or state.stage is uno.Stage.SCORED:
            return uno.NotAllowed("no-round")
        if seat not in question.waiting():
            return uno.NotAllowed("not-your-turn", seat=question.waiting()[0])
        if move.card not in state.hands[seat]:
            return uno.NotAllowed("not-held", card=move.card)
        return self.why_not(state, question, seat, move.card)

    def why_not(
        self, state: uno.GameState, question: uno.Question, seat: int, card: uno.Card
    ) -> uno.EngineError:
        """Return why a player who is asked cannot play that card of their hand."""
        if question.why != "turn":
            return uno.NotAllowed(f"first-{question.why}")
        return uno.NotAllowed("must-follow", card=card, led=state.zones[TRICK][0])
