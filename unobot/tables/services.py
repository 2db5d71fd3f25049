"""What tables, commands and rooms need of the rest of the bot, and where chance comes in."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar

from uno_engine import Catalogue, Move, Outlook
from unobot.adapter import Adapter, Network
from unobot.clock import Clock, Randomness
from unobot.door import Door
from unobot.fairness import SeedOf
from unobot.observer import Observer
from unobot.parsing import Readers
from unobot.parts import FinishedRound, PlayerFactory, Tellers
from unobot.store import Record, Store
from unobot.tables.bringers import Bringers
from unobot.tables.groups import Groups
from unobot.tables.persons import Persons
from unobot.tables.preferences import Preferences
from unobot.tables.roles import Roles
from unobot.tables.watchdog import Watchdog
from unobot.tables.whereabouts import Whereabouts
from unobot.texts import Texts

T = TypeVar("T")


class Thinking(Protocol):
    """Where computer players search without keeping anybody waiting (`unobot.thinking`)."""

    async def search(self, kind: str, seed: bytes, line: str, outlook: Outlook, /) -> Move | None:
        """The move that a player of that kind and seed finds, at a table with that line; None if it finds none."""
        ...


class Keeper(Protocol):
    """Has at hand what one feature keeps in the store."""

    def put(self, record: Record, /) -> None:
        """It is stored as it is now; without a payload it is forgotten."""
        ...

    def replaced(self, network: Network, records: Sequence[Record], /) -> None:
        """These are all of a network or group, as they are stored; another process may have changed them."""
        ...


@dataclass(frozen=True, slots=True)
class Services:
    """One for the whole bot.

    `round_finished` tells the plugins that listen of a round that is stored, `help_url` is a page for players.
    """

    store: Store
    clock: Clock
    chance: Randomness
    catalogue: Catalogue
    bringers: Bringers
    preferences: Preferences
    texts: Texts
    tellers: Tellers
    readers: Readers
    adapters: Mapping[Network, Adapter]
    doors: Mapping[Network, Door]
    roles: Roles
    groups: Groups
    persons: Persons
    watchdog: Watchdog
    seed_of: SeedOf
    links: int
    """How many secrets are bound at once (`unobot.fairness`)."""
    round_finished: Callable[[FinishedRound], None]
    players: Mapping[str, PlayerFactory]
    """The kinds of computer players."""
    observer: Observer
    whereabouts: Whereabouts
    thinkers: Thinking
    """Where those of them search that do."""
    features: dict[object, Any] = field(default_factory=dict)
    """What features keep for the whole bot, by what made it (`of`)."""
    keepers: dict[str, Keeper] = field(default_factory=dict)
    """What has the records of each feature at hand, by the feature's name."""
    help_url: str | None = None
    beacon: Path | None = None
    """The file with the newest value of a public source of chance, if each deal waits for the next one."""
    web_url: str | None = None
    """Where the web page is, if rooms are to read it."""

    def of(self, make: Callable[[Self], T]) -> T:
        """What a feature keeps for the whole bot; made when it is first asked for."""
        found: T | None = self.features.get(make)
        if found is None:
            found = self.features[make] = make(self)
        return found
