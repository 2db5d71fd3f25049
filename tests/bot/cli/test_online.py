"""`unobot check --online`: the lines it prints and its status, with networks of somebody else."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from pathlib import Path

import pytest

from unobot.adapter import Adapter, Finding, Network
from unobot.app.config_check import OverlayShelf
from unobot.cli.check import examine
from unobot.clock import HeldClock
from unobot.config import Config
from unobot.config.reader import load
from unobot.kit.testing import FakeNetwork
from unobot.plugins import Plugins
from unobot.plugins.bring import Brought
from unobot.plugins.parts import AdapterFactory, Means


@dataclass(frozen=True)
class Settings:
    """A network in memory."""

    findings: str = ""


class Examined(FakeNetwork):
    """One that can be looked at."""

    def __init__(self, findings: str) -> None:
        super().__init__(HeldClock())
        self.findings = findings

    async def examine(self) -> AsyncGenerator[Finding, None]:
        """Find what the test says."""
        yield Finding("reachable", "yes")
        if "doubt" in self.findings:
            yield Finding("room #uno", "is loud", "be quiet")
        if "stop" in self.findings:
            yield Finding("login", "refused", "set another password", stops=True)
        if "fail" in self.findings:
            raise ZeroDivisionError


def opened(network: Network, settings: Settings, means: Means) -> Adapter:
    """An adapter with or without a way to be looked at."""
    return Examined(settings.findings) if settings.findings else FakeNetwork(means.clock, network)


PLUGINS = Plugins(brought=Brought(adapters={"fake": AdapterFactory(Settings, opened)}))


def config(folder: Path, *findings: str) -> Config:
    """A configuration with a network for each."""
    lines = [f'[network.n{n}]\nadapter = "fake"\nfindings = "{each}"\n' for n, each in enumerate(findings)]
    (folder / "config.toml").write_text("\n".join(lines))
    return load(folder / "config.toml")


def test_an_adapter_that_knows_no_such_thing_is_told_and_stops_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asyncio.run(examine(config(tmp_path, ""), PLUGINS))
    assert capsys.readouterr().out.startswith("n0: good: network: cannot be checked")


def test_every_network_is_looked_at_and_what_stops_the_bot_decides(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not asyncio.run(examine(config(tmp_path, "stop", "doubt"), PLUGINS))
    assert capsys.readouterr().out.splitlines() == [
        "n0: good: reachable: yes",
        "n0: wrong: login: refused; to change that: set another password",
        "n1: good: reachable: yes",
        "n1: warning: room #uno: is loud; to change that: be quiet",
    ]
    assert asyncio.run(examine(config(tmp_path, "doubt"), PLUGINS))


def test_an_adapter_that_fails_is_told_and_the_others_are_looked_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not asyncio.run(examine(config(tmp_path, "fail", "doubt"), PLUGINS))
    told = capsys.readouterr().out.splitlines()
    assert told[1].startswith("n0: wrong: network: the adapter failed: ZeroDivisionError")
    assert len(told) == 4


def test_looking_makes_no_store(tmp_path: Path) -> None:
    asyncio.run(examine(config(tmp_path, "doubt"), PLUGINS))
    assert [file.name for file in tmp_path.iterdir()] == ["config.toml"]


async def test_an_adapter_sees_what_it_has_kept_and_what_it_puts_there_is_thrown_away() -> None:
    below = OverlayShelf()
    await below.put("token", "old")
    drawer = OverlayShelf(below)
    assert drawer.get("token") == "old"
    await drawer.put("token", "new")
    assert (drawer.get("token"), below.get("token"), drawer.get("device")) == ("new", "old", None)
