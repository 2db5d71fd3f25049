"""`!pause`: stop the clock."""

from uno_engine import NotAllowed
from unobot.commands.command import Command, Who
from unobot.commands.request import Request


def pause(request: Request) -> None:
    """Stop the table's clock. Raises NotAllowed if it stands."""
    if request.table.paused:
        raise NotAllowed("paused-already")
    request.table.pause(request.now, date=request.place.date)
    request.record("pause")
    request.tell("paused-by", by=request.speaker)


PAUSE = Command("pause", pause, Who.HOST, harmful=True)
