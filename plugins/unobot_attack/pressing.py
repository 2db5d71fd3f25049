"""What happens when somebody presses, what everyone may know of it, and what the launcher remembers (A2-A5, A17)."""

from typing import Annotated

import msgspec

from uno_engine import Event, Fact, PenaltyTaken


class Pressed(Event, frozen=True):
    """A player presses the button, and the launcher throws so many cards; they come in events of their own."""

    seat: int
    thrown: int
    why: str
    number: int = -1
    """What chance gave; -1 if a scenario says how many come."""

    @property
    def noted(self) -> str:
        """For replays: what chance gave and how many cards that is, `number 29: 4`; empty if a scenario said how many."""
        return f"number {self.number}: {self.thrown}" if self.number >= 0 else ""


class HitTaken(PenaltyTaken, frozen=True):
    """A player who is hit is about to press so many times, and the turn is lost."""


class InPresses(Fact, frozen=True):
    """Whatever is drawn at this table is so many presses of the launcher."""


class LauncherKeys(msgspec.Struct, frozen=True):
    """What a scenario file may say: how many cards the next presses give (A17)."""

    launcher: tuple[Annotated[int, msgspec.Meta(ge=0, le=8)], ...] = ()


class Loaded(msgspec.Struct, frozen=True):
    """How many cards the next presses give, in a scenario; and whether a player is about to press until one comes (A9)."""

    counts: tuple[int, ...] = ()
    until: bool = False
