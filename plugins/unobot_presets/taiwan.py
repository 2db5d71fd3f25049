"""The preset `taiwan`: as the encyclopedia of Taiwan has it."""

from uno_engine import Preset

TAIWAN = Preset(
    "taiwan",
    base="classic-game",
    about="As the Chinese encyclopedia describes the game (zh-Hant).",
    options={
        "first-wd4": "bottom",
        "draw": "until",
        "wild-follow": "1",
        "challenge-turn": "one",
        "false-uno": "2",
        "false-uno-warning": "yes",
        "wrong-card": "1",
    },
    match=("winner",),
)
