"""A table as it is drawn on a page: the seats around it, the piles, the direction of play."""

from collections.abc import Sequence
from typing import Any, Final

from uno_engine import Event, Played, Seat
from unobot.messages.pages.cards import PageCards
from unobot.messages.pages.rendering import markup
from unobot.messages.prompts import table_pictured
from unobot.messages.status import seat_marks
from unobot.messages.voice import Snapshot, Voice, in_play

_IN_A_RING: Final = 8
"""More seats than these are listed instead of standing around the table."""
_BACKS: Final = 15
"""A larger hand is drawn with so many backs; how many cards it has stands beside them."""


def table_values(
    voice: Voice, now: Snapshot, cards: PageCards, events: Sequence[Event] = ()
) -> dict[str, Any]:
    """Return what the template `_table.html` is given: nothing that is not everyone's to know.

    `events` are those of the last input; by them it is seen who laid the top card.
    """
    view = now.view
    here = [seat for seat, status in enumerate(view.seats) if status is not Seat.GONE]
    piles = table_pictured(voice, view)
    laid = next((event.seat for event in reversed(events) if isinstance(event, Played)), None)

    def fan(count: int) -> list[float]:
        """Return how many degrees each back of a hand is turned."""
        backs = min(count, _BACKS)
        step = min(9, 70 / max(1, backs))
        return [round((place - (backs - 1) / 2) * step, 1) for place in range(backs)]

    return {
        "sheet": cards.sheet(piles),
        "ring": len(here) if len(here) <= _IN_A_RING else None,
        "direction": view.direction,
        "seats": [
            {
                "seat": seat,
                "name": view.names[seat],
                "cards": view.counts[seat],
                "backs": fan(view.counts[seat]),
                "points": view.scores[seat],
                "acts": in_play(view) and seat in view.waiting,
                "marks": [markup(mark, cards.words) for mark in seat_marks(voice, view, seat)]
                if in_play(view)
                else [],
            }
            for seat in here
        ],
        "pile": view.pile,
        "piles": cards.drawn(piles),
        "laid": here.index(laid) if laid in here else None,
    }
