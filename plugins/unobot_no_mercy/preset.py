"""The preset `no-mercy` (N4)."""

from uno_engine import Preset

NO_MERCY = Preset(
    "no-mercy",
    base="classic-game",
    about="The publisher's harsher game: 168 cards, stacking upwards, and out of the round with 25 cards.",
    rules=("no-mercy", "stack", "seven-zero", "mercy"),
    options={
        "stack": "up",
        "first-card": "next",
        "draw": "until",
        "play-drawn": "must",
        "voluntary-draw": "no",
        "target": "1000",
        "knockout": "250",
    },
    match=("winner",),
)
"""Show 'Em No Mercy as its sheet has it."""
