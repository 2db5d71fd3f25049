"""Plugin with Show 'Em No Mercy (no-mercy.md): its deck, the cards that only it has, and its preset."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from uno_engine import Preset, Rule
from unobot.hookspecs import hookimpl
from unobot.parts import Figure, Kind
from unobot_no_mercy.deck import NoMercy
from unobot_no_mercy.draw_cards import DrawFour, WildDrawSix, WildDrawTen
from unobot_no_mercy.drawn import FIGURES
from unobot_no_mercy.preset import NO_MERCY
from unobot_no_mercy.roulette import Roulette
from unobot_no_mercy.wild_reverse_draw_four import WildReverseDrawFour

unobot_api = 1

RULES: Sequence[type[Rule]] = (DrawFour, NoMercy, Roulette, WildDrawSix, WildDrawTen, WildReverseDrawFour)


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """Return the deck and the rules of its cards."""
    return RULES


@hookimpl
def unobot_presets() -> Sequence[Preset]:
    """Return the preset `no-mercy`."""
    return (NO_MERCY,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_figures() -> Mapping[Kind, Figure]:
    """Return what is drawn on its cards."""
    return FIGURES
