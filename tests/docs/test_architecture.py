"""docs/contributing/architecture.md tells of the parts and of the way of a line as they are; storage.md lists the tables of the database."""

import re

from tests.bench.journey import LINE, followed
from tests.docs.blocks import ROOT, blocks
from unobot.store.schema import metadata
from unobot.tables import signals

PAGE = (ROOT / "docs/contributing/architecture.md").read_text(encoding="utf-8")
TOLD = PAGE.partition("## The way of a line")[2].partition("`python -m tests.bench.journey`")[0]
STEPS = list(dict.fromkeys(re.findall(r"`((?:engine|unobot|plugins)/[\w/]+\.py)`", TOLD)))
"""The files that the journey names, in the order in which it first does."""


def in_order(named: list[str], visited: list[str]) -> list[str]:
    """The files of `named` that are in `visited`, in the order of `visited`."""
    return [file for file in visited if file in named]


def test_every_part_is_told_of_and_no_other() -> None:
    table = PAGE.partition("## The parts")[2].partition("## ")[0]
    rows = re.findall(r"^\| (`.+?`) \|", table, re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`([\w.]+)`", row)}
    parts = {path.stem for path in (ROOT / "unobot").iterdir() if path.is_dir() or path.suffix == ".py"}

    assert told == {f"unobot.{part}" for part in parts if not part.startswith(("_", "py."))}


def test_every_table_of_the_database_is_told_of() -> None:
    page = (ROOT / "docs/contributing/storage.md").read_text(encoding="utf-8").partition("## Cups")[0]
    told = {
        name
        for row in re.findall(r"^\| (`.+?`) \|", page, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", row)
    }

    assert told == set(metadata.tables)


def test_every_signal_is_told_of_and_no_other() -> None:
    told = set(re.findall(r"`([A-Z]\w+)`", PAGE.partition("| signal |")[2].partition("\n\n")[0]))

    assert told == {each.__name__ for each in signals.S.__constraints__}


def test_the_journey_is_that_of_the_line_and_of_its_answers() -> None:
    assert f"`{LINE}`" in TOLD
    assert [
        block.text.splitlines()
        for block in blocks("docs/contributing/architecture.md")
        if block.language == "text"
    ] == [followed().said]


def test_every_file_that_the_journey_names_is_visited_in_that_order() -> None:
    way = followed()
    store = [file for file in way.store.files if file not in way.loop.files]

    assert len(STEPS) > 30
    assert [file for file in STEPS if file not in way.files] == []
    assert [file for file in STEPS if file in way.loop.files] == in_order(STEPS, way.loop.files)
    assert [file for file in STEPS if file in store] == in_order(STEPS, store)
