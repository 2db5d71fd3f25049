"""`!hand`: one's own cards again, privately."""

from uno_engine import NotAllowed, Seat
from unobot.commands.command import Command, Who
from unobot.commands.request import Request
from unobot.tables.hands import send_hand


def hand(request: Request) -> None:
    """Send the hand. Raises NotAllowed where there is none."""
    table, seat = request.table, request.seat
    if table.waiting:
        raise NotAllowed("no-round")
    if table.game.state.seats[seat] is Seat.WAITING:
        raise NotAllowed("not-in-round")
    send_hand(request.place, table, seat, request.lines, asked_for=True)


HAND = Command("hand", hand, Who.SEATED)
