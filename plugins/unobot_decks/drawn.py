"""What is drawn on the cards of these decks, as far as the classic game has no such card."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from unobot.parts import Figure, Kind
from unobot.pictures import DRAW, WILD
from unobot_decks.blank import BLANK
from unobot_decks.customizable import CUSTOMIZABLE
from unobot_decks.draw_seven import DRAW_SEVEN
from unobot_decks.pile_flip import PILE_FLIP
from unobot_decks.shuffle_hands import SHUFFLE_HANDS
from unobot_decks.swap_hands import SWAP_HANDS
from unobot_decks.wild_draw_eight import WILD_DRAW_EIGHT
from unobot_decks.wild_trade import TRADE

_FOLDER: Final = Path(__file__).parent / "figures"


def _drawn(name: str, label: str = "") -> Figure:
    return Figure(_FOLDER / f"{name}.svg", label)


FIGURES: Final[Mapping[Kind, Figure]] = {
    BLANK: _drawn("blank"),
    **{kind: _drawn("customizable", str(n)) for n, kind in enumerate(CUSTOMIZABLE, start=1)},
    DRAW_SEVEN: Figure(DRAW, "+7"),
    PILE_FLIP: _drawn("pile_flip"),
    SHUFFLE_HANDS: _drawn("shuffle_hands"),
    SWAP_HANDS: _drawn("swap_hands"),
    WILD_DRAW_EIGHT: Figure(WILD, "+8"),
    TRADE: _drawn("wild_trade"),
}
