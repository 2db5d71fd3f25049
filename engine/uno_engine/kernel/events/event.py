"""What an event is: something that happened, and who may know how much of it."""

from typing import TypeVar

import msgspec

from uno_engine.kernel.state import GameState
from uno_engine.kernel.who_sees import hides_cards, says_nothing

T = TypeVar("T")


# gc=False: an event cannot be part of a circle of references, and there are very many of them, so the garbage collector
# need not look at them
class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened at a table. A frozen value: `apply` is what it changes, `seen_by` who may know of it."""

    def apply(self, state: GameState) -> None:
        """Change the state as the event says. Called once, by `Ctx.emit`; by default nothing changes."""

    @says_nothing
    def seen_by(self, seat: int | None) -> "Event | None":
        """The form of the event that this seat (None: the whole room) may know; None if it may know nothing.

        By default all of it, if no field can hold a card; else nothing, and a plugin with such an event is not loaded.
        What can hold cards says who sees them: `seen_by = seen_by_all` where they lie open, or else a method of its own.
        """
        return None if hides_cards(self.__class__) else self

    @property
    def reveals(self) -> bool:
        """Whether it is there to show cards that lay hidden, so that who sees it may know them (`unobot simulate` asks)."""
        return False

    @property
    def refuses(self) -> bool:
        """Whether it is a refusal: what was tried does not happen, though the try has a price or is remembered."""
        return False

    @property
    def noted(self) -> str:
        """What the account of a finished round adds to what the room was told, for an operator; mostly nothing."""
        return ""

    @property
    def filled(self) -> tuple[int, ...]:
        """The seats whose hands this event changed without their own doing; they are sent their new hands."""
        return ()


class ChangesHands(Event, frozen=True):
    """Base of the events that change what players hold: `@after(ChangesHands)` reacts to each of them."""


def changed(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The tuple, which has one value for each seat, with that seat's replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
