"""The list of public names notices what would break somebody's plugin. That it is up to date: test_all_is_documented."""

from types import ModuleType
from typing import Any

import pytest

from tests.docs.names import names_of
from uno_engine import Event


def lines(source: str) -> list[str]:
    module: Any = ModuleType("unobot_shed")
    exec(source, vars(module))
    module.__all__ = [name for name in vars(module) if not name.startswith("_") and name != "Event"]
    return list(names_of(module))


SHED = """
class Spade:
    depth = 3
    def dig(self, where, *, deep=1): pass
    def _rest(self): pass

def paint(colour, coats=2): pass
"""


def test_names_are_told_with_what_they_take() -> None:
    assert lines(SHED) == [
        "class unobot_shed.Spade()",
        "    unobot_shed.Spade.depth",
        "    unobot_shed.Spade.dig(self, where, *, deep=)",
        "unobot_shed.paint(colour, coats=)",
    ]


@pytest.mark.parametrize(
    ("now", "before"),
    [
        ("depth", "width"),
        ("where, ", "there, "),
        ("coats=2", "coats"),
        ("def paint", "def varnish"),
        ("def dig", "def _dig"),
    ],
)
def test_a_change_that_breaks_a_plugin_changes_a_line(now: str, before: str) -> None:
    assert set(lines(SHED)) - set(lines(SHED.replace(now, before)))


def test_a_new_name_changes_no_line() -> None:
    more = SHED + "\ndef sweep(): pass\n"

    assert set(lines(SHED)) <= set(lines(more))


def test_an_event_is_told_with_its_fields() -> None:
    class Dug(Event, frozen=True):
        seat: int
        depth: int = 1

    module: Any = ModuleType("unobot_shed")
    module.Dug, module.__all__ = Dug, ["Dug"]
    assert next(iter(names_of(module))) == "class unobot_shed.Dug(seat, depth=)"
