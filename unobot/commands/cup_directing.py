"""The cup that a command is about, and who may direct it."""

import msgspec

from uno_engine import NotAllowed
from unobot.commands.request import Request
from unobot.cups.cup import Cup, Entrant, Running
from unobot.store import CupEnded
from unobot.tables.cup_lines import keep


def cup_here(request: Request) -> Running:
    """The cup of this room. Raises NotAllowed if there is none: a cup is changed in its own room only."""
    place, cups = request.place, request.place.services.cups
    found = cups.at(place.network, request.room)
    if found is not None:
        return found
    elsewhere = cups.played_in(place.network, request.room)
    if elsewhere is None:
        raise NotAllowed("cup-none")
    raise NotAllowed(
        "cup-elsewhere", room=place.services.preferences.title(place.network, elsewhere.cup.room)
    )


def open_cup(request: Request) -> Running:
    """The cup of this room, if it has not begun. Raises NotAllowed."""
    found = cup_here(request)
    if found.cup.started:
        raise NotAllowed("cup-begun")
    return found


def require_director(request: Request, running: Running) -> None:
    """Raise NotAllowed unless they may direct the cup: who has opened it, and the room's operators.

    While it has not begun and its host is not there, the first who takes part and is there.
    """
    directs = running.cup.host if running.cup.started else _acting(request, running.cup)
    if not request.is_operator and request.identity != directs:
        raise NotAllowed("cup-host-only")


def forsaken(request: Request, running: Running) -> bool:
    """Whether that is a cup of this room that has not begun, and nobody of it is there any more."""
    own = running.cup.room == request.place.room
    return own and not running.cup.started and _acting(request, running.cup) is None


def _acting(request: Request, cup: Cup) -> str | None:
    people = (cup.host, *(each.identity for each in cup.entrants))
    return next((identity for identity in people if identity in request.place.present), None)


def enter(request: Request, cup: Cup, entrants: list[Entrant]) -> None:
    """Let these take part, and start if it is full now."""
    entered = msgspec.structs.replace(cup, entrants=(*cup.entrants, *entrants))
    full = len(entered.entrants) >= entered.seats
    keep(started(request, entered) if full else entered, request.lines)


def started(request: Request, cup: Cup) -> Cup:
    """The cup with a seed: from now on its tables are drawn."""
    return msgspec.structs.replace(cup, seed=request.place.services.chance.randbytes(8).hex())


def ended(cup: Cup) -> CupEnded:
    """That cup is over before its end; nothing of it is kept."""
    return CupEnded(cup.id, cup.network, cup.room, None)
