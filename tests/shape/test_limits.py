"""No number of the code's shape is above its limit, and no limit rises."""

import subprocess
from collections.abc import Mapping
from functools import cache

import pytest

from tests.shape.limits import GOALS, LIMITS, earlier, is_loose, measured
from tests.shape.measures import circles


@cache
def _numbers() -> Mapping[str, float]:
    return measured()


def test_every_number_has_a_limit_and_every_limit_a_number() -> None:
    assert set(LIMITS) == set(_numbers())


@pytest.mark.parametrize("name", LIMITS)
def test_no_number_is_above_its_limit(name: str) -> None:
    assert _numbers()[name] <= LIMITS[name]


@pytest.mark.parametrize("name", LIMITS)
def test_what_was_won_is_held(name: str) -> None:
    assert not is_loose(name, _numbers()[name]), "python -m tests.shape --lower lets the limits fall"


def test_no_limit_has_ever_been_lower() -> None:
    try:
        versions = list(earlier())
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"without git the limits cannot be compared with earlier ones: {error}")

    for commit, limits in versions:
        assert not (set(limits) - set(LIMITS)), f"{commit} had a limit for it"
        risen = {name: (limit, LIMITS[name]) for name, limit in limits.items() if LIMITS[name] > limit}
        assert not risen, f"{commit} had a lower limit"


def test_no_limit_is_below_its_goal() -> None:
    assert [name for name in LIMITS if LIMITS[name] < GOALS[name]] == []


def test_modules_that_import_each_other_are_found_as_one_circle() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a", "e"}, "e": {"d"}, "f": {"a"}}

    assert circles(graph) == [["a", "b", "c"], ["d", "e"]]
