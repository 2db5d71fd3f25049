"""Bans in a room: who is not listened to, and loses the seat."""

from dataclasses import dataclass

from unobot.adapter import Identity, Importance, Network
from unobot.document import Name
from unobot.tables.lines import Lines
from unobot.tables.place import Place


@dataclass(frozen=True, slots=True)
class BansChanged:
    """The bans of a network are others than before."""

    network: Network


def is_banned(place: Place, identity: Identity) -> bool:
    """Whether somebody is not listened to there."""
    return place.services.bans.on(place.network, place.room, identity, place.date) is not None


def put_out(place: Place, lines: Lines) -> bool:
    """Take the seats of those who are banned; returns whether there were any. Raises RuleFailed."""
    table = place.table
    if table is None or table.over:
        return False
    seats = [seat for seat in table.people() if is_banned(place, table.holders[seat].identity)]
    for seat in seats:
        holder = table.holders[seat]
        # before the seat is given up: that may close the table, and this line says why
        player = Name(holder.label, holder.identity)
        lines.room(place.voice().say("banned-leaves", player=player), Importance.TURN)
        place.kick(seat, place.now)
    return bool(seats)
