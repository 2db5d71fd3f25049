"""Plugin with `!preset`: a room has presets of its own, under names that its operators have given."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.plugins.hookspecs import hookimpl
from unobot_room_presets.presets import PRESET, attach

unobot_api = 1


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the command."""
    return (PRESET,)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what knows the names of a room's presets."""
    return (Feature("room-presets", attach),)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
