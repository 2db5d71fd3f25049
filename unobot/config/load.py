"""Reading a configuration file."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from unobot.adapter import Network, Room
from unobot.config.config import BotSettings, Config, NetworkSettings, TableSettings, placed
from unobot.config.problem import ConfigError, KeyLines, Problem, Wrong
from unobot.config.reader import read

# --- What cannot be meant where several networks share their records as a group.


Placed = tuple[Wrong, tuple[str, ...]]
"""What is wrong, and the table that its key is relative to."""


def wrong_groups(config: Config) -> Iterator[Placed]:
    """Yield each group that is named like another network, has several adapters, or serves a room twice."""
    for group in dict.fromkeys(each.group for each in config.networks.values() if each.group is not None):
        members = [each for each in config.networks.values() if each.group == group]
        yield from _named_like_another(config, group, members)
        yield from _other_adapters(members)
        yield from _rooms_twice(members)


def _named_like_another(config: Config, group: str, members: Sequence[NetworkSettings]) -> Iterator[Placed]:
    same = config.networks.get(Network(group))
    if same is not None and same.group != group:
        why = f'"{group}" is a network that is not of this group; expected another name, or the group there, too'
        yield Wrong(("group",), why), ("network", members[0].name)


def _other_adapters(members: Sequence[NetworkSettings]) -> Iterator[Placed]:
    first, *others = members
    for each in others:
        if each.adapter != first.adapter:
            why = f'[network.{first.name}] of this group has the adapter "{first.adapter}"; expected the same'
            yield Wrong(("group",), why), ("network", each.name)


def _rooms_twice(members: Sequence[NetworkSettings]) -> Iterator[Placed]:
    """A room has one table, and one connection that serves it."""
    servers: dict[str, Network] = {}
    for each in members:
        # what follows the name is its key; ids of Matrix are random letters, of which upper and lower case differ
        for room in (written.split(" ")[0] for written in each.rooms):
            server = servers.setdefault(room if room.startswith("!") else room.casefold(), each.name)
            if server != each.name:
                why = f"[network.{server}] of the same group is in {room}; one of them must leave it out"
                yield Wrong(("rooms",), why), ("network", each.name)


# --- Reading a configuration file.


_OURS: Final = ("adapter", "rooms", "group", "admins", "tables", "room")


@dataclass(frozen=True, slots=True)
class _File(BotSettings):
    """A whole file, without the keys that are an adapter's."""

    network: dict[str, NetworkSettings] = field(default_factory=dict)


def load(path: Path) -> Config:
    """Return the configuration in a TOML file. Raises `ConfigError` with everything that is wrong in it.

    What only an adapter can judge, the keys of its own, is not judged here.
    """
    text, table = _parsed(path)
    lines = KeyLines(text)
    given, wrong = read(_File, _without_adapters(table), path.absolute().parent)
    # only where there is none at all: a value of another type is told by the reader
    if table.get("network", {}) == {}:
        wrong.append(Wrong(("network",), "missing; expected at least one table [network.NAME]"))
    wrong += _spelled_twice(table)
    if given is None or wrong:
        raise ConfigError(placed(each, (), path, lines) for each in wrong)
    config = _config(given, table, path, lines)
    if unmeant := [config.problem(each, *within) for each, within in wrong_groups(config)]:
        raise ConfigError(unmeant)
    return config


def _spelled_twice(table: Mapping[str, Any]) -> Iterator[Wrong]:
    """Rooms that stand there twice, in different spellings: only one of them would hold."""
    networks = table.get("network")
    for name, network in networks.items() if isinstance(networks, dict) else ():
        own = network if isinstance(network, dict) else {}
        tuned, rooms = own.get("room", {}), own.get("rooms", [])
        for one, other in _alike(tuned if isinstance(tuned, dict) else ()):
            why = f'the same room as "{one}", in another spelling; expected one table for it'
            yield Wrong(("network", name, "room", other), why)
        # what follows the name is its key
        names = rooms if isinstance(rooms, list) else ()
        for one, other in _alike(each.split(" ")[0] for each in names if isinstance(each, str)):
            yield Wrong(("network", name, "rooms"), f'"{other}" is the same room as "{one}"; leave one out')


def _alike(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The names of rooms that differ from an earlier one in upper and lower case only, or not at all, with that one."""
    first: dict[str, str] = {}
    for name in names:
        # ids of Matrix are random letters, of which upper and lower case are different
        key = name if name.startswith("!") else name.casefold()
        if key in first:
            yield first[key], name
        first.setdefault(key, name)


def _config(given: _File, table: Mapping[str, Any], path: Path, lines: KeyLines) -> Config:
    usual = TableSettings(language=given.language).with_those_of(given.tables, table.get("tables", {}))
    networks = {
        Network(name): _network(network, table["network"][name], usual)
        for name, network in given.network.items()
    }
    whole: dict[str, Any] = {each.name: getattr(given, each.name) for each in fields(BotSettings)}
    return Config(**whole | {"tables": usual}, networks=networks, file=path, lines=lines)


def _parsed(path: Path) -> tuple[str, dict[str, Any]]:
    try:
        text = path.read_text(encoding="utf-8")
        return text, tomllib.loads(text)
    except OSError as error:
        raise ConfigError([Problem(path, None, "", f"cannot be read: {error.strerror}")]) from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise ConfigError([Problem(path, line, "", "expected UTF-8")]) from None
    except tomllib.TOMLDecodeError as error:
        # tomllib tells the line in its message alone (Python 3.14 has attributes)
        where = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)", str(error))
        line = int(where[1]) if where and where[1] else text.count("\n") + 1
        raise ConfigError([Problem(path, line, "", f"not TOML: {error}")]) from None


def _without_adapters(table: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out the keys of each network that only its adapter knows; let a store's default be read like any value."""
    whole = {**table}
    if isinstance(networks := table.get("network"), dict):
        whole["network"] = {name: _ours(name, network) for name, network in networks.items()}
    if not {"data", "data_env", "data_file"} & table.keys():
        whole["data"] = BotSettings().data.reveal()
    return whole


def _ours(name: str, network: object) -> object:
    if not isinstance(network, dict):
        return network
    return {"name": name, **{key: network[key] for key in _OURS if key in network}}


def _network(read: NetworkSettings, table: Mapping[str, Any], usual: TableSettings) -> NetworkSettings:
    """Let a network's tables be as everywhere where it says nothing else, and its rooms' tables as its own."""
    tables = usual.with_those_of(read.tables, table.get("tables", {}))
    rooms = table.get("room", {})
    return replace(
        read,
        settings={
            key: value
            for key, value in table.items()
            if key not in {"adapter", "group", "admins", "tables", "room"}
        },
        tables=tables,
        room={
            Room(name.casefold()): tables.with_those_of(room, rooms[name]) for name, room in read.room.items()
        },
    )
