"""Plugin with DOS (dos.md): cards are matched with those of a centre row, alone or two by their sum."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from uno_engine import BaseRule, Preset, Rule
from unobot.hookspecs import hookimpl
from unobot.messages.voice import Tellers
from unobot.parts import Figure, Kind
from unobot.pictures import WILD
from unobot_dos.calls import DosCalls
from unobot_dos.deck import WILD_DOS
from unobot_dos.dos import Dos
from unobot_dos.presets import DOS, DOS_OFFICIAL
from unobot_dos.tellers import TELLERS
from unobot_dos.turn import DosTurn

RULES: Sequence[type[Rule]] = (DosCalls, DosTurn)
PRESETS: Sequence[Preset] = (DOS, DOS_OFFICIAL)

unobot_api = 1


@hookimpl
def unobot_base_rules() -> Sequence[type[BaseRule]]:
    """Return the base rule, which deals and gives the turns."""
    return (Dos,)


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """Return the rules that it consists of."""
    return RULES


@hookimpl
def unobot_presets() -> Sequence[Preset]:
    """Return the presets `dos` and `dos-official`."""
    return PRESETS


@hookimpl
def unobot_tellers() -> Tellers:
    """Return how the centre row is shown."""
    return TELLERS


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_figures() -> Mapping[Kind, Figure]:
    """Return what is drawn on the Wild DOS: it counts two. All other cards have a number, or the sign that stands for one."""
    return {WILD_DOS: Figure(WILD, "2")}
