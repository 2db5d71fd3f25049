"""`!versus NAME`: how often two have met, and who was ahead."""

from typing import NamedTuple

from sqlalchemy import Connection

from uno_engine import NotAllowed
from unobot.commands.command import Command, Reading, Where
from unobot.commands.ranked import named, persons_called, profile_called, required
from unobot.commands.request import Request
from unobot.store.ranking.boards import Meeting, Profile, meeting


class _Met(NamedTuple):
    other: Profile | None
    meeting: Meeting


def _reads(request: Request) -> Reading:
    name, board = request.rest, request.place.board
    if not name:
        raise NotAllowed("versus-whom")
    here, own = persons_called(request, name), request.place.person_of(request.identity)

    def reading(connection: Connection) -> _Met:
        other = profile_called(connection, board, here, name)
        return _Met(other, meeting(connection, own, other.career.person if other else ""))

    return reading


def versus(request: Request) -> None:
    """Tell it. Raises NotAllowed for the name of nobody who has played, and for one's own."""
    found: _Met = request.found
    other = required(found.other, request.rest)
    if other.career.person == request.place.person_of(request.identity):
        raise NotAllowed("versus-self")
    rounds, ahead, behind = found.meeting
    names = {"player": request.speaker, "other": named(other.career.name)}
    id_ = "versus" if rounds else "versus-none"
    request.answer(request.say(id_, **names, rounds=rounds, ahead=ahead, behind=behind))


VERSUS = Command("versus", versus, where=Where.ANYWHERE, reads=_reads)
