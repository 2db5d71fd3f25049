"""Whatever has a field in a `Change` has it again when it is read: a new field cannot be forgotten in between."""

from dataclasses import fields, is_dataclass, replace
from functools import partial
from typing import Any, get_args

import pytest
from msgspec import structs

from unobot.adapter import Network
from unobot.store import (
    Change,
    Checkpoint,
    Deed,
    InputGiven,
    Record,
    RoundFinished,
    RoundProgress,
    RoundStarted,
    Shelved,
    Standing,
    Store,
    StoredDeed,
    StoredSetting,
    TableKept,
    read,
)
from unobot.store.rows import prune


def filled(kind: type[Any]) -> Any:
    """One with a value of its own in every field."""
    return kind(**{field.name: value(field.name, field.type) for field in _fields(kind)})


def _fields(kind: type[Any]) -> Any:
    return fields(kind) if is_dataclass(kind) else structs.fields(kind)


def value(name: str, kind: Any) -> object:
    for plain, example in ((bool, True), (int, len(name)), (float, 0.5), (bytes, name.encode()), (str, name)):
        if plain in {getattr(each, "__supertype__", each) for each in (kind, *get_args(kind))}:
            return example
    return get_args(kind)[0]


@pytest.fixture
async def kept(store: Store) -> Store:
    """A store in which everything was kept that can be."""
    started, table = filled(RoundStarted), filled(TableKept)
    table = structs.replace(table, round=started.id)
    await store.commit(
        Change(
            1.0,
            table=table,
            round=RoundProgress(
                started=started,
                inputs=(structs.replace(filled(InputGiven), round=started.id),),
                checkpoint=structs.replace(filled(Checkpoint), round=started.id, covers=0),
            ),
            settings=(filled(StoredSetting),),
            records=(filled(Record),),
            deeds=(filled(Deed),),
            shelved=(filled(Shelved),),
        )
    )
    return store


async def test_a_table_and_its_round_come_back(kept: Store) -> None:
    (table,) = await kept.read(read.tables)
    assert table.round is not None
    for field in _fields(TableKept):
        if field.name in {"given", "left"}:
            continue  # the one is only compared with what there is (`unobot.store.damage`), the other is no table's room any more
        found = table.round.id if field.name == "round" else getattr(table, field.name)
        assert found == ("id" if field.name == "round" else value(field.name, field.type))
    assert table.round.state == b"state"


async def test_a_table_that_was_moved_comes_back_in_its_new_room_alone(store: Store) -> None:
    moved = structs.replace(filled(TableKept), round=None, given=None)
    assert moved.left is not None
    await store.commit(Change(1.0, table=structs.replace(moved, room=moved.left, left=None)))
    await store.commit(Change(2.0, table=moved))
    assert [table.room for table in await store.read(read.tables)] == [moved.room]


async def test_a_round_comes_back_with_its_inputs(kept: Store) -> None:
    found = await kept.read(read.round_of, filled(RoundStarted).id)
    assert found is not None
    for field in fields(RoundStarted):
        name = {"opening": "state"}.get(field.name, field.name)
        assert getattr(found, name) == value(field.name, field.type)
    assert found.inputs == (structs.replace(filled(InputGiven), round=found.id),)


async def test_a_result_comes_back_with_its_standings(kept: Store) -> None:
    finished = replace(filled(RoundFinished), id=filled(RoundStarted).id, standings=(filled(Standing),))
    await kept.commit(Change(2.0, round=RoundProgress(finished=finished)))
    assert await kept.read(read.standings, finished.id) == [filled(Standing)]
    found = await kept.read(read.round_of, finished.id)
    assert found is not None
    assert found.result == "result"


async def test_records_and_deeds_come_back(kept: Store) -> None:
    assert await kept.read(read.records) == [filled(Record)]
    assert await kept.read(read.deeds) == [StoredDeed(1.0, filled(Deed))]


async def test_a_record_is_changed_forgotten_and_goes_with_its_time(kept: Store) -> None:
    record = filled(Record)
    lasting = replace(record, subject="", until=None)
    soon = replace(record, key="other", until=50.0)
    await kept.commit(Change(2.0, records=(replace(record, payload=b"else"), lasting, soon)))
    assert await kept.read(read.records) == [lasting, replace(record, payload=b"else"), soon]
    assert await kept.read(read.records, Network("nowhere")) == []
    await kept.commit(Change(3.0, records=(replace(record, payload=None),)))
    assert await kept.read(read.records, record.network) == [lasting, soon]
    await kept.commit(Change(50.0, writes=(partial(prune, 50.0),)))
    assert await kept.read(read.records) == [lasting, soon]
    await kept.commit(Change(50.1, writes=(partial(prune, 50.1),)))
    assert await kept.read(read.records) == [lasting]


async def test_deeds_are_found_by_network_and_room_the_newest_first(store: Store) -> None:
    first, second = filled(Deed), replace(filled(Deed), network=Network("other"), room=None)
    await store.commit(Change(1.0, deeds=(first,)))
    await store.commit(Change(2.0, deeds=(second,)))
    assert [found.deed for found in await store.read(read.deeds)] == [second, first]
    assert [found.deed for found in await store.read(read.deeds, first.network)] == [first]
    assert [found.deed for found in await store.read(read.deeds, None, first.room)] == [first]
    assert [found.at for found in await store.read(read.deeds, limit=1)] == [2.0]


async def test_settings_and_shelves_come_back(kept: Store) -> None:
    assert await kept.read(read.settings) == [filled(StoredSetting)]
    shelved = filled(Shelved)
    assert await kept.read(read.shelved, shelved.network) == {shelved.key: shelved.text}
