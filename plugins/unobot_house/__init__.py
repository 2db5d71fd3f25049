"""Plugin with the house rules of house-rules.md: one file for each, off unless a preset or the table turns it on."""

from collections.abc import Sequence
from pathlib import Path

from uno_engine import Rule
from unobot.hookspecs import hookimpl
from unobot_house.double_deck import DoubleDeck
from unobot_house.force_play import ForcePlay
from unobot_house.interrupt import Interrupt
from unobot_house.jump_in import JumpIn
from unobot_house.mercy import Mercy
from unobot_house.multi_play import MultiPlay
from unobot_house.seven_zero import SevenZero
from unobot_house.shield import Shield
from unobot_house.skip_chain import SkipChain
from unobot_house.stack import Stack

RULES: Sequence[type[Rule]] = (
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
def unobot_rules() -> Sequence[type[Rule]]:
    """Return the house rules."""
    return RULES


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)
