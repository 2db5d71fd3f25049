"""All that can happen or be asked in DOS and Extended can be said."""

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

import unobot_dos
import unobot_extended
from uno_engine import Event
from unobot.texts import Texts

PLUGINS = {"unobot_dos": unobot_dos, "unobot_extended": unobot_extended}
SILENT = {"RowCleared", "PacketSent"}
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
    ids = {f"event-{re.sub(r'(?<!^)(?=[A-Z])', '-', name).lower()}" for name in events(plugin)}

    assert len(ids) > 4
    assert {id_ for id_ in ids if not TEXTS.has(id_)} == set()


@pytest.mark.parametrize("plugin", PLUGINS)
def test_every_question_has_its_words(plugin: str) -> None:
    asked = written(plugin, r'why="([a-z-]+)"') - {"reaction"}

    assert len(asked) > 4
    assert {why for why in asked if not TEXTS.has(f"prompt-{why}")} == set()


@pytest.mark.parametrize("plugin", PLUGINS)
def test_every_refusal_has_its_words(plugin: str) -> None:
    codes = written(plugin, r'(?:NotAllowed|BadTable|NotUnderstood|TooLate|kind)\(\s*"([a-z-]+)"')

    assert codes
    assert {code for code in codes if not TEXTS.has(f"refused-{code}")} == set()
