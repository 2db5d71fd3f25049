import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tests.scenarios.scenario_files import HERE
from unobot.kit.scenario.schema import schema

SCHEMA = jsonschema.Draft202012Validator(schema())
CASE: dict[str, Any] = {
    "name": "a Skip skips",
    "clauses": ["B11"],
    "table": "classic",
    "seats": ["ann", "bob"],
    "steps": ["ann: play rs", {"refused": "bob: draw"}, {"check": {"turn": ["ann"]}}, "time: 3m", "deal"],
    "expect": {"turn": ["ann"], "told": {"bob": "r5"}},
}


def wrong(**changed: object) -> list[str]:
    return [error.json_path for error in SCHEMA.iter_errors({"scenario": [{**CASE, **changed}]})]


def test_it_is_a_schema_itself_and_takes_what_is_read() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
    assert wrong() == []


@pytest.mark.parametrize("file", sorted(HERE.glob("*/*.toml")), ids=lambda file: file.name)
def test_it_takes_all_our_own_scenarios(file: Path) -> None:
    assert list(SCHEMA.iter_errors(tomllib.loads(file.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    ("changed", "where"),
    [
        ({"table": 7}, "$.scenario[0].table"),
        ({"seats": "ann bob"}, "$.scenario[0].seats"),
        ({"steps": ["ann plays"]}, "$.scenario[0].steps[0]"),
        ({"steps": [{"look": {}}]}, "$.scenario[0].steps[0]"),
        ({"expect": {"turns": []}}, "$.scenario[0].expect"),
        ({"direction": "left"}, "$.scenario[0].direction"),
    ],
)
def test_it_marks_what_cannot_be_read(changed: dict[str, object], where: str) -> None:
    assert wrong(**changed) == [where]


def test_every_key_has_a_sentence() -> None:
    described = [
        about["description"] for part in schema()["$defs"].values() for about in part["properties"].values()
    ]

    assert len(described) > 30
    assert all(sentence.endswith((".", ". ")) for sentence in described)
