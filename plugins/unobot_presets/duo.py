"""The preset `duo`: the encyclopedia's game for two."""

from uno_engine import Preset

DUO = Preset(
    "duo",
    base="classic-game",
    about="The game for two in the Chinese encyclopedia (zh-Hant).",
    options={
        "first-wd4": "bottom",
        "draw": "until",
        "wild-follow": "1",
        "uno": "none",
    },
    match=("winner",),
)
