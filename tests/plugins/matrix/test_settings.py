"""What the operator sets, and what they are told when it is wrong."""

import re
from pathlib import Path

import pytest

from unobot.config import Secret
from unobot_matrix.settings import read

GOOD: dict[str, object] = {
    "homeserver": "https://matrix.example.org",
    "user": "@unobot:example.org",
    "password": "correct horse",
}


def test_the_least_settings_are_enough() -> None:
    settings = read(GOOD)
    assert (settings.burst, settings.per_second) == (10, 0.2)
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
    settings = read(GOOD | more)
    assert settings.rooms == ("#uno:example.org", "!abc")
    assert (settings.threads, settings.edits, settings.reactions, settings.per_second) == (
        True,
        True,
        False,
        50.0,
    )


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"homeserver": "matrix.example.org"}, "homeserver: expected its address"),
        ({"homeserver": 5}, "homeserver: expected a text"),
        ({"user": "unobot"}, "user: expected a whole user id"),
        ({"access_token": "x"}, "access_token: a password is given too"),
        ({"password": ""}, "password: expected a text"),
        ({"rooms": "#uno:example.org"}, "rooms: expected a list"),
        ({"rooms": ["uno"]}, "rooms: expected aliases"),
        ({"rooms": ["#uno"]}, "rooms: expected aliases"),
        ({"rooms": [5]}, "rooms: expected a list"),
        ({"encryption": "yes"}, "encryption: expected true or false"),
        ({"pace": {"burst": 0}}, "pace: expected burst"),
        ({"pace": {"per_second": 0}}, "pace: expected burst"),
        ({"pace": {"speed": 1}}, "pace: expected something like"),
        ({"pace": 5}, "pace: expected something like"),
        ({"ca_file": "missing.pem"}, "ca_file: missing.pem cannot be read"),
        ({"nick": "uno"}, "nick: no such setting"),
    ],
)
def test_what_is_wrong_is_said_after_its_key(change: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        read(GOOD | change)


def test_no_password_and_no_token_is_said() -> None:
    with pytest.raises(ValueError, match=r"^password: missing"):
        read({name: value for name, value in GOOD.items() if name != "password"})


def test_a_secret_is_taken_out_of_its_wrapping() -> None:
    assert read(GOOD | {"password": Secret("hush")}).password == "hush"


def test_secrets_are_never_shown() -> None:
    assert "horse" not in repr(read(GOOD))
    assert "horse" not in str(read(GOOD))


def test_a_token_needs_no_user() -> None:
    values = {"homeserver": "https://example.org", "access_token": "x"}
    assert read(values).user == ""
