"""What rounds are played for (match.md), and who came in which place."""

from collections.abc import Sequence
from typing import ClassVar

from uno_engine.kernel.rule import Rule
from uno_engine.kernel.state import GameState, Seat


class MatchRule(Rule):
    """Base of the rules that say what the rounds are played for (match.md); they react to `RoundOver`.

    A table may have several. The first that `leads` says who is ahead.
    """

    role = "match"
    leads: ClassVar[bool] = True
    """True: it says when the match is over and who wins it. False: alone it plays one round; beside another kind it changes
    how the rounds go."""
    admits: ClassVar[bool] = True
    """Whether newcomers are let in between the rounds of a match (M9)."""
    players: ClassVar[int] = 0
    """With exactly how many players it is played; 0 for any number."""

    def target_at(self, state: GameState) -> int:
        """The points that end the match, for those who hold a seat now; 0 if it does not go to a number of points."""
        return 0

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """Who would win if the match ended now, of the seats still held (M4)."""
        raise NotImplementedError


def by_points(state: GameState, winners: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Each seat's place: the winners', then the others' by the points on their cards, fewest first (M11)."""
    rest = sorted(
        points[s] for s, seat in enumerate(state.seats) if seat in {Seat.IN, Seat.OUT} and s not in winners
    )
    return tuple(
        1 if s in winners else len(winners) + 1 + rest.index(points[s]) if seat in {Seat.IN, Seat.OUT} else 0
        for s, seat in enumerate(state.seats)
    )
