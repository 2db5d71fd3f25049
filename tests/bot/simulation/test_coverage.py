"""`--coverage`: what of a plugin was never reached while it was played."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugins.built_in import points
from unobot.clock import HeldClock
from unobot.kit.scenario import play_files
from unobot.kit.scenario.run import Scenarios
from unobot.kit.simulate import Simulation, simulate_rounds
from unobot.plugins import Plugins, load_plugins

SOURCE = '''"""A cow."""
from pathlib import Path
import uno_engine as uno
from unobot.plugins.hookspecs import hookimpl

class CowMooed(uno.Event, frozen=True):
    seat: int

class Cow(uno.Rule):
    """Moos at a 5; a verb wakes it."""
    id = "cow"
    verbs = (uno.Verb("wake"),)
    words = ("softly",)

    @uno.after(uno.Played)
    def moo(self, ctx: uno.Ctx, played: uno.Played) -> None:
        if played.card.number == 5:
            ctx.emit(CowMooed(played.seat))
            ctx.emit(uno.TimerSet(ctx.state.clock + 1000, "cow-sleeps"))
        for card in ():
            self.never(card)

    @uno.after(uno.TimerFired)
    def sleep(self, ctx: uno.Ctx, fired: uno.TimerFired) -> None:
        if fired.name == "cow-sleeps":
            return

    def never(self, card: uno.Card) -> None:
        raise LookupError

    def refusal(self, state, question, seat, move):
        return uno.NotAllowed("cow-awake") if move.verb == "wake" else None

@hookimpl
def unobot_rules():
    return [Cow]

@hookimpl
def unobot_texts():
    return [Path(__file__).parent]
'''
TEXTS = """\
verb-wake = wake
help-wake = Wakes the cow.
word-softly = softly
event-cow-mooed = { $seat } hears a cow
refused-cow-awake = The cow is awake.
"""
SCENARIO = """
[[scenario]]
name = "a cow moos at a 5, and sleeps"
clauses = ["cow"]
table = "classic +cow"
seats = ["ann", "bob"]
hands = { ann = "r5 r6 b1", bob = "r6 r7 b2" }
top = "r9"
turn = "ann"
steps = ["ann: play r5", { refused = { "bob: wake" = "cow-awake" } }, "time: 1s"]
expect = { turn = ["bob"] }
"""


@pytest.fixture
def plugins(tmp_path: Path) -> Iterator[Plugins]:
    """The built-in plugins, and the cow."""
    path, package = list(sys.path), tmp_path / "covered_cow"
    package.mkdir()
    (package / "__init__.py").write_text(SOURCE, "utf-8")
    (package / "en.ftl").write_text(TEXTS, "utf-8")
    plugins = load_plugins(installed=points(), paths=[package])
    assert plugins.broken == ()
    yield plugins
    sys.path[:] = path
    del sys.modules["covered_cow"]


def lines(told: list[str]) -> list[str]:
    """The lines of branches, without the folder."""
    return [each.rpartition("__init__.py:")[2] for each in told]


def test_scenarios_tell_what_they_never_reach(
    plugins: Plugins, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cow.toml"
    file.write_text(SCENARIO, "utf-8")

    assert play_files(Scenarios((file,), None, as_json=True, coverage=True), plugins) == 0
    passed, never = map(json.loads, capsys.readouterr().out.splitlines())
    assert passed["passed"]
    branches = lines(never["unreached"].pop("branches"))
    assert never == {"unreached": {"verbs": ["wake"], "words": ["softly"], "messages": [], "timers": []}}
    assert branches == [
        "17: the condition is never false",
        "20: the loop never runs",
        "25: the condition is never false",
        "28: Cow.never is never called",
    ]


def test_a_simulation_tells_what_it_never_reaches(
    plugins: Plugins, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = Simulation(
        "classic +cow", 2, 3, 1, ("random",), check=True, as_json=False, plot=None, coverage=True
    )
    assert simulate_rounds(wanted, plugins, HeldClock()) == 0

    told = capsys.readouterr().out.splitlines()[4:]
    assert told[:4] == [
        "never reached: verbs: wake",
        "never reached: words: softly",
        "never reached: messages: refused-cow-awake",
        "never reached: timers: cow-sleeps",
    ]
    assert lines(told[4:]) == [
        "20: the loop never runs",
        "24: Cow.sleep is never called",
        "28: Cow.never is never called",
        "31: Cow.refusal is never called",
    ]


def test_without_a_plugin_at_a_path_there_is_nothing_to_look_at(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = Simulation("classic", 2, 1, 1, ("random",), check=True, as_json=False, plot=None, coverage=True)
    assert simulate_rounds(wanted, load_plugins(installed=points()), HeldClock()) == 1
    assert capsys.readouterr().err == "--coverage looks at the plugins named by --plugin, and there is none\n"
