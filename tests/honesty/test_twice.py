"""What `make test` says of tests that pass only at the second try."""

import os
import subprocess
import sys
from pathlib import Path

from tests.docs.blocks import ROOT

# a folder stands for "this was tried before"
SUITE = """
from pathlib import Path
import pytest

def works(name):
    try:
        Path(name).mkdir()
    except FileExistsError:
        return True
    return False

@pytest.fixture
def late_server():
    assert works("server")

@pytest.fixture
def left_behind():
    yield
    assert works("left")

@pytest.fixture
def broken_after():
    yield
    assert False

def test_good(): pass
def test_slow(): assert works("slow")
def test_at_setup(late_server): pass
def test_at_teardown(left_behind): pass
def test_wrong(): assert False
def test_wrong_before(missing): pass
def test_wrong_after(broken_after): pass
def test_skips_then():
    assert not works("skips") or pytest.skip()
    assert False
"""


def run(folder: Path, *tests: str) -> tuple[int, list[str]]:
    """Run these tests of the suite; returns the exit status and what is said beside pytest's own words."""
    (folder / "test_suite.py").write_text(SUITE, encoding="utf-8")
    # so that pytest looks at no folder above this one
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    chosen = [name if name.startswith("-") else f"test_suite.py::{name}" for name in tests]
    command = [sys.executable, "-m", "tests.honesty.twice", "-q", *chosen]
    # the other plugins of pytest take a second to import, and are not needed
    only = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "xdist.plugin"}
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])} | only
    done = subprocess.run(command, cwd=folder, env=environment, check=False, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    return done.returncode, [line for line in lines if line.startswith(("test: ", "  test_suite.py"))]


def test_without_a_flaky_test_nothing_is_said(tmp_path: Path) -> None:
    assert run(tmp_path, "test_good") == (0, [])


def test_two_that_pass_at_the_second_try_are_named_and_pass(tmp_path: Path) -> None:
    status, said = run(tmp_path, "test_good", "test_at_setup", "test_at_teardown")

    assert status == 0
    assert said[1:] == [
        "test: flaky, passed only at the second try: 2",
        "  test_suite.py::test_at_setup (error at set-up)",
        "  test_suite.py::test_at_teardown (error at tear-down)",
    ]


def test_three_that_pass_at_the_second_try_fail(tmp_path: Path) -> None:
    status, said = run(tmp_path, "test_slow", "test_at_setup", "test_at_teardown")

    assert status == 1
    assert "  test_suite.py::test_slow" in said
    assert said[-1] == "test: failed: more than 2 are flaky"


def test_what_does_not_pass_at_the_second_try_either_fails(tmp_path: Path) -> None:
    wrong = ["test_skips_then", "test_wrong", "test_wrong_after", "test_wrong_before"]
    status, said = run(tmp_path, "test_slow", *wrong)

    assert status == 1
    assert said[1:] == [
        "test: flaky, passed only at the second try: 1",
        "  test_suite.py::test_slow",
        "test: failed: 4",
        *(f"  test_suite.py::{name}" for name in wrong),
    ]


def test_a_run_that_was_stopped_is_not_made_good_by_a_second_try(tmp_path: Path) -> None:
    assert run(tmp_path, "test_slow", "-x") == (1, [])
