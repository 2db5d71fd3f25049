"""Plugin with `!watch`: spectators are told privately how the table stands."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands import Command
from unobot.plugins.hookspecs import hookimpl
from unobot_watching.watching import WATCH

unobot_api = 1


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the command."""
    return (WATCH,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
