"""What plugins bring, as types. This is the one place that ties hooks to the engine's and the bot's own types."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import uno_engine
from unobot.adapter import Adapter, Identity, Network, Room, Shelf
from unobot.clock import Clock


class AdapterFactory(Protocol):
    """Opens one network."""

    def __call__(
        self, network: Network, settings: Mapping[str, object], shelf: Shelf, clock: Clock, /
    ) -> Adapter:
        """The adapter of a network, not yet connected.

        `settings` are the network's keys in the configuration but `adapter`, `tables` and `room`; secrets are
        `unobot.config.Secret`, files absolute paths. Raises `unobot.config.SettingError` for a setting that is wrong,
        or an ExceptionGroup of them; `unobot check` shows them with file and line, so nothing is to be done here that
        cannot be undone by forgetting the adapter.
        """
        ...


BaseRule = type[uno_engine.BaseRule]
"""A rule that owns the spine of a game: deal, turn, score."""

Rule = type[uno_engine.Rule]
"""A rule as a class; the engine makes one object of it for each table."""

Preset = uno_engine.Preset
"""A named variant."""


class Command(Protocol):
    """Something that players type, beyond what the bot knows already."""

    @property
    def names(self) -> Sequence[str]:
        """The command as typed, without prefix, then its aliases."""
        ...


class ComputerPlayer(Protocol):
    """A computer player at one seat."""

    def answer(self, view: uno_engine.View, /) -> str:
        """The id of the option it chooses, given the view of its seat with an open question."""
        ...


PlayerFactory = Callable[[bytes], ComputerPlayer]
"""Makes a computer player whose chance comes from this seed."""


@dataclass(frozen=True, slots=True)
class Placed:
    """How a round went for one player: place from 1, points scored, whether it was a win."""

    identity: Identity
    name: str
    place: int
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A round that has been played to its end and stored. `preset` is what followed `!uno`."""

    network: Network
    room: Room
    id: str
    preset: str
    standings: tuple[Placed, ...]
