"""All that can happen, be asked or be refused by the rules of the plugins can be said."""

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

import unobot_all_wild
import unobot_attack
import unobot_decks
import unobot_dos
import unobot_extended
import unobot_flip
import unobot_house
import unobot_match
import unobot_no_mercy
from tests.plugins.built_in import all_rules
from uno_engine import Event
from unobot.messages.texts import Texts

PLUGINS = {
    "unobot_all_wild": unobot_all_wild,
    "unobot_attack": unobot_attack,
    "unobot_decks": unobot_decks,
    "unobot_dos": unobot_dos,
    "unobot_extended": unobot_extended,
    "unobot_flip": unobot_flip,
    "unobot_house": unobot_house,
    "unobot_match": unobot_match,
    "unobot_no_mercy": unobot_no_mercy,
}
SILENT = {
    "ColorWaits",
    "StaysInForce",
    "RowCleared",
    "PacketSent",
    "LaidToRest",
    "CardsLost",
    "TimeUp",
    "HitTaken",
    "Pressed",
}
"""What needs no words: something that is told follows from it, or came before it."""
TEXTS = Texts([folder for plugin in PLUGINS.values() for folder in plugin.unobot_texts()])


def modules(plugin: str) -> list[Path]:
    return sorted(Path(str(PLUGINS[plugin].__file__)).parent.rglob("*.py"))


def events(plugin: str) -> set[str]:
    found = set()
    root = Path(str(PLUGINS[plugin].__file__)).parent.parent
    for file in modules(plugin):
        name = ".".join(file.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        for _, kind in inspect.getmembers(import_module(name), inspect.isclass):
            if issubclass(kind, Event) and kind.__module__.startswith(plugin):
                found.add(kind.__name__)
    return found - SILENT


def written(plugin: str, pattern: str) -> set[str]:
    return {
        found for file in modules(plugin) for found in re.findall(pattern, file.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("plugin", PLUGINS)
def test_every_event_has_its_words(plugin: str) -> None:
    words = {re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in events(plugin)}

    assert words or plugin in {"unobot_all_wild", "unobot_attack", "unobot_no_mercy"}
    assert {word for word in words if not (TEXTS.has(f"event-{word}") or TEXTS.has(f"with-{word}"))} == set()


@pytest.mark.parametrize("plugin", PLUGINS)
def test_every_question_has_its_words(plugin: str) -> None:
    asked = written(plugin, r'why="([a-z-]+)"') - {"reaction", "charade-word"}

    assert asked or plugin in {"unobot_flip", "unobot_match"}
    assert {why for why in asked if not TEXTS.has(f"prompt-{why}")} == set()


@pytest.mark.parametrize("plugin", PLUGINS)
def test_every_refusal_has_its_words(plugin: str) -> None:
    codes = written(plugin, r'(?:NotAllowed|BadTable|NotUnderstood|TooLate|kind)\(\s*"([a-z-]+)"')

    assert codes or plugin in {"unobot_attack", "unobot_flip", "unobot_match", "unobot_no_mercy"}
    assert {code for code in codes if not TEXTS.has(f"refused-{code}")} == set()


@pytest.mark.parametrize(
    "plugin", ["unobot_all_wild", "unobot_attack", "unobot_decks", "unobot_house", "unobot_no_mercy"]
)
def test_who_tries_something_else_first_is_told_what_comes_first(plugin: str) -> None:
    asked = written(plugin, r'why="([a-z-]+)"')

    assert {why for why in asked if not TEXTS.has(f"refused-first-{why}")} == set()


def test_every_option_and_every_rule_that_can_be_chosen_has_its_words() -> None:
    rules = all_rules().rules.values()
    missing = {
        f"option-{setting.name}"
        for rule in rules
        for setting in rule.settings
        if not any(
            TEXTS.has(id_) for id_ in (f"option-{setting.name}", f"match-{rule.id}", f"rule-{rule.id}")
        )
    }
    kinds = {"house": "rule", "deck": "rule", "match": "match"}
    chosen = {f"{kinds[rule.role]}-{rule.id}" for rule in rules if rule.role in kinds}
    assert len(chosen) > 15
    assert missing | {id_ for id_ in chosen if not TEXTS.has(id_)} == set()
