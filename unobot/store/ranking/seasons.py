"""The parts of time for which rounds are counted: weeks, months, seasons and all of it. They begin at midnight, UTC."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

ALL: Final = "all"
"""The bucket that never ends."""


class Span(NamedTuple):
    """A part of time with its name, `2026-W47`: from `start` until just before `end`, in seconds since the epoch."""

    name: str
    start: float
    end: float

    def __contains__(self, at: object) -> bool:
        """Whether that time lies in it."""
        return isinstance(at, float | int) and self.start <= at < self.end


def week(at: float) -> Span:
    """The ISO week; its year is the one in which its Thursday lies.

    >>> week(1798761600.0).name  # 1 January 2027, a Friday
    '2026-W53'
    """
    day = _midnight(at)
    monday = day - timedelta(days=day.weekday())
    year, number, _ = day.isocalendar()
    return Span(f"{year}-W{number:02}", monday.timestamp(), (monday + timedelta(days=7)).timestamp())


def month(at: float) -> Span:
    """The calendar month."""
    day = _midnight(at)
    first = day.replace(day=1)
    return Span(f"{day.year}-{day.month:02}", first.timestamp(), _later(first, 1).timestamp())


def season(at: float) -> Span:
    """The quarter of the year.

    >>> season(1798761599.0).name  # the last second of 2026
    '2026-Q4'
    """
    day = _midnight(at)
    first = day.replace(month=day.month - (day.month - 1) % 3, day=1)
    return Span(f"{day.year}-Q{_quarter(first)}", first.timestamp(), _later(first, 3).timestamp())


def season_before(span: Span) -> Span:
    """The season that came just before that one."""
    return season(span.start - 1)


def buckets(at: float) -> tuple[str, str, str]:
    """The names under which a round is added up that ended then: for ever, in its season, in its month."""
    return ALL, season(at).name, month(at).name


def months(first: float, last: float) -> Iterator[Span]:
    """All months from the one in which `first` lies to the one in which `last` lies."""
    span = month(first)
    while span.start <= last:
        yield span
        span = month(span.end)


def _midnight(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC).replace(hour=0, minute=0, second=0, microsecond=0)


def _later(first: datetime, months_: int) -> datetime:
    """The first day so many months after another first day."""
    count = first.month - 1 + months_
    return first.replace(year=first.year + count // 12, month=count % 12 + 1)


def _quarter(day: datetime) -> int:
    return (day.month + 2) // 3
