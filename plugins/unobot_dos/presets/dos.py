"""The preset `dos`: DOS as the source tells it (P4)."""

from uno_engine import Preset

DOS = Preset(
    "dos",
    base="dos-game",
    about="DOS: match two centre cards by number, sum or colour.",
    options={"cards": "5", "target": "200"},
    match=("winner",),
)
