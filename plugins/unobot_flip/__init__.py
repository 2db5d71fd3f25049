"""Plugin with Flip! (flip.md): cards with a light and a dark face, and Flips that turn the whole table over."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import uno_engine as uno
from unobot.messages.pictures import DRAW, WILD, Figure
from unobot.plugins.hookspecs import hookimpl
from unobot_flip import cards
from unobot_flip.cards import DrawFive, DrawOne, FlipCard, WildDrawColor, WildDrawTwo
from unobot_flip.deck import Flip

unobot_api = 1

RULES: Sequence[type[uno.Rule]] = (DrawFive, DrawOne, Flip, FlipCard, WildDrawColor, WildDrawTwo)

FLIP = uno.Preset(
    "flip",
    base="classic-game",
    about="112 cards with a light and a dark side; a Flip turns the whole table over.",
    rules=("flip",),
    match=("winner",),
)


@hookimpl
def unobot_rules() -> Sequence[type[uno.Rule]]:
    """Return the deck and the rules of its own cards."""
    return RULES


@hookimpl
def unobot_presets() -> Sequence[uno.Preset]:
    """Return the preset."""
    return (FLIP,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_figures() -> Mapping[uno.Kind, Figure]:
    """Return what is drawn on its cards."""
    figures = Path(__file__).parent / "figures"
    # A figure is known by symbol and name of a kind, so both sides have that of the Flip.
    return {
        cards.DRAW_ONE: Figure(DRAW, "+1"),
        cards.DRAW_FIVE: Figure(DRAW, "+5"),
        cards.WILD_DRAW_TWO: Figure(WILD, "+2"),
        cards.WILD_DRAW_COLOR: Figure(figures / "draw_color.svg"),
        cards.FLIP: Figure(figures / "flip.svg"),
    }
