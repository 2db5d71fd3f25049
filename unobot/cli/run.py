"""`unobot run`: the bot on the configured networks."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Protocol

import typer

from unobot.cli.common import ConfigFile, PluginPaths, loaded
from unobot.config import Config
from unobot.logs import set_up_logs
from unobot.plugins import Plugins, load_plugins

_JsonLog = Annotated[bool, typer.Option("--json-log", help="Log in JSON, whatever the configuration says.")]
_Standby = Annotated[
    bool,
    typer.Option("--standby", help="Wait as long as another bot answers on these networks, then take over."),
]


class Serve(Protocol):
    """Runs the bot until it is told to stop, and returns the exit status."""

    def __call__(self, config: Config, plugins: Plugins, *, standby: bool) -> int:
        """With `standby` it waits for another bot's end first."""
        ...


def verb(serve: Serve) -> Callable[..., None]:
    """The verb; `serve` is what runs the bot."""

    def run(
        *,
        config: ConfigFile = Path("config.toml"),
        plugin: PluginPaths = None,
        json_log: _JsonLog = False,
        standby: _Standby = False,
    ) -> None:
        """Run the bot on the configured networks.

        It runs until Ctrl-C or SIGTERM, and then ends with status 0. Tables that were open go on where they were. SIGHUP has
        it read the configuration again. A broken plugin is reported in the log and left out. The status is 1 if it cannot start
        or no network is left, 3 if another bot answers on its networks, 4 if the store is damaged.

        Example: unobot run --config config.toml
        """
        settings = loaded(config)
        set_up_logs("json" if json_log else settings.log.format, settings.log.level)
        raise typer.Exit(serve(settings, load_plugins(settings.plugins, paths=plugin or ()), standby=standby))

    return run
