"""Whatever has a field in a `Change` has it again when it is read: a new field cannot be forgotten in between."""

from dataclasses import fields, replace
from typing import Any, get_args

import pytest

from unobot.store import (
    Change,
    Checkpoint,
    InputGiven,
    RoundFinished,
    RoundStarted,
    Shelved,
    Standing,
    Store,
    StoredSetting,
    TableKept,
    read,
)


def filled(kind: type[Any]) -> Any:
    """One with a value of its own in every field."""
    return kind(**{field.name: value(field.name, field.type) for field in fields(kind)})


def value(name: str, kind: Any) -> object:
    for plain, example in ((bool, True), (int, len(name)), (bytes, name.encode()), (str, name)):
        if getattr(kind, "__supertype__", kind) is plain or plain in get_args(kind):
            return example
    return get_args(kind)[0]


@pytest.fixture
async def kept(store: Store) -> Store:
    """A store in which everything was kept that can be."""
    started, table = filled(RoundStarted), filled(TableKept)
    table = replace(table, round=started.id)
    await store.commit(
        Change(
            1.0,
            table=table,
            started=started,
            inputs=(replace(filled(InputGiven), round=started.id),),
            checkpoint=replace(filled(Checkpoint), round=started.id, covers=0),
            settings=(filled(StoredSetting),),
            shelved=(filled(Shelved),),
        )
    )
    return store


async def test_a_table_and_its_round_come_back(kept: Store) -> None:
    (table,) = await kept.read(read.tables)
    assert table.round is not None
    for field in fields(TableKept):
        found = table.round.id if field.name == "round" else getattr(table, field.name)
        assert found == ("id" if field.name == "round" else value(field.name, field.type))
    assert table.round.state == b"state"


async def test_a_round_comes_back_with_its_inputs(kept: Store) -> None:
    found = await kept.read(read.round_of, filled(RoundStarted).id)
    assert found is not None
    for field in fields(RoundStarted):
        name = {"opening": "state"}.get(field.name, field.name)
        assert getattr(found, name) == value(field.name, field.type)
    assert found.inputs == (replace(filled(InputGiven), round=found.id),)


async def test_a_result_comes_back_with_its_standings(kept: Store) -> None:
    finished = replace(filled(RoundFinished), id=filled(RoundStarted).id, standings=(filled(Standing),))
    await kept.commit(Change(2.0, finished=finished))
    assert await kept.read(read.standings, finished.id) == [filled(Standing)]
    found = await kept.read(read.round_of, finished.id)
    assert found is not None
    assert found.result == "result"


async def test_settings_and_shelves_come_back(kept: Store) -> None:
    assert await kept.read(read.settings) == [filled(StoredSetting)]
    shelved = filled(Shelved)
    assert await kept.read(read.shelved, shelved.network) == {shelved.key: shelved.text}
