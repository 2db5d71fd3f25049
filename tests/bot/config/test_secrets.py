import json
import pickle
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from unobot.config import Config, Secret, Wrong
from unobot.config.kinds import File
from unobot.config.reader import read

HUNTER = "hunter2"


@dataclass(frozen=True)
class Account:
    account: str
    password: Secret


@dataclass(frozen=True)
class Home:
    password: Secret | None = None
    store_passphrase: Secret | None = None
    sasl: Account | None = None
    ca_file: File | None = None
    keys: tuple[Account, ...] = ()


def home(folder: Path, **table: object) -> Home:
    settings, wrong = read(Home, table, folder)
    assert wrong == []
    assert settings is not None
    return settings


def test_a_secret_never_shows_itself() -> None:
    secret = Secret(HUNTER)

    for shown in (
        repr(secret),
        str(secret),
        f"{secret}",
        f"{secret!r:>30}",
        repr({"password": secret}),
        repr(home(Path(), password=HUNTER, sasl={"account": "x", "password": HUNTER})),
    ):
        assert HUNTER not in shown
    with pytest.raises(TypeError, match="not saved"):
        pickle.dumps(secret)
    with pytest.raises(TypeError):
        json.dumps({"password": secret})
    assert secret.reveal() == HUNTER
    assert secret == Secret(HUNTER) != Secret("hunter3")


@pytest.mark.parametrize("key", ["password", "store_passphrase"])
def test_a_secret_may_be_written_in_place_in_a_variable_or_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setenv("UNOBOT_TEST_SECRET", "from the variable")
    (tmp_path / "secret").write_text("from the file\n")

    assert getattr(home(tmp_path, **{key: "in place"}), key) == Secret("in place")
    assert getattr(home(tmp_path, **{f"{key}_env": "UNOBOT_TEST_SECRET"}), key) == Secret("from the variable")
    assert getattr(home(tmp_path, **{f"{key}_file": "secret"}), key) == Secret("from the file")


def test_a_secret_inside_of_a_table_is_read_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNOBOT_TEST_SECRET", "s3cret")

    sasl = home(Path(), sasl={"account": "unobot", "password_env": "UNOBOT_TEST_SECRET"}).sasl

    assert sasl == Account("unobot", Secret("s3cret"))


def test_a_secret_in_a_list_of_tables_is_read_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNOBOT_TEST_SECRET", "s3cret")
    (tmp_path / "secret").write_text("from the file\n")
    written = [
        {"account": "ann", "password": "in place"},
        {"account": "bob", "password_env": "UNOBOT_TEST_SECRET"},
        {"account": "cid", "password_file": "secret"},
    ]

    keys = home(tmp_path, keys=written).keys

    assert [key.password.reveal() for key in keys] == ["in place", "s3cret", "from the file"]


def test_no_secret_is_in_what_a_configuration_shows(configured: Callable[[str], Config]) -> None:
    config = configured(
        'data = "postgresql://uno:hunter1@db/uno"\n[network.home]\nadapter = "irc"\npassword = "hunter2"'
    )

    assert config.data.reveal() == "postgresql://uno:hunter1@db/uno"
    assert "hunter" not in repr(config)


@pytest.mark.parametrize(
    ("table", "key", "why"),
    [
        (
            {"password_env": "UNOBOT_NOT_SET"},
            "password_env",
            "the environment variable UNOBOT_NOT_SET is not set",
        ),
        ({"password_env": 5}, "password_env", "expected a text in quotes"),
        ({"password_file": "none"}, "password_file", "/.*/none cannot be read: No such file or directory"),
        ({"password_file": "empty"}, "password_file", "/.*/empty is empty; expected a secret in it"),
        ({"password_file": "."}, "password_file", "/.* cannot be read: Is a directory"),
        ({"password": 12345}, "password", "expected a text in quotes, not a number"),
        ({"password": " "}, "password", "expected a text in quotes, not an empty text"),
        ({"password": [HUNTER]}, "password", "expected a text in quotes, not a list"),
        ({"ca_file": "none.pem"}, "ca_file", "/.*/none.pem cannot be read: No such file or directory"),
        (
            {"password": HUNTER, "password_env": "HOME"},
            "password_env",
            "password is given twice; expected one of .*",
        ),
        ({"passwort": HUNTER}, "passwort", r"unknown; did you mean password\?"),
        (
            {"sasl": {"account": "x", "password_env": "UNOBOT_NOT_SET"}},
            "sasl.password_env",
            "the environment variable UNOBOT_NOT_SET is not set",
        ),
        (
            {"sasl": {"account": "x"}},
            "sasl.password",
            'missing; expected it in quotes, or password_env = "VARIABLE", or .*',
        ),
        (
            {
                "keys": [
                    {"account": "x", "password": HUNTER},
                    {"account": "y", "password_env": "UNOBOT_NOT_SET"},
                ]
            },
            "keys",
            "item 2: password_env: the environment variable UNOBOT_NOT_SET is not set",
        ),
        (
            {"keys": [{"account": "x"}]},
            "keys",
            'item 1: password: missing; expected it in quotes, or password_env = "VARIABLE", or .*',
        ),
        (
            {"keys": [{"account": "x", "password": HUNTER, "passwort": 1}]},
            "keys",
            "item 1: passwort: unknown; .*",
        ),
        ({"sasl": HUNTER}, "sasl", "expected a table of settings, not a text"),
    ],
)
def test_a_secret_that_cannot_be_read_is_told_by_its_key_but_never_shown(
    tmp_path: Path, table: dict[str, object], key: str, why: str
) -> None:
    (tmp_path / "empty").write_text("\n")

    settings, (wrong,) = read(Home, table, tmp_path)

    assert settings is None
    assert wrong == Wrong(tuple(key.split(".")), wrong.why)
    assert re.fullmatch(why, wrong.why)
    assert HUNTER not in wrong.why


def test_a_file_beside_the_configuration_becomes_an_absolute_path(tmp_path: Path) -> None:
    (tmp_path / "ca.pem").write_text("certificate")

    assert home(tmp_path, ca_file="ca.pem").ca_file == tmp_path / "ca.pem"
