"""`!kick NAME`: take somebody from the table, for this match."""

from uno_engine import NotAllowed
from unobot.commands.command import Command, Who
from unobot.commands.request import Request


def kick(request: Request) -> None:
    """Take the seat away. Raises NotAllowed or Slipped if nobody there is called so."""
    seat = request.named_seat(held=True)
    require_another(request, seat)
    # before the seat is given up: that may close the table, and this line says why
    request.record(f"kick {request.table.holders[seat].label}")
    request.tell("kicked", by=request.speaker, player=request.person(seat))
    request.place.kick(seat, request.now)


def require_another(request: Request, seat: int) -> None:
    """Raise NotAllowed if that seat is their own: who wants to go gives it up, and may come back."""
    if request.place.seat_of(request.identity) == seat:
        raise NotAllowed("kick-self")


KICK = Command("kick", kick, Who.HOST, harmful=True)
