import json
import pickle
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from unobot.adapter import Network
from unobot.config import Config, Secret

Problems = Callable[[str], list[str]]
Configured = Callable[[str], Config]


def home(configured: Configured, text: str) -> Mapping[str, object]:
    return configured(f'[network.home]\nadapter = "irc"\n{text}').networks[Network("home")].settings


def test_a_secret_never_shows_itself() -> None:
    secret = Secret("hunter2")

    for shown in (
        repr(secret),
        str(secret),
        f"{secret}",
        f"{secret!r:>30}",
        repr({"password": secret}),
    ):
        assert "hunter2" not in shown
    with pytest.raises(TypeError, match="not saved"):
        pickle.dumps(secret)
    with pytest.raises(TypeError):
        json.dumps({"password": secret})
    assert secret.reveal() == "hunter2"
    assert secret == Secret("hunter2") != Secret("hunter3")


@pytest.mark.parametrize("key", ["password", "access_token", "token", "passphrase", "store_passphrase"])
def test_a_secret_may_be_written_in_place_in_a_variable_or_in_a_file(
    configured: Configured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setenv("UNOBOT_TEST_SECRET", "from the variable")
    (tmp_path / "secret").write_text("from the file\n")

    assert home(configured, f'{key} = "in place"')[key] == Secret("in place")
    assert home(configured, f'{key}_env = "UNOBOT_TEST_SECRET"')[key] == Secret("from the variable")
    assert home(configured, f'{key}_file = "secret"')[key] == Secret("from the file")


def test_a_secret_inside_of_a_table_is_read_too(
    configured: Configured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNOBOT_TEST_SECRET", "s3cret")

    sasl = home(configured, 'sasl = { account = "unobot", password_env = "UNOBOT_TEST_SECRET" }')["sasl"]

    assert sasl == {"account": "unobot", "password": Secret("s3cret")}


def test_no_secret_is_in_what_a_configuration_shows(configured: Configured) -> None:
    config = configured(
        'data = "postgresql://uno:hunter1@db/uno"\n[network.home]\nadapter = "irc"\npassword = "hunter2"'
    )

    assert config.data.reveal() == "postgresql://uno:hunter1@db/uno"
    assert "hunter" not in repr(config)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            'password_env = "UNOBOT_NOT_SET"',
            "password_env: the environment variable UNOBOT_NOT_SET is not set",
        ),
        ('password_file = "none"', "password_file: /.*/none cannot be read: No such file or directory"),
        ('password_file = "empty"', "password_file: /.*/empty is empty; expected a secret in it"),
        ('password_file = "."', "password_file: /.* cannot be read: Is a directory"),
        ("password = 12345", "password: expected a text in quotes, not a number"),
        ('ca_file = "none.pem"', "ca_file: /.*/none.pem cannot be read: No such file or directory"),
        (
            'password = "hunter2"\npassword_env = "HOME"',
            "password_env: password is given twice; expected one of .*",
        ),
    ],
)
def test_a_secret_that_cannot_be_read_is_told_with_its_line_but_never_shown(
    problems: Problems, tmp_path: Path, line: str, problem: str
) -> None:
    (tmp_path / "empty").write_text("\n")

    (found,) = problems(f'[network.home]\nadapter = "irc"\n{line}\n')

    number, rest = found.split(": ", 1)
    assert number == str(2 + len(line.splitlines()))
    assert re.fullmatch(rf"network\.home\.{problem}", rest)
    assert "hunter2" not in found


def test_a_file_beside_the_configuration_becomes_an_absolute_path(
    configured: Configured, tmp_path: Path
) -> None:
    (tmp_path / "ca.pem").write_text("certificate")

    assert home(configured, 'ca_file = "ca.pem"')["ca_file"] == str(tmp_path / "ca.pem")
