"""Whist: four players, two teams, trumps by the last card dealt."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import uno_engine as uno
from unobot.plugins.hookspecs import hookimpl
from unobot_whist.game import WHIST, Whist
from unobot_whist.player import Cautious

unobot_api = 1


@hookimpl
def unobot_base_rules() -> Sequence[type[uno.BaseRule]]:
    """Return the game."""
    return (Whist,)


@hookimpl
def unobot_presets() -> Sequence[uno.Preset]:
    """Return what is opened by its name."""
    return (WHIST,)


@hookimpl
def unobot_players() -> Mapping[str, uno.PlayerFactory]:
    """Return the computer player."""
    return {"cautious": Cautious}


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with what is typed and said."""
    return (Path(__file__).parent / "texts",)
