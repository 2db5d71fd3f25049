"""Plugin with computer players at the tables of rooms (`!bot`), and stand-ins for people who are away."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.plugins.hookspecs import hookimpl
from unobot_computers.command import BOT, STAND_IN
from unobot_computers.play import STANDIN, Computers, ComputerSettings
from unobot_computers.thinking import thinkers_of

unobot_api = 1


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the command."""
    return (BOT,)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what plays for computer players and for people who are away."""
    return (
        Feature(
            "computers",
            attach=lambda place: place.of(Computers),
            own={STANDIN: STAND_IN},
            table_settings=ComputerSettings,
            chores=lambda services, _config: (services.of(thinkers_of).run,),
        ),
    )


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
