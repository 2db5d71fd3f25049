"""Reading the configuration again while the bot runs: what can hold from now on does, and the rest is told."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from types import FrameType
from typing import Any, Final

import structlog

from unobot.adapter import Network, Room
from unobot.app.bot import Bot
from unobot.app.config_check import network_problems, table_problems
from unobot.config import Config, ConfigError, LogSettings, NetworkSettings, TableSettings
from unobot.config.problem import Key, format_key
from unobot.plugins import Plugins, adapter_settings, doubts, load_config

_log = structlog.get_logger(__name__)

_AT_ONCE: Final = {("owners",), ("admins",), ("language",), ("log", "level"), ("tables",)}
"""The bot's own settings that need no restart, by the beginning of their keys."""
_OF_NETWORKS: Final = {"admins", "rooms", "tables", "room"}
"""The same of each network."""

_NETWORK: Final = "network"
_NOW: Final = "from now on"


def compare(
    old: Config, new: Config, before: Mapping[Network, object], after: Mapping[Network, object]
) -> list[Key]:
    """Return all settings that differ, those of the bot first, then network by network; not their values, which may be secret.

    `before` and `after` have what the adapters' own settings were read as, with the secrets in them. A network that is new
    or gone is one change, `network.NAME`; so is one of another adapter: `network.NAME.adapter`. What a network or a
    room only takes over from the settings around it is not told again.
    """
    found: list[Key] = []
    others = ("tables", "networks", "plugin", "file", "lines")
    one, other = _values(old, *others), _values(new, *others)
    for (name,) in _differing(one, other):
        # a part of the bot's settings is told key by key; an adapter's pace or account is changed as a whole
        parts = is_dataclass(one[name])
        inside = _differing(_values(one[name]), _values(other[name])) if parts else [()]
        found += [(name, *key) for key in inside]
    for name in dict.fromkeys((*old.plugin, *new.plugin)):
        declared = type(old.plugin.get(name, new.plugin.get(name)))
        own = (_values(each.of(declared)) for each in (old, new))
        found += [("plugin", name, *key) for key in _differing(*own)]
    usual = _tables(old.tables, new.tables)
    found += [("tables", name) for name in usual if name != "language" or old.language == new.language]
    for name in dict.fromkeys((*old.networks, *new.networks)):
        there, here = old.networks.get(name), new.networks.get(name)
        if there is None or here is None:
            found.append((_NETWORK, name))
        elif there.adapter != here.adapter:
            found.append((_NETWORK, name, "adapter"))
        else:
            keys = _network(there, here, usual, before[name], after[name])
            found += [(_NETWORK, name, *key) for key in keys]
    return found


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


