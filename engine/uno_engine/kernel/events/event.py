"""What an event is: something that happened, and who may know how much of it."""

from typing import TypeVar

import msgspec

from uno_engine.kernel.state import GameState

T = TypeVar("T")


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened.

    It cannot be part of a circle of references, and there are very many: the garbage collector need not look at them.
    """

    def apply(self, state: GameState) -> None:
        """Make it true."""

    def seen_by(self, seat: int | None) -> "Event | None":
        """What that seat (None: everyone) may know of it."""
        return self

    @property
    def refuses(self) -> bool:
        """Whether it is a refusal: what was tried does not happen, though the try has a price or is remembered."""
        return False

    @property
    def filled(self) -> tuple[int, ...]:
        """The seats that hold other cards because of it than what they did themselves tells: they are sent their hands."""
        return ()


class ChangesHands(Event, frozen=True):
    """Base of the events that change what players hold: who reacts to it reacts to all of them."""


def changed(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The tuple, which has one value for each seat, with that seat's replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
