"""Who of a table's players is there, and who directs it: its host, or while they are away the next player who is there."""

from unobot.tables.place import Place
from unobot.tables.table import Table


def acting_host(place: Place, table: Table, now: float) -> int | None:
    """Return the host's seat if the host is there and answers, else the next seat whose player does, else the host's."""
    host = table.host_seat
    if table.organizer.organized:
        return host
    first = 0 if host is None else host
    in_order = sorted(table.game.state.held(), key=lambda seat: (seat - first) % len(table.holders))
    return next((seat for seat in in_order if is_there(place, table, seat, now)), host)


PATIENCE_WITH_ABSENT = 45.0
"""The longest time for an answer, in seconds, where the players who are asked are absent: they may be coming back."""


def absent_since(place: Place, table: Table) -> dict[int, float]:
    """Return the seats of people who are absent, each with the time of play when they left; 0 if nobody saw them leave."""
    since = {}
    for seat in table.people():
        if _absent(place, table, seat):
            holder = table.holders[seat]
            side = place.side_of(holder)
            since[seat] = side.left_at.get(holder.identity, 0.0) if side is not None else 0.0
    return since


def _absent(place: Place, table: Table, seat: int) -> bool:
    """Return whether that player has left and not spoken since, or let the last turn time out and been silent for as long.

    Nobody is absent whom the bot cannot hear. At a table that is not live, only a player who let the last turn pass is.
    """
    holder = table.holders[seat]
    side = place.side_of(holder)
    if not table.pace.live:
        return bool(table.game.state.idle[seat])
    if side is None or not side.open:
        return side is None
    spoke, went = side.last_spoke.get(holder.identity), side.left_at.get(holder.identity)
    if holder.identity not in side.present and (spoke is None or (went is not None and went >= spoke)):
        return True
    return bool(table.game.state.idle[seat]) and not _spoke(side, table, seat, place.now)


def absent_seats(place: Place, table: Table) -> frozenset[int]:
    """Return the seats of people who are absent, or for whom somebody else plays."""
    return place.played_for.union(absent_since(place, table))


def is_there(place: Place, table: Table, seat: int, now: float) -> bool:
    """Return whether that player is in their room, and was not silent while the time for an answer passed."""
    side = place.meets(table.holders[seat])
    if side is None or _spoke(side, table, seat, now):
        return side is not None
    if table.game.state.idle[seat]:
        return False
    # where the bot plays for nobody, nothing but the clock tells
    waited = (table.clock(now) - table.game.asked_at) / 1000
    return seat not in table.asked() or not 0 < _timeout(side, table) <= waited


def _spoke(side: Place, table: Table, seat: int, now: float) -> bool:
    """Return whether that player has said something within the time for an answer."""
    spoke = side.last_spoke.get(table.holders[seat].identity)
    return spoke is not None and now - spoke < _timeout(side, table)


def _timeout(side: Place, table: Table) -> float:
    return (table.rules.base.patience / 1000) or side.home.pace.turn_timeout
