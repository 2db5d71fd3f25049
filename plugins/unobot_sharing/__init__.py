"""Plugin with shared tables: several rooms, perhaps of different networks, play at one table (`!share`)."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.plugins.hookspecs import hookimpl
from unobot_sharing.sharing import NAME, SHARE, Sharing

unobot_api = 1


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the command."""
    return (SHARE,)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what has a table played in several rooms."""
    return (Feature(NAME, attach=lambda place: place.of(Sharing)),)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
