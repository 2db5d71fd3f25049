"""What the host of a table and the room's operators may do."""

from uno_engine import NotAllowed
from unobot.verbs.request import Request


def skip(request: Request) -> None:
    """`!skip`: take the default for whoever the game waits for.

    Any player may, once the time is up, where automatic play is off.
    """
    table = request.table
    asked = table.asked()
    if not asked:
        raise NotAllowed("no-round")
    if not request.operates:
        waited = table.clock(request.now) - table.game.asked_at
        if table.plays_for_idle or table.held_by(request.identity) is None:
            request.require_host()
        if waited < request.place.settings.turn_timeout * 1000:
            raise NotAllowed("skip-not-yet", seconds=int(request.place.settings.turn_timeout - waited / 1000))
    for seat in asked:
        request.tell(request.say("skipped-by", by=request.speaker, player=request.person(seat)))
        table.do(seat, "/skip", request.now)


def kick(request: Request) -> None:
    """`!kick NAME`: give somebody's seat up for them."""
    request.require_host()
    seat = request.named_seat()
    require_held(request, seat)
    request.tell(request.say("kicked", by=request.speaker, player=request.person(seat)))
    request.table.do(seat, "/leave", request.now)


def host(request: Request) -> None:
    """`!host NAME`: make somebody else the host."""
    request.require_host()
    seat = request.named_seat()
    table = request.table
    require_held(request, seat)
    table.host = table.holders[seat].identity
    table.dirty = True
    request.tell(request.say("host-now", name=request.person(seat)))


def require_held(request: Request, seat: int) -> None:
    """Raise NotAllowed if that seat has been given up."""
    if seat not in request.table.game.state.held():
        raise NotAllowed("not-held-now", name=request.table.holders[seat].label)


def stop(request: Request) -> None:
    """`!stop`: end the match now (M4)."""
    request.require_host()
    table = request.table
    request.tell(request.say("stopped-by", by=request.speaker))
    table.do(None, "/stop", request.now)


def pause(request: Request) -> None:
    """`!pause`: stop the clock."""
    request.require_host()
    if request.table.paused:
        raise NotAllowed("paused-already")
    request.table.pause(request.now)
    request.tell(request.say("paused-by", by=request.speaker))


def resume(request: Request) -> None:
    """`!resume`: let the clock go on."""
    request.require_host()
    if not request.table.paused:
        raise NotAllowed("not-paused")
    request.table.resume(request.now)
    request.tell(request.say("resumed-by", by=request.speaker))
