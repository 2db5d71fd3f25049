"""Plugin with `!vote`: what is played next, and who is taken from a table whose host is not there."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands import Command
from unobot.plugins.hookspecs import hookimpl
from unobot_votes.votes import VOTE

unobot_api = 1


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the command."""
    return (VOTE,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
