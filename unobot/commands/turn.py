"""`!turn`: who must do what, and since when."""

from unobot import messages
from unobot.commands.command import Command
from unobot.commands.request import Request


def turn(request: Request) -> None:
    """Say whom the game waits for."""
    table = request.table
    waited = (table.clock(request.now) - table.game.asked_at) / 1000
    request.answer(messages.turn(request.voice, table.view(None), waited))


TURN = Command("turn", turn)
