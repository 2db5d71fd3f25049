"""Who directs a table: its host, or, while nobody can reach them, the next player who is there."""

from unobot.adapter import Identity
from unobot.tables.place import Place
from unobot.tables.table import Table


def acting_host(place: Place, table: Table, now: float) -> Identity:
    """The host if they are there and answer; else the next seat whose player does; the host where nobody does."""
    if table.heat is not None:
        # nobody directs a game against others who has not opened it
        return table.host
    held = table.game.state.held()
    host = table.seat_of(table.host)
    first = 0 if host is None else host
    in_order = sorted(held, key=lambda seat: (seat - first) % len(table.holders))
    there = (seat for seat in in_order if is_there(place, table, seat, now))
    seat = next(there, None)
    return table.host if seat is None else table.holders[seat].identity


def is_there(place: Place, table: Table, seat: int, now: float) -> bool:
    """Whether that player is in the room, and has not been silent while the time for an answer passed."""
    return table.holders[seat].identity in place.present and not _silent(place, table, seat, now)


def _silent(place: Place, table: Table, seat: int, now: float) -> bool:
    timeout = (table.rules.base.patience / 1000) or place.pace.turn_timeout
    spoke = place.spoke.get(table.holders[seat].identity)
    if spoke is not None and now - spoke < timeout:
        return False
    if table.game.state.idle[seat]:
        return True
    # where the bot plays for nobody, nothing but the clock tells
    waited = (table.clock(now) - table.game.asked_at) / 1000
    return seat in table.asked() and 0 < timeout <= waited
