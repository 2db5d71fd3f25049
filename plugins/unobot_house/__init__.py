"""Plugin with the house rules of house-rules.md, each off unless a preset or the table turns it on."""

from collections.abc import Sequence
from pathlib import Path

import uno_engine as uno
from unobot.plugins.hookspecs import hookimpl
from unobot_house.chains import SkipChain, Stack
from unobot_house.mercy import Mercy
from unobot_house.multi_play import MultiPlay
from unobot_house.out_of_turn import Interrupt, JumpIn
from unobot_house.shield import Shield
from unobot_house.simple import DoubleDeck, ForcePlay, SevenZero

RULES: Sequence[type[uno.Rule]] = (
    DoubleDeck,
    ForcePlay,
    Interrupt,
    JumpIn,
    Mercy,
    MultiPlay,
    SevenZero,
    Shield,
    SkipChain,
    Stack,
)

unobot_api = 1


@hookimpl
def unobot_rules() -> Sequence[type[uno.Rule]]:
    """Return the house rules."""
    return RULES


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)
