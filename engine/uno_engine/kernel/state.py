"""The state of a game, and who may see what of it."""

import dataclasses
import datetime as dt
import types
import typing
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from enum import Enum, IntEnum
from functools import cache, lru_cache
from typing import Any, Final, Protocol, TypeVar, runtime_checkable

import msgspec
from msgspec.structs import replace

from uno_engine.kernel.cards import Card, Color, Kind, by_color

__all__ = [
    "GameState",
    "HoldsCards",
    "Seat",
    "Stage",
    "backs_of",
    "bared",
    "seen_by_all",
    "seen_by_none",
    "unsaid",
]

E = TypeVar("E", bound=msgspec.Struct)
F = TypeVar("F", bound=Callable[..., object])

_PLAIN: Final = (
    bool,
    int,
    float,
    complex,
    str,
    bytes,
    Enum,
    Color,
    types.NoneType,
    dt.date,
    dt.timedelta,
)
"""What can hold no card; a class made from one of these cannot, either."""
_CONTAINERS: Final = (tuple, list, set, frozenset, dict)


def seen_by_all(self: E, seat: int | None) -> E:
    """Return all of it, because its cards lie open. Write `seen_by = seen_by_all` into the body of an event or a fact."""
    return self


def seen_by_none(self: msgspec.Struct, seat: int | None) -> None:
    """Tell nobody. Write `seen_by = seen_by_none` into the body of an event or a fact."""


def says_nothing(seen_by: F) -> F:
    """Mark the `seen_by` that a class has which says nothing of its own."""
    seen_by.__says_nothing__ = True  # type: ignore[attr-defined]  # functions can have attributes
    return seen_by


