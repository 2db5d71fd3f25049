"""`!bans`: who is not listened to, and for how long."""

from unobot.commands.ban import scope
from unobot.commands.command import Command, Where, Who
from unobot.commands.request import Request
from unobot.document import Document
from unobot.store import Banned

_MOST = 10
"""So many are listed; `unobot log` tells of all."""


def bans(request: Request) -> None:
    """Tell who asked alone: a mask may show somebody's address."""
    room, place = scope(request), request.place
    found = place.services.bans.listed(place.network, room, place.date)
    if not found:
        request.whisper(request.own_voice.say("bans-none"))
        return
    listed = request.own_voice.together("list-differences", [_told(request, each) for each in found[-_MOST:]])
    request.whisper(request.own_voice.say("bans-list", list=listed, count=len(found)))


def _told(request: Request, ban: Banned) -> Document:
    """One ban; `where` is where it holds."""
    where = "network" if ban.room is None else "room" if ban.room == request.place.room else ban.room
    left = 0 if ban.until is None else max(1, round((ban.until - request.place.date) / 3600))
    return request.own_voice.say(
        "ban-listed", masks=ban.masks, name=ban.name, by=ban.by, where=where, hours=left, days=left // 24
    )


BANS = Command("bans", bans, Who.IN_CHARGE, where=Where.ANYWHERE)
