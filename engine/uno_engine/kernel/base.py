"""The spine that every base rule shares: rounds, deals and scores of a match; who is let in, who is left.

A base rule adds the phases `deal` (shuffle and deal; then comes `open`), `open` (the first cards are turned up; then
comes `turn`) and `turn`. A table that is laid out by hand begins with one of the last two.
"""

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec

from uno_engine.kernel.cards import Card
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.decks import Deck
from uno_engine.kernel.errors import BadTable, NotAllowed
from uno_engine.kernel.events import (
    DealerDrew,
    Drew,
    DrewNothing,
    Event,
    MatchOver,
    PhaseBegan,
    Reshuffled,
    RoundBegan,
    RoundOver,
    Tried,
)
from uno_engine.kernel.marks import phase
from uno_engine.kernel.match import MatchRule, by_points
from uno_engine.kernel.moves import Move
from uno_engine.kernel.options import Options, settings_of
from uno_engine.kernel.questions import Question
from uno_engine.kernel.rule import Rule
from uno_engine.kernel.settings import Duration, Number, Word
from uno_engine.kernel.state import GameState, Seat, Stage
from uno_engine.kernel.verbs import A_COLOR, ANYTHING, Verb

if TYPE_CHECKING:
    from uno_engine.kernel.ruleset import RuleSet

Source = Callable[[Ctx, int, int, str], tuple[Card, ...]]
"""Gives a player cards: called with the seat, how many (of whatever is counted at this table) and why; returns them."""

DEAL = Move("deal")
"""The move that has the cards dealt."""
_MOST = 40
"""How many seats a table has at most, with however many decks."""


class BaseSettings(msgspec.Struct, frozen=True):
    """How many cards are dealt, who deals, and how long the game waits for a player."""

    cards: Annotated[int, Number("cards", 7, 1, 20, "Cards dealt to each player (B4).")]
    next_dealer: Annotated[
        Literal["left", "winner"],
        Word("next-dealer", "left", ("left", "winner"), "Who deals the next round (B3)."),
    ]
    turn_timeout: Annotated[
        int,
        Duration(
            "turn-timeout",
            180_000,
            "Time to answer before the bot goes on for the player (M10); off: for ever.",
        ),
    ]
    idle_limit: Annotated[
        int,
        Number(
            "idle-limit",
            2,
            0,
            99,
            "So many turns timed out in a row, and the player has left (M10); off: never.",
        ),
    ]
    pace: Annotated[
        Literal["live", "daily"],
        Word(
            "pace",
            "live",
            ("live", "daily"),
            "live, or daily: a turn has a day, unless `turn-timeout` says otherwise (M10).",
        ),
    ]


