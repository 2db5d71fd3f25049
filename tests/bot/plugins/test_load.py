from collections.abc import Callable
from importlib.metadata import Distribution, EntryPoint, PackageNotFoundError, version
from os import PathLike
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from unobot.adapter import Identity, Network, Room
from unobot.plugins import Broken, load_plugins
from unobot.tables.journal import FinishedRound, Placed

Plugin = Callable[[str, str], EntryPoint]

RULES = """
from uno_engine import BaseRule, Preset, Rule

class Stack(Rule):
    id = "stack"

class JumpIn(Rule):
    id = "jump-in"

@hookimpl
def unobot_rules():
    return [Stack, JumpIn]
"""
FINISHED = FinishedRound(
    Network("libera"),
    Room("#uno"),
    "1",
    "classic",
    (Placed(Identity("account:ann"), "ann", 1, 50, won=True, network=Network("libera")),),
)
BARK = """
from pathlib import Path
from uno_engine.classic.cards import SKIP
from uno_engine import Kind
from unobot.messages.pictures import Figure
from unobot.messages.pictures import DRAW
@hookimpl
def unobot_figures():
    return {{Kind('bk', 'Bark', 5): {figure}}}
"""
SETTING = """
from dataclasses import dataclass
from unobot.commands.feature import Feature

@dataclass(frozen=True)
class Corn:
    {field}

@hookimpl
def unobot_features():
    return [Feature('birds', attach=print, {where}=Corn)]
"""


def test_what_plugins_bring_is_found_by_name(plugin: Plugin, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = hello")
    source = f"""
from dataclasses import dataclass
from pathlib import Path
from unobot.plugins.parts import AdapterFactory

@dataclass
class Nothing:
    pass

from unobot.commands import Command
@hookimpl
def unobot_texts():
    return [Path({str(tmp_path)!r})]

@hookimpl
def unobot_commands():
    return [Command("salute", print)]

@hookimpl
def unobot_players():
    return {{"random": lambda seed: None}}

@hookimpl
def unobot_adapters():
    return {{"tin-can": AdapterFactory(Nothing, lambda *all: None)}}
"""
    plugins = load_plugins(installed=[plugin("house", RULES), plugin("more", source)])

    assert plugins.broken == ()
    assert plugins.brought.names() == {
        "rules": ("stack", "jump-in"),
        "texts": (str(tmp_path),),
        "commands": ("salute",),
        "players": ("random",),
        "adapters": ("tin-can",),
    }


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import nothing_like_this", "ModuleNotFoundError: No module named 'nothing_like_this'"),
        ("def broken(:", "SyntaxError: "),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("@hookimpl\ndef unobot_rules():\n    raise KeyError('deck')", "KeyError: 'deck'"),
        ("@hookimpl\ndef unobot_rules():\n    return 5", "unobot_rules must return a list"),
        ("@hookimpl\ndef unobot_rules():\n    return 'stack'", "unobot_rules must return a list"),
        (
            "@hookimpl\ndef unobot_rules():\n    return [object()]",
            "unobot_rules must return classes derived from",
        ),
        (
            "@hookimpl\ndef unobot_commands():\n    return [object()]",
            "unobot_commands must return a list of unobot.commands.Command",
        ),
        (
            "@hookimpl\ndef unobot_adapters():\n    return {'tin-can': print}",
            "unobot_adapters must return a mapping of names to unobot.plugins.parts.AdapterFactory",
        ),
        (
            "@hookimpl\ndef unobot_players():\n    return {'a': 5}",
            "unobot_players must return a mapping of names",
        ),
        (
            "@hookimpl\ndef unobot_texts():\n    return ['/tmp']",
            "unobot_texts must return folders with an en.ftl",
        ),
        (
            "@hookimpl\ndef unobot_tellers():\n    return {}",
            "unobot_tellers must return unobot.messages.voice.Tellers, with functions by class",
        ),
        (
            "from unobot.messages.voice import Tellers\nfrom uno_engine import Drew\n@hookimpl\ndef unobot_tellers():\n    return Tellers(events={Drew: print})",
            "brings teller Drew, which is there without plugins",
        ),
        (
            "@hookimpl\ndef unobot_figures():\n    return {'Bark': 'bark.svg'}",
            "unobot_figures must return a mapping of uno_engine.Kind to unobot.messages.pictures.Figure",
        ),
        (
            BARK.format(figure="Figure(Path('bark.svg'))"),
            "unobot_figures brings bark.svg for bk Bark, and there is no such file",
        ),
        (
            BARK.format(figure="Figure(DRAW)").replace("Kind('bk', 'Bark', 5)", "SKIP"),
            "brings figure s Skip, which is there without plugins",
        ),
        ("@hookimpl\ndef unobot_rules(deck):\n    return []", "PluginValidationError: "),
        (
            "@hookimpl\ndef unobot_ruels():\n    return []",
            "there is no hook unobot_ruels; did you mean unobot_rules?",
        ),
        (RULES.replace("jump-in", "stack"), "unobot_rules brings stack twice"),
        (RULES.replace("jump-in", "skip"), "brings rule skip, which is there without plugins"),
        (
            "from unobot.commands import Command\n@hookimpl\ndef unobot_commands():\n    return [Command('join', print)]",
            "brings command join, which is there without plugins",
        ),
        (
            SETTING.format(where="table_settings", field="quiet: bool = True"),
            "brings setting tables.quiet, which is there",
        ),
        (
            SETTING.format(where="own", field="corn: int = 1").replace("own=Corn", "own={'quiet': print}"),
            "brings !set quiet, which is there",
        ),
        (
            SETTING.format(where="keeps", field="corn: int").replace("keeps=Corn", "keeps={'corn': Corn}"),
            "TypeError: keeps: Corn.corn has no default",
        ),
        (
            SETTING.format(where="keeps", field="corn: int = 1")
            .replace("keeps=Corn", "keeps={'corn': Corn}")
            .replace("frozen=True", "frozen=False"),
            "TypeError: keeps: Corn is not frozen",
        ),
        (
            SETTING.format(where="keeps", field="corn: object = print").replace(
                "keeps=Corn", "keeps={'corn': Corn}"
            ),
            "TypeError: keeps: Corn cannot be written as JSON",
        ),
        (
            SETTING.format(where="settings", field="corn: int"),
            "TypeError: the setting corn of a feature must have a",
        ),
        (
            SETTING.format(where="settings", field="corn: int = 1").replace("settings=Corn", "settings=5"),
            "TypeError: the settings of a feature must be a dataclass, not 5",
        ),
    ],
)
def test_a_broken_plugin_is_reported_and_the_others_run(plugin: Plugin, source: str, reason: str) -> None:
    plugins = load_plugins(installed=[plugin("bad", source), plugin("good", RULES)])

    assert [(each.name, each.reason[: len(reason)]) for each in plugins.broken] == [("bad", reason)]
    assert [each.name for each in plugins.loaded] == ["good"]
    assert plugins.brought.names() == {"rules": ("stack", "jump-in")}


