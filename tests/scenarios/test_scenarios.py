"""Every scenario holds."""

from pathlib import Path

import pytest

from tests.plugins.built_in import all_rules
from unobot.scenario import Scenario, load, run

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.toml"))
ALL = [
    pytest.param(scenario, id=f"{file.relative_to(HERE)}: {scenario.name}")
    for file in FILES
    for scenario in load(file)
]


@pytest.mark.parametrize("scenario", ALL)
def test_a_scenario_holds(scenario: Scenario) -> None:
    result = run(scenario, all_rules())

    assert result.passed, result.message
