"""Bans: `!ban`, `!unban`, `!bans`."""

from collections.abc import Sequence

from uno_engine import NotAllowed
from unobot.adapter import Identity, Room
from unobot.commands.command import Command, Where, Who
from unobot.commands.request import Request
from unobot.config.kinds import seconds
from unobot.document import Document
from unobot.store import BanLifted, Banned
from unobot.tables.bans import MOST

# --- `!ban NAME|ACCOUNT|MASK [for 7d]`: have the bot not listen to somebody, in a room or (in private) on the
# network.


_LONGEST = 366 * 86_400.0
_SHOWN = 40
"""So many letters of a name or mask are said again."""


def ban(request: Request) -> None:
    """Ban them. Raises NotAllowed, saying what was expected."""
    room = scope(request)
    words, time, lasts = _split(request)
    if not words:
        raise NotAllowed("ban-whom")
    said = " ".join(words)
    masks = _masks(request, said)
    _require_bannable(request, said, masks)
    bans, place = request.place.services.bans, request.place
    if len(bans.listed(place.network, None, place.date)) >= MOST:
        raise NotAllowed("ban-too-many", most=MOST)
    until = None if lasts is None else place.date + lasts
    name = said[:_SHOWN]
    request.lines.bans.append(Banned(place.network, room, " ".join(masks), name, request.sender.name, until))
    request.record(f"ban {' '.join(masks)}" + (f" for {time}" if time else ""))
    where = "network" if room is None else "room"
    request.answer(request.say("ban-done", by=request.speaker, name=name, where=where, time=time or "ever"))


def scope(request: Request) -> Room | None:
    """The room that a ban is for, or None for the network, where it was typed in private."""
    return None if request.private else request.room


def _split(request: Request) -> tuple[Sequence[str], str, float | None]:
    """Who is meant, for how long, as typed, and in seconds. Raises NotAllowed for a time that is too long."""
    words = list(request.args)
    if len(words) < 2:
        return words, "", None
    try:
        lasts = seconds(words[-1])
    except ValueError:
        return words, "", None
    if lasts > _LONGEST:
        raise NotAllowed("ban-too-long", said=words[-1][:_SHOWN])
    links = request.place.reader(request.identity).vocabulary.links
    end = -2 if words[-2].casefold() in links else -1
    return words[:end], words[-1], lasts


def _masks(request: Request, said: str) -> tuple[str, ...]:
    """The masks of whom the text means: somebody here by name, else what the network makes of it. Raises NotAllowed."""
    adapter = request.place.services.adapters[request.place.network]
    person = request.somebody_called(said)
    if person is not None and (masks := adapter.masks_of(person)):
        return masks
    try:
        return adapter.masks(said)
    except ValueError as error:
        raise NotAllowed("ban-what", expected=str(error), said=said[:_SHOWN]) from None


def _require_bannable(request: Request, said: str, masks: Sequence[str]) -> None:
    """Raise NotAllowed if that would ban the bot, an owner or admin, or whoever asks for it."""
    services, network = request.place.services, request.place.network
    fits = services.adapters[network].fits
    people = [who for who in request.place.present if services.roles.of(network, who) is not None]
    protected = [*people, *(Identity(account) for account in services.roles.accounts(network))]
    for mask in masks:
        if fits(mask, None):
            raise NotAllowed("ban-bot")
        if fits(mask, request.identity):
            raise NotAllowed("ban-self")
        if any(fits(mask, who) for who in protected):
            raise NotAllowed("ban-protected", said=said[:_SHOWN])


BAN = Command("ban", ban, Who.IN_CHARGE, where=Where.ANYWHERE, harmful=True)


# --- `!unban NAME|ACCOUNT|MASK`: listen to somebody again.


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


# --- `!bans`: who is not listened to, and for how long.


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
