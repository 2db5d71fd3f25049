"""How a round went for each of its players."""

from collections.abc import Sequence

import msgspec

from uno_engine import GameState, RoundOver, Seat
from unobot.adapter import Network, Room
from unobot.parts import FinishedRound, Placed
from unobot.store import RoundFinished, Standing
from unobot.tables.seats import Holder

STOPPED = '{"why":"stopped"}'
"""The result of a round that was stopped."""


def result(over: RoundOver) -> str:
    """The result of a round as it is stored."""
    return msgspec.json.encode({"winners": over.winners, "points": over.points, "why": over.why}).decode()


def standings(holders: Sequence[Holder], state: GameState, over: RoundOver) -> list[Standing]:
    """How a round went for each who played it: winners first, the others by the points on their cards (M11)."""
    played = [seat for seat, status in enumerate(state.seats) if status in {Seat.IN, Seat.OUT, Seat.LEFT}]
    ranks = {
        seat: (seat not in over.winners, state.seats[seat] is Seat.LEFT, over.points[seat]) for seat in played
    }
    return [
        Standing(
            identity=holders[seat].identity,
            name=holders[seat].name,
            place=1 + sum(rank < ranks[seat] for rank in ranks.values()),
            points=over.points[seat],
            won=seat in over.winners,
        )
        for seat in played
    ]


def finished_round(network: Network, room: Room, title: str, finished: RoundFinished) -> FinishedRound:
    """The same, for the plugins that listen."""
    placed = (
        Placed(each.identity, each.name, each.place, each.points, each.won) for each in finished.standings
    )
    return FinishedRound(network, room, finished.id, title, tuple(placed))
