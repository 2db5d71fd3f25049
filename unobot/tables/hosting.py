"""Who directs a table: its host, or, while nobody can reach them, the next player who is there."""

from unobot.tables.place import Place
from unobot.tables.table import Table


def acting_host(place: Place, table: Table, now: float) -> int | None:
    """The host's seat if they are there and answer; else the next seat whose player does; the host's where nobody does."""
    host = table.host_seat
    if table.heat is not None:
        # nobody directs a game against others who has not opened it
        return host
    first = 0 if host is None else host
    in_order = sorted(table.game.state.held(), key=lambda seat: (seat - first) % len(table.holders))
    return next((seat for seat in in_order if is_there(place, table, seat, now)), host)


def is_there(place: Place, table: Table, seat: int, now: float) -> bool:
    """Whether that player is in their room, and has not been silent while the time for an answer passed."""
    side = place.meets(table.holders[seat])
    return side is not None and not _silent(side, table, seat, now)


def _silent(side: Place, table: Table, seat: int, now: float) -> bool:
    timeout = (table.rules.base.patience / 1000) or side.sides[0].pace.turn_timeout
    spoke = side.spoke.get(table.holders[seat].identity)
    if spoke is not None and now - spoke < timeout:
        return False
    if table.game.state.idle[seat]:
        return True
    # where the bot plays for nobody, nothing but the clock tells
    waited = (table.clock(now) - table.game.asked_at) / 1000
    return seat in table.asked() and 0 < timeout <= waited
