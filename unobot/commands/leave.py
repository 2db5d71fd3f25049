"""`!leave`: give the seat up (M9)."""

from uno_engine import GiveUpSeat
from unobot.commands.command import Command, Who
from unobot.commands.request import Request


def leave(request: Request) -> None:
    """Give up the seat of whoever asks."""
    request.table.take(GiveUpSeat(request.seat), request.now)


LEAVE = Command("leave", leave, Who.SEATED, harmful=True)
