"""Players as the records know them: who is meant by a name, and how they are called."""

from sqlalchemy import Connection

from uno_engine import NotAllowed
from unobot.commands.request import Request
from unobot.document import Name
from unobot.store.ranking.boards import Profile, found, profile, profile_of

_LONGEST = 40
"""So much of a name is told."""


def named(name: str) -> Name:
    """Somebody of that name, who is spoken of and not called."""
    # no identity: a network would link it, and tell the person that they are mentioned
    return Name(name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…", "")


def persons_called(request: Request, name: str) -> list[str]:
    """The persons here who are called so now."""
    place = request.place
    fold = place.services.adapters[place.network].fold
    wanted = fold(name)
    return [place.person_of(who) for who, each in place.present.items() if fold(each.name) == wanted]


def profile_called(connection: Connection, board: str, here: list[str], name: str) -> Profile | None:
    """Of who is here and called so, else of who has played under that name; None if nobody has."""
    profiles = (profile(connection, board, person) for person in here)
    if (first := next(filter(None, profiles), None)) is not None:
        return first
    career = found(connection, board, name)
    return None if career is None else profile_of(connection, board, career)


def required(player: Profile | None, name: str) -> Profile:
    """The player. Raises NotAllowed if nobody has played under that name."""
    if player is None:
        raise NotAllowed("nobody-played", said=name)
    return player
