"""`!resume`: let the clock go on."""

from uno_engine import NotAllowed
from unobot.commands.command import Command
from unobot.commands.request import Request


def resume(request: Request) -> None:
    """Start the table's clock again. Any player may, so that nobody can lock the table. Raises NotAllowed if it runs."""
    if not request.is_operator:
        request.require_seat()
    if not request.table.paused:
        raise NotAllowed("not-paused")
    request.table.resume(request.now)
    request.record("resume")
    request.tell("resumed-by", by=request.speaker)


RESUME = Command("resume", resume)