class BaseRule(Rule):
    """Owns the spine of a game: deal, turn, score, next round."""

    role = "base"
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("deal"),
        Verb("color", (A_COLOR,)),
        Verb("pick", (ANYTHING,)),
        Verb("accept"),
        Verb("refuse"),
    )
    deck: ClassVar[Deck]
    most_seats: ClassVar[int] = 10
    settings = settings_of(BaseSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        chosen = options.read(BaseSettings)
        self.cards = chosen.cards
        self.patience = chosen.turn_timeout
        self.idle_limit = chosen.idle_limit
        self.daily = chosen.pace == "daily"
        self.winner_deals = chosen.next_dealer == "winner"
        self.room = self.most_seats
        self.match: MatchRule | None = None
        self.open_door = True
        self.least_seats = 2
        self.source: Source | None = None
        """What gives cards where somebody is to draw, in place of the draw pile's top; a rule may set it in its `check`."""
        self.turns: Mapping[str, Question] = {}
        """The phases that begin by asking whoever's turn it is, each with the question; set in `check`.

        Such a phase has no method. The question is copied for each turn."""

    def check(self, rules: "RuleSet") -> None:
        """Count the places at the table (B2), and find the match rule that leads. Raises BadTable if nobody fits."""
        # Fewer players never play with more decks, so it is not worth while to make one for each number up to the most.
        most = min(_MOST, self.most_seats * rules.deck_for(_MOST).copies)
        self.room = next((n for n in range(most, 1, -1) if self._fits(rules.deck_for(n), n)), 0)
        matches = [rule for rule in rules.rules if isinstance(rule, MatchRule)]
        self.match = min(matches, key=lambda rule: not rule.leads, default=None)
        self.open_door = all(rule.admits for rule in matches)
        for rule in matches:
            if rule.players:
                self.room, self.least_seats = min(self.room, rule.players), rule.players
        if self.room < self.least_seats:
            least = self.least_seats
            there, wanted = len(rules.deck_for(least)), least * self.dealt_to(least) + 1
            raise BadTable("too-few-cards", players=least, wanted=wanted, there=there)

    def _fits(self, deck: Deck, seats: int) -> bool:
        """Whether so many can be dealt to from that deck, with a card left to turn up."""
        return seats <= self.most_seats * deck.copies and seats * self.dealt_to(seats) < len(deck)

    def dealt_to(self, seats: int) -> int:
        """How many cards each of so many players is dealt (B4)."""
        return self.cards

    # --- seats -------------------------------------------------------------------------------------------------------

    def admit(self, state: GameState, seat: int | None = None) -> None:
        """Raise NotAllowed if nobody can take a seat now, or not this `seat` again (B2, M9)."""
        if state.phase == "over":
            raise NotAllowed("match-over")
        left = seat is not None and state.seats[seat] is Seat.LEFT
        if left and state.stage is Stage.PLAYING:
            return
        empty = {Seat.GONE} if state.stage is Stage.PLAYING else {Seat.GONE, Seat.LEFT}
        if sum(status not in empty for status in state.seats) >= self.room:
            raise NotAllowed("table-full", most=self.room)
        if state.round and not self.open_door and not left:
            raise NotAllowed("no-entry")

    def refused_deal(self, state: GameState) -> NotAllowed:
        """Why the cards cannot be dealt now."""
        if state.stage is Stage.SCORED:
            return NotAllowed("too-few", least=self.least_seats)
        return NotAllowed("round-running")

    def seats_changed(self, state: GameState) -> Callable[[Ctx], None] | None:
        """What is to be done because somebody came or went; None: nothing.

        A round with one player left ends, and that player wins it (M9); nobody does if they did not answer in their last turn.
        """
        if state.phase == "waiting":
            return self._wait_anew
        if state.stage is Stage.PLAYING and len(state.playing()) < 2:
            return lambda ctx: self.end_round(ctx, ctx.state.answering(ctx.state.playing()), "alone")
        return None

    def _wait_anew(self, ctx: Ctx) -> None:
        """Ask anew who deals, of the seats as they now are; a match that has begun ends if fewer than two are left (M4)."""
        if ctx.state.round and len(ctx.state.sitting()) < 2:
            self.stopped(ctx)

    def stopped(self, ctx: Ctx) -> None:
        """The match ends before its time; nobody wins one that has not begun (M4)."""
        leaders = self.match.leaders(ctx.state) if self.match and ctx.state.round else ()
        ctx.emit(MatchOver(leaders, stopped=True))

    # --- phases ------------------------------------------------------------------------------------------------------

    @phase("waiting")
    def waiting(self, ctx: Ctx) -> Question:
        """Between rounds: anyone seated may have the cards dealt."""
        return ctx.ask_first(ctx.state.held(), self._may_deal, why="deal", then=self._deal_begins)

    def _may_deal(self, state: GameState, _seat: int) -> tuple[Move, ...]:
        return (DEAL,) if len(state.sitting()) >= self.least_seats else ()

    def _deal_begins(self, ctx: Ctx, _seat: int, _move: Move) -> None:
        ctx.emit(PhaseBegan("deal"))

    @phase("score")
    def score(self, ctx: Ctx) -> None:
        """After a round; the match rules have already counted, and may have ended the match."""
        if len(ctx.state.sitting()) < 2:
            self.stopped(ctx)
        else:
            ctx.emit(PhaseBegan("waiting"))

    def end_round(self, ctx: Ctx, winners: tuple[int, ...], why: str = "out") -> None:
        """End the round with these winners; the match rules react to `RoundOver` and score it (match.md)."""
        ctx.emit(self.counted(ctx.state, winners, why))

    def counted(self, state: GameState, winners: tuple[int, ...], why: str) -> RoundOver:
        """How the round ends, with what each hand counts as it is now."""
        points = tuple(state.points(seat) for seat in range(len(state.hands)))
        return RoundOver(winners, points, why, by_points(state, winners, points))

    # --- cards -------------------------------------------------------------------------------------------------------

    def gather(self, ctx: Ctx) -> None:
        """Begin a round: choose the dealer, gather and shuffle all cards (B3, B4)."""
        state = ctx.state
        playing = state.sitting()
        deck = ctx.rules.deck_for(len(playing))
        dealer = self.choose_dealer(ctx, playing, deck)
        forgotten = tuple(rule for rule in state.own if not ctx.rules.by_id[rule].lasting)
        ctx.emit(RoundBegan(state.round + 1, dealer, tuple(ctx.shuffled(deck.cards)), forgotten))

    def choose_dealer(self, ctx: Ctx, seats: list[int], deck: Deck) -> int:
        """Who deals: drawn for in the first round, later the next in order (B3)."""
        first = ctx.state.dealer < 0
        return self.first_dealer(ctx, seats, deck) if first else self.next_dealer(ctx.state, seats)

    def first_dealer(self, ctx: Ctx, seats: list[int], deck: Deck) -> int:
        """Each draws a card, the highest number deals, ties draw again (B3); without numbers chance alone decides."""
        if all(card.number is None for card in deck.counts):
            return seats[ctx.below(len(seats))]
        while len(seats) > 1:
            rest = list(deck.cards)
            drawn = {seat: rest.pop(ctx.below(len(rest))) for seat in seats}
            for seat, card in drawn.items():
                ctx.emit(DealerDrew(seat, card))
            best = max(card.number or 0 for card in drawn.values())
            seats = [seat for seat, card in drawn.items() if (card.number or 0) == best]
        return seats[0]

    def next_dealer(self, state: GameState, seats: list[int]) -> int:
        """The seat to the last dealer's left, or who went out (B3)."""
        if self.winner_deals and state.ended and state.ended[0] in seats:
            return state.ended[0]
        return min(seats, key=lambda seat: (seat - state.dealer - 1) % len(state.seats))

    def first_seat(self, state: GameState) -> int:
        """Who plays first in a round that has just been dealt (B5)."""
        return state.after(state.dealer)

    def missed(self, before: GameState, event: Event) -> Collection[Card]:
        """Faces that a player who did this would rather have played, and so hardly holds; a clue for computer players.

        `before` is how the game stood before the input that led to the event. Asked of `Played` and `Drew`, about the other
        cards that were held before it, and of `Passed`, about those that came last. By default nothing is known.
        """
        return ()

    def draw(
        self, ctx: Ctx, seat: int, count: int, why: str = "turn", *, openly: bool = False
    ) -> tuple[Card, ...]:
        """A player draws cards, the discard pile being shuffled when the draw pile is empty (B16).

        `openly`: everyone sees which. Returns what was drawn: fewer if there are no more, or if a rule lets fewer be drawn.
        Where a rule is the `source` of cards, it decides how many come for this `count`.
        """
        if self.source is not None:
            return self.source(ctx, seat, count, why)
        return self.draw_from_pile(ctx, seat, count, why, openly=openly)

    def draw_from_pile(
        self, ctx: Ctx, seat: int, count: int, why: str = "turn", *, openly: bool = False
    ) -> tuple[Card, ...]:
        """A player draws so many cards from the draw pile, whatever the `source` is; returns what was drawn."""
        state = ctx.state
        if count == 1 and state.draw:  # a turn's draw, nearly always
            drew = ctx.emit(Drew(seat, (state.draw[-1],), why, 1, openly))
            return drew.cards if isinstance(drew, Drew) else ()
        got: tuple[Card, ...] = ()
        while count > 0:
            if not state.draw and not self.refill(ctx):
                if not got:
                    ctx.emit(DrewNothing(seat))
                break
            here = min(count, len(state.draw))
            cards = (state.draw[-1],) if here == 1 else tuple(reversed(state.draw[-here:]))
            drew = ctx.emit(Drew(seat, cards, why, here, openly))
            if not isinstance(drew, Drew):  # a rule has cancelled it, or put something else in its place
                break
            got = got + drew.cards if got else drew.cards
            count -= here
        return got

    def can_draw(self, state: GameState) -> bool:
        """Whether there is a card left to draw, if need be after a shuffle."""
        return bool(state.draw) or len(state.discard) > 1

    def refill(self, ctx: Ctx) -> bool:
        """Shuffle the discard pile, all but its top card, into a new draw pile; False if there is nothing in it."""
        rest = ctx.state.discard[:-1]
        if rest:
            ctx.emit(Reshuffled(tuple(ctx.shuffled(rest))))
        return bool(rest)

    def fined(self, ctx: Ctx, seat: int, cards: tuple[Card, ...], reason: str, fine: int) -> None:
        """Cards were tried that may not be played, and that costs cards (B31, H7)."""
        ctx.emit(Tried(seat, cards, reason, fine))
        self.draw(ctx, seat, fine, "fine")
