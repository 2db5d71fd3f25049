"""`!join`: take a seat, or the old one back."""

from uno_engine import NotAllowed, Seat
from unobot.commands.command import Command
from unobot.commands.request import Request


def join(request: Request) -> None:
    """Seat whoever asks. Raises NotAllowed if they sit there already, or the seat is somebody else's."""
    table = request.table
    if table.held_by(request.identity) is not None:
        raise NotAllowed("already-seated")
    # who left may come back under the same identity; the check is for strangers
    if table.seat_of(request.identity) is None:
        _refuse_a_seat_thief(request)
    table.join(request.sender, request.now)


def _refuse_a_seat_thief(request: Request) -> None:
    """A seat whose holder is away is not given to somebody else with that name: it wants its token.

    Two whose identities last are two people, whatever they are called.
    """
    table, present = request.table, request.place.present
    for seat, holder in enumerate(table.holders):
        if holder.lasting and request.sender.lasting:
            continue
        away = holder.identity not in present and table.game.state.seats[seat] is not Seat.GONE
        if away and holder.name.casefold() == request.sender.name.casefold():
            raise NotAllowed("seat-waits-for-token", name=holder.name)


JOIN = Command("join", join, seats=True)
