"""What is told of two configurations: each setting that differs, once, where the operator has changed it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.plugins.built_in import built_in
from unobot.app.reloading import compare
from unobot.config.problem import format_key
from unobot.config.reader import load
from unobot.plugins import adapter_settings

BASE = """\
language = "en"
[tables]
preset = "classic"
[network.libera]
adapter = "irc"
host = "irc.example.org"
nick = "unobot"
rooms = ["#uno"]
sasl = { account = "unobot", password_file = "secret" }
[network.libera.room."#uno"]
turn_timeout = "90s"
"""

Differ = Callable[..., list[str]]


@pytest.fixture
def differ(tmp_path: Path) -> Differ:
    """The keys that differ when each of these is replaced in the file; `secret` is what the file of the password holds then."""

    def differ(*replaced: tuple[str, str], secret: str = "one") -> list[str]:
        file, password = tmp_path / "config.toml", tmp_path / "secret"
        password.write_text("one")
        file.write_text(BASE)
        old = load(file)
        before = adapter_settings(old, built_in())
        password.write_text(secret)
        text = BASE
        for one, other in replaced:
            assert one in text
            text = text.replace(one, other)
        file.write_text(text)
        new = load(file)
        return [format_key(each) for each in compare(old, new, before, adapter_settings(new, built_in()))]

    return differ


def test_the_same_file_differs_in_nothing(differ: Differ) -> None:
    assert differ() == []


def test_a_setting_of_all_tables_is_told_once_and_not_for_each_network_and_room(differ: Differ) -> None:
    assert differ(('preset = "classic"', 'preset = "taiwan"')) == ["tables.preset"]
    assert differ(('language = "en"', 'language = "ja"')) == ["language"]


def test_a_setting_of_a_room_is_told_as_the_rooms_own(differ: Differ) -> None:
    assert differ(('turn_timeout = "90s"', 'turn_timeout = "60s"')) == [
        'network.libera.room."#uno".turn_timeout'
    ]
    assert differ(('[network.libera.room."#uno"]\nturn_timeout = "90s"\n', "")) == [
        'network.libera.room."#uno".turn_timeout'
    ]


def test_a_setting_that_is_other_in_one_network_is_the_networks(differ: Differ) -> None:
    network = '[network.libera.tables]\nstyle = "plain"\n[network.libera.room."#uno"]'
    assert differ(('[network.libera.room."#uno"]', network)) == ["network.libera.tables.style"]


def test_a_secret_whose_file_has_changed_is_told_without_it(differ: Differ) -> None:
    assert differ(secret="another") == ["network.libera.sasl"]


def test_rooms_and_pace_and_roles_and_log(differ: Differ) -> None:
    more = 'nick = "unobot"\npace = { burst = 9 }\nadmins = ["bob"]'
    assert differ(
        ('rooms = ["#uno"]', 'rooms = ["#uno", "#more"]'),
        ('nick = "unobot"', more),
        ("[tables]", '[log]\nlevel = "debug"\n[metrics]\nport = 9464\n[tables]'),
        ('language = "en"', 'language = "en"\nowners = { libera = ["ann"] }\nplugins = ["irc", "classic"]'),
    ) == [
        "owners",
        "plugins",
        "log.level",
        "metrics.port",
        "network.libera.rooms",
        "network.libera.admins",
        "network.libera.pace",
    ]


def test_a_network_that_is_new_or_gone_or_of_another_adapter_is_one_change(differ: Differ) -> None:
    another = "[network.other]\nadapter = 'irc'\nhost = 'h'\nnick = 'n'\n[network.libera]"
    assert differ(("[network.libera]", another)) == ["network.other"]
    assert differ(("network.libera", "network.other")) == ["network.libera", "network.other"]
    assert differ(('adapter = "irc"', 'adapter = "matrix"')) == ["network.libera.adapter"]
