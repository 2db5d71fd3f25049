"""What Extended remembers of a round, and of the turn that is being played, beside the state's own fields."""

from typing import Final, NamedTuple

import msgspec

from uno_engine import Card, Color, Ctx, GameState, Remembered, Seat

RULE: Final = "extended-game"
TURN: Final = "extended-turn"

_DEALT_TO = frozenset({Seat.IN, Seat.OUT, Seat.LEFT})


class Course(msgspec.Struct, frozen=True):
    """How the round has gone so far.

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
    """What holds for the rest of this turn, if anything out of the ordinary does.

    `barred` are faces that may not be played: what was regretted, and Transfers after a packet was accepted (X14).
    `moved`: something was answered in judgement, drawn or played. `over`: the turn ends with the judgement; `following`
    is then who is next, if not the next player (X-Jump).
    """

    barred: tuple[Card, ...] = ()
    moved: bool = False
    over: bool = False
    following: int | None = None


class Last(NamedTuple):
    """What a card must match (X5): last, its colour or the one that was named, and its number, named ones included."""

    color: Color | None
    top: Card | None
    number: int | None


_BEGINNING = Course()
_PLAIN_TURN = Turn()


def course(state: GameState) -> Course:
    """Return what is stored of the round."""
    found = state.own.get(RULE)
    return found if isinstance(found, Course) else _BEGINNING


def remember(ctx: Ctx, new: Course) -> None:
    """Store what is to be known of the round, if it has changed."""
    if new != course(ctx.state):
        ctx.emit(Remembered(RULE, new))


def turn(state: GameState) -> Turn:
    """Return what is stored of the turn."""
    found = state.own.get(TURN)
    return found if isinstance(found, Turn) else _PLAIN_TURN


def remember_turn(ctx: Ctx, new: Turn = _PLAIN_TURN) -> None:
    """Store what holds for the rest of the turn; without an argument, clear it."""
    if new != turn(ctx.state):
        ctx.emit(Remembered(TURN, None if new == _PLAIN_TURN else new))


def bar(ctx: Ctx, *cards: Card) -> None:
    """Forbid these faces for the rest of the turn."""
    now = turn(ctx.state)
    remember_turn(ctx, msgspec.structs.replace(now, barred=(*now.barred, *cards)))


def last(state: GameState) -> Last:
    """Return what must be matched now (X5)."""
    top = state.top
    number = course(state).number if top is None or top.number is None else top.number
    return Last(state.color, top, number)


def players_dealt_to(state: GameState) -> int:
    """Return how many players were dealt to in this round, those included who are out or have left."""
    return len([status for status in state.seats if status in _DEALT_TO])


def set_number(state: GameState, number: int | None) -> None:
    """Set the number of last; None: it has none. Only for the `apply` of events, which change the state."""
    if course(state).number != number:
        state.own[RULE] = msgspec.structs.replace(course(state), number=number)