class Reloading:
    """The configuration that is in force, and how another one comes into force."""

    def __init__(self, bot: Bot, config: Config, plugins: Plugins) -> None:
        self._bot, self._config, self._plugins = bot, config, plugins
        self._settings = adapter_settings(config, plugins)

    async def reload(self) -> None:
        """Read the file again; if anything in it is wrong, say so and change nothing."""
        try:
            # in a thread: files of secrets may lie on a slow disk
            new = await asyncio.to_thread(self._read)
        except ConfigError as refused:
            for problem in refused.problems:
                _log.error("the new configuration is refused; the old one stays in force", where=str(problem))
            return
        for doubt in doubts(new, self._plugins):
            _log.warning("the configuration is valid, but probably not what you want", where=str(doubt))
        settings = adapter_settings(new, self._plugins)
        changes = compare(self._config, new, self._settings, settings)
        log = logging.getLogger()
        # what changes is told by the old level and by the new one
        log.setLevel(min(log.level, _level(new)))
        for key in changes:
            if (when := self._when(key)) is None:
                _log.warning("this setting has changed, and needs a restart", setting=format_key(key))
            else:
                _log.info("this setting has changed", setting=format_key(key), holds=when)
        entering = self._put_in_force(new, settings)
        _log.info("configuration reloaded", changes=len(changes))
        log.setLevel(_level(new))
        # a network that is out of reach keeps the others waiting no longer
        await asyncio.gather(*entering)

    def _read(self) -> Config:
        """The configuration in the file. Raises `ConfigError` with all that is wrong."""
        new = load_config(self._config.file, self._plugins)
        problems = [*network_problems(new, self._plugins), *table_problems(new, self._plugins)]
        if problems:
            raise ConfigError(problems)
        return new

    def _when(self, key: Key) -> str | None:
        """From when on the new value of a setting holds; None: after a restart."""
        if key[0] != _NETWORK:
            return _NOW if key[:1] in _AT_ONCE or key[:2] in _AT_ONCE else None
        if len(key) < len((_NETWORK, "NAME", "KEY")):
            return None
        factory = self._plugins.brought.adapters[self._config.networks[Network(key[1])].adapter]
        if key[2] in _OF_NETWORKS or key[2] in factory.at_once:
            return _NOW
        return "from the next connection on" if key[2] in factory.when_connecting else None

    def _put_in_force(
        self, new: Config, settings: Mapping[Network, Any]
    ) -> list[Coroutine[None, None, None]]:
        """Let all hold that needs no restart, and return what is to be done to be in other rooms.

        What needs one stays as it was, so that it is told again the next time.
        """
        old = self._config
        same = [
            name
            for name, each in old.networks.items()
            if name in new.networks and new.networks[name].adapter == each.adapter
        ]
        networks = dict(old.networks)
        for name in same:
            possible = {key: getattr(new.networks[name], key) for key in _OF_NETWORKS}
            networks[name] = replace(networks[name], **possible)
        known = {name for network, each in networks.items() for name in (network, each.records)}
        self._config = replace(
            old,
            language=new.language,
            log=LogSettings(old.log.format, new.log.level),
            tables=new.tables,
            owners={name: accounts for name, accounts in new.owners.items() if name in known},
            admins={name: accounts for name, accounts in new.admins.items() if name in known},
            networks=networks,
            lines=new.lines,
        )
        services = self._bot.router.services
        services.preferences.configure(self._config)
        services.roles.configure(self._config)
        for name in same:
            self._renew(name, settings[name])
        return [
            self._enter(name, each.rooms, networks[name].rooms)
            for name, each in old.networks.items()
            if each.rooms != networks[name].rooms
        ]

    def _renew(self, name: Network, settings: Any) -> None:
        """Give an adapter those of its new settings that need no restart."""
        adapter, before = self._bot.adapters[name], self._settings[name]
        factory = self._plugins.brought.adapters[self._config.networks[name].adapter]
        renewed = {key: getattr(settings, key) for key in factory.at_once | factory.when_connecting}
        if (after := replace(before, **renewed)) == before:
            return
        self._settings[name] = after
        pace = adapter.pace.burst, adapter.pace.per_second
        factory.renew(adapter, after)
        if pace != (adapter.pace.burst, adapter.pace.per_second):
            services = self._bot.router.services
            services.flood_control[name].renew(
                adapter.pace.burst, adapter.pace.per_second, services.clock.played()
            )
            self._bot.outboxes[name].look_again()

    async def _enter(self, name: Network, before: Sequence[Room], after: Sequence[Room]) -> None:
        """Be in these rooms from now on."""
        # behind the name of a channel stands its key
        old, new = ({room.partition(" ")[0] for room in rooms} for rooms in (before, after))
        _log.info("other rooms", network=name, joined=sorted(new - old), left=sorted(old - new))
        try:
            await self._bot.adapters[name].reload_rooms(after)
        except Exception as error:  # noqa: BLE001 - whatever an adapter does, the others go on
            _log.error("the rooms could not be changed", network=name, error=type(error).__name__)


def _level(config: Config) -> int:
    return logging.getLevelNamesMapping()[config.log.level.upper()]


class Hangups:
    """Has the bot read its configuration again at each SIGHUP, for the life of the program. To be made in the event loop."""

    def __init__(self) -> None:
        self._loop, self._terminal = asyncio.get_running_loop(), os.isatty(0)
        self._reload: Callable[[], None] | None = None
        self._asked = False
        """Whether the signal came when no bot was running."""

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Take note of the signal until the end of the `with`, also if it came before. Windows has no such signal."""
        if not hasattr(signal, "SIGHUP"):
            yield
            return
        before = signal.signal(signal.SIGHUP, self._hear)
        # the command line held it back
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGHUP})
        try:
            yield
        finally:
            signal.signal(signal.SIGHUP, before)

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        # the same signal says that the terminal in which the bot was started is gone
        if self._terminal and not os.isatty(0):
            os.kill(os.getpid(), signal.SIGTERM)
        else:
            self._loop.call_soon_threadsafe(self._reload_or_note)

    def _reload_or_note(self) -> None:
        self._asked = self._reload is None
        if self._reload is not None:
            self._reload()

    @contextmanager
    def reloading(self, bot: Bot, config: Config, plugins: Plugins) -> Iterator[None]:
        """Have that bot read its configuration again at each signal until the end of the `with`, and now if one came before."""
        work, tasks = Reloading(bot, config, plugins), set[asyncio.Task[None]]()

        def begin() -> None:
            tasks.add(task := self._loop.create_task(work.reload()))
            task.add_done_callback(tasks.discard)

        self._reload = begin
        if self._asked:
            self._reload_or_note()
        try:
            yield
        finally:
            self._reload = None
            for task in tasks:
                task.cancel()
