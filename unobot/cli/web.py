"""`unobot web`: the read-only web page."""

from collections.abc import Callable
from pathlib import Path

import typer

from unobot.cli.common import ConfigFile, loaded
from unobot.config import Config
from unobot.logs import set_up_logs
from unobot.plugins import Plugins, load_plugins


def verb(serve: Callable[[Config, Plugins], int]) -> Callable[..., None]:
    """The verb; `serve` serves the pages until it is told to stop, and returns the exit status."""

    def web(*, config: ConfigFile = Path("config.toml")) -> None:
        """Serve the read-only web page.

        It is a process of its own beside unobot run, and only reads the store. Which rooms are shown, the configuration or
        their operators say (web). It runs until Ctrl-C or SIGTERM. Needs unobot[web]; docs/web.md tells how it stands behind a proxy.

        Example: unobot web --config config.toml
        """
        settings = loaded(config)
        set_up_logs(settings.log.format, settings.log.level)
        raise typer.Exit(serve(settings, load_plugins(settings.plugins)))

    return web
