"""The preset `official112`: the original rules with the newer deck."""

from uno_engine import Preset

OFFICIAL112 = Preset(
    "official112",
    base="classic-game",
    about="The original rules with the 112 cards of the newer decks.",
    rules=("official112",),
    match=("winner",),
)
