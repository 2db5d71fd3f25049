"""`unobot init` by options alone; tests/servers/test_init.py answers its questions on a terminal."""

import stat
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Unobot = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.mark.parametrize(
    ("options", "name", "network"),
    [
        (
            "--host irc.libera.chat --room #uno,#games --account uno",
            "libera",
            {
                "adapter": "irc",
                "host": "irc.libera.chat",
                "port": 6697,
                "tls": True,
                "nick": "unobot",
                "rooms": ["#uno", "#games"],
                "sasl": {"account": "uno", "password_file": "libera-password"},
            },
        ),
        (
            "--user @uno:example.org --host matrix.example.org --room #uno:example.org --network home",
            "home",
            {
                "adapter": "matrix",
                "user": "@uno:example.org",
                "password_file": "home-password",
                "homeserver": "https://matrix.example.org",
                "rooms": ["#uno:example.org"],
            },
        ),
    ],
)
def test_a_network_is_written_and_the_file_for_its_secret_is_its_owners_alone(
    unobot: Unobot, tmp_path: Path, options: str, name: str, network: dict[str, Any]
) -> None:
    done = unobot("init", *options.split())

    assert (done.returncode, done.stderr) == (0, "")
    assert tomllib.loads((tmp_path / "config.toml").read_text())["network"] == {name: network}
    secret = tmp_path / f"{name}-password"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert secret.name in done.stdout
    # only the secret is missing
    told = unobot("check").stderr
    assert "password_file: " in told
    assert told.count("\n") == 1
    secret.write_text("hunter2\n")
    assert unobot("check").stdout.startswith("config.toml: no problems.")


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("irc://localhost:6999", ("localhost", 6999, False)),
        ("irc.example.org:6667", ("irc.example.org", 6667, False)),
        ("ircs://irc.example.org:7000/", ("irc.example.org", 7000, True)),
    ],
)
def test_an_irc_server_may_be_written_as_an_address(
    unobot: Unobot, tmp_path: Path, host: str, expected: tuple[str, int, bool]
) -> None:
    assert unobot("init", "--host", host, "--room", "#uno", "--offline").returncode == 0
    [network] = tomllib.loads((tmp_path / "config.toml").read_text())["network"].values()
    assert (network["host"], network["port"], network["tls"]) == expected


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("", "--host: missing. "),
        ("--host h", "--room: missing. "),
        ("--host h --room uno", '--room: item 1: expected a channel such as "#uno"'),
        ("--host h --room #uno --nick a!b", "--nick: expected the bot's nickname, one word, not this text"),
        ("--host h --room #uno --network a.b", "--network: expected one word"),
        ("--adapter pigeon", "--adapter: expected irc or matrix"),
        ("--adapter irc --user @a:b.c", "--user: a network of the kind irc has none"),
        ("--user @a:b.c --nick b", "no kind of network has all of these: --nick, --user"),
        ("--config no/config.toml --host h --room #uno", "no/config.toml: cannot be written: No such file"),
    ],
)
def test_what_cannot_be_written_is_told_and_nothing_is(
    unobot: Unobot, tmp_path: Path, options: str, why: str
) -> None:
    done = unobot("init", *options.split())

    assert done.returncode == 1
    assert done.stderr.startswith(why)
    assert list(tmp_path.iterdir()) == []


def test_a_configuration_that_is_there_stays_as_it_is(unobot: Unobot, tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text("mine")

    done = unobot("init", "--host", "h", "--room", "#uno")

    assert done.returncode == 1
    assert done.stderr.startswith("config.toml: is already there")
    assert (tmp_path / "config.toml").read_text() == "mine"
