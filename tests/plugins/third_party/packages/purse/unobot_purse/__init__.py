"""Coins for wins, and a shop for hats: a feature that remembers, as somebody else would write it."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.plugins.hookspecs import hookimpl
from unobot.tables.appointments import Appointment, each_day
from unobot_purse.purse import BEGGAR, BUY, COINS, Purse, PurseSettings, Shop, open_shop, pay_winners

unobot_api = 1


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """What listens to how rounds end, and what it keeps."""
    return (
        Feature(
            "purse",
            attach=pay_winners,
            keeps={"purse": Purse, "shop": Shop},
            settings=PurseSettings,
            own={"beggar": BEGGAR},
            appointments=(Appointment("opening", each_day("12:00"), open_shop),),
        ),
    )


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """The commands."""
    return (COINS, BUY)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """What is typed and said, in two languages."""
    return (Path(__file__).parent / "texts",)
