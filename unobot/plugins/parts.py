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
    """What the bot lends to an adapter: a shelf for a few texts, time, chance, a folder for files of its own, cards' faces.

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
