"""`!start`: deal at a waiting table, or open one."""

from uno_engine import Move
from unobot.commands.command import Command
from unobot.commands.give import give
from unobot.commands.new import new
from unobot.commands.request import Request
from unobot.parsing import MoveRead


def start(request: Request) -> None:
    """Open a table where there is none; else deal."""
    if request.place.table is None:
        new(request)
    else:
        give(request, MoveRead(Move("deal")))


START = Command("start", start, seats=True)
