"""Ratings counted anew from the first round on, some rounds at a time, while others go on being played."""

from typing import Final

from sqlalchemy import Connection, select

from unobot.store.change import Rerated
from unobot.store.ranking.careers import Career
from unobot.store.ranking.executor import Executor, OnConnection
from unobot.store.ranking.recounting import KEEP_RATING, rounds_after
from unobot.store.ranking.results import RATED, take_numbers
from unobot.store.ranking.upkeep import rate_round
from unobot.store.schema import scoring

Careers = dict[tuple[str, str], Career]
"""By person and kind; here only the ratings of them mean something."""

_AT_ONCE: Final = 50
"""So many rounds are rated without a pause: for a few milliseconds nothing else in the process is done."""


def wanted(connection: Connection) -> int | None:
    """The mark that says that the ratings are to be counted anew; None if they are right."""
    rated = connection.execute(select(scoring.c.rated)).scalar()
    return rated if rated is not None and rated < 0 else None


def rate_more(connection: Connection, known: Careers, after: int) -> int | None:
    """Rate the first rounds behind that number; returns the number of the last of them, or None if there is none."""
    return _rated(OnConnection(connection), known, after)


def keep_ratings(on: Executor, counted: Rerated) -> None:
    """Keep them, with those of the rounds that have ended since; nothing if they are to be counted once more."""
    last, rated = take_numbers(on, 0)
    if rated != counted.mark:
        return
    known = {
        (each[0], each[1]): Career(each[0], each[1], mu=each[2], sigma=each[3]) for each in counted.ratings
    }
    after: int | None = counted.upto
    while after is not None:
        after = _rated(on, known, after)
    rows = [{"_person": c.person, "_kind": c.kind, "_mu": c.mu, "_sigma": c.sigma} for c in known.values()]
    on.execute(KEEP_RATING, rows)
    on.execute(RATED, [{"_rated": last}])


def _rated(on: Executor, known: Careers, after: int) -> int | None:
    rounds = rounds_after(on, after, _AT_ONCE)
    for round_ in rounds:
        for played in round_:
            key = (played.person, played.kind)
            known.setdefault(key, Career(*key))
        rate_round(known, round_)
    return rounds[-1][0].number if rounds else None
