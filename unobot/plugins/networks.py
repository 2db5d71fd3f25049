"""Opening the configured networks with the adapters that plugins bring."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from unobot.adapter import Adapter, Network, Shelf
from unobot.clock import Clock
from unobot.config import Config, ConfigError, NetworkSettings, Problem, Wrong
from unobot.config.reader import read
from unobot.parts import Means
from unobot.plugins.load import Plugins


def open_networks(
    config: Config, plugins: Plugins, shelf: Callable[[Network], Shelf], clock: Clock, chance: Random
) -> dict[Network, Adapter]:
    """Return an adapter for each configured network, not yet connected. Raises `ConfigError` with all that is wrong."""
    adapters: dict[Network, Adapter] = {}
    problems: list[Problem] = []
    beside = config.file.absolute().parent
    for name, network in config.networks.items():
        adapter, wrong = _open(network, plugins, Means(shelf(name), clock, chance, config.folder), beside)
        problems += (config.problem(each, "network", name) for each in wrong)
        if adapter is not None:
            adapters[name] = adapter
    if problems:
        raise ConfigError(problems)
    return adapters


def _open(
    network: NetworkSettings, plugins: Plugins, means: Means, beside: Path
) -> tuple[Adapter | None, list[Wrong]]:
    known = plugins.brought.adapters
    if network.adapter not in known:
        there = " or ".join(sorted(known)) or "a plugin to be loaded that brings one"
        return None, [Wrong(("adapter",), f"no plugin brings this adapter; expected {there}")]
    factory = known[network.adapter]
    try:
        settings, wrong = read(factory.settings, network.settings, beside)
        return (None if settings is None else factory.open(network.name, settings, means)), wrong
    except Exception as error:  # noqa: BLE001  # one adapter's defect is told like any other problem
        return None, [Wrong(("adapter",), f"the adapter failed: {type(error).__name__}: {error}")]
