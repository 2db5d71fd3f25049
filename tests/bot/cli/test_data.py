"""`unobot check --data`, `backup --salvage` and `restore`, as somebody types them in the night."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from typer.testing import CliRunner, Result

from tests.bot.store.test_row_damage import fill
from unobot.cli.app import app
from unobot.store import Store, read

CONFIG = 'data = "unobot.db"\nplugins = []\n[network.libera]\nadapter = "irc"\n'


def typed(line: str, folder: Path) -> Result:
    return CliRunner().invoke(app, f"{line} --config {folder / 'config.toml'}".split())


async def play(folder: Path) -> None:
    async with await Store.open(str(folder / "unobot.db")) as store:
        await fill(store)


async def rooms(folder: Path) -> list[str]:
    async with await Store.open(str(folder / "unobot.db")) as store:
        return [table.room for table in await store.read(read.tables)]


def test_a_damaged_store_is_looked_through_saved_and_restored(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text(CONFIG)
    asyncio.run(play(tmp_path))
    done = typed("check --data", tmp_path)
    assert (done.exit_code, done.output.splitlines()[-1]) == (0, "The store is whole.")
    store = tmp_path / "unobot.db"
    with closing(sqlite3.connect(store)) as behind:
        behind.execute("UPDATE settings SET value = 'jb'")
        behind.commit()
    before = store.read_bytes()
    done = typed("check --data", tmp_path)
    assert done.exit_code == 4
    assert "settings libera room #uno language is damaged" in done.output
    assert "tables: 1 whole" in done.output
    # the commands that it names
    for line in (line.strip() for line in done.output.splitlines() if line.startswith("  unobot ")):
        assert store.read_bytes() == before
        verb = line.removeprefix("unobot ").replace("saved.backup", str(tmp_path / "saved.backup"))
        assert CliRunner().invoke(app, verb.split()).exit_code == 0
    assert asyncio.run(rooms(tmp_path)) == ["#uno"]
    assert typed("check --data", tmp_path).exit_code == 0


def test_where_there_is_no_store_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text(CONFIG)
    done = typed("check --data", tmp_path)
    assert done.exit_code == 1
    assert "No such file" in done.output
