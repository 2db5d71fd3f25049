"""Plugin with tables that are played over days (`pace=daily`): the game goes on by the calendar, over weeks and restarts."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands.feature import Feature
from unobot.commands.set import switch
from unobot.plugins.hookspecs import hookimpl
from unobot_daily.pace import DailySettings, DailyTables

unobot_api = 1


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what sets the pace of such tables, and whether a room allows them."""
    allowed = switch("daily", lambda request: request.place.settings.of(DailySettings).daily)
    return (Feature("daily", attach=DailyTables, of_rooms={"daily": allowed}, table_settings=DailySettings),)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
