"""Plugin with corrections: who edits a line that was refused has given the command that the edit makes of it."""

from collections.abc import Sequence

from unobot.commands.feature import Feature
from unobot.plugins.hookspecs import hookimpl
from unobot_corrections.corrections import attach

unobot_api = 1


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what lets edits count."""
    return (Feature("corrections", attach),)
