"""`!ping me`: shows somebody how their client marks the line that says it is their turn."""

from uno_engine import NotAllowed
from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.document import Text


def ping(request: Request) -> None:
    """Say a line in the room that mentions who asks, exactly as their turn does. Raises NotAllowed without a room."""
    if request.place.room is None:
        raise NotAllowed("in-room-only")
    # The name and an ASCII colon first, whatever the language: with anything else irssi does not mark the line.
    document = (request.speaker, Text(": "), *request.place.voice().say("pinged"))
    # no purpose: it must not take the place of another line, nor another line its place
    request.lines.room(document, request.can_wait, mention=request.identity)


PING = Command("ping", ping, where=Where.ANYWHERE)
