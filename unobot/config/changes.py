"""What differs between two configurations, setting by setting."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from unobot.adapter import Network
from unobot.config.config import Config, NetworkSettings, TableSettings
from unobot.config.problem import Key, dotted

NETWORK: Final = "network"

_Settings = Mapping[Network, object]


@dataclass(frozen=True, slots=True)
class Changed:
    """A setting that has another value now. Its values are not told: they may be secret."""

    key: Key

    def __str__(self) -> str:
        return dotted(self.key)


def compare(old: Config, new: Config, before: _Settings, after: _Settings) -> list[Changed]:
    """Return all settings that differ, those of the bot first, then network by network.

    `before` and `after` have what the adapters' own settings were read as, with the secrets in them. A network that is new
    or gone is one change, `network.NAME`; so is one of another adapter: `network.NAME.adapter`. What a network or a
    room only takes over from the settings around it is not told again.
    """
    found: list[Key] = []
    others = ("tables", "networks", "file", "lines")
    one, other = _values(old, *others), _values(new, *others)
    for (name,) in _differing(one, other):
        # a part of the bot's settings is told key by key; an adapter's pace or account is changed as a whole
        parts = is_dataclass(one[name])
        inside = _differing(_values(one[name]), _values(other[name])) if parts else [()]
        found += [(name, *key) for key in inside]
    usual = _tables(old.tables, new.tables)
    found += [("tables", name) for name in usual if name != "language" or old.language == new.language]
    for name in dict.fromkeys((*old.networks, *new.networks)):
        there, here = old.networks.get(name), new.networks.get(name)
        if there is None or here is None:
            found.append((NETWORK, name))
        elif there.adapter != here.adapter:
            found.append((NETWORK, name, "adapter"))
        else:
            keys = _network(there, here, usual, before[name], after[name])
            found += [(NETWORK, name, *key) for key in keys]
    return [Changed(key) for key in found]


def _network(
    one: NetworkSettings, other: NetworkSettings, usual: Mapping[str, object], before: object, after: object
) -> Iterator[Key]:
    """The settings that differ, without those of tables that have become other everywhere (`usual`)."""
    others = ("settings", "tables", "room")
    yield from _differing(_values(one, *others), _values(other, *others))
    yield from _differing(_values(before, "rooms"), _values(after, "rooms"))
    whole = _tables(one.tables, other.tables)
    yield from (("tables", name) for name, change in whole.items() if usual.get(name) != change)
    for room in dict.fromkeys((*one.room, *other.room)):
        own = _tables(one.tables_for(room), other.tables_for(room))
        yield from (("room", room, name) for name, change in own.items() if whole.get(name) != change)


def _values(settings: Any, *without: str) -> dict[str, Any]:
    """Each setting of a dataclass by its name, those of features among them."""
    own = {each.name: getattr(settings, each.name) for each in fields(settings) if each.name not in without}
    features: Mapping[str, Any] = own.pop("features", {})
    return {**own, **features}


def _tables(one: TableSettings, other: TableSettings) -> dict[str, tuple[Any, Any]]:
    """Each setting of tables that differs, with both values."""
    old, new = _values(one), _values(other)
    return {name: (old[name], new[name]) for (name,) in _differing(old, new)}


def _differing(one: Mapping[str, object], other: Mapping[str, object]) -> Iterator[tuple[str]]:
    return ((name,) for name in one if one[name] != other[name])
