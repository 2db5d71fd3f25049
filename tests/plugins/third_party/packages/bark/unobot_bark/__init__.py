"""A house rule with a verb, a word and a command of its own, as somebody else would write it."""

from collections.abc import Sequence
from pathlib import Path

from uno_engine import Rule
from unobot.commands import Command
from unobot.plugins.hookspecs import hookimpl
from unobot_bark.bark import Bark
from unobot_bark.kennel import KENNEL

unobot_api = 1


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """The rule."""
    return (Bark,)


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """The command."""
    return (KENNEL,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """What is typed and said, in two languages."""
    return (Path(__file__).parent / "texts",)
