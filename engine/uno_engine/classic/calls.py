"""Calling UNO, owing the call, and catching who has not."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from uno_engine.classic.challenge import owes_cards
from uno_engine.classic.turn import Sweeps
from uno_engine.kernel.cards import Card
from uno_engine.kernel.errors import EngineError, NotAllowed, TooLate
from uno_engine.kernel.events import (
    Discarded,
    Drew,
    Event,
    HandsMoved,
    Played,
    Remembered,
    TakenBack,
    TurnGoesTo,
)
from uno_engine.kernel.hooks import after
from uno_engine.kernel.moves import MAYBE_PLAYER, Move, Player, Question, Verb, play
from uno_engine.kernel.options import Number, Options, Word, YesNo, settings_of
from uno_engine.kernel.rules import Ctx, Fact, Offer, Rule, RuleSet
from uno_engine.kernel.state import GameState, Seat

__all__ = ["CallKept", "CallOwed", "Called", "Calls", "CallsAt", "Caught", "FalseAlarm", "Forgiven"]

_IN = Seat.IN


class CallOwed(Event, frozen=True):
    """A player has one card and has not called; whoever sees it may catch them (B23). Nobody is told."""

    seat: int

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: the others must notice it themselves to catch the player."""


class Forgiven(Event, frozen=True):
    """A player who had not called can no longer be caught: somebody else has acted (B23). Now everyone may know it."""

    seat: int


class Called(Event, frozen=True):
    """A player called UNO (or what else is to be called), in time."""

    seat: int
    word: str = "uno"


class CallKept(Event, frozen=True):
    """A player called before playing; it counts for this turn's play (B22)."""

    seat: int
    word: str = "uno"


class Caught(Event, frozen=True):
    """A player who had not called was caught, and draws `fine` cards (B23)."""

    seat: int
    by: int
    fine: int
    word: str = "uno"


class FalseAlarm(Event, frozen=True):
    """A call, or (with `of`) an accusation, that could not be right; `fine` 0 is a warning (B25, B26)."""

    seat: int
    fine: int
    of: int | None = None
    word: str = "uno"

    @property
    def refuses(self) -> bool:
        """True if it costs no cards: then it is only a warning."""
        return not self.fine


class OwedCalls(msgspec.Struct, frozen=True):
    """Who owes a call: `owing` are pairs of a seat and the number of the act (`state.acts`) since which it owes.

    `kept` is the seat that called before its play (-1: nobody), `kept_at` the number of acts when it did; `warned` who
    had the one warning of this round.
    """

    owing: tuple[tuple[int, int], ...] = ()
    kept: int = -1
    warned: tuple[int, ...] = ()
    kept_at: int = 0

    def kept_by(self, seat: int, acts: int) -> bool:
        """Whether that seat has called for what it plays with this act, or played with the last one (B22)."""
        return self.kept == seat and acts - self.kept_at <= 1

    def settled(self, seat: int) -> "OwedCalls":
        """Return the memory without that player's debt or kept call."""
        owing = tuple(debt for debt in self.owing if debt[0] != seat)
        if self.kept != seat:
            return replace(self, owing=owing)
        return OwedCalls(owing, warned=self.warned)


_NOTHING = OwedCalls()


class OwingSettings(msgspec.Struct, frozen=True):
    """The option that switches the call of UNO off."""

    uno: Annotated[
        Literal["call", "none"], Word("uno", "call", ("call", "none"), "Whether you have to call UNO (B27).")
    ]


