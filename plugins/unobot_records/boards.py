"""Lists of the best, records, and pages of months."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Integer, Select, and_, case, cast, func, or_, select, true

from unobot.store import PERSON
from unobot_records.career import LEAST_ROUNDS, Career, name_key
from unobot_records.counting import ALL, CAREER, Span
from unobot_records.schema import careers, played, totals, versus

LISTED: Final = 10
"""So many are on a list."""


class Sums(NamedTuple):
    """A player's rounds, wins and points in a season, or in all of them."""

    name: str
    rounds: int
    wins: int
    points: int


class RatedPlayer(NamedTuple):
    """A row of the list of players by their rating."""

    name: str
    rating: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A player: the career, how many rounds and points there are of it on the board, and the rank there by wins.

    `rank` is 1 for the best of `of`; 0 for who has not played on this board.
    """

    career: Career
    points: int
    rank: int
    of: int


class Meeting(NamedTuple):
    """How often two have met, and how often each of them had the better place."""

    rounds: int
    ahead: int
    behind: int


class Feat(NamedTuple):
    """The most that anybody on a board has reached, and who."""

    name: str
    value: int


def best(connection: Connection, board: str, kind: str, bucket: str, preset: str = "") -> list[Sums]:
    """Return who has won most in a bucket (`all`, `2026-Q4`, `2026-11`), of one preset or (empty) of all."""
    t = totals.c
    wanted = (
        select(careers.c.name, t.rounds, t.wins, t.points)
        .select_from(totals.join(careers, _same_player()))
        .where(*_on(board, kind, bucket, preset), t.wins > 0)
        .order_by(t.wins.desc(), t.points.desc(), t.person)
        .limit(LISTED)
    )
    return [Sums(*row) for row in connection.execute(wanted)]


def best_within(connection: Connection, board: str, kind: str, span: Span, preset: str = "") -> list[Sums]:
    """Return who has won most in any span of time, which is not added up before: a week."""
    r = played.c
    wanted: list[Any] = [r.board == board, r.kind == kind, r.finished >= span.start, r.finished < span.end]
    if preset:
        wanted.append(r.preset == preset)
    wins = func.sum(cast(r.won, Integer)).label("wins")
    points = func.sum(r.score).label("points")
    sums = (
        select(r.person, func.count().label("rounds"), wins, points)
        .where(*wanted)
        .group_by(r.person)
        .having(wins > 0)
    )
    first = sums.order_by(wins.desc(), points.desc(), r.person).limit(LISTED).subquery()
    named = select(careers.c.name, first.c.rounds, first.c.wins, first.c.points).join(
        first, and_(careers.c.person == first.c.person, careers.c.kind == kind)
    )
    found = connection.execute(named.order_by(first.c.wins.desc(), first.c.points.desc(), first.c.person))
    return [Sums(row[0], row[1], int(row[2]), int(row[3])) for row in found]


def best_rated(connection: Connection, board: str, kind: str) -> list[RatedPlayer]:
    """Return who plays best, of those who have played on this board, and often enough that it is known."""
    c = careers.c
    surely = c.mu - 3 * c.sigma
    wanted = (
        select(*CAREER)
        .select_from(totals.join(careers, _same_player()))
        .where(*_on(board, kind, ALL, ""), c.rounds >= LEAST_ROUNDS)
        .order_by(surely.desc(), c.person)
        .limit(LISTED)
    )
    players = (Career(*row) for row in connection.execute(wanted))
    return [RatedPlayer(player.name, player.rating.shown, player.rounds) for player in players]


def profile(connection: Connection, board: str, person: str) -> Profile | None:
    """Return all about a player; None if no round of theirs counts."""
    # who was marked as a machine later has two careers: the one of today counts
    theirs = select(*CAREER).where(careers.c.person == person).order_by(careers.c.last.desc()).limit(1)
    row = connection.execute(theirs).first()
    return None if row is None else profile_of(connection, board, Career(*row))


def profile_of(connection: Connection, board: str, career: Career) -> Profile:
    """Return all about the player whose career this is."""
    t = totals.c
    everywhere = select(t.board, t.wins, t.points).where(
        t.person == career.person, t.kind == career.kind, t.bucket == ALL, t.preset == ""
    )
    sums = connection.execute(everywhere).all()
    here = next(((wins, points) for where, wins, points in sums if where == board), None)
    wins, points = here or (0, 0)
    ahead = or_(t.wins > wins, and_(t.wins == wins, t.points > points))
    ranks = select(func.count(), func.count(case((ahead, 1)))).where(*_on(board, career.kind, ALL, ""))
    of, better = connection.execute(ranks).one()
    return Profile(career, sum(row[2] for row in sums), 1 + better if here else 0, of)


def find_career(connection: Connection, board: str, name: str) -> Career | None:
    """Return who has played under that name, in any case of its letters: of several who has played most, here if possible."""
    here = (
        select(totals.c.person)
        .where(*_on(board, careers.c.kind, ALL, ""), totals.c.person == careers.c.person)
        .exists()
    )
    wanted = (
        select(*CAREER, here.label("here"))
        .where(careers.c.called == name_key(name))
        .order_by(here.desc(), careers.c.rounds.desc(), careers.c.person)
        .limit(1)
    )
    row = connection.execute(wanted).first()
    return None if row is None else Career(*row[:-1])


def meeting(connection: Connection, one: str, other: str) -> Meeting:
    """Return how often they have met, and who was ahead; `ahead` is how often `one` was."""
    first, second = sorted((one, other))
    v = versus.c
    row = connection.execute(
        select(v.rounds, v.ahead, v.behind).where(v.person == first, v.other == second)
    ).first()
    rounds, ahead, behind = row or (0, 0, 0)
    return Meeting(rounds, ahead, behind) if first == one else Meeting(rounds, behind, ahead)


FEATS: Final = ("fastest", "moves", "cards", "best", "longest")
"""What there are records of: the fastest win, the longest round, the largest hand, the highest score of a round, rounds won in a row."""
_PART_FEATS: Final = {"moves": played.c.moves, "cards": played.c.cards, "best": played.c.score}
"""Those of them that a single round decides."""


def feats(connection: Connection, board: str) -> dict[str, Feat]:
    """Return the records of the people on a board; those that nobody has reached are left out."""
    found = {}
    on_board = select(totals.c.person).where(*_on(board, PERSON, ALL, ""), _same_player()).exists()
    if (first := connection.execute(_fastest(board)).first()) is not None:
        found["fastest"] = Feat(*first)
    for feat in FEATS[1:]:
        column = careers.c[feat]
        wanted = (
            select(careers.c.name, column)
            .where(careers.c.kind == PERSON, column > 0, on_board)
            # an index has this order: hardly more than one is looked at
            .order_by(column.desc(), careers.c.person)
            .limit(1)
        )
        if (row := connection.execute(wanted).first()) is not None:
            found[feat] = Feat(*row)
    return found


def room_feats(connection: Connection, board: str, room: str) -> dict[str, Feat]:
    """Return the records of people in one room, as `feats` does; how often somebody has won in a row is not told of a room."""
    found, here = {}, (played.c.board == board, played.c.kind == PERSON, played.c.room == room)
    if (first := connection.execute(_fastest(board).where(played.c.room == room)).first()) is not None:
        found["fastest"] = Feat(*first)
    for feat, column in _PART_FEATS.items():
        wanted = select(played.c.name, column).where(*here, column > 0)
        first = connection.execute(
            wanted.order_by(column.desc(), played.c.number, played.c.person).limit(1)
        ).first()
        if first is not None:
            found[feat] = Feat(*first)
    return found


def _fastest(board: str) -> Select[Any]:
    """Select who on a board has won in the shortest time, and in how many seconds."""
    p = played.c
    wins = select(p.name, p.seconds).where(p.board == board, p.kind == PERSON, p.won, p.seconds > 0)
    return wins.order_by(p.seconds, p.number, p.person).limit(1)


def champions(connection: Connection, board: str, seasons: Sequence[Span]) -> list[tuple[Span, Sums]]:
    """Return who has won most in each of these seasons; those in which nobody played are left out."""
    return [(span, first[0]) for span in seasons if (first := best(connection, board, PERSON, span.name)[:1])]


def _on(board: str, kind: Any, bucket: str, preset: str) -> list[ColumnElement[bool]]:
    t = totals.c
    return [t.board == board, t.kind == kind, t.bucket == bucket, t.preset == preset]


def _same_player() -> ColumnElement[bool]:
    return and_(careers.c.person == totals.c.person, careers.c.kind == totals.c.kind)


class RoomPlayer(NamedTuple):
    """Somebody who has played in a room: `name` is what they were called there, `called` what they are called now, wherever they play."""

    called: str
    name: str
    rounds: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class RoomPage:
    """What is shown of a room; `first` is when its first round ended, `games` has how many rounds of each preset were played."""

    rounds: int
    people: int
    first: float
    best: Sequence[RoomPlayer]
    games: Sequence[tuple[str, int]]
    champions: Sequence[tuple[Span, RoomPlayer]]


def room_page(connection: Connection, board: str, room: str, seasons: Sequence[Span]) -> RoomPage | None:
    """Return what is shown of a room, with who has won most in each of the seasons; None if no round that was played there counts."""
    p = played.c
    here = (p.board == board, p.room == room, p.kind == PERSON)
    # a season's sums stand beside those of all time: the rounds are gone through once
    spans = (true(), *(and_(p.finished >= span.start, p.finished < span.end) for span in seasons))
    columns = (func.count(), func.sum(cast(p.won, Integer)), func.sum(p.score))
    sums = select(
        p.person,
        func.max(p.name),
        func.min(p.finished),
        *(column.filter(span) for span in spans for column in columns),
    )
    people = connection.execute(sums.where(*here).group_by(p.person)).all()
    if not people:
        return None

    def first(span: int, most: int) -> list[RoomPlayer]:
        at = 3 + span * len(columns)
        ranked = sorted((-(row[at + 1] or 0), -(row[at + 2] or 0), row) for row in people if row[at + 1])
        best_of = [row for _, _, row in ranked[:most]]
        named = select(careers.c.person, careers.c.name).where(
            careers.c.person.in_([row[0] for row in best_of]), careers.c.kind == PERSON
        )
        called = {row[0]: row[1] for row in connection.execute(named)}
        return [
            RoomPlayer(called[row[0]], row[1], row[at], int(row[at + 1]), int(row[at + 2])) for row in best_of
        ]

    rounds = select(p.number, p.preset).where(*here).distinct().subquery().c
    count = func.count().label("rounds")
    games = connection.execute(
        select(rounds.preset, count).group_by(rounds.preset).order_by(count.desc(), rounds.preset)
    )
    counted = [(preset, number) for preset, number in games]
    return RoomPage(
        sum(number for _, number in counted),
        len(people),
        min(row[2] for row in people),
        first(0, LISTED),
        counted[:LISTED],
        [(span, winner) for at, span in enumerate(seasons, 1) for winner in first(at, 1)],
    )


_MOST: Final = 40
"""So many buckets are looked at, the last ones: two years of months and seasons."""


class BucketSums(NamedTuple):
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


def sums_by_bucket(connection: Connection, board: str, person: str) -> list[BucketSums]:
    """Return what was counted of somebody on a board, the months in their order."""
    t = totals.c
    query = select(t.bucket, t.rounds, t.wins, t.points, t.best).where(
        t.person == person, t.kind == PERSON, t.board == board, t.preset == ""
    )
    found = connection.execute(query.order_by(t.bucket.desc()).limit(_MOST))
    return [BucketSums(*row) for row in reversed(found.all())]
