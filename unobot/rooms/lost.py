"""Why a table that is stored cannot be set up again: a plugin is missing, or what an upgrade has changed."""

from dataclasses import dataclass

import structlog

from unobot.store.read import StoredTable
from unobot.tables.bringers import Bringers, unbrought
from unobot.tables.storing import plugins_of
from unobot.tables.trace import whence

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Lost:
    """The message that the room is told, what is missing, and the same for the log; the latter are empty if nothing is."""

    message: str
    missing: str = ""
    told: str = ""


def why_lost(stored: StoredTable, error: Exception, bringers: Bringers) -> Lost:
    """Why nothing can be made of the stored table, where that ended with this error."""
    if plugin := bringers.missing(plugins_of(stored)):
        return Lost("table-lost-plugin", plugin, f"plugin {plugin} is missing")
    if word := unbrought(error):
        return Lost("table-lost-word", word, f"a plugin that brings {word} is missing")
    return Lost("table-lost")


def log_lost(lost: Lost, room: str, error: Exception) -> None:
    """Tell the operator, with what the error was and where."""
    told = "this table cannot be set up again"
    _log.error(
        f"{lost.told}: {told}" if lost.told else told,
        room=room,
        error=type(error).__name__,
        where=whence(error),
    )
