"""The two presets of DOS (dos.md, P4)."""

from uno_engine import Preset

DOS = Preset(
    "dos",
    base="dos-game",
    about="DOS: match two centre cards by number, sum or colour.",
    options={"cards": "5", "target": "200", "target-more": "50"},
    match=("winner",),
)
"""DOS as the source tells it."""

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
        "target-more": "50",
    },
    match=("winner",),
)
"""DOS as its publisher tells it: no match by colour alone, but a bonus for the colour (S4, S6-S8, S10)."""
