"""How a cup is to go: its kind, the tables of its stages, and what came of each of them."""

from typing import Literal

import msgspec

Kind = Literal["knockout", "groups"]
"""`knockout`: the best of each table go on, the others are out. `groups`: one stage of groups, then a final."""

LEAST_ENTRANTS, MOST_ENTRANTS = 2, 64
LEAST_SIZE, MOST_SIZE = 2, 4
"""So many sit at a table of a cup."""


class Plan(msgspec.Struct, frozen=True):
    """The kind of a cup, and how many sit at each of its tables at most."""

    kind: Kind = "knockout"
    size: int = MOST_SIZE


class Heat(msgspec.Struct, frozen=True):
    """One table of a cup. Tables are numbered from 1 through the whole cup; `entrants` are numbers, too, from 0."""

    number: int
    entrants: tuple[int, ...]


class CupStage(msgspec.Struct, frozen=True):
    """The tables that are drawn together. `through` are those who go on without a game."""

    heats: tuple[Heat, ...]
    through: tuple[int, ...] = ()
    final: bool = False


class TableResult(msgspec.Struct, frozen=True):
    """What came of a table: who played to the end, best first, with their points, and who lost by default.

    `seated` is how many were dealt in; with fewer than two nothing was played. `lot`: between some only the lot decided.
    """

    order: tuple[int, ...]
    points: tuple[int, ...]
    lost: tuple[int, ...] = ()
    seated: int = 0
    lot: bool = False
