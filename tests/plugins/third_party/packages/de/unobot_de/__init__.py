"""German, for the bot and the plugins that come with it."""

from collections.abc import Sequence
from pathlib import Path

from unobot.plugins.hookspecs import hookimpl

unobot_api = 1


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with all messages."""
    return (Path(__file__).parent / "texts",)
