"""No number of the code's shape is above its limit, and no limit rises."""

import subprocess

import pytest

from tests.shape.limits import GOALS, LIMITS, earlier, is_loose, measured
from tests.shape.measures import circles


def test_each_number_is_as_low_as_its_limit_says() -> None:
    found = measured()

    assert set(LIMITS) == set(found)
    assert {name: number for name, number in found.items() if number > LIMITS[name]} == {}
    loose = {name: number for name, number in found.items() if is_loose(name, number)}
    assert loose == {}, "python -m tests.shape --lower lets the limits fall"


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
