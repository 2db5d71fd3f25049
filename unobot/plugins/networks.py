"""Opening the configured networks with the adapters that plugins bring."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from unobot.adapter import Adapter, Network, Shelf
from unobot.clock import Clock
from unobot.config import Config, ConfigError, NetworkSettings, Problem, SettingError
from unobot.parts import Means
from unobot.plugins.load import Plugins

_KEYED: Final = re.compile(r"([a-z_]+(?:\.[a-z_]+)*): (.+)", re.DOTALL)


def open_networks(
    config: Config, plugins: Plugins, shelf: Callable[[Network], Shelf], clock: Clock, chance: Random
) -> dict[Network, Adapter]:
    """An adapter for each configured network, not yet connected. Raises `ConfigError` with all that is wrong."""
    adapters: dict[Network, Adapter] = {}
    problems: list[Problem] = []
    for name, settings in config.networks.items():
        try:
            adapters[name] = _open(settings, plugins, Means(shelf(name), clock, chance, config.folder))
        except Exception as error:  # noqa: BLE001  # one adapter's defect is told like any other problem
            problems += (config.problem(each, "network", name) for each in _errors(error))
    if problems:
        raise ConfigError(problems)
    return adapters


def _open(network: NetworkSettings, plugins: Plugins, means: Means) -> Adapter:
    known = plugins.brought.adapters
    if network.adapter not in known:
        raise SettingError(
            "adapter",
            f"no plugin brings this adapter; expected {' or '.join(sorted(known)) or 'a plugin to be loaded that brings one'}",
        )
    return known[network.adapter](network.name, network.settings, means)


def _errors(error: BaseException) -> Iterator[SettingError]:
    """What is wrong, setting by setting. A plain ValueError names its key before a colon, or none."""
    match error:
        case SettingError():
            yield error
        case BaseExceptionGroup():
            for inner in error.exceptions:
                yield from _errors(inner)
        case ValueError():
            keyed = _KEYED.fullmatch(str(error))
            yield SettingError(keyed[1], keyed[2]) if keyed else SettingError((), str(error))
        case _:
            yield SettingError("adapter", f"the adapter failed: {type(error).__name__}: {error}")
