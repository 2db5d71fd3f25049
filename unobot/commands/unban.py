"""`!unban NAME|ACCOUNT|MASK`: listen to somebody again."""

from uno_engine import NotAllowed
from unobot.commands.ban import scope
from unobot.commands.command import Command, Where, Who
from unobot.commands.request import Request
from unobot.store import BanLifted


def unban(request: Request) -> None:
    """Lift every ban on them here. Raises NotAllowed if there is none."""
    room, place = scope(request), request.place
    said = request.rest.strip()
    if not said:
        raise NotAllowed("unban-whom")
    meant = said.casefold()
    found = [
        each
        for each in place.services.bans.listed(place.network, room, place.date)
        if each.room == room and meant in {each.name.casefold(), *each.masks.casefold().split()}
    ]
    if not found:
        raise NotAllowed("not-banned", said=said[:40])
    for each in found:
        request.lines.bans.append(BanLifted(each.network, each.room, each.masks))
        request.record(f"unban {each.masks}")
    where = "network" if room is None else "room"
    request.answer(request.say("unban-done", by=request.speaker, name=found[0].name, where=where))


UNBAN = Command("unban", unban, Who.IN_CHARGE, where=Where.ANYWHERE)
