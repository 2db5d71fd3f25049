"""Joining rooms at one table: a room that plays at the table of another one has that table, too."""

from collections.abc import Collection
from dataclasses import dataclass

import structlog

from unobot.adapter import Incoming, Said
from unobot.commands.share import SHARE, as_code
from unobot.parsing import CommandRead, Read
from unobot.rooms.mailbox import InTurn, RoomDirectory
from unobot.tables.place import Place
from unobot.tables.seats import TableRoom
from unobot.tables.table import Table

_log = structlog.get_logger(__name__)


@dataclass(slots=True)
class HandedOn:
    """What happened in the room `origin`, which plays at another room's table: it is dealt with there.

    `asks`: the room is no side of that table yet, and asks to be one. `returned`: it is none any more, and must deal
    with it by itself.
    """

    origin: Place
    item: Incoming | InTurn
    asks: bool = False
    returned: bool = False


def join_guests(
    home: Place, before: Collection[Place], rooms: RoomDirectory, *, playing: bool
) -> Collection[Place]:
    """Let the other rooms that play at the home's table have it, and no others; and let it be found who sits there.

    To be done whenever the table, its sides or its seats may have changed. Returns them; they are `before` the next time.
    `playing`: a round is under way.
    """
    table, whereabouts = home.table, home.services.whereabouts
    _join(home, [] if table is None else _guests(home, table, rooms))
    for place in before:
        if place not in home.guests:
            whereabouts.seated(*place.side, ())
            rooms.room(*place.side).mailbox.nudge()
    for place in home.guests:
        place.table = table
        whereabouts.seated(*place.side, place.identities(), playing=playing)
    return home.guests


def _join(home: Place, guests: list[Place]) -> None:
    for place in home.guests:
        if place not in guests:
            place.play_at(None)
    for place in guests:
        if place not in home.guests:
            place.play_at(home)


def _guests(home: Place, table: Table, rooms: RoomDirectory) -> list[Place]:
    """The places of the table's other sides, but of those that cannot play there now: their players are away."""
    return [place for side in table.guests if (place := _guest(home, side, rooms)) is not None]


def _guest(home: Place, side: TableRoom, rooms: RoomDirectory) -> Place | None:
    if side.network not in home.services.adapters:
        _log.warning(
            "a side of a shared table is not on a network of this process", room=str(home), side=side
        )
        return None
    place = rooms.room(*side).place
    # while this process did not have the network, another one may have opened a table there
    taken = place.home is not home and place.table is not None
    return None if taken else place


def home_for(place: Place, said: Said, read: Read, rooms: RoomDirectory) -> Place | None:
    """The home of the table at which a line lets a room without one play, by its code; None if it has none, or they guess."""
    if not isinstance(read, CommandRead) or read.command != SHARE.name:
        return None
    code, who, flood = as_code(read.rest), said.sender.identity, place.services.flood_control[place.network]
    if not code or not flood.may_try_token(who, place.now):
        return None
    found = (room.place for network in place.services.adapters for room in rooms.rooms(network))
    home = next((each for each in found if each.home is None and each.offers(code, place.date)), None)
    if home is None:
        flood.wrong_token(who, place.now)
    return home
