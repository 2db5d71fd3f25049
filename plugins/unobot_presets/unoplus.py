"""The preset `unoplus`: the Taiwan rules with 200 cards (P4)."""

from uno_engine import Preset
from unobot_presets.taiwan import TAIWAN

UNOPLUS = Preset(
    "unoplus",
    base="classic-game",
    about="As taiwan, with 200 cards: Draw Seven, Wild Draw Eight, Pile Flip and Blank.",
    rules=("unoplus",),
    options=TAIWAN.options,
    match=("winner",),
)
