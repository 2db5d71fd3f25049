"""The preset `extended`: five rounds of Extended 5.2 (P4)."""

from uno_engine import Preset

EXTENDED = Preset(
    "extended",
    base="extended-game",
    about="Extended 5.2: 152 cards of 24 kinds, effects, reactions, and games that take over the table.",
    options={"rounds": "5"},
    match=("rounds",),
)
