"""Plugin with Flip! (flip.md): cards with a light and a dark face, and Flips that turn the whole table over."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from uno_engine import Preset, Rule
from unobot.hookspecs import hookimpl
from unobot.parts import Figure, Kind
from unobot_flip.deck import Flip
from unobot_flip.draw_cards import DrawFive, DrawOne, WildDrawTwo
from unobot_flip.drawn import FIGURES
from unobot_flip.flipping import FlipCard
from unobot_flip.wild_draw_color import WildDrawColor

unobot_api = 1

RULES: Sequence[type[Rule]] = (DrawFive, DrawOne, Flip, FlipCard, WildDrawColor, WildDrawTwo)

FLIP = Preset(
    "flip",
    base="classic-game",
    about="112 cards with a light and a dark side; a Flip turns the whole table over.",
    rules=("flip",),
    match=("winner",),
)


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """Return the deck and the rules of its own cards."""
    return RULES


@hookimpl
def unobot_presets() -> Sequence[Preset]:
    """Return the preset."""
    return (FLIP,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_figures() -> Mapping[Kind, Figure]:
    """Return what is drawn on its cards."""
    return FIGURES
