"""A career: all that is known of one player beside sums, round by round in the order in which they ended."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from unobot.store.ranking.played import Played
from unobot.store.ranking.ratings import Rating


@dataclass(slots=True)
class Career:
    """What a player has done on all boards together; every field is a column of `careers`.

    `called` is the name as it is looked for. `best` is the highest score of a round, `cards` the largest hand, `moves`
    the longest round; `streak` counts the rounds won in a row until now, `longest` the most ever. `badges` are the
    achievements, with spaces between. `last` is when the last round ended.
    """

    person: str
    kind: str
    name: str = ""
    called: str = ""
    rounds: int = 0
    wins: int = 0
    best: int = 0
    cards: int = 0
    moves: int = 0
    streak: int = 0
    longest: int = 0
    badges: str = ""
    last: float = 0.0
    mu: float = Rating().mu
    sigma: float = Rating().sigma

    @property
    def rating(self) -> Rating:
        """How well they play."""
        return Rating(self.mu, self.sigma)

    def play(self, played: Played) -> list[str]:
        """Take a round in; returns the achievements that it brings. The rating stays as it is."""
        # a later round that is counted earlier is possible: a clock may be set back
        self.name, self.called, self.last = played.name, called(played.name), played.finished
        self.rounds += 1
        self.wins += played.won
        self.streak = self.streak + 1 if played.won else 0
        self.longest = max(self.longest, self.streak)
        self.best = max(self.best, played.score)
        self.cards = max(self.cards, played.cards or 0)
        self.moves = max(self.moves, played.moves or 0)
        return self._earned(played)

    def _earned(self, played: Played) -> list[str]:
        had = self.badges.split()
        new = [badge for badge, reached in BADGES.items() if badge not in had and reached(self, played)]
        self.badges = " ".join([*had, *new])
        return new


class Earned(NamedTuple):
    """An achievement of somebody who has just played a round."""

    name: str
    badge: str


def called(name: str) -> str:
    """A name as it is looked for, whatever its letters' case."""
    return name.casefold()


BADGES: Final[dict[str, Callable[[Career, Played], bool]]] = {
    "first-win": lambda career, _: career.wins == 1,
    "streak": lambda career, _: career.streak >= 5,
    "comeback": lambda _, played: played.won and (played.cards or 0) >= 15,
    "haul": lambda _, played: played.score >= 200,
    "hundred": lambda career, _: career.rounds >= 100,
}
"""The achievements, each with when it is reached; they follow from what is stored, so that they can be counted anew."""
