"""Plugins that `unobot new` makes: each kind is made once, and all that it brings must hold."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.plugins.built_in import ROOT, needs, points
from tests.screen import Screen
from unobot.kit.new import KINDS, BadName, NewPlugin, ScaffoldNames, make_plugin, start_plugin
from unobot.kit.scenario import play_files
from unobot.kit.scenario.run import Scenarios
from unobot.kit.simulate import Simulation, simulate_rounds
from unobot.plugins import Plugins, line_with, load_plugins

SOURCES = os.pathsep.join(str(ROOT / folder) for folder in (".", "engine", "plugins"))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The folder of a plugin of each kind, and of a second kind of game."""
    here = tmp_path_factory.mktemp("made")
    folders = {kind: here / kind for kind in KINDS}
    for kind, folder in folders.items():
        make_plugin(kind, ScaffoldNames.of(f"my-{kind}" if kind != "language" else "tlh", kind), folder)
    make_plugin("game", ScaffoldNames.of("my-tricks", "game"), here / "tricks", "tricks")
    return {**folders, "tricks": here / "tricks"}


@pytest.fixture(scope="module")
def plugins(made: dict[str, Path]) -> Plugins:
    """All of them, loaded beside the built-in ones."""
    return load_plugins(installed=points(), paths=made.values())


def run(folder: Path, *arguments: str, **variables: str) -> str:
    """What a module of Python prints there; it must end well."""
    environment = {**os.environ, "PYTHONPATH": SOURCES} | variables
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        env=environment,
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


async def test_whoever_wants_a_game_is_asked_which_kind(tmp_path: Path) -> None:
    program = "import os, sys; os.chdir(sys.argv.pop(1)); from unobot.cli import main; main()"
    words = ["-c", program, str(tmp_path), "new", "game", "hop"]
    screen = Screen(sys.executable, words, {"PYTHONPATH": SOURCES})
    try:
        for question, answer in (
            ("Which kind of game", "trick"),
            ("Error: expected shedding or tricks", "tricks"),
        ):
            await screen.shows(question)
            screen.type(answer)
        assert await screen.shows("unobot-hop has")
        assert await screen.ended() == 0
    finally:
        screen.close()
    assert "class Hop(TrickGame)" in (tmp_path / "unobot-hop" / "unobot_hop" / "hop.py").read_text()


def test_they_are_loaded_one_beside_the_other(plugins: Plugins) -> None:
    assert plugins.broken == ()
    assert {plugin.name for plugin in plugins.loaded if plugin.at_path} == {
        "tlh" if kind == "language" else f"my-{kind}" for kind in (*KINDS, "tricks")
    }


def test_each_of_them_has_a_licence(made: dict[str, Path]) -> None:
    for folder in made.values():
        project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
        licence = (folder / "LICENSE").read_text("utf-8")

        assert project["license"] == "MIT"
        assert licence.startswith(f"MIT License\n\nCopyright (c) the {project['name']} contributors\n")


def test_their_scenarios_hold(
    made: dict[str, Path], plugins: Plugins, capsys: pytest.CaptureFixture[str]
) -> None:
    with_rules = tuple(scenarios for folder in made.values() if (scenarios := folder / "scenarios").is_dir())

    status = play_files(Scenarios(with_rules, None, as_json=False), plugins)

    told = capsys.readouterr().out
    assert (status, len(with_rules)) == (0, 6), told


@pytest.mark.parametrize("kind", ["rule", "card", "deck", "game", "tricks", "match"])
def test_whole_rounds_are_played_with_them(kind: str, made: dict[str, Path]) -> None:
    plugins = load_plugins(installed=points(), paths=[made[kind]])
    table = line_with(plugins)

    assert f"my-{kind}" in table
    assert simulate_rounds(Simulation(table, 4, 3, 1, ("random",), True, True, None), plugins) == 0


@needs("computers")
@pytest.mark.timeout(300)
def test_their_own_tests_pass(made: dict[str, Path]) -> None:
    # all in one process, with the plugins that `all_made` names
    here, folders = made["rule"].parent, os.pathsep.join(map(str, made.values()))
    # so that pytest looks at no folder above this one
    (here / "pytest.ini").write_text("[pytest]\nunobot = true\n")
    told = run(
        here, "pytest", "-q", "-n0", "--import-mode=importlib", "-p", "no:cacheprovider", "-p", "unobot.kit.pytest_plugin",
        "-p", "tests.bot.scaffold.all_made", *_tests(made), MADE=folders,
        PYTHONPATH=os.pathsep.join((SOURCES, folders, str(made["network"] / "tests"))),
    )  # fmt: skip

    assert "passed" in told


def test_a_plugin_that_is_not_installed_is_tested_with_what_is(made: dict[str, Path]) -> None:
    told = run(made["match"], "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-k", "bot_knows or chinese")

    assert "2 passed" in told


@pytest.mark.timeout(300)
def test_mypy_finds_nothing_in_them(made: dict[str, Path]) -> None:
    # from here, so that it has the answers of `make lint` for all that they import, and leaves them for it
    packages = [str(path) for folder in made.values() for path in folder.glob("unobot_*")]

    run(ROOT, "mypy", "--strict", *packages, *_tests(made), str(made["network"] / "tests" / "server.py"))


def _tests(made: dict[str, Path]) -> Sequence[str]:
    return [str(test) for folder in made.values() for test in sorted(folder.glob("tests/test_*.py"))]


@pytest.mark.parametrize(
    ("kind", "name", "why"),
    [
        ("rule", "Hot Seat", "expected small letters"),
        ("rule", "class", "a word of Python's"),
        ("card", "draw-two", "uno_engine has something called DrawTwo"),
        ("match", "match", "a plugin that is called so is installed"),
        ("rule", "a" * 31, "30 signs at most"),
        ("language", "german!", "expected a language tag"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_with_the_reason(kind: str, name: str, why: str) -> None:
    with pytest.raises(BadName, match=why):
        ScaffoldNames.of(name, kind)


def test_nothing_is_written_into_a_folder_that_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start_plugin(NewPlugin("rule", "hot-seat", tmp_path)) == 1

    assert (capsys.readouterr().err, list(tmp_path.iterdir())) == (
        f"unobot new: {tmp_path} exists; --folder names another one\n",
        [],
    )


def test_a_kind_that_there_is_not_is_told_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert start_plugin(NewPlugin("rul", "hot-seat", None)) == 1

    assert capsys.readouterr().err == "unobot new: there is no kind rul; did you mean rule?\n"


def test_a_name_that_the_files_need_themselves_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start_plugin(NewPlugin("game", "trick-game", tmp_path / "made", "tricks")) == 1

    assert "trick_game.py needs something called TrickGame" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
