"""What the operator sets, and what they are told when it is wrong."""

from pathlib import Path

import pytest

from tests.reading import good, told
from unobot.config import Secret
from unobot_matrix import MatrixSettings

GOOD: dict[str, object] = {
    "homeserver": "https://matrix.example.org",
    "user": "@unobot:example.org",
    "password": "correct horse",
}


def test_the_least_settings_are_enough() -> None:
    settings = good(MatrixSettings, GOOD)
    assert (settings.pace.burst, settings.pace.per_second) == (10, 0.2)
    assert settings.encryption


def test_everything_can_be_set(tmp_path: Path) -> None:
    (tmp_path / "ca.pem").write_text("")
    more = {
        "rooms": ["#uno:example.org", "!abc"],
        "invites_from": ["@*:example.org"],
        "encryption": False,
        "encrypt_direct": False,
        "threads": True,
        "edits": True,
        "reactions": False,
        "pace": {"burst": 100, "per_second": 50},
        "device_name": "uno",
        "ca_file": str(tmp_path / "ca.pem"),
    }
    settings = good(MatrixSettings, GOOD | more)
    assert settings.rooms == ("#uno:example.org", "!abc")
    assert (settings.threads, settings.edits, settings.reactions, settings.pace.per_second) == (
        True,
        True,
        False,
        50.0,
    )


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"homeserver": "matrix.example.org"}, "homeserver: expected its address"),
        ({"homeserver": 5}, "homeserver: expected its address"),
        ({"user": "unobot"}, "user: expected a whole user id"),
        ({"access_token": "x"}, "access_token: password is given, too; expected only one of them"),
        ({"registration": "as_token: x"}, "registration: password is given, too; expected only one of them"),
        ({"password": None, "registration": "id: unobot"}, "registration: expected a registration, as"),
        ({"password": None, "registration": "as_token: x", "user": ""}, "user: expected a whole user id"),
        ({"password": ""}, "password: expected a text"),
        ({"rooms": "#uno:example.org"}, "rooms: expected a list"),
        ({"rooms": ["uno"]}, "rooms: item 1: expected aliases"),
        ({"rooms": ["#uno"]}, "rooms: item 1: expected aliases"),
        ({"rooms": ["!abc", 5]}, "rooms: item 2: expected a text in quotes, not a number"),
        ({"invites_from": [5]}, "invites_from: item 1: expected a text"),
        ({"encryption": "yes"}, "encryption: expected true or false"),
        ({"pace": {"burst": 0}}, "pace.burst: expected a whole number from 1"),
        ({"pace": {"per_second": 0}}, "pace.per_second: expected a number above 0"),
        ({"pace": {"speed": 1}}, "pace.speed: unknown; expected one of burst, per_second"),
        ({"pace": 5}, "pace: expected a table of settings"),
        ({"ca_file": "missing.pem"}, "ca_file: "),
        ({"nick": "uno"}, "nick: unknown; expected one of access_token, access_token_env"),
    ],
)
def test_what_is_wrong_is_said_after_its_key(change: dict[str, object], why: str) -> None:
    (found,) = told(MatrixSettings, GOOD | change)
    assert found.startswith(why)


def test_all_that_is_wrong_is_said() -> None:
    found = told(MatrixSettings, {"homeserver": 5, "threads": 1, "pace": {"burst": 0}, "nick": "uno"})
    assert [line.split(":")[0] for line in found] == ["homeserver", "threads", "pace.burst", "nick"]


def test_encryption_without_its_libraries_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unobot_matrix.encryption_installed", lambda: False)
    assert told(MatrixSettings, GOOD | {"encryption": True}) == [
        "encryption: its libraries are not installed; expected false, or pip install 'unobot[e2e]'"
    ]


@pytest.mark.parametrize("key", ["password", "user"])
def test_a_missing_password_or_user_is_said(key: str) -> None:
    (found,) = told(MatrixSettings, {name: value for name, value in GOOD.items() if name != key})
    assert found.startswith(f"{key}: missing; expected ")


def test_a_secret_is_a_secret() -> None:
    assert good(MatrixSettings, GOOD).password == Secret("correct horse")
    assert "horse" not in repr(good(MatrixSettings, GOOD))


def test_a_token_needs_no_user() -> None:
    assert good(MatrixSettings, {"homeserver": "https://example.org", "access_token": "x"}).user == ""


def test_rooms_are_missed_only_where_nobody_may_invite_the_bot() -> None:
    alone = good(MatrixSettings, GOOD)
    assert [each.key for each in alone.doubts([])] == [("rooms",)]
    invited = good(MatrixSettings, GOOD | {"invites_from": ["@*:example.org"]})
    assert list(invited.doubts(["#dos:example.org"])) == []
    settled = good(MatrixSettings, GOOD | {"rooms": ["#uno:example.org"]})
    assert [each.key for each in settled.doubts(["#dos:example.org"])] == [("room", "#dos:example.org")]
