"""The demo as a newcomer gets it, without anybody at the keyboard."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer import Exit
from typer.testing import CliRunner

from tests.plugins.built_in import built_in, needs
from tests.plugins.test_deletable import without
from unobot.cli import demo
from unobot.cli.app import app
from unobot.cli.demo import Demo, play_demo, playable
from unobot.plugins import load_plugins

pytestmark = needs("computers")


@pytest.fixture(autouse=True)
def _as_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MAKELEVEL", "FORCE_COLOR"):  # else it tells of `make demo`, and in colour
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant", "ja", "vi"])
def test_a_whole_round_is_played_by_itself(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert play_demo(Demo(auto=True, seed=3, language=language), built_in()) == 0
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert told.err == ""
    assert sum(line.startswith("<dana> !play ") for line in lines) > 3
    assert sum(line.startswith("<unobot> Robo-") for line in lines) > 3
    # of what is for one person alone a room sees nothing
    assert not any(re.search(r"^[^<].*\[#uno\]", line) for line in lines)
    assert any(line.startswith("unobot demo dos") for line in lines[-6:])


@pytest.mark.parametrize("table", ["extended", "no-mercy", "dos", "flip", "attack", "taiwan"])
def test_other_games_are_played_by_themselves(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert play_demo(Demo(auto=True, seed=4, table=table), built_in()) == 0
    assert f"dana opens a table ({table})" in capsys.readouterr().out


def test_the_same_seed_is_the_same_round(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert play_demo(Demo(auto=True, seed=5, players=4), built_in()) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_a_round_that_does_not_end_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(demo, "_SECONDS_A_PLAYER", 0.1)
    assert play_demo(Demo(auto=True, seed=3), built_in()) == 1
    assert re.match(r"unobot demo: the round did not end within 0\.3\d* seconds", capsys.readouterr().err)


def test_without_any_computer_player_to_be_had_that_is_told_at_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(Exit):
        playable(Demo(auto=True, seed=3), load_plugins(installed=without("computers")))
    assert "no plugin brings computer players" in capsys.readouterr().err


def test_a_reader_that_goes_away_is_no_error() -> None:
    words = [sys.executable, "-m", "unobot", "demo", "--auto", "--seed", "3"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        _, errors = process.communicate(timeout=30)  # at once: a round has 45 seconds to come to its end
        assert errors == ""
        assert process.returncode == 1


def test_without_the_plugin_that_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert play_demo(Demo(auto=True), load_plugins(installed=without("terminal"))) == 1
    assert "adapter: no plugin brings this adapter" in capsys.readouterr().err


def test_it_can_stand_in_a_configuration_like_any_network(tmp_path: Path) -> None:
    config = tmp_path / "config.toml"
    here = '[network.here]\nadapter = "terminal"\npeople = ["ann", "bob"]\nlanguage = "ja"\n'
    config.write_text(here)
    good = CliRunner().invoke(app, ["check", "--config", str(config)])
    config.write_text(f'{here}rooms = ["#uno", "#dos"]\n')
    bad = CliRunner().invoke(app, ["check", "--config", str(config)])

    assert good.exit_code == 0, good.output
    assert bad.exit_code == 1
    assert "expected one room: a terminal has no more" in bad.output
