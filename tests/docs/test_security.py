"""docs/operators/security.md names tests that there are, for every line of its tables."""

import re

import pytest

from tests.docs.test_english import MOST_WORDS
from tests.plugins.built_in import ROOT

_ROWS = [
    line
    for line in (ROOT / "docs/operators/security.md")
    .read_text()
    .partition("## Attacks and failures")[2]
    .splitlines()
    if line.startswith("| ") and not line.startswith(("| attempt", "| event", "| ---"))
]
_NAMED = re.compile(r"`(?P<file>tests/[\w/]+\.py)(?:::(?P<test>\w+))?`")


@pytest.mark.parametrize("row", _ROWS)
def test_what_holds_is_shown_by_a_test_that_there_is(row: str) -> None:
    named = list(_NAMED.finditer(row.rpartition(" | ")[2]))

    assert named
    cells = row.removeprefix("| ").split(" | ")[:2]
    assert [cell for cell in cells if len(cell.split()) > MOST_WORDS] == []
    for each in named:
        text = (ROOT / each["file"]).read_text(encoding="utf-8")
        assert f"def {each['test'] or 'test_'}" in text, each[0]
