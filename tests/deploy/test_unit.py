"""The unit for systemd: how much it leaves to the bot, and that what it names is there."""

import re
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tests.servers.process import find_binary
from unobot.app.serving import DAMAGED, TAKEN_OVER

UNIT = ROOT / "deploy/unobot.service"
UNITS = [UNIT, ROOT / "deploy/unobot-web.service"]


def settings() -> dict[str, str]:
    """The unit's section [Service]; of what stands there twice the last."""
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(UNIT, encoding="utf-8")
    return dict(unit["Service"])


def analyze(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """What systemd-analyze says."""
    binary = find_binary("UNOBOT_SYSTEMD_ANALYZE", "systemd-analyze")
    return subprocess.run([binary, *arguments], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_the_unit_leaves_so_little_to_the_bot_that_it_scores_under_3(unit: Path) -> None:
    # the threshold is in tenths
    done = analyze("security", "--offline=true", "--no-pager", "--threshold=30", str(unit))
    found = re.search(rf"Overall exposure level for {unit.name}: ([\d.]+)", done.stdout)

    assert done.returncode == 0, done.stdout
    assert found is not None
    assert float(found[1]) < 3


def test_a_unit_that_leaves_all_to_the_bot_would_be_noticed(tmp_path: Path) -> None:
    bare = tmp_path / "unobot.service"
    bare.write_text("[Service]\nExecStart=/bin/true\n")

    assert analyze("security", "--offline=true", "--no-pager", "--threshold=30", str(bare)).returncode != 0


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_systemd_understands_every_line_of_the_unit(tmp_path: Path, unit: Path) -> None:
    # the program that it starts is not there on this machine
    there = tmp_path / unit.name
    there.write_text(unit.read_text(encoding="utf-8").replace("/opt/unobot/bin/unobot", "/bin/true"))
    done = analyze("verify", "--recursive-errors=no", "--man=no", str(there))

    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_does_not_start_a_bot_again_that_ended_because_it_had_to() -> None:
    statuses = {int(each) for each in settings()["RestartPreventExitStatus"].split()}

    assert statuses == {TAKEN_OVER, DAMAGED}
    assert settings()["Restart"] == "on-failure"
    # it ends within 5 s
    assert int(settings()["TimeoutStopSec"]) > 5


def test_the_unit_runs_the_bot_where_the_operating_page_puts_it() -> None:
    page = (ROOT / "docs/operators/install.md").read_text(encoding="utf-8")

    for path in ("/opt/unobot", "/etc/unobot/config.toml", "/etc/unobot/environment", "/var/lib/unobot"):
        assert path in page
        assert path in UNIT.read_text(encoding="utf-8")
