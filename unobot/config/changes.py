"""What differs between two configurations, setting by setting."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from unobot.adapter import Network
from unobot.config.config import BotSettings, Config, NetworkSettings, TableSettings
from unobot.config.problem import Key, dotted

NETWORK: Final = "network"

_Settings = Mapping[Network, object]


@dataclass(frozen=True, slots=True)
class Changed:
    """A setting that is another one now. Its values are not told: they may be secret."""

    key: Key

    def __str__(self) -> str:
        return dotted(self.key)


def compare(old: Config, new: Config, before: _Settings, after: _Settings) -> list[Changed]:
    """All settings that differ, those of the bot first, then network by network.

    `before` and `after` have what the adapters' own settings were read as, with the secrets in them. A network that is new
    or gone is one change, `network.NAME`; so is one of another adapter: `network.NAME.adapter`. What a network or a
    room only takes over from the settings around it is not told again.
    """
    found: list[Key] = [("owners",)] if old.owners != new.owners else []
    found += _differing(
        old, new, *(each.name for each in fields(BotSettings) if each.name not in {"owners", "tables"})
    )
    usual = _tables(old.tables, new.tables)
    found += [("tables", name) for name in usual if name != "language" or old.language == new.language]
    for name in dict.fromkeys((*old.networks, *new.networks)):
        found += [(NETWORK, name, *key) for key in _network(name, old, new, before, after)]
    return [Changed(key) for key in found]


def _network(name: Network, old: Config, new: Config, before: _Settings, after: _Settings) -> Iterator[Key]:
    one, other = old.networks.get(name), new.networks.get(name)
    if one is None or other is None:
        yield ()
    elif one.adapter != other.adapter:
        yield ("adapter",)
    else:
        yield from _differing(one, other, "rooms", "admins")
        yield from (key for key in _differing(before[name], after[name]) if key != ("rooms",))
        yield from _tables_of(one, other, _tables(old.tables, new.tables))


def _tables_of(one: NetworkSettings, other: NetworkSettings, usual: Mapping[str, object]) -> Iterator[Key]:
    """What is other in the tables of a network and of its rooms than `usual`, which is other everywhere."""
    whole = _tables(one.tables, other.tables)
    yield from (("tables", name) for name, change in whole.items() if usual.get(name) != change)
    for room in dict.fromkeys((*one.room, *other.room)):
        own = _tables(one.tables_for(room), other.tables_for(room))
        yield from (("room", room, name) for name, change in own.items() if whole.get(name) != change)


def _tables(one: TableSettings, other: TableSettings) -> dict[str, tuple[Any, Any]]:
    """Each setting of tables that differs, with both values."""
    pairs = {
        each.name: (getattr(one, each.name), getattr(other, each.name)) for each in fields(TableSettings)
    }
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def _differing(one: Any, other: Any, *names: str) -> Iterator[Key]:
    """The keys under which two dataclasses differ; of one within, the keys in it, if it is a part of the bot's."""
    for name in names or [each.name for each in fields(one)]:
        old, new = getattr(one, name), getattr(other, name)
        if old == new:
            continue
        # LogSettings and MetricsSettings; an adapter's pace or account is changed as a whole
        if names and is_dataclass(old):
            yield from ((name, *key) for key in _differing(old, new))
        else:
            yield (name,)
