"""A plugin that brings commands, as its author would write it."""

from collections.abc import Sequence
from pathlib import Path

from unobot.commands import Command, Where, Who
from unobot.commands.request import Request
from unobot.plugins.hookspecs import hookimpl


def salute(request: Request) -> None:
    """Greet the table."""
    request.answer(request.say("saluted", player=request.speaker, what=request.rest or "hello"))


def spill(request: Request) -> None:
    """Change the table and the lines, then fail."""
    request.table.pause(request.now)
    request.tell("saluted", player=request.speaker, what="hello")
    raise ZeroDivisionError


def seal(request: Request) -> None:
    """For operators, in private."""
    request.whisper(request.say("saluted", player=request.speaker, what="hello"))


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Three commands."""
    return [
        Command("salute", salute, Who.SEATED),
        Command("spill", spill),
        Command("seal", seal, Who.OPERATOR, Where.PRIVATE),
    ]


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """What is typed for them, and what they say."""
    return [Path(__file__).parent / "texts"]
