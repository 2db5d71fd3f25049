"""Plugin with other decks than the 108 cards (decks.md): each deck and each card that asks or acts in a file of its own."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from uno_engine import Rule
from unobot.hookspecs import hookimpl
from unobot.parts import Figure, Kind
from unobot_decks.blank import Blank
from unobot_decks.customizable import CustomAction, Customizable
from unobot_decks.draw_seven import DrawSeven
from unobot_decks.drawn import FIGURES
from unobot_decks.official112 import ACTIONS, Official112
from unobot_decks.pile_flip import PileFlip
from unobot_decks.shuffle_hands import ShuffleHands
from unobot_decks.swap_hands import SwapHands
from unobot_decks.unoplus import UnoPlus
from unobot_decks.wild4uno import Wild4Uno
from unobot_decks.wild_draw_eight import WildDrawEight
from unobot_decks.wild_trade import Trade

RULES: Sequence[type[Rule]] = (
    *ACTIONS,
    Blank,
    Customizable,
    DrawSeven,
    Official112,
    PileFlip,
    ShuffleHands,
    SwapHands,
    Trade,
    UnoPlus,
    Wild4Uno,
    WildDrawEight,
)

__all__ = ["RULES", "CustomAction", "unobot_rules", "unobot_texts"]

unobot_api = 1


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """Return the rules of the decks and of their cards."""
    return RULES


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_figures() -> Mapping[Kind, Figure]:
    """Return what is drawn on its cards."""
    return FIGURES
