"""Ratings counted anew from the first round on, in the background, some rounds at a time, while others go on being played."""

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, literal_column, select

from unobot.clock import Clock
from unobot.store import Change, Store
from unobot.store.change import Executor
from unobot.store.store import repeat_work
from unobot.store.transaction import OnConnection
from unobot_records.counting import rate_round
from unobot_records.played import Career, Played
from unobot_records.results import KEEP_RATING, RATED, take_numbers
from unobot_records.schema import played, scoring

_EVERY: Final = 60.0
_PAUSE: Final = 0.05
"""Seconds between two steps: the processor is the players'."""
_AT_ONCE: Final = 50
"""So many rounds are rated without a pause: for a few milliseconds nothing else in the process is done."""

Careers = dict[tuple[str, str], Career]
"""By person and kind; here only the ratings of them mean something."""


class Rerating:
    """Counts the ratings anew whenever the store says that this is to be done: after people were joined or parted."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def run(self) -> None:
        """Look every minute for something to do, until cancelled or another process has opened the store."""
        await repeat_work(_EVERY, self._clock, self.work, "the ratings cannot be counted anew")

    async def work(self) -> None:
        """Count them anew if that is to be done. Raises `StoreError`."""
        mark = await self._store.read(_wanted)
        if mark is None:
            return
        known: Careers = {}
        upto, reached = 0, await self._store.read(_rate_more, known, 0)
        while reached is not None:
            upto = reached
            await self._clock.sleep(_PAUSE)
            reached = await self._store.read(_rate_more, known, upto)
        ratings = tuple((*key, career.mu, career.sigma) for key, career in known.items())
        counted = Rerated(mark, upto, ratings)
        await self._store.commit(Change(self._clock.now(), writes=(partial(_keep_ratings, counted),)))


class Rerated(NamedTuple):
    """The ratings of all players, counted anew up to the round with the number `upto`.

    `mark` stood in the store when that was begun: if it is another one now, they are worth nothing any more. `ratings`
    are person, kind, mu and sigma.
    """

    mark: int
    upto: int
    ratings: Sequence[tuple[str, str, float, float]]


def _wanted(connection: Connection) -> int | None:
    """The mark that says that the ratings are to be counted anew; None if they are right."""
    rated = connection.execute(select(scoring.c.rated)).scalar()
    return rated if rated is not None and rated < 0 else None


def _rate_more(connection: Connection, known: Careers, after: int) -> int | None:
    """Rate the first rounds behind that number; returns the number of the last of them, or None if there is none."""
    return _rated(OnConnection(connection), known, after)


def _keep_ratings(counted: Rerated, on: Executor) -> None:
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
    found = on.rows(_NEXT, {"_after": after, "_most": _AT_ONCE})
    if not found:
        return None
    rows = (Played(*row) for row in on.rows(_BETWEEN, {"_after": after, "_last": found[-1][0]}))
    rounds = [tuple(round_) for _, round_ in groupby(rows, key=attrgetter("number"))]
    for round_ in rounds:
        for each in round_:
            key = (each.person, each.kind)
            known.setdefault(key, Career(*key))
        rate_round(known, round_)
    return rounds[-1][0].number if rounds else None


_NUMBER: Final = played.c.number
_NEXT: Final = (
    select(_NUMBER)
    .where(bindparam("_after") < _NUMBER)
    .distinct()
    .order_by(_NUMBER)
    .limit(bindparam("_most"))
    .offset(literal_column("0"))  # else SQLAlchemy adds one for SQLite, as a parameter that nobody gives
)
_BETWEEN: Final = (
    select(played)
    .where(bindparam("_after") < _NUMBER, bindparam("_last") >= _NUMBER)
    .order_by(_NUMBER, played.c.person, played.c.kind)
)
