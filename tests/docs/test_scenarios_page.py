"""docs/plugins/reference/scenarios.md: its example holds, fails as it says, and every key of a step is there."""

from pathlib import Path

from tests.docs.blocks import ROOT, blocks
from tests.plugins.built_in import all_rules
from unobot.kit.scenario import Result, load, run
from unobot.kit.scenario.schema import schema

PAGE = "docs/plugins/reference/scenarios.md"
TEXT = (ROOT / PAGE).read_text(encoding="utf-8")
(EXAMPLE,) = [block.text for block in blocks(PAGE) if block.title == "draw-two.toml"]


def played(source: str, folder: Path) -> Result:
    file = folder / "draw-two.toml"
    file.write_text(source, encoding="utf-8")
    (scenario,) = load(file)
    return run(scenario, all_rules())


def test_the_example_holds(tmp_path: Path) -> None:
    result = played(EXAMPLE, tmp_path)

    assert result.passed, result.message


def test_it_fails_as_the_page_says(tmp_path: Path) -> None:
    result = played(EXAMPLE.replace('draw = "y1 y2"', 'draw = "y1 y3"'), tmp_path)

    assert f"        {result.message}\n" in TEXT
    assert f"`{result.where.rpartition('/')[2]}: at the end: hands: …`" in TEXT


def test_every_key_of_a_step_is_explained() -> None:
    keys = schema()["$defs"]["Between"]["properties"]

    assert [key for key in keys if f"`{{ {key} = " not in TEXT] == []
