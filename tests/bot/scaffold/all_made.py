"""For pytest: the plugins whose folders are named in the variable MADE, beside the built-in ones."""

import os
from pathlib import Path

import pytest

from tests.plugins.built_in import points
from unobot.plugins import Plugins, load_plugins


def pytest_unobot_plugins(config: pytest.Config) -> Plugins:
    """All of them together."""
    return load_plugins(installed=points(), paths=map(Path, os.environ["MADE"].split(os.pathsep)))
