"""`!join`: take a seat, or the old one back."""

from uno_engine import NotAllowed
from unobot.commands.command import Command
from unobot.commands.request import Request
from unobot.tables.heats import entrant_here


def join(request: Request) -> None:
    """Seat whoever asks. Raises NotAllowed if they sit there already, or the seat is somebody else's."""
    table = request.table
    if request.place.held_by(request.identity) is not None:
        raise NotAllowed("already-seated")
    # who left may come back under the same identity; to anybody else with that name the seat wants its token
    stranger = request.place.seat_of(request.identity) is None
    if stranger and (holder := request.place.seat_waiting_for(request.sender)) is not None:
        raise NotAllowed("seat-waits-for-token", name=holder.name)
    if stranger:
        request.place.require_not_shut_out(request.identity)
    place = request.place
    machine = place.services.preferences.is_machine(place.network, request.identity)
    entrant = None if table.heat is None else entrant_here(place, table.heat, request.sender)
    seat = table.join(
        request.sender, place.side, request.now, place.elders(request.identity), machine=machine
    )
    table.holders[seat].entrant = entrant


JOIN = Command("join", join, seats=True)
