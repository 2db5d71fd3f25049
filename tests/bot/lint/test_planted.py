"""Mistakes that authors make, one a plugin, each noticed by a check that names the culprit: `planted.toml`."""

import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import typer

from tests.bot.lint.test_lint import COW, HEAD
from tests.plugins.built_in import all_rules, points
from unobot.kit.lint import Lint, find_flaws
from unobot.kit.scenario import play_files
from unobot.kit.scenario.run import Scenarios
from unobot.kit.testing import PlayerContract
from unobot.plugins import load_plugins
from unobot.plugins.options import find_plugins

MISTAKES = tomllib.loads(Path(__file__).with_name("planted.toml").read_text("utf-8"))["mistake"]

TEXTS = "\n@hookimpl\ndef unobot_texts():\n    return [Path(__file__).parent]\n"
SCENARIO = """
[[scenario]]
name = "a cow"
clauses = ["cow"]
table = "classic +cow"
seats = ["ann", "bob"]
hands = {{ ann = "r5 r6 b1", bob = "r6 r7 b2" }}
top = "r9"
turn = "ann"
expect = {{ turn = ["bob"] }}
steps = {}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where the plugin `moo` is written; it is forgotten in the end."""
    path = list(sys.path)
    (tmp_path / "moo").mkdir()
    yield tmp_path / "moo"
    sys.path[:] = path
    for name in [name for name in sys.modules if name.partition(".")[0] == "moo"]:
        del sys.modules[name]


def plant(mistake: dict[str, Any], folder: Path) -> None:
    """Write the plugin with that mistake."""
    rule = "".join(f"    {line}\n" for line in mistake.get("rule", "").strip().splitlines())
    source = mistake.get("source", COW.format(rule) if rule else "")
    before = f"{mistake['before']}\n" if "before" in mistake else ""
    texts = TEXTS if "texts" in mistake else ""
    (folder / "__init__.py").write_text(f"{HEAD}{before}{source}{texts}", "utf-8")
    for language, text in mistake.get("texts", {}).items():
        (folder / f"{language}.ftl").write_text(text, "utf-8")


def said_by(check: str, folder: Path, steps: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What that check says of the plugin in this folder, in lines."""
    match check:
        case "lint" | "play":
            find_flaws(Lint((str(folder),), 1 if check == "play" else 0, as_json=False), points())
            return capsys.readouterr().out.splitlines()
        case "load":
            broken = load_plugins(installed=points(), paths=[folder]).broken
            return [
                f"plugin {each.name}: {flaw or each.reason} [{flaw.check if flaw else 'load'}]"
                for each in broken
                for flaw in each.flaws or (None,)
            ]
        case "scenario":
            file = folder / "cow.toml"
            file.write_text(SCENARIO.format(steps), "utf-8")
            with suppress(typer.Exit):
                play_files(Scenarios((file,), None, as_json=False), find_plugins(None, [folder]))
            told = capsys.readouterr()
            return [*told.err.splitlines(), *told.out.splitlines()]
    load_plugins(installed=points(), paths=[folder])
    player = import_module("moo").Player
    contract = type("Contract", (PlayerContract,), {"player": lambda _, seed: player(seed)})()
    said = []
    for name in dir(PlayerContract):
        if name.startswith("test_"):
            try:
                getattr(contract, name)(all_rules())
            except AssertionError as error:
                said.append(str(error))
    return said


@pytest.mark.parametrize("mistake", MISTAKES, ids=[each["name"] for each in MISTAKES])
def test_a_planted_mistake_is_noticed(
    mistake: dict[str, Any], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(mistake, folder)
    said = said_by(mistake["found"], folder, mistake.get("steps", []), capsys)

    assert any(mistake["says"] in line and mistake["culprit"] in line for line in said), "\n".join(said)


def test_so_many_are_planted() -> None:
    checks = [mistake["found"] for mistake in MISTAKES]
    sys.stdout.write(f"planted: {len(checks)}, {dict(Counter(checks))}\n")
    assert len(checks) >= 40
