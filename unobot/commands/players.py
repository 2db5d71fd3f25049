"""`!players`: the seats in order, the direction, the number of cards, the dealer."""

from unobot import messages
from unobot.commands.command import Command
from unobot.commands.request import Request


def players(request: Request) -> None:
    """List the players."""
    request.answer(messages.players(request.voice, request.table.view(None)))


PLAYERS = Command("players", players)
