"""Projects of other people, tested by a pytest of their own."""

import pytest

pytest_plugins = "pytester"

ARGS = (
    "-p",
    "unobot.kit.pytest_plugin",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:asyncio",
    "--continue-on-collection-errors",
)
ON = "[pytest]\nunobot = true\n"
NO_CARD_ALIKE = """
[[scenario]]
name = "a Skip skips"
clauses = ["B11"]
table = "classic"
seats = ["ann", "bob", "cid"]
hands = { ann = "rs r1 r2" }
top = "r9"
steps = ["ann: play rs"]
expect = { turn = ["cid"] }

[[scenario]]
name = "a step fails"
clauses = ["B11"]
table = "classic"
seats = ["ann", "bob"]
hands = { ann = "rs r1 r2", bob = "b5 b6" }
top = "r9"
steps = [
    "ann: play rs",  # "no, step"
    { check = { turn = ["ann"] } },
    "ann: play b5",
]
expect = { turn = ["bob"] }
"""


def test_scenarios_are_tests_and_a_failure_points_to_the_line_of_the_step(pytester: pytest.Pytester) -> None:
    pytester.makeini(ON)
    file = pytester.makefile(".toml", skip=NO_CARD_ALIKE)
    pytester.makefile(
        ".toml", broken='[[scenario]]\nname = "nothing else"\n', pyproject='[project]\nname = "cow"\n'
    )

    result = pytester.runpytest_inprocess("-v", *ARGS)

    result.assert_outcomes(passed=1, failed=2)
    result.stdout.fnmatch_lines(
        [
            "*broken.toml:1: clauses: is missing*",
            f"{file}:21: step 3, ann: play b5: refused: *",
        ]
    )


def test_a_project_that_does_not_ask_for_it_is_not_touched(pytester: pytest.Pytester) -> None:
    pytester.makefile(".toml", skip=NO_CARD_ALIKE)
    pytester.makepyfile(
        "import sys\n\ndef test_it():\n    assert 'uno_engine' not in sys.modules\n\ndef test_room(room):\n    pass\n"
    )

    result = pytester.runpytest_subprocess(*ARGS)

    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["*fixture 'room' not found*"])


def test_a_project_whose_plugin_cannot_be_loaded_is_told_so_before_all_else(
    pytester: pytest.Pytester,
) -> None:
    pytester.makeini(ON)
    pytester.makepyprojecttoml('[project.entry-points.unobot]\nbull-of-a-test = "bull_of_a_test"\n')
    pytester.makepyfile(bull_of_a_test="1 / 0\n", test_bull="def test_nothing(room):\n    pass\n")
    result = pytester.runpytest_inprocess("-q", *ARGS)

    result.stderr.fnmatch_lines(
        ["ERROR: the plugin bull-of-a-test cannot be loaded: ZeroDivisionError: *bull_of_a_test.py:1)"]
    )
    assert result.ret == pytest.ExitCode.USAGE_ERROR
