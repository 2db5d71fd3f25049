"""What is counted of finished rounds: by the round and anew it is the same, as it is by the plainest way to count."""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from tests.bot.store.test_every_field import filled
from unobot.adapter import Identity, Network
from unobot.clock import HeldClock
from unobot.store import (
    Change,
    RoundFinished,
    RoundId,
    RoundProgress,
    RoundStarted,
    Standing,
    Store,
    schema,
)
from unobot.store.change import Executor
from unobot.store.database import Database, OnConnection
from unobot.store.rows import join_group
from unobot_records.career import Rating, new_ratings
from unobot_records.counting import season
from unobot_records.results import RecordsTally, Rerating, count_round, recount, recount_persons
from unobot_records.schema import careers, numbered, played, scoring, totals, versus

COUNTED = (totals, versus, careers, scoring, numbered, played)
DAY = 86_400.0
NEW_YEAR = 1_798_761_600.0
"""The beginning of 2027."""

Everything = dict[str, list[tuple[Any, ...]]]


def counted(connection: Connection) -> Everything:
    """All that is counted, table by table."""
    return {table.name: sorted(tuple(row) for row in connection.execute(select(table))) for table in COUNTED}


def some_rounds(chance: Random, many: int, first: float = NEW_YEAR - 50 * DAY) -> list[Change]:
    """Random rounds of a few people, machines and computer players on two networks, over a year's end."""
    changes, at = [], first
    for number in range(many):
        # a clock may be set back, and two rounds may end at once
        at += chance.choice([0.0, -30.0, chance.random() * 4 * DAY])
        id_, network = RoundId(f"r{number:04}"), Network(chance.choice(["libera", "home"]))
        started = replace(filled(RoundStarted), id=id_, network=network)
        finished = RoundFinished(
            id_, network, "{}", _standings(chance, network), chance.choice(["classic", "taiwan"])
        )
        changes.append(
            Change(
                at, round=RoundProgress(started=started, finished=finished), writes=(partial(_count, id_),)
            )
        )
    return changes


def _count(round_: RoundId, on: Executor) -> None:
    count_round(on, round_)


def _standings(chance: Random, network: Network) -> tuple[Standing, ...]:
    names = chance.sample(["ann", "bob", "cid", "Dee", "é", "x", "y", "robo", "rob2"], chance.randint(2, 6))
    winners = chance.choice([1, 1, 1, 2])
    found = []
    for index, name in enumerate(names):
        kind = "agent" if name[:3] == "rob" else "machine" if name in {"x", "y"} else "person"
        place = 1 if index < winners else chance.randint(winners + 1, 5)
        points, cards = 0 if place == 1 else chance.randint(1, 150), chance.choice([None, 7, 16, 25])
        person = "" if chance.random() < 0.1 else None
        found.append(
            Standing(Identity(name), name, place, points, place == 1, kind, person, cards, network=network)
        )
    return tuple(found)


def in_plain_words(connection: Connection) -> dict[str, Any]:
    """Totals and meetings, counted from the results by the definition alone (docs/players/records.md)."""
    rounds: defaultdict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(select(schema.results).order_by(schema.results.c.finished)):
        rounds[row.round].append(row)
    sums_of: dict[tuple[str, ...], list[int]] = {}
    meetings: dict[tuple[str, str], list[int]] = {}
    for rows in rounds.values():
        players = [
            row
            for row in rows
            if row.kind != "agent" and row.person and sum(other.kind == row.kind for other in rows) > 1
        ]
        # who has two seats counts once, and against others only
        players.sort(key=lambda row: (row.place, row.network, row.identity))
        players = list({(row.person, row.kind): row for row in reversed(players)}.values())
        rivals = [(row.person or row.identity, row.kind) for row in rows]
        players = [row for row in players if len({who for who, kind in rivals if kind == row.kind}) > 1]
        worth = sum(row.points for row in rows if not row.won)
        for row in players:
            score = worth if row.won else 0
            for bucket in ("all", season(row.finished).name, _month(row.finished)):
                for preset in ("", row.preset):
                    sums = sums_of.setdefault((row.person, row.kind, row.network, bucket, preset), [0] * 4)
                    sums[:] = [sums[0] + 1, sums[1] + row.won, sums[2] + score, max(sums[3], score)]
        for one, other in combinations(sorted(players, key=lambda row: row.person), 2):
            met = meetings.setdefault((one.person, other.person), [0] * 3)
            met[:] = [met[0] + 1, met[1] + (one.place < other.place), met[2] + (one.place > other.place)]
    return {
        "totals": sorted((*key, *sums) for key, sums in sums_of.items()),
        "versus": sorted((*key, *met) for key, met in meetings.items()),
    }


