"""The plugins that the tests of a run play with."""

from typing import Final

import pytest

from uno_engine import Catalogue
from unobot.catalogue import catalogue
from unobot.plugins import Plugins, load_plugins

_PLUGINS: Final = pytest.StashKey[Plugins]()
_RULES: Final = pytest.StashKey[Catalogue]()


def chosen_plugins(config: pytest.Config) -> Plugins:
    """Those that a conftest.py names by the hook `pytest_unobot_plugins`, or else all that are installed."""
    if _PLUGINS not in config.stash:
        named: Plugins | None = config.hook.pytest_unobot_plugins(config=config)
        config.stash[_PLUGINS] = load_plugins() if named is None else named
    return config.stash[_PLUGINS]


def chosen_rules(config: pytest.Config) -> Catalogue:
    """The rules and presets of those plugins."""
    if _RULES not in config.stash:
        config.stash[_RULES] = catalogue(chosen_plugins(config))
    return config.stash[_RULES]