def test_nothing_of_a_broken_plugin_is_used(plugin: Plugin) -> None:
    source = RULES + "\n@hookimpl\ndef unobot_round_finished(finished):\n    raise SystemExit\n"
    plugins = load_plugins(
        installed=[plugin("bad", source + "\n@hookimpl\ndef unobot_presets():\n    return 5\n")]
    )

    assert plugins.brought.names() == {}
    plugins.round_finished(FINISHED)


def test_a_name_belongs_to_the_plugin_that_came_first(plugin: Plugin) -> None:
    plugins = load_plugins(["b", "a"], [plugin("a", RULES), plugin("b", RULES)])

    assert [each.name for each in plugins.loaded] == ["b"]
    assert [each.reason for each in plugins.broken] == ["brings rule stack, which b brings already"]


class OfTheBot(Distribution):
    """The distribution that the bot comes in."""

    def read_text(self, filename: str) -> str:
        """Its name alone."""
        return "Name: unobot\nVersion: 1\n"

    def locate_file(self, path: str | PathLike[str]) -> Path:
        """It has no files."""
        raise FileNotFoundError


def test_a_setting_belongs_to_the_feature_that_came_first(plugin: Plugin) -> None:
    first = SETTING.format(where="table_settings", field="corn: int = 1")
    second = first.replace("'birds'", "'mice'")
    plugins = load_plugins(["b", "a"], [plugin("a", first), plugin("b", second)])

    assert [str(each.reason) for each in plugins.broken] == [
        "brings setting tables.corn, which b brings already"
    ]


def ours(point: EntryPoint) -> EntryPoint:
    """The same, as if it came with the bot."""
    vars(point)["dist"] = OfTheBot()
    return point


@pytest.mark.parametrize("names", [None, ["a-newcomer", "house"]])
def test_a_newcomer_pushes_out_nothing_that_comes_with_the_bot(
    plugin: Plugin, names: list[str] | None
) -> None:
    plugins = load_plugins(names, [plugin("a-newcomer", RULES), ours(plugin("house", RULES))])

    assert [each.name for each in plugins.loaded] == ["house"]
    assert plugins.broken == (Broken("a-newcomer", "brings rule stack, which house brings already"),)


def test_a_newcomer_with_the_name_of_one_that_comes_with_the_bot_is_left_out(plugin: Plugin) -> None:
    own, other = ours(plugin("house", RULES)), plugin("house", "")
    plugins = load_plugins(installed=[own, other])

    assert [each.module for each in plugins.loaded] == [own.value]
    assert plugins.broken == (Broken("house", f"{other.value} is left out: {own.value} has that name, too"),)


def test_only_the_named_plugins_are_loaded(plugin: Plugin) -> None:
    plugins = load_plugins(["a", "none", "a"], [plugin("a", RULES), plugin("b", "raise RuntimeError")])

    assert [each.name for each in plugins.loaded] == ["a"]
    assert [(each.name, each.reason) for each in plugins.broken] == [
        ("none", "plugin none is missing; installed are a, b")
    ]


def test_every_listener_hears_of_a_finished_round_though_one_fails(plugin: Plugin) -> None:
    fails = "@hookimpl\ndef unobot_round_finished(finished):\n    raise RuntimeError('no scoreboard')\n"
    hears = "heard = []\n@hookimpl\ndef unobot_round_finished(finished):\n    heard.append(finished.standings[0].name)\n"
    listener = plugin("b-hears", hears)
    plugins = load_plugins(installed=[plugin("a-fails", fails), listener])

    with capture_logs() as logs:
        plugins.round_finished(FINISHED)

    assert [(line["plugin"], line["log_level"]) for line in logs] == [("a-fails", "error")]
    assert listener.load().heard == ["ann"]


def test_the_plugins_of_this_distribution_are_found_by_default() -> None:
    try:
        version("unobot")
    except PackageNotFoundError:
        pytest.skip("unobot is not installed here; make test installs it")

    plugins = load_plugins()

    assert {"classic", "irc", "match"} <= {
        *(each.name for each in plugins.loaded),
        *(each.name for each in plugins.broken),
    }
