"""Opening networks with adapters that plugins bring."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from unobot.adapter import Network
from unobot.clock import HeldClock
from unobot.config import Config, ConfigError, NetworkSettings
from unobot.kit.testing import FakeNetwork, MemoryShelf
from unobot.kit.testing.room import NoSettings
from unobot.plugins import load_plugins, open_networks
from unobot.plugins.parts import AdapterFactory


def opened(adapter: Any) -> None:
    """Open the one network with that adapter."""
    plugins = load_plugins()
    old = AdapterFactory(NoSettings, lambda _name, _settings, _means: adapter)
    plugins = replace(plugins, brought=replace(plugins.brought, adapters={"old": old}))
    yard = Network("yard")
    config = Config(networks={yard: NetworkSettings(yard, "old")})
    open_networks(config, plugins, lambda _name: MemoryShelf(), HeldClock(), Random())


def test_an_adapter_of_an_earlier_version_is_told_what_it_lacks() -> None:
    whole = FakeNetwork(HeldClock(), "yard")
    opened(whole)
    names = [name for name in dir(whole) if not name.startswith("_") and name not in {"fold", "pace"}]

    with pytest.raises(ConfigError, match="the plugin's adapter has no fold, pace; it may be older"):
        opened(SimpleNamespace(**{name: getattr(whole, name) for name in names}))
