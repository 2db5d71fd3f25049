"""What the host of a table and the room's operators may do."""

from uno_engine import NotAllowed
from unobot.verbs.request import Request
from unobot.verbs.sitting import pass_host_on


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
        if request.place.settings.auto_play or table.held_by(request.identity) is None:
            request.require_host()
        if waited < request.place.settings.turn_timeout * 1000:
            raise NotAllowed("skip-not-yet", seconds=int(request.place.settings.turn_timeout - waited / 1000))
    for seat in asked:
        table.do(seat, "/skip", request.now)


def kick(request: Request) -> None:
    """`!kick NAME`: give somebody's seat up for them."""
    request.require_host()
    seat = request.named_seat()
    request.table.do(seat, "/leave", request.now)
    pass_host_on(request)


def host(request: Request) -> None:
    """`!host NAME`: make somebody else the host."""
    request.require_host()
    seat = request.named_seat()
    table = request.table
    if seat not in table.game.state.held():
        raise NotAllowed("nobody-called", name=request.command.args[0])
    table.host = table.holders[seat].identity
    table.dirty = True
    request.tell(request.say("host-now", name=request.person(seat)))


def stop(request: Request) -> None:
    """`!stop`: end the match now (M4)."""
    request.require_host()
    request.table.do(None, "/stop", request.now)


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
