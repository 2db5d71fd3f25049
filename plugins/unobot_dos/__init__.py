"""DOS (dos.md): two centre cards, sums of two."""

from collections.abc import Sequence
from pathlib import Path

from uno_engine import BaseRule, Preset, Rule
from unobot.hookspecs import hookimpl
from unobot.tellers import Tellers
from unobot_dos.calls import DosCalls
from unobot_dos.dos import Dos
from unobot_dos.presets import DOS, DOS_OFFICIAL
from unobot_dos.tellers import TELLERS
from unobot_dos.turn import DosTurn

RULES: Sequence[type[Rule]] = (DosCalls, DosTurn)
PRESETS: Sequence[Preset] = (DOS, DOS_OFFICIAL)


@hookimpl
def unobot_base_rules() -> Sequence[type[BaseRule]]:
    """The game."""
    return (Dos,)


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """Its parts."""
    return RULES


@hookimpl
def unobot_presets() -> Sequence[Preset]:
    """As the source tells it, and as the publisher does."""
    return PRESETS


@hookimpl
def unobot_tellers() -> Tellers:
    """How what they publish is told."""
    return TELLERS


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """What is said of it."""
    return (Path(__file__).parent / "texts",)
