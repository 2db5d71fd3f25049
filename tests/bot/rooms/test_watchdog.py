"""A rule that never comes back is ended, and the bot goes on."""

import itertools
import signal
import subprocess
import sys
import threading

import pytest

from uno_engine import Interrupted
from unobot.tables.watchdog import PATIENCE, TICK, RanTooLong, Watchdog


def busy() -> Watchdog:
    """A watchdog that believes that all the time goes into computing."""
    return Watchdog(itertools.count(0, TICK).__next__)


def test_a_rule_or_command_that_never_comes_back_is_named_and_the_table_goes_on() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bot.rooms.endless"],
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )

    said = [line for line in done.stdout.splitlines() if line.startswith("#uno: ")]
    assert "skip" in said[0]
    assert "failed, so that move was undone" in said[0]
    assert any("[r6]" in line for line in said[1:])
    ended = "[#uno] The command !spill of the plugin tests.bot.commands.salute failed. Nothing has changed;"
    assert done.stdout.count(ended) == 2
    assert said[-1] == "#uno: ann salutes the table: hello."
    failed = [line for line in done.stdout.splitlines() if "a command of a plugin failed" in line]
    held_up = [line for line in done.stdout.splitlines() if "has held up the whole bot" in line]
    assert len(failed) == len(held_up) == 2
    assert all("plugin=tests.bot.commands.salute" in line for line in (*failed, *held_up))


def test_only_what_is_guarded_is_ended() -> None:
    watchdog = busy()
    for _ in range(3 * PATIENCE):
        watchdog._tick(0, None)

    with watchdog:
        for _ in range(PATIENCE - 1):
            watchdog._tick(0, None)


def test_time_outside_counts_for_nothing_and_each_guard_begins_anew() -> None:
    watchdog = busy()
    for _ in range(5):
        with watchdog:
            for _ in range(PATIENCE - 1):
                watchdog._tick(0, None)


def test_what_runs_too_long_becomes_an_ordinary_exception_outside_the_outermost_guard() -> None:
    watchdog = busy()

    with pytest.raises(RanTooLong):
        _guarded(watchdog)
    with watchdog, pytest.raises(Interrupted):
        _guarded(watchdog)


def test_a_tick_in_which_nothing_was_computed_counts_for_less() -> None:
    waiting = Watchdog(lambda: 0.0)

    with waiting:
        for _ in range(2 * PATIENCE):
            waiting._tick(0, None)
        with pytest.raises(Interrupted):
            _tick(waiting)


def _tick(watchdog: Watchdog) -> None:
    for _ in range(PATIENCE):
        watchdog._tick(0, None)


def _guarded(watchdog: Watchdog) -> None:
    with watchdog, watchdog:
        _tick(watchdog)


def test_outside_the_main_thread_it_sleeps() -> None:
    watchdog, woke = busy(), []

    def run() -> None:
        with watchdog.awake():
            woke.append(True)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()

    assert woke == [True]


@pytest.mark.parametrize(
    ("way", "status", "tells"),
    [
        ("_sleeps", 0, "goodbye"),  # it is ended, and the bot ends as ever
        ("_catches_everything", 1, ""),
        ("_computes", -signal.SIGXCPU, ""),
    ],
)
def test_sigterm_ends_the_bot_also_while_a_rule_hangs(way: str, status: int, tells: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.bot.rooms.stopped", way],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as bot:
        assert bot.stdout is not None
        for line in bot.stdout:
            if line == "hangs\n":
                break
        bot.send_signal(signal.SIGTERM)
        # 5 s are promised; a busy machine gives the process less than that of its time
        out, _ = bot.communicate(timeout=60)

    assert bot.returncode == status
    assert tells in out
