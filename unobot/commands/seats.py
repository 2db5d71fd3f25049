"""Seats: `!join`, `!leave`, `!rejoin`, `!seat`, and time for a turn: `!wait`; what the host does: `!skip`, `!kick`, `!host`."""

from typing import Final

from uno_engine import BeginTurnAnew, GiveUpSeat, NotAllowed, SkipPlayer, TakeSeatBack
from unobot.adapter import Identity, Importance
from unobot.commands.command import Command, Where, Who
from unobot.commands.request import Request
from unobot.document import Name, Text
from unobot.messages import Snapshot, status_line
from unobot.tables.absence import PATIENCE_WITH_ABSENT, absent_since
from unobot.tables.announcing import address, say_line, send_hand, tell_token, whisper
from unobot.tables.place import Place
from unobot.tables.signals import SeatTaken


def leave(request: Request) -> None:
    """Give up the seat of whoever asks. Raises NotAllowed if it is somebody else who is named."""
    names = request.place.speaker(request.said).names
    other = names.whole(request.args[0]) if request.args else None
    if other is not None and other != request.seat:
        raise NotAllowed("leave-another", name=names.shown[other])
    request.table.take(GiveUpSeat(request.seat), request.now)


LEAVE = Command("leave", leave, Who.SEATED, harmful=True, theme="table")


_OFFER_HOLDS: Final = 600.0
"""Seconds for which a seat is offered to somebody."""


class SeatOffers:
    """Who offers their seat at a table here to whom, and until when, in seconds of play."""

    def __init__(self, _place: Place) -> None:
        self.to: dict[Identity, tuple[Identity, float]] = {}


def seat(request: Request) -> None:
    """`!seat NAME`: offer one's seat to somebody in the room, who takes it by `!seat`. Raises NotAllowed."""
    if request.args:
        _offer_seat(request)
    else:
        _take_offered_seat(request)


def _offer_seat(request: Request) -> None:
    place, table = request.place, request.table
    request.require_seat()
    if table.organizer.organized:
        raise NotAllowed("seat-kind")
    whom = request.somebody_called(request.args[0])
    if whom is None or whom not in place.present or place.has_seat(whom):
        raise NotAllowed("seat-whom")
    offers = place.of(SeatOffers)
    # one offer of each player, and one to each person
    kept = {to: offer for to, offer in offers.to.items() if offer[0] != request.identity}
    offers.to = {**kept, whom: (request.identity, request.now + _OFFER_HOLDS)}
    player = Name(place.name_for(place.present[whom]), whom)
    called = place.settings_of(whom).highlight != "off"
    first = called and place.services.adapters[place.network].addresses_first
    offered = place.voice().say(
        "seat-offered", by=request.speaker, player=player, addressed="yes" if first else "no"
    )
    document = (player, Text(": "), *offered) if first else place.voice().line(offered)
    request.lines.room(document, Importance.TURN, mention=whom if called else None)


def _take_offered_seat(request: Request) -> None:
    place, table, now = request.place, request.table, request.now
    by, until = place.of(SeatOffers).to.pop(request.identity, (Identity(""), 0.0))
    found = place.held_by(by)
    if found is None or now > until:
        raise NotAllowed("seat-none")
    if place.has_seat(request.identity):
        raise NotAllowed("already-seated")
    place.require_not_shut_out(request.identity)
    table.organizer.admit(request.sender)
    old, seated = request.person(found), place.seated(request.identity)
    elders = place.elders(request.identity)
    table.hand_seat(found, request.sender, place.side, now, elders, mark=seated.mark, kind=seated.kind)
    place.signals.emit(SeatTaken(table, found))
    told = {"player": request.person(found), "old": old, "round": "no" if table.waiting else "yes"}
    request.tell("seat-handed", **told)
    if found in table.asked():
        for side in place.audience:
            line = status_line(side.voice(), table.view(None), address(side, table))
            if line is not None:
                say_line(side, table, line, Snapshot(table.game), side.on(request.lines))
    remarks = [*tell_token(place, table, found)]
    if table.waiting:
        for remark in remarks:
            whisper(place, table, found, remark, request.lines)
    else:
        send_hand(place, table, found, request.lines, asked_for=True, remarks=remarks)


SEAT = Command("seat", seat, seats=True, theme="table")


