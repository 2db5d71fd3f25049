"""`!host NAME`: make somebody else the host."""

from uno_engine import NotAllowed
from unobot.commands.command import Command, Who
from unobot.commands.request import Request


def host(request: Request) -> None:
    """Hand the table on. Raises NotAllowed or Slipped if no person there is called so."""
    seat = request.named_seat(held=True)
    table = request.table
    if table.holders[seat].computer:
        raise NotAllowed("host-computer", name=table.holders[seat].label)
    table.hand_over(seat)
    request.record(f"host {table.holders[seat].label}")
    request.tell("host-now", name=request.person(seat))


HOST = Command("host", host, Who.HOST, harmful=True)