class OwingCalls(Rule):
    """The part of `Calls` that watches the hands and remembers who owes a call."""

    word: ClassVar[str] = "uno"
    memory = OwedCalls
    settings = settings_of(OwingSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.on = options.read(OwingSettings).uno == "call"
        self.left = 1
        """With so many cards in hand a player must have called."""

    @after(Played)
    def after_play(self, ctx: Ctx, played: Played) -> None:
        """Make a player owe the call if the play left one card, unless they called before it (B22)."""
        if len(ctx.state.hands[played.seat]) == self.left or self.id in ctx.state.own:
            self.judge(ctx, (played.seat,))

    @after(Discarded)
    def after_discard(self, ctx: Ctx, discarded: Discarded) -> None:
        """Make a player owe the call, too, if cards that were laid aside left one."""
        self.judge(ctx, (discarded.seat,))

    @after(HandsMoved)
    def after_exchange(self, ctx: Ctx, moved: HandsMoved) -> None:
        """Make everyone owe the call who got one card by an exchange of hands (B24)."""
        among = moved.among or range(len(moved.hands))
        self.judge(ctx, tuple(seat for seat in among if len(moved.hands[seat]) == self.left))

    @after(Drew, remembering=True)
    def after_draw(self, ctx: Ctx, drew: Drew) -> None:
        """Forget a call whose player then drew instead of playing (B25)."""
        memory = ctx.state.own.get(self.id)
        if memory is not None and isinstance(memory, OwedCalls) and memory.kept == drew.seat:
            self.remember(ctx, OwedCalls(memory.owing, warned=memory.warned))

    @after(TurnGoesTo, remembering=True)
    def after_turn(self, ctx: Ctx, _turn: TurnGoesTo) -> None:
        """Forget a call that was kept for the play of a turn, when the turn is over (B22)."""
        memory = ctx.state.own.get(self.id)
        if memory is not None and isinstance(memory, OwedCalls) and memory.kept != -1:
            self.remember(ctx, OwedCalls(memory.owing, warned=memory.warned))

    @after(TakenBack)
    def after_return(self, ctx: Ctx, back: TakenBack) -> None:
        """Forget what was owed because of a card that was taken back (B19)."""
        self.forgive(ctx, back.seat)

    def forgive(self, ctx: Ctx, seat: int) -> None:
        """Forget what that player owes, and a call that they kept."""
        self.remember(ctx, ctx.state.memory(self.id, OwedCalls).settled(seat))

    def acted(self, ctx: Ctx) -> None:
        """Forget what players owe since an earlier act: they can no longer be caught (B23)."""
        state = ctx.state
        memory = state.own.get(self.id)
        if not isinstance(memory, OwedCalls) or not memory.owing:
            return
        owing = tuple(debt for debt in memory.owing if debt[1] == state.acts)
        if owing == memory.owing:
            return
        for seat, act in memory.owing:
            if act != state.acts and state.seats[seat] is _IN and len(state.hands[seat]) == self.left:
                ctx.emit(Forgiven(seat))
        self.remember(ctx, replace(memory, owing=owing))

    def judge(self, ctx: Ctx, seats: Sequence[int]) -> None:
        """See who of these players owes a call now that their hands have changed: one card, and no call kept for it."""
        if not self.on:
            return
        state = ctx.state
        memory = state.memory(self.id, OwedCalls)
        for seat in seats:
            one = len(state.hands[seat]) == self.left and not owes_cards(state, seat)
            kept = memory.kept_by(seat, state.acts)
            if one:
                ctx.emit(Called(seat, self.word) if kept else CallOwed(seat))
            owing: tuple[tuple[int, int], ...] = ()
            if memory.owing:
                owing = tuple(debt for debt in memory.owing if debt[0] != seat and debt[1] == state.acts)
            if one and not kept:
                owing = (*owing, (seat, state.acts))
            memory = replace(memory.settled(seat), owing=owing)
        self.remember(ctx, memory)

    def remember(self, ctx: Ctx, memory: OwedCalls) -> None:
        """Keep this memory, or none if it is empty; nothing happens if it is what was kept before."""
        worth = memory if memory != _NOTHING else None
        # no empty memory is kept: rules are told of acts only while some rule remembers something
        if worth != ctx.state.own.get(self.id):
            ctx.emit(Remembered(self.id, worth))

    def owing(self, state: GameState) -> list[int]:
        """Return the players who can be caught now: nobody has acted in a turn since (B23)."""
        memory = state.own.get(self.id)
        if not isinstance(memory, OwedCalls) or not memory.owing:
            return []
        # looked at once more now: the hand may have grown since, or its player be out of the round
        acts, seats, hands, left = state.acts, state.seats, state.hands, self.left
        return [s for s, act in memory.owing if act == acts and seats[s] is _IN and len(hands[s]) == left]


CATCH = Move("catch")


class CallSettings(msgspec.Struct, frozen=True):
    """The options that say how many cards a forgotten call, a false call and a false accusation cost (B23-B26)."""

    uno_penalty: Annotated[
        int, Number("uno-penalty", 2, 0, 10, "Cards drawn by a player who is caught (B23).")
    ]
    false_uno: Annotated[
        int, Number("false-uno", 0, 0, 10, "Cards drawn for a call that could not be needed (B25).")
    ]
    false_uno_warning: Annotated[
        bool,
        YesNo("false-uno-warning", False, "Whether the first false call in a round is only a warning (B25)."),
    ]
    false_catch: Annotated[
        int,
        Number(
            "false-catch", 0, 0, 10, "Cards drawn for accusing a player who does not hold one card (B26)."
        ),
    ]


class Calls(OwingCalls):
    """A player whose play leaves one card must call UNO before somebody catches them (B22-B27).

    Other games have rules made from this one: with another `word` to call, or when other than one card is `left`.
    """

    id = "calls"
    role = "part"
    only_asides = True
    verbs = (Verb("uno", along=True), Verb("catch", (MAYBE_PLAYER,)))
    several = False
    """Whether a rule at this table lets several cards be laid in one play; such a rule sets it in its `check`."""
    settings = (*OwingCalls.settings, *settings_of(CallSettings))

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        chosen = options.read(CallSettings)
        self.penalty = chosen.uno_penalty
        self.false_uno = chosen.false_uno
        self.warns = chosen.false_uno_warning
        self.false_catch = chosen.false_catch
        self.call_move = Move(self.word)
        self.said = frozenset({self.word, CATCH.verb})
        self.forgiving = not (self.false_uno or self.false_catch)

    def check(self, rules: RuleSet) -> None:
        """Find the rules that may offer plays."""
        self.listing = rules.listing  # other rules' plays (jump-in, several cards) may leave one card, too
        self.sweeps = Sweeps(rules)
        self.sweepers = frozenset(card for card in rules.deck.printed if card.symbol in self.sweeps)
        self.sweeping = frozenset(map(play, self.sweepers))
        self.two_faced = rules.two_faced
        if self.on:
            self.fixed_facts = (CallsAt(self.word, self.left),)
        else:
            self.offers_to = frozenset()

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """Offer `uno` to whoever may call, and `catch` to everyone else while somebody owes the call."""
        # Nearly always nobody has few cards and nobody owes anything: this is asked in every turn, so it is seen at once.
        settled = self.id not in state.own and self.forgiving
        if (
            settled
            and len(state.hands[seat]) > 2
            and not self.several
            and (not self.sweepers or self.sweeps_none(state.hands[seat]))
        ):
            return ()
        if state.seats[seat] is not _IN or state.phase != "turn":
            return ()
        if settled:
            return (Offer(self.call_move, self.keep),) if self.may_leave_one(state, question, seat) else ()
        owing = self.owing(state)
        call = self.call_offer(state, question, seat, owing)
        found = [] if call is None else [call]
        accused = [other for other in owing if other != seat] if owing else ()
        if accused:
            found.append(Offer(CATCH, self.catch_all))
            found += [Offer(accusation(other), self.catch) for other in accused]
        if self.false_catch:
            seats, left, take = state.seats, self.left, self.catch_falsely
            found += [
                Offer(accusation(other), take)
                for other, hand in enumerate(state.hands)
                if other != seat and len(hand) != left and seats[other] is _IN
            ]
        return found

    def offered(self, state: GameState, question: Question, seat: int, move: Move) -> Offer | None:
        """Return the offer of a call or an accusation, if it is possible now."""
        if move.verb not in self.said or state.seats[seat] is not _IN or state.phase != "turn":
            return None
        owing = self.owing(state)
        if move.verb == self.word:
            return None if move.args else self.call_offer(state, question, seat, owing)
        if move == CATCH:
            return Offer(CATCH, self.catch_all) if owing and owing != [seat] else None
        other = move.seat
        if other is None or other == seat or move != accusation(other):
            return None
        if other in owing:
            return Offer(move, self.catch)
        false = self.false_catch and other in state.playing() and len(state.hands[other]) != self.left
        return Offer(move, self.catch_falsely) if false else None

    def call_offer(
        self, state: GameState, question: Question, seat: int, owing: Sequence[int]
    ) -> Offer | None:
        """Return what calling would be for that player: in time, kept for the play, or false where that costs cards."""
        if seat in owing:
            return Offer(self.call_move, self.call)
        if self.may_leave_one(state, question, seat):
            kept = self.id in state.own and state.memory(self.id, OwedCalls).kept_by(seat, state.acts)
            return None if kept else Offer(self.call_move, self.keep)
        if self.false_uno and len(state.hands[seat]) != self.left:
            return Offer(self.call_move, self.call_falsely, costs=True)
        return None

    def may_leave_one(self, state: GameState, question: Question, seat: int) -> bool:
        """Whether that player could now make a play that leaves one card: from one, after drawing (B22)."""
        hand = state.hands[seat]
        alone = len(hand) > 2 and not self.several
        quiet = alone and (not self.sweepers or self.sweeps_none(hand))
        if quiet or not (question.acts or question.why == "drawn"):
            return False
        if len(hand) == 1:
            return seat in question.asked
        moves = question.options(state, seat)
        # a card laid alone leaves one of more than two only if it takes others along
        for move in self.sweeping.intersection(moves) if alone and not self.two_faced else moves:
            if self.leaves_one(hand, move):
                return True
        for rule in self.listing[question.why]:
            if rule is not self:
                for offer in rule.offers(state, question, seat):
                    if self.leaves_one(hand, offer.move):
                        return True
        return False

    def sweeps_none(self, hand: Sequence[Card]) -> bool:
        """Whether no card of that hand takes others along."""
        return self.sweepers.isdisjoint([card.face for card in hand] if self.two_faced else hand)

    def leaves_one(self, hand: Sequence[Card], move: Move) -> bool:
        """Whether that is a play that leaves one card of that hand."""
        return (
            move.verb == "play" and len(hand) - len(move.cards) - len(self.sweeps.of(hand, move.cards)) == 1
        )

    def call(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """Let a player call after the play, before they are caught: then they owe nothing."""
        ctx.emit(Called(seat, self.word))
        self.remember(ctx, ctx.state.memory(self.id, OwedCalls).settled(seat))

    def keep(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """Let a player call before playing, and remember it for the play of this turn."""
        ctx.emit(CallKept(seat, self.word))
        state = ctx.state
        memory = state.memory(self.id, OwedCalls)
        self.remember(ctx, msgspec.structs.replace(memory, kept=seat, kept_at=state.acts))

    def catch(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Catch the player who was named."""
        assert move.seat is not None
        self.fine_caught(ctx, move.seat, seat)

    def catch_all(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """Catch everyone who owes a call (`catch` without a name)."""
        for other in self.owing(ctx.state):
            if other != seat:
                self.fine_caught(ctx, other, seat)

    def fine_caught(self, ctx: Ctx, seat: int, by: int) -> None:
        """Make a caught player draw; nothing is owed any more (B23)."""
        ctx.emit(Caught(seat, by, self.penalty, self.word))
        self.remember(ctx, ctx.state.memory(self.id, OwedCalls).settled(seat))
        ctx.rules.base.draw(ctx, seat, self.penalty, "caught")

    def call_falsely(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """Make a player pay for a call that could not be needed; the first time only warn, where the option says so (B25)."""
        memory = ctx.state.memory(self.id, OwedCalls)
        warning = self.warns and seat not in memory.warned
        ctx.emit(FalseAlarm(seat, 0 if warning else self.false_uno, word=self.word))
        if warning:
            self.remember(ctx, msgspec.structs.replace(memory, warned=(*memory.warned, seat)))
        else:
            ctx.rules.base.draw(ctx, seat, self.false_uno, "false-uno")

    def catch_falsely(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Make a player pay for accusing somebody who does not hold one card (B26)."""
        ctx.emit(FalseAlarm(seat, self.false_catch, move.seat, self.word))
        ctx.rules.base.draw(ctx, seat, self.false_catch, "false-catch")

    def refusal(
        self, state: GameState, question: Question | None, seat: int, move: Move
    ) -> EngineError | None:
        """Return why a call or an accusation is not possible now."""
        if move.verb not in self.said:
            return None
        if not self.on:
            return NotAllowed("no-calls", word=self.word.upper())
        if move.verb == "catch":
            return TooLate("nobody-to-catch")
        # with one card in hand and nothing owed, the call was made or forgiven before
        if len(state.hands[seat]) == self.left:
            return TooLate("call-settled", word=self.word.upper())
        return NotAllowed("call-not-needed", word=self.word.upper(), left=self.left)


class CallsAt(Fact, frozen=True):
    """`word` must be called by who has so many cards left."""

    word: str
    left: int


@lru_cache
def accusation(seat: int) -> Move:
    """Return the move that accuses that player of not having called."""
    return Move("catch", (Player(seat),))