def _month(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m")


async def keep(store: Store, changes: Sequence[Change], chance: Random) -> None:
    """Commit them, some at once."""
    for start in range(0, len(changes), 4):
        if chance.random() < 0.5:
            await asyncio.gather(*(store.commit(change) for change in changes[start : start + 4]))
        else:
            for change in changes[start : start + 4]:
                await store.commit(change)


@pytest.mark.parametrize("seed", range(3))
async def test_what_is_counted_by_the_round_is_what_is_counted_anew(location: str, seed: int) -> None:
    chance = Random(seed)
    async with await Store.open(location, tallies=[RecordsTally()]) as store:
        await keep(store, some_rounds(chance, 120), chance)
        before = await store.read(counted)
        plain = await store.read(in_plain_words)
    assert {name: before[name] for name in plain} == plain
    assert len(before["careers"]) > 5

    database = Database(location)
    with database.long_writing() as connection:
        recount(OnConnection(connection))
        # also ratings, to the last bit
        assert counted(connection) == before
    database.close()


async def test_persons_that_become_one_and_two_again_are_counted_as_if_they_had_always_been_so(
    location: str,
) -> None:
    chance = Random(7)
    async with await Store.open(location, tallies=[RecordsTally()]) as store:
        await keep(store, some_rounds(chance, 80), chance)
        apart = await store.read(counted)
    ann, bob = "libera ann", "libera bob"
    database = Database(location)
    with database.long_writing() as connection:
        on, r = OnConnection(connection), schema.results
        connection.execute(update(r).where(r.c.person == bob).values(person=ann))
        recount_persons(on, [ann, bob])
        joined = counted(connection)
        assert (ann, bob) not in {row[:2] for row in joined["versus"]}
        assert {name: joined[name] for name in ("totals", "versus")} == in_plain_words(connection)
        recount(on)
        again = counted(connection)
        assert _without_ratings(again) == _without_ratings(joined)

        connection.execute(update(r).where(r.c.identity == "bob", r.c.person == ann).values(person=bob))
        recount_persons(on, [ann, bob])
        recount(on)
        assert counted(connection) == apart
    database.close()


def _without_ratings(everything: Everything) -> Everything:
    without = [row[:-2] for row in everything["careers"]]
    return {name: everything[name] for name in ("totals", "versus")} | {"careers": without}


async def test_who_is_forgotten_is_counted_nowhere_and_the_others_as_before(location: str) -> None:
    chance = Random(8)
    async with await Store.open(location, tallies=[RecordsTally()]) as store:
        await keep(store, some_rounds(chance, 60), chance)
        before = await store.read(counted)
    database = Database(location)
    with database.writing() as connection:
        r = schema.results
        connection.execute(update(r).where(r.c.person == "home ann").values(person=""))
        recount_persons(OnConnection(connection), ["home ann"])
        after = counted(connection)
    database.close()
    assert before["totals"] != after["totals"] == [row for row in before["totals"] if row[0] != "home ann"]
    assert after["versus"] == [row for row in before["versus"] if "home ann" not in row]
    assert "home ann" not in str(after["careers"])


async def test_a_network_that_joins_a_group_brings_what_was_counted(location: str) -> None:
    chance = Random(9)
    async with await Store.open(location, tallies=[RecordsTally()]) as store:
        await keep(store, some_rounds(chance, 40), chance)
        await store.commit(
            Change(NEW_YEAR, writes=(partial(join_group, Network("home"), Network("libera")),))
        )
        after = await store.read(counted)
        assert {row[2] for row in after["totals"]} == {"libera"}
        assert {row[0].partition(" ")[0] for row in after["careers"]} == {"libera"}
        plain = await store.read(in_plain_words)
    assert {name: after[name] for name in plain} == plain


def test_the_ratings_after_a_round_are_those_of_the_published_model() -> None:
    before = [Rating(), Rating(30, 4), Rating(20, 2), Rating(26, 7)]

    # as openskill 6.2 has them, with a tie for the second place
    assert [pytest.approx(each) for each in new_ratings(before, [2, 1, 2, 4])] == [
        (24.52630818121606, 7.9954766916080775),
        (30.73564348343629, 3.991304425352171),
        (20.02139250014521, 2.0008518877985537),
        (23.820359944084828, 6.8272356647230055),
    ]


async def test_ratings_are_counted_anew_while_rounds_go_on(location: str) -> None:
    chance = Random(11)
    rounds = some_rounds(chance, 90)
    async with await Store.open(location, tallies=[RecordsTally()]) as store:
        await keep(store, rounds[:70], chance)
        right = await store.read(counted)
        database = Database(location)
        with database.writing() as connection:
            recount_persons(OnConnection(connection), ["libera ann"])
        # what ends now is counted and not rated
        await keep(store, rounds[70:80], chance)

        class Late(HeldClock):
            """While a step waits, somebody plays on, and once people are joined anew."""

            async def sleep(self, seconds: float) -> None:
                if left:
                    await store.commit(left.pop(0))

        left = rounds[80:]
        await Rerating(store, Late()).work()
        assert left != rounds[80:]
        after = await store.read(counted)
    # as `unobot records --recount` does: it may compute for longer between two statements than the server waits for a bot
    with database.long_writing() as connection:
        recount(OnConnection(connection))
        assert counted(connection) == after
    database.close()
    assert right["careers"] != after["careers"]


async def test_ratings_that_were_counted_for_nothing_are_not_kept(location: str) -> None:
    chance = Random(12)
    async with await Store.open(location, tallies=[RecordsTally()]) as store:
        await keep(store, some_rounds(chance, 60), chance)
        right = await store.read(counted)
        database = Database(location)

        class Busy(HeldClock):
            async def sleep(self, seconds: float) -> None:
                with database.writing() as connection:
                    recount_persons(OnConnection(connection), ["libera bob"])

        with database.writing() as connection:
            recount_persons(OnConnection(connection), ["libera ann"])
        await Rerating(store, Busy()).work()
        assert (await store.read(counted))["scoring"] != right["scoring"]
        await Rerating(store, Quick()).work()
        assert await store.read(counted) == right
        database.close()


class Quick(HeldClock):
    """Does not wait."""

    async def sleep(self, seconds: float) -> None:
        return
