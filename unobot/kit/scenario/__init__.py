"""Scenario files: rulebook cases as data, played and judged on any catalogue of rules."""

from unobot.kit.scenario.load import ScenarioError, load, read
from unobot.kit.scenario.model import Expectation, Scenario
from unobot.kit.scenario.run import Result, play_files, run

__all__ = ["Expectation", "Result", "Scenario", "ScenarioError", "load", "play_files", "read", "run"]
