"""How a table is set up whose turns have a day."""

from dataclasses import replace
from typing import Final

from unobot.config import TableSettings

TURN: Final = 86_400.0
"""Seconds for a turn."""

_DEAL_PAUSE: Final = 3600.0
_PAUSE_LIMIT: Final = 30 * 86_400.0


def daily(settings: TableSettings) -> TableSettings:
    """The settings of a room for such a table: everything takes longer, and the first deal is somebody's to say."""
    return replace(
        settings,
        turn_timeout=TURN,
        auto_play=True,
        deal_pause=None if settings.deal_pause is None else _DEAL_PAUSE,
        autostart=None,
        pause_limit=_PAUSE_LIMIT,
    )
