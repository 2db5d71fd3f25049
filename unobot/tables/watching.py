"""Spectators: who does not play and is told privately how the table stands (`!watch`)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from uno_engine import Event, RoundOver
from unobot.adapter import Identity, Importance
from unobot.document import Document
from unobot.messages import Snapshot, Voice, hands_left, turn_commentary
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.table import Table

_TURN_LASTS: Final = 3.0
"""Seconds that a quick turn takes, about: every spectator costs a line in each."""

_MOST: Final = 20
"""So many spectators a room has at most, however fast its network is."""


def most_spectators(place: Place) -> int:
    """How many spectators a room may have at the pace at which its network lets the bot speak."""
    pace = place.services.adapters[place.network].pace.per_second
    return max(1, min(_MOST, int(pace * _TURN_LASTS)))


def spectators(place: Place) -> list[Identity]:
    """Who watches: they are in the room, and have no seat at the table, nor had one in this match."""
    return [who for who in place.watching if who in place.present and place.seat_of(who) is None]


def tell_spectators(place: Place, table: Table, events: Iterable[Event], now: Snapshot, lines: Lines) -> None:
    """Tell what has happened. Each spectator has one line that waits to be sent, which the next one replaces."""
    if any(isinstance(event, RoundOver) for event in events):
        _say(place, "hands", spectators(place), lambda voice: hands_left(voice, now), lines)
    elif now.asked and not (table.waiting or table.over):
        _say(place, "turn", list(_not_quiet(place)), lambda voice: turn_commentary(voice, now), lines)


def _not_quiet(place: Place) -> Iterator[Identity]:
    quiet = place.services.preferences.wants_quiet
    return (who for who in spectators(place) if not quiet(place.network, who))


def _say(
    place: Place, what: str, to: Sequence[Identity], said: Callable[[Voice], Document], lines: Lines
) -> None:
    for who in to:
        if document := said(place.voice_for(who)):
            lines.whisper(who, document, purpose=f"watch {what} {place.room}", importance=Importance.CHATTER)
