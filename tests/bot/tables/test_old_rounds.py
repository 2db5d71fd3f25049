"""Rounds that version 1 has kept: they are played on, and told from their beginning.

`old_store/version_1.sql.gz` is a store that version 1 really wrote, by random players at five tables, all of them in
the middle of a round (without false calls typed behind a play where these cost cards: B25 has been ruled anew since); the `.json` beside it has what the bot of then said of each: the table's line, the state, what is
asked, and who.
"""

import asyncio
import gzip
import json
import random
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.plugins.built_in import all_rules, built_in
from uno_engine import Card, Game, MakeMove, RuleSet, load_state
from unobot.parsing import Reader, reader_for
from unobot.store import Change, Store, StoredRound, read
from unobot.store.read import StoredTable
from unobot.tables import storing
from unobot.tables.entries import VERSION_2, Entries
from unobot.tables.table import Table
from unobot.testing import secret_alone
from unobot.texts import Texts

OLD = Path(__file__).parents[1] / "old_store"
THEN: dict[str, Any] = json.loads((OLD / "version_1.json").read_text())
PLACES = ("names", "seats", "hands", "draw", "discard", "top", "color", "turn", "direction", "dealer", "phase", "scores", "clock", "position")  # fmt: skip


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The old store, as a file that the bot of today may change."""
    path = tmp_path_factory.mktemp("old") / "old.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(gzip.decompress((OLD / "version_1.sql.gz").read_bytes()).decode())
    return path


def stored_tables(path: Path) -> dict[str, StoredTable]:
    async def find() -> list[StoredTable]:
        async with await Store.open(f"sqlite:///{path}") as store:
            return await store.read(read.tables)

    return {str(table.room): table for table in asyncio.run(find())}


def stored_rounds(path: Path) -> list[StoredRound]:
    async def find() -> list[StoredRound]:
        async with await Store.open(f"sqlite:///{path}") as store:
            found = [
                await store.read(read.round_of, each.id) for each in await store.read(read.latest_rounds)
            ]
            return [each for each in found if each is not None]

    return asyncio.run(find())


def reader(rules: RuleSet) -> Reader:
    return reader_for(rules, Texts(built_in().brought.texts))


def restored(stored: StoredTable) -> tuple[Table, bool]:
    return storing.restored(
        stored, all_rules(), random.Random(1), secret_alone, 1_000.0, reader, lambda _table, _began: 0.0
    )


def written(value: object) -> object:
    """A part of a state as it is saved."""
    return json.loads(
        json.dumps(value, default=lambda each: each.code if isinstance(each, Card) else each.value)
    )


@pytest.mark.parametrize("room", sorted(THEN))
def test_a_table_of_version_1_stands_where_it_stood(store: Path, room: str) -> None:
    table, whole = restored(stored_tables(store)[room])

    line, state, why, waiting = THEN[room]
    assert whole
    assert table.rules.line == line
    assert {name: written(getattr(table.game.state, name)) for name in PLACES} == {
        name: state[name] for name in PLACES
    }
    assert table.game.question is not None
    assert (table.game.question.why, list(table.game.question.waiting())) == (why, waiting)


def test_every_round_of_version_1_is_replayed_from_its_beginning(store: Path) -> None:
    rounds = stored_rounds(store)
    assert len(rounds) >= len(THEN)

    for round_ in rounds:
        rules = all_rules().compose(round_.preset)
        game = Game(rules, bytes.fromhex(round_.seed), state=load_state(round_.state, rules))
        entries = Entries(game, round_.state, partial(reader, rules))
        assert entries.old
        for given in round_.inputs:
            entries.feed(given.seat, given.text)
        if round_.finished is None:
            state = THEN[str(round_.room)][1]
            assert {name: written(getattr(game.state, name)) for name in PLACES} == {
                name: state[name] for name in PLACES
            }
        else:
            assert game.state.phase in {"waiting", "over"}


@pytest.mark.parametrize("room", sorted(THEN))
def test_an_old_round_that_is_played_on_is_read_in_both_forms(store: Path, room: str) -> None:
    stored = stored_tables(store)[room]
    table, _ = restored(stored)
    assert stored.round is not None
    entries = [(given.seat, given.text) for given in stored.round.inputs]
    for _ in range(12):
        question = table.game.question
        if question is None or table.waiting:
            break
        seat = question.waiting()[0]
        table.take(MakeMove(seat, table.game.options(seat)[0]), 1_000.0)
    table.take_events()
    change = storing.changed(table, Change(at=1_000.0))
    entries += [(given.seat, given.text) for given in change.inputs]
    assert [given.text for given in change.inputs].count(VERSION_2) == 1
    assert change.inputs[0].number == stored.round.covers + len(stored.round.inputs) + 1

    again = Game(table.rules, table.game.seed, state=load_state(stored.round.state, table.rules))
    both = Entries(again, stored.round.state, lambda: reader(table.rules))
    for seat_, text in entries:
        both.feed(seat_, text)

    assert again.state == table.game.state
    assert change.checkpoint is not None
    since = Game(table.rules, table.game.seed, state=load_state(change.checkpoint.state, table.rules))
    new = Entries(since, change.checkpoint.state, lambda: pytest.fail("nothing old is left"))
    for given in change.inputs:
        if given.number > change.checkpoint.covers:
            new.feed(given.seat, given.text)
    assert since.state == table.game.state
