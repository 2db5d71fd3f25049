"""Plugin with what is kept of somebody: `!export`, `!forget`, `!set records`; and for how long replays are kept."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from unobot.commands import Command
from unobot.commands.feature import Chore, Feature
from unobot.config import Config
from unobot.plugins.hookspecs import hookimpl
from unobot.tables.services import Services
from unobot.tables.signals import RoundStored
from unobot_privacy.command import EXPORT, FORGET, RECORDS
from unobot_privacy.forgetting import NAME, Forgetting, name_only_who_wants
from unobot_privacy.retention import PrivacySettings, Retention

unobot_api = 1


def _chores(services: Services, config: Config) -> Sequence[Chore]:
    kept = config.of(PrivacySettings)
    retention = Retention(services.store, services.clock, kept.replays, kept.most_replays)
    return (retention.run, Forgetting(services).run)


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the commands."""
    return (EXPORT, FORGET)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what takes names out of results, and prunes replays."""
    return (
        Feature(
            NAME,
            attach=lambda place: place.signals.listen(RoundStored, partial(name_only_who_wants, place)),
            own={"records": RECORDS},
            settings=PrivacySettings,
            chores=_chores,
        ),
    )


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
