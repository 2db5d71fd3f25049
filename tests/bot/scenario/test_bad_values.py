"""A value that cannot be read spoils its scenario alone; the author is told where it is and what was allowed."""

from pathlib import Path

import pytest

from tests.plugins.built_in import built_in
from unobot.kit.scenario import ScenarioError, load, play_files
from unobot.kit.scenario.run import Scenarios

GOOD = """
[[scenario]]
name = "it holds"
clauses = ["B7"]
table = "classic"
seats = ["ann", "bob"]
hands = { ann = "r5 b1", bob = "r6 y1" }
top = "r9"
turn = "ann"
steps = [
    "ann: play r5",
]
expect = { turn = ["bob"] }
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('top = "r9"', "top = 9", "8: top: expected a text, not a number"),
        ('turn = "ann"', 'trun = "ann"', "9: trun: there is no such key at this table; did you mean turn?"),
        ('turn = "ann"', 'color = "pink"', "9: color: expected red, yellow, green, blue or none, not pink"),
        (
            '"ann: play r5"',
            '"ann plays r5"',
            '11: step 1: expected "seat: command", "time: 3m" or "deal", not',
        ),
        ('"ann: play r5"', "{ chek = {} }", "11: step 1: chek: there is no such key; did you mean check?"),
        (
            'turn = ["bob"]',
            "counts = { ann = true }",
            "13: expect.counts: expected a number, not true or false",
        ),
        ('turn = ["bob"]', 'direction = "up"', "13: expect.direction: expected cw or ccw, not up"),
        ('table = "classic"\n', "", "2: table: is missing"),
        ('{ turn = ["bob"] }', "{}", "13: expect: is empty, so that nothing is checked"),
        ('turn = ["bob"]', "hands = {}", "13: expect.hands: is empty, so that nothing is checked"),
        ('seats = ["ann", "bob"]', "seats = 2", "6: seats: expected a list in [ ], not a number"),
        ('turn = "ann"', 'seed = "abc"', "9: seed: expected a number, or 64 hexadecimal digits"),
    ],
)
def test_where_it_is_and_what_was_allowed(
    old: str, new: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.toml"
    file.write_text(GOOD.replace(old, new) + GOOD.replace("it holds", "so does this"))

    assert play_files(Scenarios((file,), None, as_json=False), built_in()) == 1

    first, wrong, other, count = capsys.readouterr().out.splitlines()
    assert first.startswith("FAILED  it holds")
    assert wrong.strip().startswith(f"{file}:{told}")
    assert other == "passed  so does this (B7)"
    assert count == "1 passed, 1 failed"


def test_one_without_a_name_is_told_by_its_number(tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    file.write_text(GOOD + GOOD.replace('name = "it holds"\n', ""))

    good, bad = load(file)

    assert (good.wrong, bad.name, bad.wrong) == ("", "scenario 2", "name: is missing")
    assert bad.where == f"{file}:15"


@pytest.mark.parametrize("text", ["scenario = 3", "scenario = [3]", "[[scenario]]\nx = ", GOOD + "[other]\n"])
def test_a_file_that_is_none_is_told_as_such(text: str, tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    file.write_text(text)

    with pytest.raises(ScenarioError, match=r"some\.toml: (cannot be read|expected nothing but)"):
        load(file)
