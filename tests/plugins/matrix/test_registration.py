"""`unobot matrix-appservice`: the registration that it writes, and the bot that is given it."""

import re
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.reading import good
from unobot.cli.app import app
from unobot_matrix import MatrixSettings
from unobot_matrix.registration import read_token


def made(file: Path, *options: str, user: str = "@unobot:example.org") -> tuple[int, str]:
    """The exit status of the command, and what it has printed."""
    done = CliRunner().invoke(app, ["matrix-appservice", user, "--file", str(file), *options])
    return done.exit_code, done.output


def tokens(file: Path) -> set[str]:
    """Both tokens in a registration."""
    return set(re.findall(r'^[ah]s_token: "(.+)"$', file.read_text(), re.MULTILINE))


def test_it_has_random_tokens_no_limit_and_one_user_and_its_owner_alone_can_read_it(tmp_path: Path) -> None:
    first, second = tmp_path / "one.yaml", tmp_path / "two.yaml"
    for file in (first, second):
        status, printed = made(file)
        assert status == 0
        assert f'registration_file = "{file}"' in printed
        assert 'user = "@unobot:example.org"' in printed
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert not any(token in printed for token in tokens(file))
    assert len(tokens(first) | tokens(second)) == 4
    assert min(map(len, tokens(first))) >= 40
    text = first.read_text()
    assert "rate_limited: false\n" in text
    [regex] = re.findall(r'"regex": "(.+?)"', text)
    regex = regex.replace("\\\\", "\\")
    names = ("@unobot:example.org", "@unobot2:example.org", "@unobot:exampleXorg", "@eve:example.org")
    assert [name for name in names if re.match(regex, name)] == ["@unobot:example.org"]


def test_one_that_is_there_is_replaced_only_if_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "registration.yaml"
    made(file)
    before = tokens(file)
    status, printed = made(file)
    assert (status, "already exists" in printed, tokens(file)) == (1, True, before)
    assert made(file, "--replace")[0] == 0
    assert tokens(file).isdisjoint(before)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("user", ["unobot", "@unobot", "@Uno:example.org", "@a b:example.org"])
def test_a_name_that_is_no_user_id_is_refused(tmp_path: Path, user: str) -> None:
    status, printed = made(tmp_path / "registration.yaml", user=user)
    assert (status, "expected a whole user id" in printed) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    assert made(tmp_path / "none" / "registration.yaml") == (
        1,
        f"{tmp_path}/none/registration.yaml cannot be written: No such file or directory\n",
    )


def test_the_bot_that_is_given_it_is_not_limited_unless_the_operator_limits_it(tmp_path: Path) -> None:
    file = tmp_path / "registration.yaml"
    made(file)
    table = {
        "homeserver": "https://matrix.example.org",
        "user": "@unobot:example.org",
        "registration_file": file.name,
    }
    settings = good(MatrixSettings, table, tmp_path)
    assert settings.registration is not None
    assert read_token(settings.registration.reveal()) in tokens(file)
    assert (settings.speaks_at.burst, settings.speaks_at.per_second) == (100, 10.0)
    slower = good(MatrixSettings, {**table, "pace": {"burst": 3, "per_second": 1}}, tmp_path)
    assert (slower.speaks_at.burst, slower.speaks_at.per_second) == (3, 1.0)


@pytest.mark.parametrize("written", ["as_token: abc", "as_token:  'abc' # ours", '"as_token": "abc"'])
def test_a_registration_that_others_have_written_is_read(written: str) -> None:
    assert read_token(f"id: uno\n{written}\nhs_token: def\n") == "abc"
