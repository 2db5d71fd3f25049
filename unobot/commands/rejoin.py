"""`!rejoin TOKEN`: take a seat back from another connection."""

from uno_engine import NotAllowed, TakeSeatBack
from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.tables.hands import send_hand, tell_token, whisper


def rejoin(request: Request) -> None:
    """Give the seat with that token to whoever shows it. Raises NotAllowed if no seat has it."""
    table = request.table
    seat = seat_shown(request)
    table.take_back(seat, request.sender, request.now, request.place.elders(request.identity))
    if request.place.held_by(request.identity) is None:
        table.take(TakeSeatBack(seat), request.now)
    # or no hand would be sent to them at their next turn, until they are seen in the room
    request.place.present.setdefault(request.identity, request.sender)
    for document in tell_token(request.place, table, seat):
        whisper(request.place, table, seat, document, request.lines)
    if seat in table.asked():
        send_hand(request.place, table, seat, request.lines, asked_for=True)


def seat_shown(request: Request) -> int:
    """The seat whose token was typed. Raises NotAllowed if there is none, or they have another seat."""
    if not request.args:
        raise NotAllowed("token-what")
    # the token alone decides: a seat given up can be taken back with it, too
    seat = request.place.opened_by(request.args[0])
    if seat is None:
        raise NotAllowed("wrong-token")
    request.table.require_not_kicked(seat)
    if request.place.seat_of(request.identity) not in {None, seat}:
        raise NotAllowed("already-seated")
    return seat


REJOIN = Command("rejoin", rejoin, where=Where.PRIVATE, seats=True)
