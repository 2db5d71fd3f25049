"""What the operating system is asked to limit."""

import resource
import time

import pytest

from unobot.tables import watchdog as limits


@pytest.mark.parametrize(("counted", "computed"), [(90_000.0, 89_000.0), (89_000.0, 90_000.0)])
def test_the_limit_of_a_step_is_counted_as_the_system_counts(
    counted: float, computed: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    # a busy machine once counted 23 s for a process that had computed for 20, and ended it in the middle of its work
    monkeypatch.setattr(time, "clock_gettime", lambda _: counted)
    monkeypatch.setattr(time, "process_time", lambda: computed)
    time_limit = limits.ComputingTime()
    try:
        soft, _ = resource.getrlimit(resource.RLIMIT_CPU)
    finally:
        time_limit.restore()

    assert soft == counted + 4


def test_where_the_system_does_not_tell_it_is_the_time_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(_: int) -> float:
        raise OSError

    monkeypatch.setattr(time, "clock_gettime", unknown)
    monkeypatch.setattr(time, "process_time", lambda: 90_000.0)
    time_limit = limits.ComputingTime()
    try:
        soft, _ = resource.getrlimit(resource.RLIMIT_CPU)
    finally:
        time_limit.restore()

    assert soft == 90_004


def test_the_system_tells() -> None:
    assert 0 < limits.counted_time() < 86_400
    assert time.clock_gettime(-8) > 0


def test_a_process_that_is_limited_like_its_parent_still_has_the_whole_time_for_each_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # one that was started by a bot begins with what the bot's own limit was at that moment
    monkeypatch.setattr(time, "clock_gettime", lambda _: 80_000.0)
    parent = limits.ComputingTime()
    monkeypatch.setattr(time, "clock_gettime", lambda _: 90_000.0)
    child = limits.ComputingTime()
    try:
        soft, _ = resource.getrlimit(resource.RLIMIT_CPU)
    finally:
        child.restore()
        parent.restore()

    assert soft == 90_004
