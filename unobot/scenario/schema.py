"""The JSON schema of scenario files, for editors: made of the types by which they are read."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from unobot.scenario.about import EXPECTED, STEP, WRITTEN
from unobot.scenario.load import Between, WrittenScenario
from unobot.scenario.model import Expectation

_ABOUT: Final = {WrittenScenario: WRITTEN, Between: STEP, Expectation: EXPECTED}
_TYPED: Final = {
    "type": "string",
    "pattern": r"^(deal|[^\s:]+: +.*\S *)$",
    "description": "`SEAT: what they type`, `time: 3m` for time that passes, or `deal` for the next round.",
}


def schema() -> dict[str, Any]:
    """The schema, as JSON Schema 2020-12 says."""
    whole, parts = msgspec.json.schema_components(_ABOUT, ref_template="#/$defs/{name}")
    for kind, about in _ABOUT.items():
        _describe(parts[kind.__name__]["properties"], about)
    written, step, _ = whole
    # read as a text or a table, and only then as a step: so the types alone say less than is read
    parts[WrittenScenario.__name__]["properties"]["steps"]["items"] = {"anyOf": [_TYPED, step]}
    # rules may have keys of their own (`Rule.scenario_keys`), which no editor can know
    parts[WrittenScenario.__name__]["additionalProperties"] = True
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Scenarios of unobot",
        "type": "object",
        "properties": {"scenario": {"type": "array", "items": written}},
        "required": ["scenario"],
        "additionalProperties": False,
        "$defs": parts,
    }


def _describe(properties: dict[str, dict[str, Any]], about: Mapping[str, str]) -> None:
    for key, property_ in properties.items():
        property_["description"] = about[key]
