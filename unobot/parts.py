"""What plugins bring, as types. This is the one place that ties hooks to the engine's and the bot's own types."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar, runtime_checkable

from uno_engine import BaseRule, Determinizer, Kind, Move, Preset, Rule, View
from unobot.adapter import Adapter, Identity, Network, Room, Shelf
from unobot.clock import Clock
from unobot.messages.voice import Tellers
from unobot.pictures import Faces, Figure

S = TypeVar("S")

__all__ = [
    "LEVELS",
    "AdapterFactory",
    "BaseRule",
    "ComputerPlayer",
    "Figure",
    "FinishedRound",
    "Kind",
    "Means",
    "Placed",
    "PlayerFactory",
    "Preset",
    "Rule",
    "SearchingPlayer",
    "Tellers",
    "worth_a_search",
]


@dataclass(frozen=True, slots=True)
class Means:
    """What the bot lends to an adapter: a shelf for a few texts, time, chance, a folder for files of its own, cards' faces.

    `chance` is for jitter and made-up names, never for cards. `folder` is the one the store is in; it may not exist
    yet where there is no store on disk. `faces` are for those that show hands as pictures.
    """

    shelf: Shelf
    clock: Clock
    chance: Random
    folder: Path
    faces: Faces = field(default_factory=Faces)


def _unchanged(_adapter: Adapter, _settings: object) -> None:
    """Nothing can be changed while it runs."""


@dataclass(frozen=True, slots=True)
class AdapterFactory(Generic[S]):
    """How a network of one kind is opened.

    `settings` is a frozen dataclass: every key that a network may have in the configuration, beside `adapter`, `tables`
    and `room`, with its type (`unobot.config.kinds` has some), its default, and a docstring. The bot reads the
    configuration into it and tells the operator what is wrong. What does not go together is told by a method `wrong`
    of it, which yields `unobot.config.Wrong`; what is allowed but surely not meant, by a method `doubts`, which is given
    the rooms with settings of their own (`unobot.config.doubtful_rooms` has the usual ones).

    `open` makes the adapter of a network, not yet connected. `unobot check` opens adapters too, and forgets them: so
    nothing is to be done there that would have to be undone. What it raises is told as a defect of the adapter.

    If the operator changes the configuration of a running bot, `renew` is called with the adapter and its new settings, of
    which only those named here differ from the old ones: `at_once` those that hold from now on, `when_connecting` those that
    hold from the next connection on. All others need a restart, but for the rooms (`Adapter.reload_rooms`).
    """

    settings: type[S]
    open: Callable[[Network, S, Means], Adapter]
    renew: Callable[[Any, S], None] = _unchanged
    at_once: frozenset[str] = frozenset()
    when_connecting: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if not isinstance(self.settings, type) or not is_dataclass(self.settings):
            raise TypeError(f"AdapterFactory.settings must be a dataclass, not {self.settings!r}")


class ComputerPlayer(Protocol):
    """A computer player at one seat."""

    def answer(self, view: View, /) -> Move | None:
        """The move it makes, one of `view.options` or any other that the game allows.

        Asked when its seat is waited for; also while others are, if it could then do something (call, catch, jump in),
        and None then means nothing. The view shows the present: what is kept of it shows later what is then.
        """
        ...


@runtime_checkable
class SearchingPlayer(ComputerPlayer, Protocol):
    """A computer player that also thinks about its moves on games as they may be.

    Where its seat is waited for and there is a choice, `answer` is asked first; if that is no call or catch, `search` is
    asked, too, and what `answer` gave is only made if that finds nothing. `search` is called in another process, on a player made
    for this one call: so nothing can be kept in it, and nobody waits for it.
    """

    def search(self, determinizer: Determinizer, /) -> Move | None:
        """The move it makes; None if it finds none. `determinizer` makes games in which its player may be."""
        ...


def worth_a_search(view: View, move: Move | None) -> bool:
    """Whether a searching player thinks about this, where `answer` has given that move."""
    return view.seat in view.waiting and move not in view.asides and len(view.answers) > 1


LEVELS: Final[Mapping[str, str]] = {"easy": "random", "normal": "heuristic", "hard": "search"}
"""How strong a computer player is, in players' words, and the kind that is."""

PlayerFactory = Callable[[bytes], ComputerPlayer]
"""Makes a computer player whose chance comes from this seed."""


@dataclass(frozen=True, slots=True)
class Placed:
    """How a round went for one player: place from 1 (0: it does not count for them), the points on their cards, whether it was a win.

    At a table in rooms of several networks, `identity` is theirs on their own `network`.
    """

    identity: Identity
    name: str
    place: int
    points: int
    won: bool
    network: Network


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A round that has been played to its end and stored. `preset` is what followed `!uno`."""

    network: Network
    room: Room
    id: str
    preset: str
    standings: tuple[Placed, ...]
