"""`!uno`: outside a round it opens a table, or joins the one that waits. In a round it is the call, a move of the game."""

from unobot.commands.command import Command
from unobot.commands.join import join
from unobot.commands.new import new
from unobot.commands.request import Request


def uno(request: Request) -> None:
    """Open a table, or join the one that waits."""
    table = request.place.table
    if table is not None and table.waiting and not request.rest:
        join(request)
    else:
        new(request)


UNO = Command("uno", uno, seats=True)
