"""Bans in a room: who is not listened to, and loses the seat."""

from dataclasses import dataclass

from unobot.adapter import Identity, Network
from unobot.document import Name
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.telling import tell_all


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
    found = False
    for seat in table.people():
        holder = table.holders[seat]
        side = place.side_of(holder)
        if side is not None and is_banned(side, holder.identity):
            found = True
            # before the seat is given up: that may close the table, and this line says why
            tell_all(side, lines, "banned-leaves", player=Name(holder.label, holder.identity))
            place.kick(seat, place.now)
    return found
