"""Plugin with other decks than the 108 cards (decks.md), and their cards; `suits` has French and German ones for other games."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import uno_engine as uno
from unobot.messages.pictures import DRAW, WILD, Figure
from unobot.plugins.hookspecs import hookimpl
from unobot_decks.customizable import CUSTOMIZABLE, CustomAction, Customizable
from unobot_decks.hands import SHUFFLE_HANDS, SWAP_HANDS, TRADE, ShuffleHands, SwapHands, Trade
from unobot_decks.official112 import ACTIONS, Official112, Wild4Uno
from unobot_decks.pile_flip import PILE_FLIP, PileFlip
from unobot_decks.suits import ACE, JACK, JOKER, KING, OBER, QUEEN, UNTER
from unobot_decks.unoplus import BLANK, DRAW_SEVEN, WILD_DRAW_EIGHT, Blank, DrawSeven, UnoPlus, WildDrawEight

RULES: Sequence[type[uno.Rule]] = (
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
def unobot_rules() -> Sequence[type[uno.Rule]]:
    """Return the rules of the decks and of their cards."""
    return RULES


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_figures() -> Mapping[uno.Kind, Figure]:
    """Return what is drawn on its cards."""
    figures = Path(__file__).parent / "figures"
    return {
        BLANK: Figure(figures / "blank.svg"),
        **{
            kind: Figure(figures / "customizable.svg", str(n)) for n, kind in enumerate(CUSTOMIZABLE, start=1)
        },
        DRAW_SEVEN: Figure(DRAW, "+7"),
        PILE_FLIP: Figure(figures / "pile_flip.svg"),
        SHUFFLE_HANDS: Figure(figures / "shuffle_hands.svg"),
        SWAP_HANDS: Figure(figures / "swap_hands.svg"),
        WILD_DRAW_EIGHT: Figure(WILD, "+8"),
        TRADE: Figure(figures / "wild_trade.svg"),
        **{
            kind: Figure(figures / f"{kind.name.lower()}.svg")
            for kind in (ACE, JACK, JOKER, KING, OBER, QUEEN, UNTER)
        },
    }
