"""What is stored of cups: while they are played, and for ever."""

from collections.abc import AsyncIterator
from functools import partial
from types import SimpleNamespace
from typing import cast

import pytest

from unobot.adapter import Identity, Network, Room
from unobot.store import Change, Store, read
from unobot.store.rows import prune
from unobot.tables.services import Services
from unobot_cups.course import Plan, TableResult
from unobot_cups.cup import (
    Cup,
    CupId,
    Cups,
    Entrant,
    Finished,
    Running,
    cup_record,
    end_records,
    result_record,
)

NET = Network("net")
PEOPLE = tuple(Entrant(Identity(name), name, name) for name in ("ann", "bob"))
RULES = SimpleNamespace(compose=lambda line: line)


def cup(id_: str, room: str = "#uno") -> Cup:
    return Cup(
        CupId(id_),
        NET,
        Room(room),
        "classic",
        "classic",
        Identity("ann"),
        2,
        Plan(),
        1.0,
        PEOPLE,
        seed="5eed",
    )


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    async with await Store.open("sqlite://") as opened:
        yield opened


async def known(store: Store) -> Cups:
    """The cups of a bot that starts with that store."""
    services = SimpleNamespace(
        adapters={NET: None}, catalogue=RULES, groups=SimpleNamespace(of=lambda network: network)
    )
    cups = Cups(cast(Services, services))
    cups.replaced(NET, await store.read(read.records))
    return cups


RESULT = TableResult((1, 0), (20, 0), seated=2)


async def test_a_cup_comes_back_with_what_is_decided(store: Store) -> None:
    await store.commit(
        Change(
            1.0,
            records=(
                cup_record(cup("c1")),
                result_record(cup("c1"), 1, RESULT, 1.0),
                cup_record(cup("c2", "#two")),
            ),
        )
    )
    cups = await known(store)
    assert set(cups.running) == {"c1", "c2"}
    assert cups.running[CupId("c1")].results == {1: RESULT}
    assert cups.running[CupId("c1")].course.podium == (1, 0)
    assert cups.played_in(NET, Room("#two")) is cups.running[CupId("c2")]


async def test_a_cup_that_is_over_is_kept_and_one_that_is_stopped_is_not(store: Store) -> None:
    over, stopped = (Running(cup("c1"), {1: RESULT}), Running(cup("c2", "#two"), {1: RESULT}))
    for each in (over, stopped):
        await store.commit(
            Change(1.0, records=(cup_record(each.cup), result_record(each.cup, 1, RESULT, 1.0)))
        )
    finished = Finished(over.cup, over.results, 7.0)
    await store.commit(Change(2.0, records=tuple(end_records(over, finished))))
    await store.commit(Change(3.0, records=tuple(end_records(stopped))))
    cups = await known(store)
    assert cups.running == {}
    assert cups.last(NET, Room("#uno")) == finished
    assert cups.last(NET, Room("#two")) is None
    assert len(await store.read(read.records)) == 1


async def test_of_each_room_the_newest_cup_is_the_last_one(store: Store) -> None:
    for at, id_ in ((9.0, "c1"), (5.0, "c2"), (7.0, "c3")):
        over = Running(cup(id_), {1: RESULT})
        await store.commit(Change(at, records=tuple(end_records(over, Finished(over.cup, over.results, at)))))
    last = (await known(store)).last(NET, Room("#uno"))
    assert last is not None
    assert last.cup.id == "c1"


async def test_what_is_decided_of_a_cup_that_has_ended_means_nothing(store: Store) -> None:
    await store.commit(Change(1.0, records=(cup_record(cup("c1")),)))
    await store.commit(Change(2.0, records=tuple(end_records(Running(cup("c1"))))))
    await store.commit(Change(3.0, records=(result_record(cup("c1"), 1, RESULT, 3.0),)))
    assert (await known(store)).running == {}
    await store.commit(Change(400 * 86_400.0, writes=(partial(prune, 400 * 86_400.0),)))
    assert await store.read(read.records) == []


async def test_a_cup_of_another_process_is_not_played_here(store: Store) -> None:
    elsewhere = Cup(
        CupId("c9"), Network("other"), Room("#uno"), "classic", "classic", Identity("ann"), 2, Plan(), 1.0
    )
    record = cup_record(elsewhere)
    await store.commit(Change(1.0, records=(record,)))
    assert (await known(store)).running == {}
