"""`!share`: let another room, perhaps of another network, play at the table here."""

from typing import Final

from uno_engine import GiveUpSeat, NotAllowed
from unobot import messages
from unobot.commands import Command
from unobot.commands.request import Request
from unobot.tables.announcing import tell_one
from unobot.tables.place import Place, Places
from unobot.tables.seats import TableRoom, token
from unobot.tables.signals import RoomAsked
from unobot.tables.table import Table
from unobot_sharing.rooms import MOST_GUESTS, Offer, Shared, Sharing, guests, offers, room_named, shared

_HOLDS: Final = 600.0
"""Seconds for which a code can be used."""

_OFF: Final = "off"


def share(request: Request) -> None:
    """`!share`, and in the other room `!share CODE`; `!share off` parts the rooms again. Raises NotAllowed."""
    said = _code(request)
    if request.rest.strip().lower() == _OFF:
        _part(request)
    elif request.place.table is None:
        _join(request, said)
    elif not said:
        _offer(request)
    else:
        raise NotAllowed("share-table-here")


def _code(request: Request) -> str:
    """Return the code that was typed behind the command, in small letters as all codes are; nothing if it is none."""
    code = request.rest.strip().lower()
    return "" if code == _OFF else code


def waiting_home(request: Request) -> Place | None:
    """Return the home of the table that the code lets this room play at; None if it has one, the code is wrong, or they guess."""
    place, code = request.place, _code(request)
    flood = place.services.flood_control[place.network]
    if place.table is not None or not code or not flood.may_try_token(request.identity, place.now):
        return None
    home = next((each for each in place.services.of(Places) if offers(each, code)), None)
    if home is None:
        flood.wrong_token(request.identity, place.now)
    return home


def _offer(request: Request) -> None:
    """Tell the host the code that is to be typed in the other room."""
    table, place = request.table, request.place
    if place.home is not place:
        raise NotAllowed("share-guest")
    request.require_host()
    if table.organizer.organized or not table.pace.live:
        raise NotAllowed("share-kind")
    kept = shared(table)
    _require_room(kept)
    kept.offer, table.dirty = Offer(token(place.services.chance), place.date + _HOLDS), True
    request.record("share")
    # the English word is read in every language, and the other room may have another one
    minutes = int(_HOLDS / 60)
    told = request.own_voice.say("share-code", command=SHARE.name, code=kept.offer.code, minutes=minutes)
    request.whisper(told)


def _join(request: Request, code: str) -> None:
    """Let this room play at the table that the code is for."""
    home, place = request.turn_of, request.place
    if home.table is None or not offers(home, code):
        tries = place.services.flood_control[place.network].may_try_token(request.identity, place.now)
        wrong = "share-code-wrong" if tries else "too-many-tokens"
        raise NotAllowed(wrong if code else "share-code-what")
    place.signals.emit(RoomAsked())
    table, kept = home.table, shared(home.table)
    _require_room(kept)
    kept.offer, table.dirty = None, True
    kept.guests.append(place.side)
    request.record(f"share with {home}")
    home.of(Sharing).join(place)
    for side in place.audience:
        if side is not place:
            tell_one(side, request.lines, "share-joined", {"room": room_named(side, place.side)})
    view, voice = table.view(None), place.voice()
    standing = [messages.players(voice, view)]
    if not table.waiting:
        standing.append(messages.top(voice, view))
    told = {"room": room_named(place, home.side), "table": voice.together("list-sentences", standing)}
    tell_one(place, request.lines, "share-joined-here", told)


def _require_room(kept: Shared) -> None:
    """Raise NotAllowed if no further room may play at the table."""
    if len(kept.guests) >= MOST_GUESTS:
        raise NotAllowed("share-full", most=MOST_GUESTS + 1)


def _part(request: Request) -> None:
    """Let the other rooms play here no more; typed in one of these, that room alone. Its players leave (M9)."""
    place, sides = request.place, guests(request.table)
    if not sides:
        raise NotAllowed("share-none")
    if place.home is place or not request.is_operator:
        request.require_host()
    request.record("share off")
    for side in list(sides) if place.home is place else [place.side]:
        _send_away(request, request.table, side)


def _send_away(request: Request, table: Table, gone: TableRoom) -> None:
    """Let that room play at the table no more. It may be one on whose network the bot is not now."""
    home = request.place.home
    for place in request.place.audience:
        if place.side != gone:
            tell_one(place, request.lines, "share-over", {"room": room_named(place, gone)})
        else:
            tell_one(place, request.lines, "share-over-here", {"room": room_named(place, home.side)})
    for seat in table.game.state.held():
        if table.holders[seat].side == gone:
            table.take(GiveUpSeat(seat), request.now)
    shared(table).guests.remove(gone)
    table.dirty = True
    if gone in home.sides:
        home.of(Sharing).part(home.sides[gone])


SHARE = Command("share", share, elsewhere=waiting_home)
