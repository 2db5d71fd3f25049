"""What Extended remembers of a round beside the state's own fields."""

from typing import Final

import msgspec

from uno_engine import Ctx, GameState, Remembered, Seat

RULE: Final = "extended-game"


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


def course(state: GameState) -> Course:
    """What is remembered now."""
    return state.memory(RULE, Course)


async def remember(ctx: Ctx, new: Course) -> None:
    """Keep it."""
    if new != course(ctx.state):
        await ctx.emit(Remembered(RULE, new))


def last_number(state: GameState) -> int | None:
    """The number of last, the named one of an Infinity; None if it has none (X5)."""
    top = state.top
    if top is None:
        return None
    return top.number if top.number is not None else course(state).number


def players_dealt_to(state: GameState) -> int:
    """How many were dealt to in this round."""
    return len([status for status in state.seats if status in _DEALT_TO])


def set_number(state: GameState, number: int | None) -> None:
    """From now on last has that number."""
    if course(state).number != number:
        state.own[RULE] = msgspec.structs.replace(course(state), number=number)
