"""`!cup rooms`: the further rooms in which the tables of a cup are played."""

import msgspec

from uno_engine import NotAllowed
from unobot.adapter import Room
from unobot.commands.cup_directing import cup_here
from unobot.commands.request import Request
from unobot.cups.cup import MOST_ROOMS, Running
from unobot.document import Text
from unobot.tables.cup_lines import keep


def rooms(request: Request, said: tuple[str, ...]) -> None:
    """Play in these further rooms from now on; `off`: in none. Without a word, say which there are. Raises NotAllowed."""
    running = cup_here(request)
    if said:
        request.require_operator()
        if len(said) > MOST_ROOMS:
            raise NotAllowed("cup-rooms-many", most=MOST_ROOMS)
        further = () if said == ("off",) else tuple(_room(request, running, each) for each in said)
        running = Running(msgspec.structs.replace(running.cup, rooms=tuple(dict.fromkeys(further))))
        keep(running.cup, request.lines)
        request.record(f"cup rooms {' '.join(further) or 'off'}")
    title, network = request.place.services.preferences.title, request.place.network
    named = [(Text(title(network, room)),) for room in running.cup.everywhere]
    request.tell_here("cup-rooms", rooms=request.voice.together("list-and", named))


def _room(request: Request, running: Running, said: str) -> Room:
    """A room that the cup may use. Raises NotAllowed unless they are an operator there, too, and it is free for it."""
    place, services = request.place, request.place.services
    there = services.cups.called(place.network, said)
    sender = there.present.get(request.identity) if there is not None else None
    if (
        there is None
        or there.room is None
        or sender is None
        or services.roles.rank(place.network, sender) is None
    ):
        raise NotAllowed("cup-room-unknown", room=said)
    other = services.cups.played_in(place.network, there.room)
    if there.room == place.room or (other is not None and other.cup.id != running.cup.id):
        raise NotAllowed("cup-room-taken", room=said)
    return there.room
