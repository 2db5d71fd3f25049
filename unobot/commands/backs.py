"""`!backs [NAME]`: what is on the backs of the others' cards, where cards have two faces; told privately."""

from uno_engine import NotAllowed, Seat
from unobot import messages
from unobot.commands.command import Command, Who
from unobot.commands.request import Request


def backs(request: Request) -> None:
    """Tell it of everybody and the draw pile, or of that player. Raises NotAllowed or Slipped."""
    table, seat = request.table, request.seat
    if table.waiting:
        raise NotAllowed("no-round")
    if not table.rules.two_faced:
        raise NotAllowed("backs-none")
    if table.game.state.seats[seat] is not Seat.IN:
        raise NotAllowed("backs-not-in")
    of = request.named_seat() if request.rest else None
    if of == seat:
        raise NotAllowed("backs-own")
    request.whisper(messages.backs(request.own_voice, table.view(seat), of))


BACKS = Command("backs", backs, Who.SEATED)
