"""What the operator sets, and what they are told when it is wrong."""

from pathlib import Path

import pytest

from unobot_matrix.settings import read

GOOD: dict[str, object] = {
    "adapter": "matrix",
    "homeserver": "https://matrix.example.org",
    "user": "@unobot:example.org",
    "password": "correct horse",
}


def test_the_least_settings_are_enough(tmp_path: Path) -> None:
    settings = read(GOOD, tmp_path)
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
        "ca_file": "ca.pem",
    }
    settings = read(GOOD | more, tmp_path)
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
        ({"homeserver": "matrix.example.org"}, "homeserver must be its address"),
        ({"homeserver": 5}, "homeserver must be a text"),
        ({"user": "unobot"}, "whole user id"),
        ({"access_token": "x"}, "either password"),
        ({"password_env": "X"}, "both set"),
        ({"rooms": "#uno:example.org"}, "rooms must be a list"),
        ({"rooms": ["uno"]}, "neither an alias"),
        ({"rooms": ["#uno"]}, "neither an alias"),
        ({"rooms": [5]}, "rooms must be a list"),
        ({"encryption": "yes"}, "encryption must be true or false"),
        ({"pace": {"burst": 0}}, "burst must be"),
        ({"pace": {"per_second": 0}}, "per_second"),
        ({"pace": {"speed": 1}}, "pace must be like"),
        ({"pace": 5}, "pace must be like"),
        ({"ca_file": "missing.pem"}, "cannot be read"),
        ({"nick": "uno"}, "unknown setting 'nick'"),
    ],
)
def test_what_is_wrong_is_said(change: dict[str, object], told: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=told):
        read(GOOD | change, tmp_path)


def test_no_password_and_no_token_is_said(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="either password"):
        read({name: value for name, value in GOOD.items() if name != "password"}, tmp_path)


def test_secrets_come_from_files_and_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = {name: value for name, value in GOOD.items() if name != "password"}
    (tmp_path / "secret").write_text("from a file\n")
    monkeypatch.setenv("UNOBOT_TEST_TOKEN", "from the environment")
    assert read(without | {"password_file": "secret"}, tmp_path).password == "from a file"
    assert (
        read(without | {"access_token_env": "UNOBOT_TEST_TOKEN"}, tmp_path).access_token
        == "from the environment"
    )
    with pytest.raises(ValueError, match="cannot be read"):
        read(without | {"password_file": "missing"}, tmp_path)
    with pytest.raises(ValueError, match="no variable"):
        read(without | {"password_env": "UNOBOT_TEST_MISSING"}, tmp_path)
    with pytest.raises(ValueError, match="empty"):
        read(without | {"password": ""}, tmp_path)


def test_secrets_are_never_shown(tmp_path: Path) -> None:
    assert "horse" not in repr(read(GOOD, tmp_path))
    assert "horse" not in str(read(GOOD, tmp_path))


def test_a_token_needs_no_user(tmp_path: Path) -> None:
    values = {"homeserver": "https://example.org", "access_token": "x"}
    assert read(values, tmp_path).user == ""
