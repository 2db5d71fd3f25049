"""The preset `dos-official`: DOS as its publisher tells it."""

from uno_engine import Preset

DOS_OFFICIAL = Preset(
    "dos-official",
    base="dos-game",
    about="DOS as its publisher tells it: by number or sum only, with bonuses for the colour.",
    options={
        "cards": "7",
        "match": "number",
        "colour-bonus": "yes",
        "unmatched": "row",
        "dos-at": "2",
        "target": "200",
    },
    match=("winner",),
)
