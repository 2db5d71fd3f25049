"""Plugin with records: `!stats`, `!top10`, `!versus`, `!records`, ratings, seasons and achievements, and their web pages."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.plugins.hookspecs import hookimpl
from unobot_records.announcements import ACHIEVEMENTS, AchievementAnnouncer, RecordSettings
from unobot_records.command import RECORDS, STATS, TOP10, VERSUS
from unobot_records.results import RecordsTally, Rerating

unobot_api = 1


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the commands."""
    return (STATS, TOP10, VERSUS, RECORDS)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what counts rounds, and tells of achievements and seasons."""
    return (
        Feature(
            "records",
            attach=lambda place: place.of(AchievementAnnouncer) if place.room is not None else None,
            of_rooms={"achievements": ACHIEVEMENTS},
            table_settings=RecordSettings,
            chores=lambda services, _config: (Rerating(services.store, services.clock).run,),
            tally=RecordsTally(),
            pages="unobot_records.pages:pages",
        ),
    )


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
