"""The preset `mainland`: the rule card of the mainland's decks. A Wild Draw Four caps a chain (P2)."""

from uno_engine import Preset

MAINLAND = Preset(
    "mainland",
    base="classic-game",
    about="The rule card in decks of the Chinese mainland (zh-Hans).",
    rules=("stack", "skip-chain"),
    options={
        "stack": "d2",
        "first-card": "number",
        "voluntary-draw": "no",
        "false-uno": "2",
        "false-catch": "2",
    },
    match=("round",),
)
