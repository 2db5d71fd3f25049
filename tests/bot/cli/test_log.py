"""`unobot log`: what those in charge did."""

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from unobot.adapter import Identity, Network, Room
from unobot.cli.app import app
from unobot.store import Change, Deed, Store

DEEDS = (
    (0.0, Deed(Network("libera"), Room("#uno"), Identity("nick:olga#1.2"), "olga", "operator", "kick bob")),
    (
        1e9,
        Deed(Network("libera"), None, Identity("account:ann"), "ann", "owner", "ban *!*@evil.example for 7d"),
    ),
    (2e9, Deed(Network("home"), Room("#uno"), Identity("@ada:x.org"), "Ada", "admin", "stop")),
)
KICK = "1970-01-01 00:00:00 libera #uno: operator olga (nick:olga#1.2): kick bob"
BAN = "2001-09-09 01:46:40 libera in private: owner ann (account:ann): ban *!*@evil.example for 7d"
STOP = "2033-05-18 03:33:20 home #uno: admin Ada (@ada:x.org): stop"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """A configuration, and its store with some deeds."""
    file = tmp_path / "config.toml"
    networks = ("libera", "home")
    file.write_text(
        'data = "kept.db"\nplugins = []\n'
        + "".join(f'[network.{name}]\nadapter = "irc"\n' for name in networks)
    )

    async def keep() -> None:
        async with await Store.open(str(tmp_path / "kept.db")) as store:
            for at, deed in DEEDS:
                await store.commit(Change(at, deeds=(deed,)))

    asyncio.run(keep())
    return file


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        ((), [KICK, BAN, STOP]),
        (("--last", "2"), [BAN, STOP]),
        (("--network", "libera"), [KICK, BAN]),
        (("--room", "#uno"), [KICK, STOP]),
        (("--network", "home", "--room", "#uno"), [STOP]),
        (("--room", "#other"), ["there are no commands of owners, admins or operators"]),
    ],
)
def test_what_was_done_is_listed_the_newest_last(
    config: Path, options: tuple[str, ...], lines: list[str]
) -> None:
    done = CliRunner().invoke(app, ["log", "--config", str(config), *options])
    assert (done.exit_code, done.output.splitlines()) == (0, lines)


def test_programs_get_json(config: Path) -> None:
    done = CliRunner().invoke(app, ["log", "--config", str(config), "--json", "--last", "1"])
    assert json.loads(done.output) == [
        {
            "time": "2033-05-18T03:33:20+00:00",
            "network": "home",
            "room": "#uno",
            "rank": "admin",
            "name": "Ada",
            "identity": "@ada:x.org",
            "what": "stop",
        }
    ]


@pytest.mark.parametrize(
    ("options", "status", "said"),
    [
        (("--network", "libra"), 1, "there is no network libra; expected libera or home"),
        (("--last", "0"), 2, "Invalid value for '--last'"),
        (("--last", "all"), 2, "Invalid value for '--last'"),
    ],
)
def test_bad_options_are_told(config: Path, options: tuple[str, ...], status: int, said: str) -> None:
    done = CliRunner().invoke(app, ["log", "--config", str(config), *options])
    assert done.exit_code == status
    assert said in done.output


def test_a_store_that_is_not_there_yet_is_told(config: Path) -> None:
    (config.parent / "kept.db").unlink()
    done = CliRunner().invoke(app, ["log", "--config", str(config)])
    assert done.exit_code == 1
    assert "kept.db" in done.output
