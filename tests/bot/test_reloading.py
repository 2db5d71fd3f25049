"""What SIGHUP means."""

import os
import signal
from pathlib import Path

import pytest

from tests.plugins.built_in import built_in
from unobot.app.reloading import Hangups
from unobot.config import Config
from unobot.kit.testing import fake_room


async def test_a_terminal_that_is_gone_ends_the_bot_and_does_not_read_the_configuration(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sent: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "kill", lambda process, number: sent.append((process, number)))
    monkeypatch.setattr(os, "isatty", lambda _file: True)
    async with fake_room() as room:
        hangups = Hangups()
        with (
            hangups.listening(),
            hangups.reloading(room.bot, Config(file=tmp_path / "config.toml"), built_in()),
        ):
            monkeypatch.setattr(os, "isatty", lambda _file: False)
            signal.raise_signal(signal.SIGHUP)

    assert sent == [(os.getpid(), signal.SIGTERM)]


async def test_without_that_signal_nothing_is_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGHUP)
    monkeypatch.delattr(signal, "SIGHUP")
    with Hangups().listening():
        assert signal.getsignal(1) is before