def wait(request: Request) -> None:
    """`!wait`: give whoever asks the whole time again, once a turn. Raises NotAllowed if the table does not wait for them."""
    table, seat = request.table, request.seat
    if seat not in table.asked():
        raise NotAllowed("wait-not-asked")
    if table.paused or table.time_left(request.now) is None:
        raise NotAllowed("wait-no-limit")
    if seat in table.waited:
        raise NotAllowed("wait-once")
    table.take(BeginTurnAnew(), request.now)
    table.waited.append(seat)
    request.tell("wait-given", player=request.person(seat))


WAIT = Command("wait", wait, Who.SEATED, theme="table")


def rejoin(request: Request) -> None:
    """Give the seat with that token to whoever shows it. Raises NotAllowed if no seat has it."""
    table = request.table
    seat = find_seat_by_token(request)
    table.take_back(seat, request.sender, request.now, request.place.elders(request.identity))
    if request.place.held_by(request.identity) is None:
        table.take(TakeSeatBack(seat), request.now)
    # or no hand would be sent to them at their next turn, until they are seen in the room
    request.place.present.setdefault(request.identity, request.sender)
    for document in tell_token(request.place, table, seat):
        whisper(request.place, table, seat, document, request.lines)
    if seat in table.asked():
        send_hand(request.place, table, seat, request.lines, asked_for=True)


def find_seat_by_token(request: Request) -> int:
    """Return the seat whose token was typed. Raises NotAllowed if no seat has it, or if they have another seat."""
    if not request.args:
        raise NotAllowed("token-what")
    # the token alone decides: a seat given up can be taken back with it, too
    seat = request.place.opened_by(request.args[0])
    if seat is None:
        raise NotAllowed("wrong-token")
    request.table.require_not_kicked(seat)
    if request.place.seat_of(request.identity) not in {None, seat}:
        raise NotAllowed("already-seated")
    return seat


REJOIN = Command("rejoin", rejoin, where=Where.PRIVATE, seats=True, theme="table")


def skip(request: Request) -> None:
    """`!skip`: take the default for whoever the game waits for.

    Any player may, once the time is up, where automatic play is off. Raises NotAllowed.
    """
    table = request.table
    asked = table.asked()
    if not asked:
        raise NotAllowed("no-round")
    if request.operates:
        request.require_host()
    else:
        timeout = request.place.home.pace.turn_timeout
        if table.plays_for_idle or request.place.held_by(request.identity) is None:
            request.require_host()
        if table.pace.live and absent_since(request.place, table).keys() >= set(asked):
            timeout = min(timeout, PATIENCE_WITH_ABSENT)
        waited = (table.clock(request.now) - table.game.asked_at) / 1000
        if waited < timeout:
            raise NotAllowed("skip-not-yet", seconds=int(timeout - waited))
    # `asked` as it was: each default changes what the game waits for
    for seat in asked:
        request.record(f"skip {table.holders[seat].label}")
        request.tell("skipped-by", by=request.speaker, player=request.person(seat))
        table.take(SkipPlayer(seat), request.now)


SKIP = Command("skip", skip, harmful=True, theme="hosting")


def kick(request: Request) -> None:
    """`!kick NAME`: take the seat from that player. Raises NotAllowed or Slipped if nobody there is called so."""
    seat = request.named_seat(held=True)
    require_another(request, seat)
    # before the seat is given up: that may close the table, and this line says why
    request.record(f"kick {request.table.holders[seat].label}")
    request.tell("kicked", by=request.speaker, player=request.person(seat))
    request.place.kick(seat, request.now)


def require_another(request: Request, seat: int) -> None:
    """Raise NotAllowed if that seat is their own: who wants to go gives it up, and may come back."""
    if request.place.seat_of(request.identity) == seat:
        raise NotAllowed("kick-self")


KICK = Command("kick", kick, Who.HOST, harmful=True, theme="hosting")


def host(request: Request) -> None:
    """`!host [to] NAME`: make that player the host of the table. Raises NotAllowed or Slipped if no person there is called so."""
    seat = request.named_seat(held=True, word=int(request.args[:1] == ("to",)))
    table = request.table
    if seat not in table.people():
        raise NotAllowed("host-agent", name=table.holders[seat].label)
    table.hand_over(seat)
    request.record(f"host {table.holders[seat].label}")
    request.tell("host-now", name=request.person(seat))


HOST = Command("host", host, Who.HOST, harmful=True, theme="hosting")
