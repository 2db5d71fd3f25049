"""What was counted of one player, month by month."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from unobot.store.ranking.played import PERSON
from unobot.store.schema import totals

_MOST: Final = 40
"""So many buckets are looked at, the last ones: two years of months and seasons."""


class Counted(NamedTuple):
    """The sums of one bucket: `all`, `2026-Q4`, `2026-11`."""

    bucket: str
    rounds: int
    wins: int
    points: int
    best: int

    @property
    def month(self) -> bool:
        """Whether it is a month."""
        return self.bucket.replace("-", "").isdigit()


def counted(connection: Connection, board: str, person: str) -> list[Counted]:
    """What was counted of somebody on a board, the months in their order."""
    t = totals.c
    query = select(t.bucket, t.rounds, t.wins, t.points, t.best).where(
        t.person == person, t.kind == PERSON, t.board == board, t.preset == ""
    )
    found = connection.execute(query.order_by(t.bucket.desc()).limit(_MOST))
    return [Counted(*row) for row in reversed(found.all())]
