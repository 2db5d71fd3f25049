"""Parts that Extended adds to the state of a game: memories of the round and of the turn, and cards that are laid but not yet on the pile."""

from collections.abc import Iterable
from typing import Final

import msgspec

import uno_engine as uno

RULE: Final = "extended-game"
TURN: Final = "extended-turn"

_DEALT_TO = frozenset({uno.Seat.IN, uno.Seat.OUT, uno.Seat.LEFT})


class Course(msgspec.Struct, frozen=True):
    """The counters of Extended that last through a round.

    `number` is what last stands for if it is an Infinity; `emptied` the seats without cards, in the order in which
    their hands became empty; `places` who is out, first to last, and `gained` what each seat has scored (X9);
    `still` how many turns in a row nothing has moved (B16); `revived` whether somebody was brought back (X-Revive).
    """

    number: int | None = None
    emptied: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    gained: tuple[int, ...] = ()
    still: int = 0
    revived: bool = False


class Turn(msgspec.Struct, frozen=True):
    """The special conditions that hold for the rest of this turn.

    `barred` are faces that may not be played: what was regretted, and Transfers after a packet was accepted (X14).
    `moved`: something was answered in judgement, drawn or played. `over`: the turn ends with the judgement; `following`
    is then who is next, if not the next player (X-Jump).
    """

    barred: tuple[uno.Card, ...] = ()
    moved: bool = False
    over: bool = False
    following: int | None = None


class Last(msgspec.Struct, frozen=True, gc=False):
    """The features that a card must match (X5): last, its colour or the one that was named, and its number, named ones included."""

    color: uno.Color | None
    top: uno.Card | None
    number: int | None


_BEGINNING = Course()
_PLAIN_TURN = Turn()


def course(state: uno.GameState) -> Course:
    """Return what is stored of the round."""
    found = state.own.get(RULE)
    return found if isinstance(found, Course) else _BEGINNING


def remember(ctx: uno.Ctx, new: Course) -> None:
    """Store what is to be known of the round, if it has changed."""
    if new != course(ctx.state):
        ctx.emit(uno.Remembered(RULE, new))


def turn(state: uno.GameState) -> Turn:
    """Return what is stored of the turn."""
    found = state.own.get(TURN)
    return found if isinstance(found, Turn) else _PLAIN_TURN


def remember_turn(ctx: uno.Ctx, new: Turn = _PLAIN_TURN) -> None:
    """Store what holds for the rest of the turn; without an argument, clear it."""
    if new != turn(ctx.state):
        ctx.emit(uno.Remembered(TURN, None if new == _PLAIN_TURN else new))


def bar(ctx: uno.Ctx, *cards: uno.Card) -> None:
    """Forbid these faces for the rest of the turn."""
    now = turn(ctx.state)
    remember_turn(ctx, msgspec.structs.replace(now, barred=(*now.barred, *cards)))


def last(state: uno.GameState) -> Last:
    """Return what must be matched now (X5)."""
    top = state.top
    number = course(state).number if top is None or top.number is None else top.number
    return Last(state.color, top, number)


def players_dealt_to(state: uno.GameState) -> int:
    """Return how many players were dealt to in this round, those included who are out or have left."""
    return sum(map(_DEALT_TO.__contains__, state.seats))


def set_number(state: uno.GameState, number: int | None) -> None:
    """Set the number of last; None: it has none. Only for the `apply` of events, which change the state."""
    if course(state).number != number:
        state.own[RULE] = msgspec.structs.replace(course(state), number=number)


PACKET = "packet"
"""The zone of cards that were laid with a Transfer, until it acts."""
LAYING = "laying"
"""The zone of cards that will lie under last, until the next player has let them be: no shuffle reaches them there."""


def without(state: uno.GameState, zone: str) -> dict[str, tuple[uno.Card, ...]]:
    """Return the zones of the state without that one."""
    return {name: cards for name, cards in state.zones.items() if name != zone}


def _lay_aside(state: uno.GameState, cards: tuple[uno.Card, ...]) -> None:
    state.zones = {**state.zones, LAYING: (*state.zones.get(LAYING, ()), *cards)}


class CardsLost(uno.ChangesHands, frozen=True):
    """Base of the events by which cards leave a hand otherwise than by playing: who has one left owes a call (X7)."""

    def held_before(self, state: uno.GameState) -> Iterable[tuple[int, int]]:
        """Return who may have fewer cards now, each with how many they held before; `state` is the one after the event."""
        raise NotImplementedError


class LaidUnder(uno.ChangesHands, frozen=True):
    """A player played a black card that does not become last; it will lie under that (X5)."""

    seat: int
    card: uno.Card

    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Move the card from the hand onto the table."""
        state.take(self.seat, (self.card,))
        _lay_aside(state, (self.card,))


class Added(uno.ChangesHands, frozen=True):
    """A player laid further cards with the one just played, face up; they will lie under last and do nothing."""

    seat: int
    cards: tuple[uno.Card, ...]

    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Move the cards from the hand onto the table."""
        state.take(self.seat, self.cards)
        _lay_aside(state, self.cards)


class LaidToRest(uno.Event, frozen=True):
    """The play stands: its cards that do not become last go under that. Nobody is told."""

    def apply(self, state: uno.GameState) -> None:
        """Move the cards from the table to the discard pile, under its top card."""
        state.discard[-1:-1] = state.zones[LAYING]
        state.zones = without(state, LAYING)

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: they were seen when they were laid."""


class TargetNamed(uno.Event, frozen=True):
    """The card just played is meant for this player."""

    seat: int
    to: int
    card: uno.Card

    seen_by = uno.seen_by_all


class GivenBack(uno.ChangesHands, frozen=True):
    """Regret: a card went back to its player's hand, with what was laid with it; what was in force before is again.

    `cards` are those laid with it face up, `packet` those face down, which only their player sees.
    """

    seat: int
    by: int
    card: uno.Card
    cards: tuple[uno.Card, ...] = ()
    packet: tuple[uno.Card, ...] = ()
    count: int = 0
    """How many cards the packet has."""
    top: uno.Card | None = None
    color: uno.Color | None = None
    number: int | None = None

    def apply(self, state: uno.GameState) -> None:
        """Undo the laying of the card; it has not acted yet."""
        # of two alike one may have been laid aside with it, and the other is on the pile
        if state.zones.get(LAYING, ()).count(self.card) == self.cards.count(self.card):
            state.discard.pop()
        state.give(self.seat, [self.card, *self.cards, *self.packet])
        state.zones = {name: cards for name, cards in state.zones.items() if name not in {PACKET, LAYING}}
        state.top = self.top
        state.color = self.color
        set_number(state, self.number)

    def seen_by(self, seat: int | None) -> uno.Event | None:
        """Return the event without the packet's cards for all but their player; `count` stays."""
        return self if seat == self.seat else msgspec.structs.replace(self, packet=())

    @property
    def filled(self) -> tuple[int, ...]:
        """The player who has the cards back."""
        return (self.seat,)
