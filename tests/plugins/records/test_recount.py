"""`unobot records`: how much is counted, and counting it anew."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update
from typer.testing import CliRunner

from tests.plugins.records.test_counting import counted, keep, some_rounds
from unobot.cli.app import app
from unobot.store import Store
from unobot.store.database import Database
from unobot_records import schema
from unobot_records.results import RecordsTally


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """A configuration, and its store with some rounds, of which a sum has been spoilt."""
    file = tmp_path / "config.toml"
    file.write_text('data = "kept.db"\n[network.libera]\nadapter = "irc"\n')

    async def play() -> None:
        async with await Store.open(str(tmp_path / "kept.db"), tallies=[RecordsTally()]) as store:
            await keep(store, some_rounds(Random(1), 30), Random(1))

    asyncio.run(play())
    return file


def test_it_tells_how_much_is_counted(config: Path) -> None:
    told = CliRunner().invoke(app, ["records", "--config", str(config)])
    assert told.exit_code == 0
    assert "rounds count, of " in told.output
    assert told.output.endswith("the ratings are up to date\n")


def test_what_was_counted_wrongly_is_right_after_a_recount(config: Path) -> None:
    database = Database(str(config.parent / "kept.db"))
    with database.writing() as connection:
        before = counted(connection)
        connection.execute(update(schema.totals).values(wins=1000))
        connection.execute(update(schema.careers).values(mu=0.0))
        connection.execute(update(schema.scoring).values(rated=-1))
    assert CliRunner().invoke(app, ["records", "--config", str(config)]).output.endswith("--recount\n")

    told = CliRunner().invoke(app, ["records", "--recount", "--config", str(config)])

    assert (told.exit_code, "rounds were counted again" in told.output) == (0, True)
    with database.reading() as connection:
        assert counted(connection) == before
    database.close()


def test_a_store_that_is_not_there_is_named(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text('data = "none.db"\n[network.libera]\nadapter = "irc"\n')
    told = CliRunner().invoke(app, ["records", "--config", str(file)])
    assert told.exit_code == 1
    assert "none.db" in told.output
