"""Plugin with hints: what is new to somebody is told to them once."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands.feature import Feature
from unobot.commands.set import switch
from unobot.plugins.hookspecs import hookimpl
from unobot_hints.hints import Hints, HintSettings, wants_hints

unobot_api = 1


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what tells newcomers how to play a card."""
    own = switch("hints", lambda request: wants_hints(request.place, request.identity))
    return (
        Feature(
            "hints", attach=lambda place: place.of(Hints), own={"hints": own}, table_settings=HintSettings
        ),
    )


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
