"""What is drawn on the cards of Attack, as far as no other plugin has such cards: figures go by what cards are called."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from unobot.parts import Figure, Kind
from unobot_attack import cards

_FOLDER: Final = Path(__file__).parent / "figures"


def _drawn(name: str, label: str = "") -> Figure:
    return Figure(_FOLDER / f"{name}.svg", label)


FIGURES: Final[Mapping[Kind, Figure]] = {
    cards.HIT_ONE: _drawn("hit", "1"),
    cards.HIT_TWO: _drawn("hit", "2"),
    cards.HIT_FOUR: _drawn("hit", "4"),
    cards.TRADE_HANDS: _drawn("trade_hands"),
    cards.ATTACK_ATTACK: _drawn("attack_attack"),
    cards.ALL_HIT: _drawn("all_hit"),
    cards.HIT_FIRE: _drawn("hit_fire"),
}
