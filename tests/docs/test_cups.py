"""The example in docs/players/cups.md gives what it says, so that anybody can check a draw by it."""

import doctest

from tests.plugins.built_in import ROOT


def test_the_draw_can_be_computed_as_the_page_says() -> None:
    found = doctest.testfile(str(ROOT / "docs/players/cups.md"), module_relative=False)
    assert found.attempted == 3
    assert found.failed == 0
