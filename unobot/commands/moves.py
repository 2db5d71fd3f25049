"""`!moves`: what one can play, privately."""

from unobot import messages
from unobot.commands.command import Command, Who
from unobot.commands.request import Request


def moves(request: Request) -> None:
    """Whisper what is possible now."""
    request.whisper(messages.moves(request.own_voice, request.table.view(request.seat)))


MOVES = Command("moves", moves, Who.SEATED)
