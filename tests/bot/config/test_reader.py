"""Any dataclass can be read, and all that is wrong is told at once."""

import datetime as dt
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

import pytest
from annotated_types import Interval

from tests.reading import good, told
from unobot.config import Secret, Wrong
from unobot.config.kinds import DurationOrOff, Expected, Off, Text
from unobot.config.reader import read


@dataclass(frozen=True, slots=True)
class Inner:
    size: int
    kind: Literal["a", "b"] = "a"


@dataclass(frozen=True, slots=True)
class Outer:
    name: Text
    count: int = 1
    rate: float = 0.5
    sure: bool = False
    several: tuple[str, ...] = ()
    either: int | str = 0
    limit: Annotated[int | None, Off] = 3
    small: Annotated[int, Interval(le=9)] = 1
    low: Annotated[int, Interval(le=9), Expected("a number up to 9")] = 1
    pause: DurationOrOff = None
    inner: Inner | None = None
    by_name: Mapping[str, Inner] = field(default_factory=dict)
    token: Secret | None = None
    all_of: tuple[Inner, ...] = ()

    def wrong(self) -> Iterator[Wrong]:
        if self.sure and self.count > 1:
            yield Wrong(("count",), "expected 1 if it is sure")


def test_all_kinds_of_values_are_read() -> None:
    table = {
        "name": "x",
        "rate": 2,
        "several": ["a", "b"],
        "either": "text",
        "limit": "off",
        "pause": "1m",
        "inner": {"size": 3},
        "by_name": {"#uno": {"size": 4, "kind": "b"}},
    }

    assert good(Outer, table) == Outer(
        name="x",
        rate=2.0,
        several=("a", "b"),
        either="text",
        limit=None,
        pause=60.0,
        inner=Inner(3),
        by_name={"#uno": Inner(4, "b")},
    )


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"name": ""}, "name: expected a text in quotes, not an empty text"),
        ({"name": dt.date(2026, 1, 1)}, "name: expected a text in quotes, not a date or time"),
        ({"count": "5"}, "count: expected a whole number, not a text"),
        ({"count": 1.5}, "count: expected a whole number, not a number with a point"),
        ({"count": True}, "count: expected a whole number, not true or false"),
        ({"rate": "1"}, "rate: expected a number, not a text"),
        ({"sure": "yes"}, "sure: expected true or false, not a text"),
        ({"sure": 1}, "sure: expected true or false, not a number"),
        ({"several": "a"}, "several: expected a list, not a text"),
        ({"several": ["a", 5]}, "several: item 2: expected a text in quotes, not a number"),
        ({"limit": "on"}, "limit: expected a whole number, not a text"),
        ({"limit": "on"}, 'limit: expected "off" or false'),
        ({"small": 10}, "small: expected less than or equal to 9, not this number"),
        ({"low": 10}, "low: expected a number up to 9, not this number"),
        ({"low": "3"}, "low: expected a number up to 9, not a text"),
        ({"pause": 0}, 'pause: expected a duration such as "90s" or "3m", or "off", not a number'),
        ({"inner": 5}, "inner: expected a table of settings, not a number"),
        ({"inner": {}}, "inner.size: missing; expected a whole number"),
        ({"inner": {"size": 1, "kind": "c"}}, 'inner.kind: expected "a" or "b", not this text'),
        ({"inner": {"size": 1, "sise": 1}}, "inner.sise: unknown; did you mean size?"),
        ({"by_name": {"#uno": {"size": []}}}, 'by_name."#uno".size: expected a whole number, not a list'),
        ({"by_name": {"#uno": {"size": 1, "x": 1}}}, 'by_name."#uno".x: unknown; expected one of kind, size'),
        ({"all_of": [{"size": 1}, {"sise": 2}]}, "all_of: item 2: size: missing; expected a whole number"),
        ({"all_of": [{"size": 1}, {"sise": 2}]}, "all_of: item 2: sise: unknown; did you mean size?"),
        ({"all_of": [{"size": "x"}]}, "all_of: item 1: size: expected a whole number, not a text"),
        ({"all_of": [5]}, "all_of: item 1: expected a table of settings, not a number"),
        ({"coutn": 1}, "coutn: unknown; did you mean count?"),
        ({"tokenfile": "x"}, "tokenfile: unknown; did you mean token_file?"),
        ({"sure": True, "count": 2}, "count: expected 1 if it is sure"),
    ],
)
def test_what_is_wrong_is_told_with_what_was_expected_and_found(change: dict[str, object], why: str) -> None:
    assert why in told(Outer, {"name": "x", **change})


def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    settings, wrong = read(Outer, {"count": "x", "inner": {}, "token_file": "none", "colour": 1}, tmp_path)

    assert settings is None
    assert {each.key for each in wrong} == {
        ("name",),
        ("count",),
        ("inner", "size"),
        ("token_file",),
        ("colour",),
    }


def test_a_value_of_two_types_is_told_for_each() -> None:
    assert told(Outer, {"name": "x", "either": True}) == [
        "either: expected a whole number, not true or false",
        "either: expected a text in quotes, not true or false",
    ]
