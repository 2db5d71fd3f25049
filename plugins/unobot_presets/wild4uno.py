"""The preset `wild4uno`: the Taiwan rules with a deck that trades cards (P4)."""

from uno_engine import Preset
from unobot_presets.taiwan import TAIWAN

WILD4UNO = Preset(
    "wild4uno",
    base="classic-game",
    about="As taiwan, with the Wild Trade and customizable cards.",
    rules=("wild4uno",),
    options=TAIWAN.options,
    match=("winner",),
)