def unsaid(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the fields of an event or a fact that may hold a card, and of which no `seen_by` says who sees them.

    A `seen_by` speaks of the fields of its own class and of those that this inherits: a class that adds a field with cards
    to `Drew` must write it anew, for that of `Drew` does not know of the field.
    """
    added: list[str] = []
    for each in kind.__mro__:
        said = vars(each).get("seen_by")
        if said is not None and not hasattr(said, "__says_nothing__"):
            break
        added += vars(each).get("__annotations__", ())
    return tuple(name for name, type_ in _fields(kind).items() if name in added and may_hold_card(type_))


hides_cards = cache(unsaid)
"""`unsaid`, remembered: it is asked in every turn."""


def may_hold_card(type_: object) -> bool:
    """Whether a value of that type can hold a card, however deep. What cannot be known counts as if it could."""
    return _may_hold(type_, set())


def _may_hold(type_: object, within: set[object]) -> bool:
    """Whether it can; `within` are the classes that are being looked at, for one may have fields of its own class."""
    if type_ is None or type_ is Ellipsis:
        return False
    origin, inner = typing.get_origin(type_), typing.get_args(type_)
    if origin is typing.Literal or origin is type:
        return False
    if origin is typing.Annotated:
        return _may_hold(inner[0], within)
    # `tuple[…]`, `Mapping[…]` and the like hold what stands in their brackets
    module = getattr(origin, "__module__", "")
    in_abc = module in {"collections", "collections.abc"} and origin is not Callable
    if in_abc or origin in {typing.Union, types.UnionType, *_CONTAINERS}:
        return any(_may_hold(each, within) for each in inner)
    if isinstance(type_, typing.NewType):
        return _may_hold(type_.__supertype__, within)
    return not isinstance(type_, type) or _class_may_hold(type_, within)


def _class_may_hold(kind: type, within: set[object]) -> bool:
    if issubclass(kind, _PLAIN) or kind in within:
        return False
    struct = issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    named = dataclasses.is_dataclass(kind) or hasattr(kind, "_fields") or typing.is_typeddict(kind)
    if kind is Kind or not (struct or named):
        # what is printed on a card tells as much as the card; `Card` has no such fields, nor has `object`, `list` without
        # brackets, and all else that cannot be looked into
        return True
    within.add(kind)
    # what is declared as a base class may be of any class that derives from it
    return any(_may_hold(each, within) for each in (*_fields(kind).values(), *kind.__subclasses__()))


def _fields(kind: type) -> dict[str, Any]:
    """Return the fields of a class and their types; those whose types cannot be found out are `Any`."""
    names: Iterable[str]
    if issubclass(kind, msgspec.Struct):
        names = kind.__struct_fields__
    elif dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(kind)]
    else:
        names = getattr(kind, "_fields", None) or kind.__annotations__
    found: dict[str, Any] = {}
    # a name may be imported for type checkers only
    with suppress(NameError, TypeError, AttributeError, SyntaxError):
        found = typing.get_type_hints(kind, include_extras=True)
    return {name: found.get(name, Any) for name in names}


_LEAVES: Final = frozenset({int, bool, str, types.NoneType, Color})


def bared(value: Any) -> Any:
    """Return the value with every card in it shown from its face alone: what may leave the engine."""
    match value:
        case Card():
            return value.face
        case msgspec.Struct():
            other = {}
            for name in value.__struct_fields__:
                each = getattr(value, name)
                # what cannot hold a card, and what is empty, is not looked into: events are bared in every turn
                if each and each.__class__ not in _LEAVES and (bare := bared(each)) is not each:
                    other[name] = bare
            return replace(value, **other) if other else value
        case tuple():
            bare = tuple(map(bared, value))
            return bare if any(one is not other for one, other in zip(bare, value, strict=True)) else value
        case list():
            return list(map(bared, value))
        case dict():
            return {key: bared(each) for key, each in value.items()}
    return value


M = TypeVar("M", bound=msgspec.Struct)


class Seat(IntEnum):
    """The part that a seat has in the round being played."""

    IN = 0
    """Plays."""
    OUT = 1
    """Has no more part in the round, lawfully: went out, or was put out by a rule."""
    LEFT = 2
    """Left the round; the hand is kept for a return until the round ends (M9)."""
    WAITING = 3
    """Taken during a round, or again after leaving: will be dealt in next time."""
    GONE = 4
    """Given up before this deal; the number stays, nobody sits there."""
    ELIMINATED = 5
    """Still held, but no longer dealt to (M5)."""


class Stage(IntEnum):
    """Where a round stands."""

    PLAYING = 0
    """It has been dealt, and nobody has won it."""
    DECIDED = 1
    """Somebody has won it, but the last card still acts: it may even ask somebody something (B28)."""
    SCORED = 2
    """No round is on the table: the last one has been scored, or none has been dealt."""


_BETWEEN_ROUNDS = frozenset({"waiting", "score", "over"})
# looking a member up in its enumeration is slow, and these are asked for in every turn
_IN = Seat.IN
_PLAYING, _DECIDED, _SCORED = Stage

HELD = frozenset({Seat.IN, Seat.OUT, Seat.WAITING, Seat.ELIMINATED})
"""The seats that somebody still holds, and that can win a match (M4)."""


@runtime_checkable
class HoldsCards(Protocol):
    """A rule's memory in which cards lie: they are in no hand, pile or zone."""

    def held_cards(self) -> Iterable[Card]:
        """Return all the cards that lie in this memory, so that they can be counted."""
        ...


@lru_cache(maxsize=1024)  # asked several times in each turn; seats change a few times in a round
def _playing(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, status in enumerate(seats) if status is _IN)


class GameState(msgspec.Struct):
    """The state of a match. Seats are numbered from 0 in joining order; only an event's `apply` changes it.

    The top of a pile is its end. Copy on write: `copy` copies the piles, but a hand is shared by all copies of the state.
    So never change a hand in place: put a new list there (`give`, `take`). All other values are immutable.

    The names of the fields are those of saved games: a field that is renamed makes every saved game unreadable.
    """

    names: tuple[str, ...] = ()
    """How each seat is called in commands; unique, without spaces."""
    seats: tuple[Seat, ...] = ()
    hands: list[list[Card]] = []
    draw: list[Card] = []
    discard: list[Card] = []
    zones: dict[str, tuple[Card, ...]] = {}
    """Other places where cards lie, by name (the centre row, packets)."""
    top: Card | None = None
    """The card that must be matched: usually the discard pile's last."""
    color: Color | None = None
    """The colour in force; None if any will do."""
    turn: int = 0
    direction: int = 1
    """1 clockwise (the order of joining), -1 counter-clockwise."""
    dealer: int = -1
    """-1 before the first deal."""
    phase: str = "waiting"
    """Which part of the base rule's spine runs next, or is running: `waiting`, `deal`, `turn`, …, `over`."""
    round: int = 0
    """How many rounds have been dealt."""
    scores: tuple[int, ...] = ()
    own: dict[str, msgspec.Struct] = {}
    """Each rule's own small memory, by rule id: frozen structs that are replaced, never changed."""
    acts: int = 0
    """How often somebody has acted in a turn; tells what happened since (B23)."""
    idle: tuple[int, ...] = ()
    """How many turns in a row each seat has let time out (M10)."""
    clock: int = 0
    """Milliseconds of play since the table was opened (pauses do not count)."""
    timers: tuple[tuple[int, str], ...] = ()
    """(due in clock milliseconds, name), soonest first."""
    position: int = 0
    """How many bytes of the stream of chance have been used."""
    ended: tuple[int, ...] | None = None
    """Who won the round when it has ended and is not yet scored; None while it runs."""

    def copy(self) -> "GameState":
        """Return another state with the same values; nothing that can change is shared."""
        # a checkpoint is a copy, and one is made in nearly every turn: so only what is changed in place is copied
        return replace(
            self,
            hands=self.hands[:],
            draw=self.draw[:],
            discard=self.discard[:],
            zones=self.zones.copy() if self.zones else {},
            own=self.own.copy() if self.own else {},
        )

    def __repr__(self) -> str:
        """Says where the game is; never a card of a hand or pile."""
        return f"<GameState round {self.round} {self.phase} turn {self.turn} seats {len(self.names)}>"

    def give(self, seat: int, cards: Iterable[Card]) -> None:
        """Put cards into a hand. For an event's `apply`: a hand is shared with copies of the state, and is replaced."""
        self.hands[seat] = [*self.hands[seat], *cards]

    def take(self, seat: int, cards: Iterable[Card]) -> None:
        """Take cards out of a hand, which is replaced, too. Raises ValueError if one is not in it."""
        hand = self.hands[seat][:]
        for card in cards:
            hand.remove(card)
        self.hands[seat] = hand

    def after(self, seat: int, steps: int = 1) -> int:
        """Return the seat that is `steps` places on in the direction of play, counting only those who are in."""
        if steps != 1:
            return self.after(self.after(seat), steps - 1) if steps else seat
        seats, direction = self.seats, self.direction
        here = (seat + direction) % len(seats)
        while seats[here] is not _IN and here != seat:
            here = (here + direction) % len(seats)
        return here

    def before(self, seat: int) -> int:
        """Return the seat that plays before this one, as the direction is now."""
        n, here = len(self.seats), (seat - self.direction) % len(self.seats)
        while self.seats[here] is not _IN and here != seat:
            here = (here - self.direction) % n
        return here

    def playing(self) -> list[int]:
        """Return the seats that are in, in joining order."""
        return list(_playing(self.seats))

    def order_from(self, seat: int) -> list[int]:
        """Return the seats that are in, in turn order, beginning after `seat` and ending with it if it is in."""
        n = len(self.seats)
        ring = ((seat + self.direction * step) % n for step in range(1, n + 1))
        return [here for here in ring if self.seats[here] is _IN]

    def held(self) -> list[int]:
        """Return the seats that somebody holds, whether they are in the round or not."""
        return [seat for seat, status in enumerate(self.seats) if status in HELD]

    def sitting(self) -> list[int]:
        """Return the seats that are dealt to in the next round: held, and not eliminated."""
        return [seat for seat in self.held() if self.seats[seat] is not Seat.ELIMINATED]

    def answering(self, seats: Iterable[int]) -> tuple[int, ...]:
        """Return those of the seats whose players have not let their last turn time out (M10)."""
        return tuple(seat for seat in seats if not self.idle[seat])

    @property
    def stage(self) -> Stage:
        """Where the round stands."""
        if self.phase in _BETWEEN_ROUNDS:
            return _SCORED
        return _PLAYING if self.ended is None else _DECIDED

    def points(self, seat: int) -> int:
        """Return what the cards of a hand count (B30)."""
        return sum(card.points for card in self.hands[seat])

    def memory(self, rule: str, kind: type[M]) -> M:
        """Return a rule's own memory; a fresh one of its type if it has none yet."""
        found = self.own.get(rule)
        return found if isinstance(found, kind) else kind()

    def cards(self) -> Counter[Card]:
        """Return how often each face is anywhere, on whichever side: the invariant of B33 compares it with `Deck.printed`."""
        counts = Counter[Card]()
        for place in (*self.hands, self.draw, self.discard, *self.zones.values()):
            counts.update(place)
        for memory in self.own.values():
            if isinstance(memory, HoldsCards):
                counts.update(memory.held_cards())
        for card in [card for card in counts if card.back is not None]:
            there = counts.pop(card)
            for face in (card, card.turned):
                counts[face.face] += there
        return counts


def backs_of(cards: Iterable[Card]) -> list[Card]:
    """Return the faces on the backs of these cards."""
    return [card.back for card in cards if card.back is not None]


def hand_backs(state: GameState, seat: int) -> tuple[Card, ...]:
    """Return the backs of a hand as the others see them: sorted, for they must not tell which face is on the other side."""
    return tuple(sorted(backs_of(state.hands[seat]), key=by_color))
