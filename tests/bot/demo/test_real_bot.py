"""The demo as a newcomer gets it: the real bot, through the real IRC adapter, on our own server."""

import subprocess
import sys
from importlib.metadata import entry_points

import pytest

from unobot.demo.play import play_demo
from unobot.plugins import load_plugins
from unobot.wanted import Demo


@pytest.mark.skipif(
    not entry_points(group="unobot"), reason="unobot is not installed here; make test installs it"
)
@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant", "ja", "vi"])
def test_computer_players_play_a_whole_round_by_themselves(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MAKELEVEL", raising=False)  # else it tells of `make demo`
    assert play_demo(Demo(auto=True, seed=3, language=language), load_plugins()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("<ada> !play ") for line in lines) > 3
    assert any(line.startswith("unobot demo dos") for line in lines[-6:])


def test_a_reader_that_goes_away_is_no_error() -> None:
    words = [sys.executable, "-m", "unobot", "demo", "--auto", "--seed", "3"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as demo:
        assert demo.stdout is not None
        demo.stdout.readline()
        demo.stdout.close()
        _, errors = demo.communicate(timeout=30)  # at once: a round has 45 seconds to come to its end
        assert errors == ""
        assert demo.returncode == 1


def test_a_language_that_the_bot_does_not_speak_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert play_demo(Demo(auto=True, language="tlh"), load_plugins()) == 1
    assert "expected one of en, " in capsys.readouterr().err
