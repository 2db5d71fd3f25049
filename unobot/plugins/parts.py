"""How a plugin brings a network: the settings that it has, what opens it, and what a newcomer is asked about it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, Generic, Literal, TypeVar

from unobot.adapter import Adapter, Network, Shelf
from unobot.clock import Clock
from unobot.messages.pictures import Faces

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Means:
    """The things that the bot lends to an adapter: a shelf for a few texts, time, chance, a folder for its files, cards' faces.

    `chance` is for jitter and made-up names, never for cards. `folder` is the one the store is in; it may not exist
    yet where there is no store on disk. `faces` are for those that show hands as pictures.
    """

    shelf: Shelf
    clock: Clock
    chance: Random
    folder: Path
    faces: Faces = field(default_factory=Faces)


@dataclass(frozen=True, slots=True)
class SetupQuestion:
    """One thing that `unobot init` asks about a network of this kind; `name` is the option that answers it instead.

    `settings` turns an answer into keys of `[network.NAME]`; its second argument is the file that a secret belongs in, beside
    the configuration. Wrong values are reported by the adapter's settings, as in a configuration. `comment` stands above the keys there.
    """

    name: Literal["host", "nick", "user", "room", "account"]
    text: str
    settings: Callable[[str, str], Mapping[str, object]]
    comment: str
    default: str | None = None
    """The answer if none is given; None: an answer is required. Without a default of "" no answer is empty."""
    secret: str = ""
    """The name of the secret that an answer requires, such as "password"; empty: none."""


@dataclass(frozen=True, slots=True)
class AdapterFactory(Generic[S]):
    """Opens a network of one kind.

    `settings` is a frozen dataclass of the keys that a network may have in the configuration, beside `adapter`, `tables`
    and `room`. Each field has a type (`unobot.config.kinds` has some), a default, and a docstring. The bot reads the
    configuration into it and reports mistakes to the operator. If settings do not go together, its method `wrong`
    yields `unobot.config.Wrong`. Its method `doubts` yields settings that are allowed but probably not intended; it gets
    the rooms with settings of their own (`unobot.config.doubtful_rooms` has the usual doubts).

    `open` makes the adapter of a network, not yet connected. `unobot check` also opens adapters, and drops them: so do
    nothing there that would have to be undone. The bot reports an exception there as a defect of the adapter.

    If the operator changes the configuration of a running bot, the bot calls `renew` with the adapter and its new settings.
    Only the settings named here can differ from the old ones: those of `at_once` hold from now on, those of
    `when_connecting` from the next connection on. All others except the rooms (`Adapter.reload_rooms`) need a restart.

    With `questions`, `unobot init` can write a configuration for this kind of network.
    """

    settings: type[S]
    open: Callable[[Network, S, Means], Adapter]
    renew: Callable[[Any, S], None] = lambda _adapter, _settings: None
    at_once: frozenset[str] = frozenset()
    when_connecting: frozenset[str] = frozenset()
    questions: tuple[SetupQuestion, ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.settings, type) or not is_dataclass(self.settings):
            raise TypeError(f"AdapterFactory.settings must be a dataclass, not {self.settings!r}")
