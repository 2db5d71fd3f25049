"""`unobot dev`: a plugin is played while it is written; at each save it is checked, and the table goes on with it.

Needs watchfiles (`unobot[dev]`).
"""

from pathlib import Path

import typer

from unobot.config import NetworkSettings

__all__ = ["develop"]


def develop(path: Path, network: NetworkSettings, seed: int | None = None) -> int:
    """Play on that network with the plugin at a path until the person leaves; returns the exit status, 1 if watchfiles is not installed."""
    try:
        from unobot.kit.dev.play import play_and_follow  # noqa: PLC0415 - what it needs is an extra
    except ImportError:
        typer.echo("unobot dev needs watchfiles, which is not installed: pip install 'unobot[dev]'", err=True)
        return 1
    return play_and_follow(path, network, seed)
