"""`!kick NAME`: give somebody's seat up for them."""

from uno_engine import GiveUpSeat
from unobot.commands.command import Command, Who
from unobot.commands.request import Request


def kick(request: Request) -> None:
    """Take the seat away. Raises NotAllowed or Slipped if nobody there is called so."""
    seat = request.named_seat(held=True)
    # before the seat is given up: that may close the table, and this line says why
    request.tell(request.say("kicked", by=request.speaker, player=request.person(seat)))
    request.table.take(GiveUpSeat(seat), request.now)


KICK = Command("kick", kick, Who.HOST, harmful=True)
