"""A plugin whose events or facts could show a hand by mistake is not loaded, and is told what to write."""

from collections.abc import Callable
from importlib.metadata import EntryPoint

import pytest

from unobot.plugins import load_plugins

Plugin = Callable[[str, str], EntryPoint]

HEAD = """
from uno_engine import Card, Drew, Event, Fact, Move, Rule, seen_by_all, seen_by_none
import msgspec

class Peek(Rule):
    '''Somebody peeks.'''

    id = "peek"

@hookimpl
def unobot_rules():
    return [Peek]

"""


def reason(plugin: Plugin, source: str) -> str:
    """Why the plugin is left out; empty if it is not."""
    plugins = load_plugins(installed=[plugin("peek", HEAD + source)])
    return plugins.broken[0].reason if plugins.broken else ""


OPEN_EVENT = """
class HandSeen(Event, frozen=True):
    to: int
    cards: tuple[Card, ...]
"""


def test_the_author_is_told_where_it_is_and_what_to_write(plugin: Plugin) -> None:
    told = reason(plugin, OPEN_EVENT)

    assert told.startswith("the event HandSeen (")
    assert ".py:16) can hold cards in `cards`, and does not say who sees them." in told
    assert (
        "Write into the class `seen_by = seen_by_all` (from uno_engine) if they lie open on the table" in told
    )
    method = (
        "def seen_by(self, seat): return self if seat == self.to else msgspec.structs.replace(self, cards=())"
    )
    assert told.endswith(f"as `{method}`")


ADVICE = (
    OPEN_EVENT
    + "    def seen_by(self, seat): return self if seat == self.to else msgspec.structs.replace(self, cards=())"
)


@pytest.mark.parametrize(
    "source",
    [
        ADVICE,
        OPEN_EVENT + "    seen_by = seen_by_all",
        OPEN_EVENT + "    seen_by = seen_by_none",
        "class Barked(Event, frozen=True):\n    seat: int\n    word: str = ''",
    ],
)
def test_who_says_it_is_loaded(plugin: Plugin, source: str) -> None:
    assert reason(plugin, source) == ""


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("class Top(Fact, frozen=True):\n    card: Card", "the fact Top ("),
        ("class Said(Event, frozen=True):\n    move: Move", "in `move`"),
        ("class Kept(Event, frozen=True):\n    what: object\n    by: int", "if seat == self.by else None"),
        ("class More(Drew, frozen=True):\n    more: tuple[Card, ...] = ()", "in `more`"),
        (
            "class Hand(msgspec.Struct):\n    cards: list[Card]\nclass Deep(Event, frozen=True):\n    hand: Hand | None",
            "the event Deep (",
        ),
        ("class Late(Event, frozen=True):\n    card: 'Nobody'", "in `card`"),
    ],
)
def test_whatever_could_hold_a_card_must_say_it(plugin: Plugin, source: str, told: str) -> None:
    assert told in reason(plugin, source)


def test_the_plugins_of_others_are_not_blamed(plugin: Plugin) -> None:
    plugins = load_plugins(installed=[plugin("a", HEAD + OPEN_EVENT), plugin("b", "")])

    assert [broken.name for broken in plugins.broken] == ["a"]
    assert [loaded.name for loaded in plugins.loaded] == ["b"]
