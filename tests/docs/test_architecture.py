"""docs/architecture.md tells of the parts and of a line's journey as they are; its generated blocks are compared elsewhere."""

import re

from tests.bench.journey import LINE, followed
from tests.docs import imports
from tests.docs.blocks import ROOT, blocks

PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
TOLD = PAGE.partition("## A line's journey")[2].partition("<!-- visited -->")[0]
STEPS = re.findall(r"`((?:engine|unobot|plugins)/[\w/]+\.py)`", TOLD)
"""The files that the journey names, in the order in which it does."""


def in_order(named: list[str], visited: list[str]) -> list[str]:
    """The files of `named` that are in `visited`, in the order of `visited`."""
    return [file for file in visited if file in named]


def test_every_part_is_told_of_and_no_other() -> None:
    table = PAGE.partition("## The parts")[2].partition("```mermaid")[0]
    rows = re.findall(r"^\| (`.+?`) \|", table, re.MULTILINE)

    assert {name for row in rows for name in re.findall(r"`([\w.]+)`", row)} == set(imports.parts())


def test_no_parts_import_each_other_in_a_circle() -> None:
    assert imports.circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
    ]
    assert imports.circles(imports.parts()) == []


def test_an_arrow_that_others_imply_is_left_out_but_none_of_a_circle() -> None:
    assert imports.reduced({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {"a": {"b"}, "b": {"c"}, "c": set()}
    circle = {"a": {"b", "c"}, "b": {"a", "c"}, "c": set()}
    assert imports.reduced(circle) == circle


def test_the_journey_is_that_of_the_line_and_of_its_answers() -> None:
    assert f"`{LINE}`" in TOLD
    assert [
        block.text.splitlines() for block in blocks("docs/architecture.md") if block.language == "text"
    ] == [followed().said]


def test_every_file_that_the_journey_names_is_visited_in_that_order() -> None:
    way = followed()
    store = [file for file in way.store.files if file not in way.loop.files]

    assert len(STEPS) > 40
    assert [file for file in STEPS if file not in way.files] == []
    assert [file for file in STEPS if file in way.loop.files] == in_order(STEPS, way.loop.files)
    assert [file for file in STEPS if file in store] == in_order(STEPS, store)
