"""`!stop`: end the match now (M4)."""

import msgspec

from uno_engine import StopMatch
from unobot.commands.command import Command, Who
from unobot.commands.request import Request


def stop(request: Request) -> None:
    """Stop the match."""
    # said first: the lines about the end of the match follow from the game
    request.record("stop")
    request.tell("stopped-by", by=request.speaker)
    table = request.table
    if table.heat is not None:
        # the cup goes on: its room opens that table once more
        table.heat = msgspec.structs.replace(table.heat, again=True)
    table.take(StopMatch(), request.now)


STOP = Command("stop", stop, Who.HOST, harmful=True)
