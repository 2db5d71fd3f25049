"""Plugin with the adapter `terminal`: one room, for the people at one keyboard (`unobot demo`)."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from unobot.commands.feature import Feature
from unobot.plugins.hookspecs import hookimpl
from unobot.plugins.parts import AdapterFactory
from unobot.tables.place import Place
from unobot_terminal.adapter import Settings, TerminalAdapter
from unobot_terminal.playing import Play
from unobot_terminal.words import FOLDER

unobot_api = 1


@hookimpl
def unobot_adapters() -> Mapping[str, AdapterFactory[Settings]]:
    """Bring the adapter `terminal`."""
    return {"terminal": AdapterFactory(Settings, TerminalAdapter)}


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Bring what tells a terminal how the table in its room stands."""
    return (Feature("terminal", attach=_attach),)


def _attach(place: Place) -> None:
    adapter = place.services.adapters[place.network]
    # private lines have a place, too
    if isinstance(adapter, TerminalAdapter) and place.room is not None:
        adapter.play = Play(place, adapter.match_over)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Bring what the terminal itself says, beside what the bot does."""
    return (FOLDER,)
