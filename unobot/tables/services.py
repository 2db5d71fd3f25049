"""What tables, commands and rooms need of the rest of the bot, and where chance comes in."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar

from uno_engine import BadTable, Catalogue, PlayerFactory, RuleSet
from unobot.adapter import Adapter, Network
from unobot.clock import Clock, Randomness
from unobot.config import Config
from unobot.messages.texts import Texts
from unobot.messages.voice import Tellers
from unobot.parsing import Readers
from unobot.store import Record, Store
from unobot.store.observer import Observer
from unobot.tables.flood_control import FloodControl
from unobot.tables.journal import FinishedRound
from unobot.tables.preferences import Groups, Persons, Preferences
from unobot.tables.roles import Roles
from unobot.tables.watchdog import Watchdog

# --- Which plugins a table's rules come from, so that the one can be named that is missing when the table is
# set up again.


@dataclass(frozen=True, slots=True)
class Providers:
    """The names of the plugins by the rules and the presets that they bring, and all that are loaded.

    `paths` are those of the plugins that are not installed.
    """

    rules: Mapping[str, str] = field(default_factory=dict)
    presets: Mapping[str, str] = field(default_factory=dict)
    loaded: Sequence[str] = ()
    paths: Sequence[Path] = ()

    def of(self, rules: RuleSet) -> list[str]:
        """Return the names of the plugins that bring the rules and the preset of a table, sorted."""
        named = {self.rules[id_] for id_ in rules.by_id if id_ in self.rules}
        if rules.preset in self.presets:
            named.add(self.presets[rules.preset])
        return sorted(named)

    def missing(self, names: Iterable[str]) -> str | None:
        """Return the first of these plugins that is not loaded; None if all are."""
        return next((name for name in names if name not in self.loaded), None)


def unprovided_word(error: Exception) -> str | None:
    """Return the word of a table's line that no plugin brings, if that is why there is no such table; else None."""
    if isinstance(error, BadTable) and error.code in {"unknown-word", "missing-rule"}:
        return str(error.args_.get("said") or error.args_.get("rule"))
    return None


# --- What tables, commands and rooms need of the rest of the bot, and where chance comes in.


T = TypeVar("T")


class Keeper(Protocol):
    """Holds in memory every record that one feature keeps in the store, as it is stored now."""

    def put(self, record: Record, /) -> None:
        """Take in a record as it is stored now; without a payload it is forgotten."""
        ...

    def replaced(self, network: Network, records: Sequence[Record], /) -> None:
        """Put these in the place of all records of a network or group; another process may have changed them."""
        ...


@dataclass(frozen=True, slots=True)
class Services:
    """What all rooms use, one for the whole bot: store, clock, texts, settings, people.

    `round_finished` tells the plugins that listen of a round that is stored.
    """

    config: Config
    store: Store
    clock: Clock
    chance: Randomness
    catalogue: Catalogue
    providers: Providers
    preferences: Preferences
    texts: Texts
    tellers: Tellers
    readers: Readers
    adapters: Mapping[Network, Adapter]
    flood_control: Mapping[Network, FloodControl]
    roles: Roles
    groups: Groups
    persons: Persons
    watchdog: Watchdog
    round_finished: Callable[[FinishedRound], None]
    players: Mapping[str, PlayerFactory]
    """The kinds of computer players."""
    observer: Observer | None
    features: dict[object, Any] = field(default_factory=dict)
    """What features keep for the whole bot, by what made it (`of`)."""
    keepers: dict[str, Keeper] = field(default_factory=dict)
    """What has the records of each feature at hand, by the feature's name."""

    def of(self, make: Callable[[Self], T]) -> T:
        """Return what a feature keeps for the whole bot; made when it is first asked for."""
        found: T | None = self.features.get(make)
        if found is None:
            found = self.features[make] = make(self)
        return found
