"""All that the page of a player shows, of the rounds on one board."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Integer, Select, and_, cast, func, literal_column, select

from unobot.adapter import Network, Room
from unobot.store import PERSON
from unobot.store.schema import results
from unobot.store.schema import rounds as dealt
from unobot_records.boards import BucketSums, Profile, find_career, profile_of, sums_by_bucket
from unobot_records.career import Career, CountedPart
from unobot_records.counting import ALL
from unobot_records.schema import careers, numbered, played, totals

_LISTED: Final = 10
_LAST_ROUNDS: Final = 20
_MOST_MET: Final = 1000
"""In so many of the last rounds it is counted who was met."""


class Opponent(NamedTuple):
    """Somebody who was met on the board: in how many rounds, and in how many the player had the better or the worse place."""

    name: str
    rounds: int
    ahead: int
    behind: int


class FavouriteGame(NamedTuple):
    """A game that was played."""

    preset: str
    rounds: int
    wins: int


class Achievement(NamedTuple):
    """An achievement, and when the round ended that brought it, in seconds since the epoch."""

    badge: str
    at: float


@dataclass(frozen=True, slots=True)
class RecentRound:
    """A round that counts for the player, who had one of `of` places; `others` are the names of all people who count in it, too."""

    others: Sequence[str]
    id: str
    network: Network
    room: Room
    finished: float
    preset: str
    place: int
    won: bool
    score: int
    of: int


@dataclass(frozen=True, slots=True)
class PlayerPage:
    """What is shown of a player; `rounds` are the last ones, newest first."""

    profile: Profile
    buckets: Sequence[BucketSums]
    rounds: Sequence[RecentRound]
    opponents: Sequence[Opponent]
    favourites: Sequence[FavouriteGame]
    achievements: Sequence[Achievement]

    @property
    def sums(self) -> BucketSums:
        """The sums of all rounds that count on this board."""
        return next(each for each in self.buckets if each.bucket == ALL)


def player_page(connection: Connection, board: str, name: str) -> PlayerPage | None:
    """Return what is shown of the person who is called so; None for somebody who has not played on that board."""
    career = find_career(connection, board, name)
    if career is None or career.kind != PERSON:
        return None
    buckets = sums_by_bucket(connection, board, career.person)
    if not any(each.bucket == ALL for each in buckets):
        return None
    return PlayerPage(
        profile_of(connection, board, career),
        buckets,
        _last_rounds(connection, board, career.person),
        _opponents(connection, board, career.person),
        _favourites(connection, board, career.person),
        _achievements(connection, board, career),
    )


def _last_rounds(connection: Connection, board: str, person: str) -> list[RecentRound]:
    p, d = played.c, dealt.c
    last = _last_numbers(board, person, _LAST_ROUNDS).subquery()
    places = select(func.count()).where(results.c.round == d.id, results.c.place > 0).scalar_subquery()
    wanted = (
        select(p.number, d.id, d.network, d.room, p.finished, p.preset, p.place, p.won, p.score, places)
        .join_from(last, played, p.number == last.c.number)
        .join(numbered, numbered.c.number == p.number)
        .join(dealt, d.id == numbered.c.round)
        .where(p.person == person, p.kind == PERSON)
        .order_by(p.number.desc())
    )
    rows: Sequence[Any] = connection.execute(wanted).all()
    found = connection.execute(
        select(p.number, careers.c.name)
        .join_from(played, careers, and_(careers.c.person == p.person, careers.c.kind == p.kind))
        # the kind as an expression: SQLite would go through all careers first
        .where(
            p.number.in_([row[0] for row in rows]),
            p.person != person,
            func.coalesce(p.kind, literal_column("''")) == PERSON,
        )
        .order_by(p.place, p.person)
    )
    others = defaultdict[int, list[str]](list)
    for number, name in found:
        others[number].append(name)
    return [RecentRound(others[number], *row) for number, *row in rows]


def _last_numbers(board: str, person: str, most: int) -> Select[tuple[int]]:
    """Select the numbers of so many of the last rounds that count for a person on the board."""
    p = played.c
    # as expressions: by these columns alone SQLite would go through all that the board has, not through what the person has played
    kind, where = (func.coalesce(column, literal_column("''")) for column in (p.kind, p.board))
    own = select(p.number).where(p.person == person, kind == PERSON, where == board)
    return own.order_by(p.number.desc()).limit(most)


def _opponents(connection: Connection, board: str, person: str) -> list[Opponent]:
    """The people who were met most in the last rounds on the board."""
    # not from `versus`, which counts what was played on other boards as well: they may not be shown
    last, own, other = _last_numbers(board, person, _MOST_MET).subquery(), played.alias(), played.alias()
    rounds, ahead, behind = (
        func.count().label("rounds"),
        func.sum(cast(own.c.place < other.c.place, Integer)).label("ahead"),
        func.sum(cast(own.c.place > other.c.place, Integer)).label("behind"),
    )
    most_met = (
        select(other.c.person, rounds, ahead, behind)
        .join_from(last, own, own.c.number == last.c.number)
        .join(other, other.c.number == own.c.number)
        .where(own.c.person == person, own.c.kind == PERSON)
        .where(other.c.person != person, other.c.kind == PERSON)
        .group_by(other.c.person)
        .order_by(rounds.desc(), other.c.person)
        .limit(_LISTED)
        .subquery()
    )
    met = most_met.c
    query = select(careers.c.name, met.rounds, met.ahead, met.behind).join_from(
        most_met, careers, and_(careers.c.person == met.person, careers.c.kind == PERSON)
    )
    found = connection.execute(query.order_by(met.rounds.desc(), met.person))
    return [Opponent(row[0], row[1], int(row[2]), int(row[3])) for row in found]


def _favourites(connection: Connection, board: str, person: str) -> list[FavouriteGame]:
    t = totals.c
    wanted = (
        select(t.preset, t.rounds, t.wins)
        .where(t.person == person, t.kind == PERSON, t.board == board, t.bucket == ALL, t.preset != "")
        .order_by(t.rounds.desc(), t.preset)
        .limit(_LISTED)
    )
    return [FavouriteGame(*row) for row in connection.execute(wanted)]


def _achievements(connection: Connection, board: str, career: Career) -> list[Achievement]:
    """The achievements that rounds on the board brought. Their day is not stored: the career is played again until all are found."""
    wanted, found = len(career.badges.split()), list[Achievement]()
    if not wanted:
        return found
    again, p = Career(career.person, career.kind), played.c
    rounds = select(*(p[name] for name in CountedPart._fields)).where(
        p.person == career.person, p.kind == career.kind
    )
    for row in connection.execute(rounds.order_by(p.number)):
        part = CountedPart(*row)
        brought = [Achievement(badge, part.finished) for badge in again.play(part)]
        found += brought if part.board == board else []
        if len(again.badges.split()) == wanted:
            break
    return found


def players_of_seats(connection: Connection, rounds: Sequence[str]) -> Mapping[tuple[str, int], str]:
    """Return by round and seat how the people are called now whose part in these rounds counts."""
    r: Any = results.c
    query = (
        select(r.round, r.seat, careers.c.name)
        .join_from(results, numbered, numbered.c.round == r.round)
        .join(
            played,
            and_(played.c.number == numbered.c.number, played.c.person == r.person, played.c.kind == r.kind),
        )
        .join(careers, and_(careers.c.person == r.person, careers.c.kind == r.kind))
        .where(r.round.in_(rounds), r.kind == PERSON, r.seat.is_not(None))
    )
    return {(row[0], row[1]): row[2] for row in connection.execute(query)}
