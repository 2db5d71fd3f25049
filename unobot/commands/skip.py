"""`!skip`: go on for whoever the game waits for."""

from uno_engine import NotAllowed, SkipPlayer
from unobot.commands.command import Command
from unobot.commands.request import Request
from unobot.tables.hosting import PATIENCE_WITH_ABSENT, absent


def skip(request: Request) -> None:
    """Take the default for whoever the game waits for.

    Any player may, once the time is up, where automatic play is off. Raises NotAllowed.
    """
    table = request.table
    asked = table.asked()
    if not asked:
        raise NotAllowed("no-round")
    if request.operates:
        request.require_host()
    else:
        _require_time_up(request)
    # `asked` as it was: each default changes what the game waits for
    for seat in asked:
        request.record(f"skip {table.holders[seat].label}")
        request.tell("skipped-by", by=request.speaker, player=request.person(seat))
        table.take(SkipPlayer(seat), request.now)


def _require_time_up(request: Request) -> None:
    table, timeout = request.table, request.place.sides[0].pace.turn_timeout
    if table.plays_for_idle or request.place.held_by(request.identity) is None:
        request.require_host()
    if table.days is None and all(absent(request.place, table, seat, request.now) for seat in table.asked()):
        timeout = min(timeout, PATIENCE_WITH_ABSENT)
    waited = (table.clock(request.now) - table.game.asked_at) / 1000
    if waited < timeout:
        raise NotAllowed("skip-not-yet", seconds=int(timeout - waited))


SKIP = Command("skip", skip, harmful=True)
