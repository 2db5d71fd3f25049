"""Seats: `!join`, `!leave`, `!rejoin`, and time for a turn: `!wait`; what the host does: `!skip`, `!kick`, `!host`."""

from uno_engine import BeginTurnAnew, GiveUpSeat, NotAllowed, SkipPlayer, TakeSeatBack
from unobot.commands.command import Command, Where, Who
from unobot.commands.request import Request
from unobot.tables.absence import PATIENCE_WITH_ABSENT, absent_since
from unobot.tables.announcing import send_hand, tell_token, whisper


def leave(request: Request) -> None:
    """Give up the seat of whoever asks."""
    request.table.take(GiveUpSeat(request.seat), request.now)


LEAVE = Command("leave", leave, Who.SEATED, harmful=True)


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


WAIT = Command("wait", wait, Who.SEATED)


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


REJOIN = Command("rejoin", rejoin, where=Where.PRIVATE, seats=True)


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


SKIP = Command("skip", skip, harmful=True)


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


KICK = Command("kick", kick, Who.HOST, harmful=True)


def host(request: Request) -> None:
    """`!host NAME`: make that player the host of the table. Raises NotAllowed or Slipped if no person there is called so."""
    seat = request.named_seat(held=True)
    table = request.table
    if seat not in table.people():
        raise NotAllowed("host-agent", name=table.holders[seat].label)
    table.hand_over(seat)
    request.record(f"host {table.holders[seat].label}")
    request.tell("host-now", name=request.person(seat))


HOST = Command("host", host, Who.HOST, harmful=True)
