"""`unobot dev`: a plugin is played while it is written; at each save it is checked, and the table goes on with it.

Needs watchfiles (`unobot[dev]`).
"""

import typer

from unobot.plugins import Plugins
from unobot.wanted import Dev

__all__ = ["develop"]


def develop(wanted: Dev, plugins: Plugins) -> int:
    """Play the demo with the plugin until the person leaves; returns the exit status, 1 if watchfiles is not installed."""
    try:
        from unobot.dev.play import play_and_follow  # noqa: PLC0415 - what it needs is an extra
    except ImportError:
        typer.echo("unobot dev needs watchfiles, which is not installed: pip install 'unobot[dev]'", err=True)
        return 1
    return play_and_follow(wanted, plugins)
