"""Cups in the store: while they are played, and for ever."""

from dataclasses import replace

from unobot.adapter import Network, Room
from unobot.store import Change, CupEnded, CupKept, HeatDecided, Store, read
from unobot.store.read import StoredCup

CUP = CupKept("c1", Network("net"), Room("#uno"), b"opened")
OTHER = replace(CUP, id="c2", room=Room("#two"))
HEATS = (HeatDecided("c1", 1, b"one"), HeatDecided("c1", 2, b"two"), HeatDecided("c2", 1, b"another"))


async def test_a_cup_comes_back_with_what_is_decided(store: Store) -> None:
    await store.commit(Change(1.0, cups=(CUP, OTHER, HEATS[0])))
    await store.commit(Change(2.0, cups=(replace(CUP, payload=b"begun"), *HEATS[1:])))
    assert await store.read(read.cups) == [
        StoredCup(replace(CUP, payload=b"begun"), HEATS[:2]),
        StoredCup(OTHER, HEATS[2:]),
    ]


async def test_what_is_decided_twice_is_there_once(store: Store) -> None:
    await store.commit(Change(1.0, cups=(CUP, HEATS[0])))
    await store.commit(Change(2.0, cups=(HEATS[0],)))
    ((_, heats),) = await store.read(read.cups)
    assert heats == HEATS[:1]


async def test_a_cup_that_is_over_is_kept_and_one_that_is_stopped_is_not(store: Store) -> None:
    await store.commit(Change(1.0, cups=(CUP, OTHER, *HEATS)))
    await store.commit(Change(2.0, cups=(CupEnded("c1", CUP.network, CUP.room, b"over"),)))
    assert await store.read(read.cups) == [StoredCup(OTHER, HEATS[2:])]
    await store.commit(Change(3.0, cups=(CupEnded("c2", OTHER.network, OTHER.room, None),)))
    assert await store.read(read.cups) == []
    assert await store.read(read.last_cups) == [CupEnded("c1", CUP.network, CUP.room, b"over")]


async def test_of_each_room_the_newest_cup_is_the_last_one(store: Store) -> None:
    ended = [CupEnded(f"c{at}", CUP.network, Room(f"#{at % 2}"), b"over") for at in range(6)]
    for at, each in enumerate(ended):
        await store.commit(Change(float(at), cups=(each,)))
    assert await store.read(read.last_cups) == ended[4:]


async def test_what_is_decided_of_a_cup_that_has_ended_means_nothing(store: Store) -> None:
    await store.commit(Change(1.0, cups=(CUP,)))
    await store.commit(Change(2.0, cups=(CupEnded("c1", CUP.network, CUP.room, None),)))
    await store.commit(Change(3.0, cups=(HEATS[0],)))
    assert await store.read(read.cups) == []
    await store.commit(Change(4.0, cups=(OTHER, CupEnded("c3", CUP.network, CUP.room, None))))
    await store.commit(Change(5.0, cups=(CUP,)))
    assert [heats for _, heats in await store.read(read.cups)] == [(), ()]
