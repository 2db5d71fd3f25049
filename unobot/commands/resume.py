"""`!resume`: let the clock go on."""

from uno_engine import NotAllowed
from unobot.commands.command import Command, Who
from unobot.commands.request import Request


def resume(request: Request) -> None:
    """Start the table's clock again. Raises NotAllowed if it runs."""
    if not request.table.paused:
        raise NotAllowed("not-paused")
    request.table.resume(request.now)
    request.tell(request.say("resumed-by", by=request.speaker))


RESUME = Command("resume", resume, Who.HOST)
