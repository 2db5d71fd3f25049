"""Plugin with cups: tournaments over several tables of one room or several (`!cup`)."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.plugins.hookspecs import hookimpl
from unobot_cups.command import CUP, CUP_WAIT
from unobot_cups.cup import NAME, Cups, CupSettings
from unobot_cups.play import PlayingRoom

unobot_api = 1


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the command."""
    return (CUP,)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what lets rooms play the tables of a cup."""
    return (
        Feature(
            NAME,
            attach=lambda place: place.of(PlayingRoom) if place.room is not None else None,
            keeper=Cups,
            of_rooms={"cup-wait": CUP_WAIT},
            table_settings=CupSettings,
        ),
    )


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
