"""`!share`: let another room, perhaps of another network, play at the table here."""

from uno_engine import GiveUpSeat, NotAllowed
from unobot import messages
from unobot.commands.command import Command
from unobot.commands.request import Request
from unobot.document import Document
from unobot.tables.place import Place
from unobot.tables.seats import MOST_GUESTS, ShareOffer, TableRoom, token
from unobot.tables.signals import RoomAsked
from unobot.tables.table import Table
from unobot.tables.telling import room_named, tell_one

_HOLDS = 600.0
"""Seconds for which a code can be used."""

_OFF = "off"


def share(request: Request) -> None:
    """`!share`, and in the other room `!share CODE`; `!share off` parts the rooms again. Raises NotAllowed."""
    said = as_code(request.rest)
    if request.rest.strip().lower() == _OFF:
        _part(request)
    elif request.place.table is None:
        _join(request, said)
    elif not said:
        _offer(request)
    else:
        raise NotAllowed("share-table-here")


def as_code(typed: str) -> str:
    """The code that was typed behind the command, in small letters as all codes are; nothing if it is none."""
    code = typed.strip().lower()
    return "" if code == _OFF else code


def _offer(request: Request) -> None:
    """Tell the host the code that is to be typed in the other room."""
    table = request.table
    if request.place.home is not None:
        raise NotAllowed("share-guest")
    request.require_host()
    table.organizer.allow("share")
    if not table.pace.live:
        raise NotAllowed("share-kind")
    _require_room(table)
    services = request.place.services
    table.offer = ShareOffer(token(services.chance), request.place.date + _HOLDS)
    table.dirty = True
    request.record("share")
    # the English word is read in every language, and the other room may have another one
    minutes = int(_HOLDS / 60)
    told = request.own_voice.say("share-code", command=SHARE.name, code=table.offer.code, minutes=minutes)
    request.whisper(told)


def _join(request: Request, code: str) -> None:
    """Let this room play at the table that the code is for."""
    home, place = request.offered, request.place
    if home is None or home.table is None or not home.offers(code, place.date):
        raise NotAllowed(_why_not(request, code))
    place.signals.emit(RoomAsked())
    table = home.table
    _require_room(table)
    table.offer, table.dirty = None, True
    table.guests.append(place.side)
    request.record(f"share with {home}")
    place.play_at(home)
    for side in place.hearing:
        if side is not place:
            tell_one(side, request.lines, "share-joined", {"room": room_named(side, place.side)})
    told = {"room": room_named(place, home.side), "table": _standing(place, table)}
    tell_one(place, request.lines, "share-joined-here", told)


def _why_not(request: Request, code: str) -> str:
    flood = request.place.services.flood_control[request.place.network]
    if not code:
        return "share-code-what"
    tries = flood.may_try_token(request.identity, request.place.now)
    return "share-code-wrong" if tries else "too-many-tokens"


def _require_room(table: Table) -> None:
    """Raise NotAllowed if no further room may play at the table."""
    if len(table.guests) >= MOST_GUESTS:
        raise NotAllowed("share-full", most=MOST_GUESTS + 1)


def _standing(place: Place, table: Table) -> Document:
    view, voice = table.view(None), place.voice()
    parts = [messages.players(voice, view)]
    if not table.waiting:
        parts.append(messages.top(voice, view))
    return voice.together("list-sentences", parts)


def _part(request: Request) -> None:
    """The other rooms play here no more; typed in one of these, that room does not. Its players leave (M9)."""
    place, table = request.place, request.table
    if not table.guests:
        raise NotAllowed("share-none")
    if place.home is None or not request.is_operator:
        request.require_host()
    request.record("share off")
    for side in list(table.guests) if place.home is None else [place.side]:
        _send_away(request, table, side)


def _send_away(request: Request, table: Table, gone: TableRoom) -> None:
    """Let that room play at the table no more. It may be one on whose network the bot is not now."""
    home = request.place.sides[0]
    for place in request.place.hearing:
        if place.side != gone:
            tell_one(place, request.lines, "share-over", {"room": room_named(place, gone)})
        else:
            tell_one(place, request.lines, "share-over-here", {"room": room_named(place, home.side)})
    for seat in table.game.state.held():
        if table.holders[seat].side == gone:
            table.take(GiveUpSeat(seat), request.now)
    table.guests.remove(gone)
    table.dirty = True
    for place in home.guests:
        if place.side == gone:
            place.play_at(None)


SHARE = Command("share", share)
