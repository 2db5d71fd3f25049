"""Reading the configuration with the settings that plugins declare, and opening its networks with their adapters."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

from unobot.adapter import Adapter, Network, Shelf
from unobot.clock import Clock
from unobot.config import Config, ConfigError, NetworkSettings, Problem, Wrong, doubtful_rooms
from unobot.config.reader import load, read
from unobot.messages.pictures import Faces
from unobot.parsing.nearest import nearest
from unobot.plugins.load import Plugins
from unobot.plugins.parts import Means

_OURS: Final = ("adapter", "group", "tables", "room")
"""The keys of a network that are not its adapter's."""

_NEEDED: Final = sorted(
    name for name in (*Adapter.__annotations__, *vars(Adapter)) if not name.startswith("_")
)
"""What every adapter has."""


def open_networks(
    config: Config, plugins: Plugins, shelf: Callable[[Network], Shelf], clock: Clock, chance: Random
) -> dict[Network, Adapter]:
    """Return an adapter for each configured network, not yet connected. Raises `ConfigError` with all that is wrong."""
    adapters: dict[Network, Adapter] = {}
    problems: list[Problem] = []
    faces = Faces(plugins.brought.figures)
    beside = config.file.absolute().parent
    for name, network in config.networks.items():
        adapter, wrong = _open(
            network, plugins, Means(shelf(name), clock, chance, config.folder, faces), beside
        )
        problems += (config.problem(each, "network", name) for each in wrong)
        if adapter is not None:
            adapters[name] = adapter
    if problems:
        raise ConfigError(problems)
    return adapters


def adapter_settings(config: Config, plugins: Plugins) -> dict[Network, Any]:
    """What each network's own settings are read as; without those that are wrong, or whose adapter nobody brings."""
    beside = config.file.absolute().parent
    found = {}
    for name, network in config.networks.items():
        if factory := plugins.brought.adapters.get(network.adapter):
            settings, _ = read(factory.settings, network.settings, beside, beside=_OURS)
            if settings is not None:
                found[name] = settings
    return found


def load_config(path: Path, plugins: Plugins) -> Config:
    """Return the configuration in a TOML file, with the settings that features declare. Raises `ConfigError` with everything that is wrong.

    Where the file names no rooms of a network, they are those that its adapter has by default. What else is wrong in an
    adapter's own settings is told by `open_networks`.
    """
    config = load(path, plugins.brought.declared())
    settings = adapter_settings(config, plugins)
    return replace(
        config,
        networks={
            name: network
            if "rooms" in network.settings
            else replace(network, rooms=tuple(getattr(settings.get(name), "rooms", ())))
            for name, network in config.networks.items()
        },
    )


def doubts(config: Config, plugins: Plugins) -> list[Problem]:
    """What is allowed in the networks' settings, but surely not meant: a network without rooms, settings of another's room."""
    found: list[Problem] = []
    logins: dict[str, Network] = {}
    for name, settings in adapter_settings(config, plugins).items():
        rooms = list(config.networks[name].room)
        doubtful: list[Wrong] = []
        if hasattr(settings, "doubts"):
            doubtful += settings.doubts(rooms)
        elif hasattr(settings, "rooms"):
            doubtful += doubtful_rooms(settings.rooms, rooms)
        # only behind a bouncer, which has a name of its own for each, two connections of one name are let in
        login = getattr(settings, "logs_in_as", None)
        if login is not None and (other := logins.setdefault(login.casefold(), name)) != name:
            why = f"[network.{other}] is {login}, too; expected another name for each connection"
            doubtful.append(Wrong((), why))
        found += (config.problem(each, "network", name) for each in doubtful)
    return found


def _open(
    network: NetworkSettings, plugins: Plugins, means: Means, beside: Path
) -> tuple[Adapter | None, list[Wrong]]:
    known = plugins.brought.adapters
    if network.adapter not in known:
        there = " or ".join(sorted(known)) or "a plugin to be loaded that brings one"
        near = nearest(network.adapter, known)
        cure = f"did you mean {near[0]}?" if near else f"expected {there}"
        return None, [Wrong(("adapter",), f"no plugin brings this adapter; {cure}")]
    factory = known[network.adapter]
    try:
        settings, wrong = read(factory.settings, network.settings, beside, beside=_OURS)
        if settings is None:
            return None, wrong
        adapter = factory.open(network.name, settings, means)
    except Exception as error:  # noqa: BLE001  # one adapter's defect is told like any other problem
        return None, [Wrong(("adapter",), f"the adapter failed: {type(error).__name__}: {error}")]
    lacks = ", ".join(name for name in _NEEDED if not hasattr(adapter, name))
    if lacks:
        told = f"the plugin's adapter has no {lacks}; it may be older than this bot (CHANGELOG.md says what is new)"
        return None, [Wrong(("adapter",), told)]
    return adapter, wrong
