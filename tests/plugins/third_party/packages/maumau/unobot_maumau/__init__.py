"""Mau-Mau, with its usual house rules."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import uno_engine as uno
from unobot.plugins.hookspecs import hookimpl
from unobot_maumau.calls import LastWord, MauCalls
from unobot_maumau.game import MAUMAU, GermanCards, MauMau
from unobot_maumau.player import Regular

unobot_api = 1


@hookimpl
def unobot_base_rules() -> Sequence[type[uno.BaseRule]]:
    """Return the game."""
    return (MauMau,)


@hookimpl
def unobot_rules() -> Sequence[type[uno.Rule]]:
    """Return the calls and the other deck."""
    return (MauCalls, LastWord, GermanCards)


@hookimpl
def unobot_presets() -> Sequence[uno.Preset]:
    """Return what is opened by its name."""
    return (MAUMAU,)


@hookimpl
def unobot_players() -> Mapping[str, uno.PlayerFactory]:
    """Return the computer player."""
    return {"regular": Regular}


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with what is typed and said."""
    return (Path(__file__).parent / "texts",)
