"""The web page: a process of its own that only reads the store. Needs Jinja2 (`unobot[web]`).

Nothing that is served holds a card of a round that is being played: tables are shown by the view that everyone has.
"""

from pathlib import Path
from typing import Annotated

import structlog
import typer

from unobot.app.logs import set_up_logs
from unobot.config import Config
from unobot.plugins import Plugins
from unobot.plugins.options import ConfigFile, load_with_plugins

_log = structlog.get_logger(__name__)


def serve(config: Config, plugins: Plugins, *, beside_bot: bool = False) -> int:
    """Serve the pages until a signal ends it, or, `beside_bot`, the end of standard input; 0 then, 1 if it cannot start."""
    try:
        from unobot.web.serving import serve_pages  # noqa: PLC0415 - an optional extra
    except ImportError:
        _log.error("the web page needs Jinja2, which is not installed: pip install 'unobot[web]'")
        return 1
    return serve_pages(config, plugins, beside_bot=beside_bot)


_BesideBot = Annotated[bool, typer.Option("--beside-bot", hidden=True)]


def web(*, config: ConfigFile = Path("config.toml"), beside_bot: _BesideBot = False) -> None:
    """Serve the read-only web page.

    The page is a process of its own beside unobot run, and only reads the store. With serve = true in [web], unobot
    run starts it. The configuration and the operators of a room decide whether the page shows that room (web). It
    runs until Ctrl-C or SIGTERM, and needs unobot[web]. docs/operators/web-page.md describes how to put it behind a
    proxy.

    Example: unobot web --config config.toml
    """
    settings, plugins = load_with_plugins(config)
    set_up_logs(settings.log.format, settings.log.level)
    raise typer.Exit(serve(settings, plugins, beside_bot=beside_bot))
