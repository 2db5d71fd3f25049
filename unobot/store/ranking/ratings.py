"""Ratings: how well somebody plays, for any number of players in a round (openskill's Plackett-Luce).

They follow from the order of finish alone, one round after the other, and are the same to the last bit whenever they
are computed.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()
_ZERO, _SCALE = 1000, 40

LEAST_ROUNDS: Final = 10
"""Who has played fewer rounds is not on the list: nobody knows yet how well they play."""


class Rating(NamedTuple):
    """`mu` is how well somebody seems to play, `sigma` how far that may be wrong."""

    mu: float = float(_MODEL.mu)
    sigma: float = float(_MODEL.sigma)

    @property
    def shown(self) -> int:
        """The rating as a number for people: 1000 at the beginning, and surely not better than they play."""
        return round(_ZERO + _SCALE * (self.mu - 3 * self.sigma))


def rated(players: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Their ratings after a round in which they had these places; who has the same place was as good.

    The order of the players decides about the last bit: give them in one that can be found again.
    """
    # openskill's own objects have random names, so nothing of them but the numbers is kept
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in players]
    return [
        Rating(one.mu, one.sigma) for (one,) in _MODEL.rate(teams, ranks=[float(each) for each in places])
    ]
