"""A plugin that brings commands, as its author would write it."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from uno_engine import NotAllowed
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


async def march(request: Request) -> None:
    """Wait for so many seconds, then greet the table; with `fail` or `refuse` behind it something else."""
    heard.set()
    await request.place.services.clock.sleep(float(request.args[0]))
    request.answer(request.say("saluted", player=request.speaker, what="hello"))
    if request.args[1:] == ("fail",):
        raise ZeroDivisionError
    if request.args[1:] == ("refuse",):
        raise NotAllowed("no-table")


heard = asyncio.Event()
"""Set when `march` has begun."""


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Five commands; people say `tip` for another one of the bot's, too."""
    return [
        Command("tip", salute, Who.SEATED),
        Command("salute", salute, Who.SEATED),
        Command("spill", spill),
        Command("march", march),
        Command("seal", seal, Who.OPERATOR, Where.PRIVATE),
    ]


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """What is typed for them, and what they say."""
    return [Path(__file__).parent / "texts"]
