"""What pytest loads wherever unobot is installed: it does nothing until a project says `unobot = true`.

    [tool.pytest.ini_options]
    unobot = true

Then there are the fixtures of `unobot.kit.testing.fixtures`, which collects scenario files, too.
Nothing of the bot is imported before: other projects that are tested in the same environment pay nothing.
"""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from unobot.plugins import Plugins


class ConftestHooks:
    """The hooks that a conftest.py may implement."""

    @pytest.hookspec(firstresult=True)
    def pytest_unobot_plugins(self, config: pytest.Config) -> "Plugins | None":
        """The plugins that tests play with; without it, those that are installed and those of the project. Called once."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the setting `unobot` to pytest's."""
    parser.addini(
        "unobot", "the fixtures of unobot, and *.toml scenarios as tests", type="bool", default=False
    )


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Let a conftest.py choose the plugins, whether the setting `unobot` is on or not."""
    pluginmanager.add_hookspecs(ConftestHooks)


def pytest_configure(config: pytest.Config) -> None:
    """Import the fixtures, if this project has switched the setting `unobot` on."""
    if config.getini("unobot"):
        config.pluginmanager.import_plugin("unobot.kit.testing.fixtures")
