"""The preset `japan`: the original rules as printed in Japan."""

from uno_engine import Preset

JAPAN = Preset(
    "japan",
    base="classic-game",
    about="The original rules as they are printed in Japan (ja).",
    options={
        "first-wild": "any",
        "challenge-success": "return",
        "next-dealer": "winner",
        "rounds": "5",
    },
    match=("rounds",),
)
