"""How a round went for one player, as far as it is counted, and whose part in it counts."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from unobot.adapter import Identity, Network

Kind = Literal["person", "machine", "computer"]
"""What a player is: a person, an account that says it is a machine's, or a computer player of the bot.

Computer players are never counted; people and machines each among themselves.
"""

PERSON: Final[Kind] = "person"
MACHINE: Final[Kind] = "machine"
COMPUTER: Final[Kind] = "computer"


class Played(NamedTuple):
    """One row of `results`. `number` tells in which order rounds ended; it is the same for all rows of a round.

    `score` is what a winner won: the points on the others' cards. `cards` is the largest hand held, `moves` how many
    moves the round had; None where an older version did not note it.
    """

    round: str
    number: int
    board: str
    person: str
    kind: str
    name: str
    preset: str
    finished: float
    place: int
    won: bool
    score: int
    cards: int | None
    moves: int | None


class Part(NamedTuple):
    """Who took part in a round, as far as it decides who counts; an empty `person` is somebody of whom nothing is kept.

    Place 0 is for whom the round does not count: who was dropped from it.
    """

    person: str
    kind: str
    place: int


def person_of(network: Network | str, identity: Identity | str) -> str:
    """The person that an identity is, if nobody has said otherwise."""
    return f"{network} {identity}"


def counting(parts: Sequence[Part]) -> list[bool]:
    """Whose part in a round counts: of everybody who played against another one of their kind.

    Who has two seats (the same person, from two networks) counts once, with the better place.

    >>> counting([Part("a", "person", 1), Part("b", "person", 2), Part("c", "computer", 3)])
    [True, True, False]
    >>> counting([Part("a", "person", 1), Part("c", "computer", 2), Part("d", "computer", 3)])
    [False, False, False]
    >>> counting([Part("a", "person", 1), Part("b", "person", 0)])
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
        and part.kind != COMPUTER
        and len(rivals[part.kind]) > 1
        and best[part.person, part.kind] == index
        for index, part in enumerate(parts)
    ]


def scores(parts: Iterable[tuple[int, bool]]) -> list[int]:
    """What each has won, by the points on their cards and whether they have won: a winner all that the losers held.

    >>> scores([(0, True), (30, False), (12, False)])
    [42, 0, 0]
    """
    parts = list(parts)
    worth = sum(points for points, won in parts if not won)
    return [worth if won else 0 for _, won in parts]
