"""Oh Hell: tricks are bid, and whoever takes exactly so many scores."""

from collections.abc import Sequence
from pathlib import Path

import uno_engine as uno
from unobot.messages.voice import Tellers
from unobot.plugins.hookspecs import hookimpl
from unobot_oh_hell.bidding import Bidding
from unobot_oh_hell.game import OH_HELL, OhHell
from unobot_oh_hell.telling import TELLERS

unobot_api = 1


@hookimpl
def unobot_base_rules() -> Sequence[type[uno.BaseRule]]:
    """Return the game."""
    return (OhHell,)


@hookimpl
def unobot_rules() -> Sequence[type[uno.Rule]]:
    """Return the bids, a part of the game."""
    return (Bidding,)


@hookimpl
def unobot_presets() -> Sequence[uno.Preset]:
    """Return what is opened by its name."""
    return (OH_HELL,)


@hookimpl
def unobot_tellers() -> Tellers:
    """Return what tells the bids."""
    return TELLERS


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with what is typed and said."""
    return (Path(__file__).parent / "texts",)
