"""Plugin with Show 'Em No Mercy (no-mercy.md): its deck, the cards that only it has, and its preset."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import uno_engine as uno
from unobot.messages.pictures import DRAW, WILD, Figure
from unobot.plugins.hookspecs import hookimpl
from unobot_no_mercy import cards
from unobot_no_mercy.cards import DrawFour, Roulette, WildDrawSix, WildDrawTen, WildReverseDrawFour
from unobot_no_mercy.deck import NO_MERCY, NoMercy

unobot_api = 1

RULES: Sequence[type[uno.Rule]] = (DrawFour, NoMercy, Roulette, WildDrawSix, WildDrawTen, WildReverseDrawFour)


@hookimpl
def unobot_rules() -> Sequence[type[uno.Rule]]:
    """Return the deck and the rules of its cards."""
    return RULES


@hookimpl
def unobot_presets() -> Sequence[uno.Preset]:
    """Return the preset `no-mercy`."""
    return (NO_MERCY,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_figures() -> Mapping[uno.Kind, Figure]:
    """Return what is drawn on its cards."""
    figures = Path(__file__).parent / "figures"
    return {
        cards.DRAW_FOUR: Figure(DRAW, "+4"),
        cards.SKIP_EVERYONE: Figure(figures / "skip_everyone.svg"),
        cards.DISCARD_ALL: Figure(figures / "discard_all.svg"),
        cards.WILD_REVERSE_DRAW_FOUR: Figure(figures / "wild_reverse.svg", "+4"),
        cards.WILD_DRAW_SIX: Figure(WILD, "+6"),
        cards.WILD_DRAW_TEN: Figure(WILD, "+10"),
        cards.WILD_COLOR_ROULETTE: Figure(figures / "roulette.svg"),
    }
