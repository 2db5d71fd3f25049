"""How rounds went for one player: which count, what is counted of a career, and the rating."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final, NamedTuple

from unobot.tables.seats import AGENT

MACHINE: Final = "machine"
"""The kind of player that programs with accounts are. They are counted among themselves, agents never."""
_MU, _SIGMA = 25.0, 25 / 3
_BETA: Final = 25 / 6
"""How far the play of one player differs from round to round."""
_LEAST_LEFT: Final = 0.0001
"""What at least is left of the doubt about a player's skill after a round, as a share of its square."""
_DRIFT: Final = 25 / 300
"""How far a player's skill may have changed since their last round."""
_ZERO, _SCALE = 1000, 40
LEAST_ROUNDS: Final = 10
"""Who has played fewer rounds is not on the list: nobody knows yet how well they play."""


class CountedPart(NamedTuple):
    """One row of `played`: a part in a round that counts.

    `number` tells in which order rounds ended; it is the same for all rows of a round. `score` is what a winner won: the
    points on the others' cards. `cards` is the largest hand held, if it is known, `moves` how many moves the round had,
    `room` where it was dealt, `seconds` how long it took.
    """

    number: int
    person: str
    kind: str
    board: str
    name: str
    preset: str
    finished: float
    place: int
    won: bool
    score: int
    cards: int | None
    moves: int | None
    room: str = ""
    seconds: int = 0


class Part(NamedTuple):
    """Who took part in a round, as far as it decides who counts; an empty `person` is somebody of whom nothing is kept.

    Place 0 is for whom the round does not count: who was dropped from it.
    """

    person: str
    kind: str
    place: int


def counting_parts(parts: Sequence[Part]) -> list[bool]:
    """Return whose part in a round counts: of everybody who played against another one of their kind.

    Who has two seats (the same person, from two networks) counts once, with the better place.

    >>> counting_parts([Part("a", "person", 1), Part("b", "person", 2), Part("c", "agent", 3)])
    [True, True, False]
    >>> counting_parts([Part("a", "person", 1), Part("c", "agent", 2), Part("d", "agent", 3)])
    [False, False, False]
    >>> counting_parts([Part("a", "person", 1), Part("b", "person", 0)])
    [False, False]
    """
    rivals: defaultdict[str, set[str]] = defaultdict(set)
    best: dict[tuple[str, str], int] = {}
    for index, part in enumerate(parts):
        if not part.place:
            continue
        # nobody knows whether two of whom nothing is kept are the same
        rivals[part.kind].add(part.person or f"\0{index}")
        key = (part.person, part.kind)
        if key not in best or part.place < parts[best[key]].place:
            best[key] = index
    return [
        bool(part.person and part.place)
        and part.kind != AGENT
        and len(rivals[part.kind]) > 1
        and best[part.person, part.kind] == index
        for index, part in enumerate(parts)
    ]


def scores(parts: Iterable[tuple[int, bool]]) -> list[int]:
    """Return what each has won, by the points on their cards and whether they have won: a winner all that the losers held.

    >>> scores([(0, True), (30, False), (12, False)])
    [42, 0, 0]
    """
    parts = list(parts)
    worth = sum(points for points, won in parts if not won)
    return [worth if won else 0 for _, won in parts]


class Rating(NamedTuple):
    """`mu` is how well somebody seems to play, `sigma` how far that may be wrong."""

    mu: float = _MU
    sigma: float = _SIGMA

    @property
    def shown(self) -> int:
        """The rating as a number for people: 1000 at the beginning, and surely not better than they play."""
        return round(_ZERO + _SCALE * (self.mu - 3 * self.sigma))


def new_ratings(players: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return their ratings after a round in which they had these places; who has the same place was as good.

    This is the Plackett-Luce model of Weng and Lin ("A Bayesian Approximation Method for Online Ranking", algorithm 4), with the
    constants of openskill. The order of the players decides about the last bit: give them in one that can be found again.
    """
    variances = [each.sigma**2 + _DRIFT**2 for each in players]
    scale = sqrt(sum(variances) + len(players) * _BETA**2)
    strengths = [exp(each.mu / scale) for each in players]
    new = []
    for player, variance, strength, own in zip(players, variances, strengths, places, strict=True):
        better, surer = 1 / places.count(own), 0.0
        for place in places:
            if place <= own:
                rest = sum(s for s, other in zip(strengths, places, strict=True) if other >= place)
                chance = strength / rest
                better -= chance / places.count(place)
                surer += chance * (1 - chance) / places.count(place)
        surer *= (variance / scale**2) * (sqrt(variance) / scale)
        new.append(
            Rating(player.mu + better * variance / scale, sqrt(variance * max(1 - surer, _LEAST_LEFT)))
        )
    return new


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

    def play(self, played: CountedPart) -> list[str]:
        """Take a round in; returns the achievements that it brings. The rating stays as it is."""
        # a later round that is counted earlier is possible: a clock may be set back
        self.name, self.called, self.last = played.name, name_key(played.name), played.finished
        self.rounds += 1
        self.wins += played.won
        self.streak = self.streak + 1 if played.won else 0
        self.longest = max(self.longest, self.streak)
        self.best = max(self.best, played.score)
        self.cards = max(self.cards, played.cards or 0)
        self.moves = max(self.moves, played.moves or 0)
        had = self.badges.split()
        new = [badge for badge, reached in BADGES.items() if badge not in had and reached(self, played)]
        self.badges = " ".join([*had, *new])
        return new


class Earned(NamedTuple):
    """An achievement of somebody who has just played a round."""

    name: str
    badge: str


def name_key(name: str) -> str:
    """Return a name as it is looked for, whatever its letters' case."""
    return name.casefold()


BADGES: Final[dict[str, Callable[[Career, CountedPart], bool]]] = {
    "first-win": lambda career, _: career.wins == 1,
    "streak": lambda career, _: career.streak >= 5,
    "comeback": lambda _, played: played.won and (played.cards or 0) >= 15,
    "haul": lambda _, played: played.score >= 200,
    "hundred": lambda career, _: career.rounds >= 100,
}
"""The achievements, each with when it is reached; they follow from what is stored, so that they can be counted anew."""
