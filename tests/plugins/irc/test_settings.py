"""What is told of an IRC network's settings: one line with the cure."""

from pathlib import Path
from random import Random

import pytest

from tests.plugins.built_in import built_in
from unobot.clock import WallClock
from unobot.config import ConfigError
from unobot.config.reader import load
from unobot.kit.testing import MemoryShelf
from unobot.plugins import doubts, open_networks

GOOD = """[network.home]
adapter = "irc"
host = "irc.example.org"
nick = "unobot"
rooms = ["#uno key", "#dos"]
"""


def wrong(folder: Path, text: str) -> list[str]:
    """What is told to be wrong with a configuration."""
    file = folder / "config.toml"
    file.write_text(text)
    try:
        open_networks(load(file), built_in(), lambda _: MemoryShelf(), WallClock(), Random())
    except ConfigError as error:
        return [str(problem).removeprefix(f"{file}:") for problem in error.problems]
    return []


def doubtful(folder: Path, text: str) -> list[str]:
    """What is told to be valid, but probably not what you want."""
    assert wrong(folder, text) == []
    file = folder / "config.toml"
    return [str(problem).removeprefix(f"{file}:") for problem in doubts(load(file), built_in())]


@pytest.mark.parametrize(
    ("host", "cure"),
    [
        ("irc.example.org:6697", 'host = "irc.example.org", and on a line of its own: port = 6697'),
        ("ircs://irc.example.org:7000/", 'host = "irc.example.org", and on a line of its own: port = 7000'),
        ("irc://irc.example.org", 'host = "irc.example.org"'),
    ],
)
def test_a_host_with_its_port_is_told_where_the_port_belongs(tmp_path: Path, host: str, cure: str) -> None:
    told = wrong(tmp_path, GOOD.replace("irc.example.org", host))
    assert told == [f"3: network.home.host: expected the name alone: {cure}"]


@pytest.mark.parametrize("host", ["2001:db8::1", "10.0.0.7", "localhost"])
def test_an_address_is_a_host_too(tmp_path: Path, host: str) -> None:
    assert wrong(tmp_path, GOOD.replace("irc.example.org", host)) == []


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ('server = "x"', "server: unknown; did you mean host?"),
        ('channels = ["#uno"]', "channels: unknown; did you mean rooms?"),
        ('nickname = "x"', "nickname: unknown; did you mean nick?"),
        ("ssl = true", "ssl: unknown; did you mean tls?"),
        ("potr = 6697", "potr: unknown; did you mean port?"),
        ("table = { bare = true }", "table: unknown; did you mean tables?"),
    ],
)
def test_a_key_as_other_programs_have_it_is_told_what_it_is_here(
    tmp_path: Path, line: str, meant: str
) -> None:
    assert wrong(tmp_path, f"{GOOD}{line}\n") == [f"6: network.home.{meant}"]


def test_a_misspelt_adapter_is_told_which_one_is_meant(tmp_path: Path) -> None:
    told = wrong(tmp_path, GOOD.replace('"irc"', '"ircc"'))
    assert told == ["2: network.home.adapter: no plugin brings this adapter; did you mean irc?"]


def test_a_good_configuration_leaves_no_doubt(tmp_path: Path) -> None:
    assert (
        doubtful(tmp_path, GOOD + 'tls = false\nport = 6667\n[network.home.room."#Uno"]\nbare = true\n') == []
    )


@pytest.mark.parametrize(
    ("text", "doubt"),
    [
        (
            GOOD + "port = 6667\n",
            "6: network.home.port: 6667 is the port without encryption; expected 6697, or tls = false",
        ),
        (
            GOOD + "tls = false\n",
            "1: network.home.port: 6697 is the port with encryption; expected tls = true, or port = 6667",
        ),
        (
            GOOD.replace('["#uno key", "#dos"]', "[]"),
            '5: network.home.rooms: the bot is in no room; expected a list such as ["#uno"]',
        ),
        (
            GOOD + '[network.home.room."#unno"]\nbare = true\n',
            '6: network.home.room."#unno": settings of a room that is not in rooms; did you mean "#uno"?',
        ),
        (
            GOOD + '[network.home.room."#chess"]\nbare = true\n',
            '6: network.home.room."#chess": settings of a room that is not in rooms; expected one of #uno, #dos',
        ),
        (
            GOOD + GOOD.replace("network.home", "network.other"),
            "6: network.other: [network.home] is unobot on irc.example.org, too; expected another name for each connection",
        ),
    ],
)
def test_what_is_surely_not_meant_is_told_with_the_cure(tmp_path: Path, text: str, doubt: str) -> None:
    assert doubtful(tmp_path, text) == [doubt]
