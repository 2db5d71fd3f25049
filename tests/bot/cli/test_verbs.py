import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from unobot.app import serving
from unobot.cli import demo, rules
from unobot.cli.app import COMMANDS, app
from unobot.cli.demo import Demo
from unobot.cli.rules import Rules
from unobot.config import Config
from unobot.kit.replay.report import Replay
from unobot.kit.scenario.run import Scenarios
from unobot.kit.simulate import Simulation

DONE_BY = {
    "demo": (demo, "play_demo"),
    "replay": (import_module("unobot.kit.replay.report"), "tell_rounds"),
    "rules": (rules, "describe"),
    "scenario": (import_module("unobot.kit.scenario.run"), "play_files"),
    "simulate": (import_module("unobot.kit.simulate"), "simulate_rounds"),
}
CONFIG = 'data = "kept.db"\nplugins = []\n[network.home]\nadapter = "irc"\n'


def asked(line: str) -> object:
    """What the function that does the work is given for that command line."""
    given: list[object] = []

    def note(*arguments: object) -> int:
        given.extend(arguments)
        return 0

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(*DONE_BY[line.split(maxsplit=1)[0]], note)
        done = CliRunner().invoke(app, line.split())
    assert done.exit_code == 0, done.output
    return given[0]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("demo", Demo(auto=True, table="classic", seed=None)),
        (
            "demo --auto --people ann --people bob --seed 3",
            Demo(auto=True, table="classic", seed=3, people=("ann", "bob")),
        ),
        ("demo dos cards=5", Demo(auto=True, table="dos cards=5")),
        ("demo --table taiwan -stack +jump-in", Demo(auto=True, table="taiwan -stack +jump-in")),
        (
            "demo --language ja --style emoji --players 4",
            Demo(auto=True, language="ja", style="emoji", players=4),
        ),
        ("rules", Rules(None, None, as_json=False)),
        (
            "rules taiwan +jump-in -stack -challenge cards=9",
            Rules("taiwan +jump-in -stack -challenge cards=9", None, False),
        ),
        ("rules --language ja --json duo", Rules("duo", "ja", as_json=True)),
        ("simulate", Simulation("classic", 4, 1000, 1, ("random",), check=True, as_json=False, plot=None)),
        (
            "simulate --table duo --players 2 --games 5 --seed 9 --players-are random,heuristic --no-check --json --plot x.svg",
            Simulation(
                "duo", 2, 5, 9, ("random", "heuristic"), check=False, as_json=True, plot=Path("x.svg")
            ),
        ),
        (f"scenario {__file__} -k chain --json", Scenarios((Path(__file__),), "chain", as_json=True)),
    ],
)
def test_a_command_line_is_understood(line: str, wanted: object) -> None:
    assert asked(line) == wanted


def test_replay_reads_the_store_that_the_configuration_names(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text(CONFIG)

    assert asked(f"replay 0a1b --config {tmp_path / 'config.toml'}") == Replay(
        "0a1b", None, None, 20, as_json=False
    )


def test_run_serves_the_configuration_and_ends_with_the_status_it_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "config.toml"
    file.write_text(CONFIG)
    served: list[tuple[str, bool]] = []

    def serve(config: Config, _plugins: object, *, standby: bool) -> int:
        served.append((config.data.reveal(), standby))
        return 3

    monkeypatch.setattr(serving, "serve", serve)
    done = CliRunner().invoke(app, ["run", "--standby", "--config", str(file)])

    assert (served, done.exit_code) == ([(str(tmp_path / "kept.db"), True)], 3)


@pytest.mark.parametrize("name", ["run", "replay"])
def test_a_wrong_configuration_ends_a_verb_before_it_begins(tmp_path: Path, name: str) -> None:
    file = tmp_path / "config.toml"
    file.write_text(CONFIG + "lang = 5\n[tables]\nbare = 5\n")

    done = CliRunner().invoke(app, [name, "--config", str(file)])

    assert done.exit_code == 1
    assert done.stderr == f"{file}:7: tables.bare: expected true or false, not a number\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_help_says_what_a_verb_does_with_an_example(name: str) -> None:
    text = CliRunner().invoke(app, [name, "--help"]).output

    assert re.search(rf"Example: unobot {name}\b", text)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_registered_verb_says_what_it_does_with_an_example(name: str) -> None:
    text = CliRunner().invoke(app, [name, "--help"]).output

    assert re.search(rf"Example: unobot {name}\b", text)
    assert COMMANDS[name].about in text.splitlines()[2]


def test_the_help_lists_every_verb_and_imports_none() -> None:
    code = (
        "import sys; from unobot.cli import main\ntry: main()\nfinally: print(*sys.modules, file=sys.stderr)"
    )

    done = subprocess.run([sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True)

    for name, command in COMMANDS.items():
        about = r"\s+".join(map(re.escape, command.about.split()))  # a long one goes on in the next line
        assert re.search(rf"^  {name} +{about}$", done.stdout, re.MULTILINE)
    imported = done.stderr.split()
    assert "typer" in imported
    assert {"sqlalchemy", "pydantic", "fluent", "structlog", "pluggy", "uno_engine"}.isdisjoint(imported)


def test_an_installed_plugin_brings_a_verb_of_its_own_but_takes_none_of_ours(tmp_path: Path) -> None:
    site = tmp_path / "cow-1.dist-info"
    site.mkdir()
    (site / "METADATA").write_text("Metadata-Version: 2.1\nName: cow\nVersion: 1\n")
    (site / "entry_points.txt").write_text(
        "[unobot.verbs]\nmilk = cow:milk\ndemo = cow:milk\ngone = barn:door\n"
    )
    (tmp_path / "cow.py").write_text(
        'print("imported")\n\n\ndef milk(litres: int) -> None:\n    """Milk the cow."""\n    print(litres, "l")\n'
    )

    def typed(*words: str) -> str:
        code = "from unobot.cli import main; main()"
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
        done = subprocess.run(
            [sys.executable, "-c", code, *words], capture_output=True, text=True, check=True, env=env
        )
        return done.stdout

    listed = typed("--help")
    assert re.search(r"^  milk +A command of the plugin cow\.$", listed, re.MULTILINE)
    assert re.search(r"^  gone +A command of the plugin barn\.$", listed, re.MULTILINE)
    assert "imported" not in listed
    assert "right here, in this terminal" in listed
    assert typed("milk", "3") == "imported\n3 l\n"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("rnu", "There is no command rnu. Did you mean run?"),
        ("nonsense", "There is no command nonsense.\n"),
        ("run --cofnig x", "There is no option --cofnig. Did you mean --config?"),
        # commands in which -RULE leaves a rule out
        ("demo --langauge ja", "There is no option --langauge. Did you mean --language?"),
        ("rules taiwan --languag=ja", "There is no option --languag. Did you mean --language?"),
        ("check --nonsense", "There is no option --nonsense.\n"),
    ],
)
def test_an_unknown_command_or_option_suggests_the_one_that_was_meant(line: str, said: str) -> None:
    done = CliRunner().invoke(app, line.split())

    assert done.exit_code == 2
    assert said in done.stderr
