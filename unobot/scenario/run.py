"""Playing a scenario, step by step, and judging it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from uno_engine import BadTable, Catalogue, EngineError, RuleFailed
from unobot.messages import wrong_table
from unobot.scenario.board import Board, reason
from unobot.scenario.checks import differences
from unobot.scenario.layout import lay_out, rules_of
from unobot.scenario.load import ScenarioError
from unobot.scenario.model import Deal, Look, RefusedCommand, Scenario, Step, TypedCommand, Wait
from unobot.scenario.typed import readers
from unobot.tables.watchdog import Watchdog, not_back


@dataclass(frozen=True, slots=True)
class Result:
    """How a scenario went; `message` says what was otherwise than it should, and is empty if it passed.

    `where` is the file and line of the step that failed, or of the scenario; empty if it was not read from a file.
    """

    name: str
    clauses: tuple[str, ...]
    passed: bool
    message: str = ""
    where: str = ""


def run(
    scenario: Scenario, catalogue: Catalogue, texts: Sequence[Path] = (), watchdog: Watchdog | None = None
) -> Result:
    """Play the scenario with these rules and presets; `texts` are the folders that plugins bring.

    Never raises because of what a rule does. If the watchdog is awake, a rule that does not come back is ended.
    """
    message, where = _played(scenario, catalogue, texts, watchdog or Watchdog())
    return Result(scenario.name, scenario.clauses, not message, message, where)


def _played(
    scenario: Scenario, catalogue: Catalogue, texts: Sequence[Path], watchdog: Watchdog
) -> tuple[str, str]:
    """What is wrong, and where; two empty texts if nothing is."""
    try:
        reading = readers(tuple(texts))  # the first time it takes long, which is no rule's fault
        with watchdog:
            rules = rules_of(scenario.table, catalogue)
            board = Board(lay_out(scenario, rules), reading.of(rules, "en"))
    except BadTable as error:
        return f"no such table can be opened: {wrong_table(error, texts)}", scenario.where
    except ScenarioError as error:
        return str(error), scenario.where
    except Exception as error:  # noqa: BLE001  # whatever a rule does, the other scenarios are played
        return f"cannot be laid out: {_failure(error, scenario)}", scenario.where
    return _stepped(scenario, board, watchdog)


def _stepped(scenario: Scenario, board: Board, watchdog: Watchdog) -> tuple[str, str]:
    # what is expected in the end is a look like any other, after the last step
    for number, step in enumerate((*scenario.steps, Look(scenario.expect)), 1):
        where = f"step {number}, {step}" if number <= len(scenario.steps) else "at the end"
        try:
            with watchdog:
                complaint = _taken(board, step)
        except Exception as error:  # noqa: BLE001  # as above
            complaint = _failure(error, scenario)
        if complaint:
            return f"{where}: {complaint}", scenario.place(number - 1)
    return "", ""


def _taken(board: Board, step: Step) -> str:
    """Take a step; what is wrong, or nothing."""
    match step:
        case TypedCommand():
            reason = board.refusal(step)
            return f"refused: {reason}" if reason is not None else ""
        case RefusedCommand(command=command):
            return "" if board.refusal(command) is not None else "should have been refused"
        case Look(wanted=wanted):
            return "; ".join(differences(board, wanted))
        case Deal():
            board.deal()
        case Wait(milliseconds=milliseconds):
            board.wait(milliseconds)
    return ""


def _failure(error: Exception, scenario: Scenario) -> str:
    if (hung := not_back(error)) is not None:
        where = f"{scenario.where}, " if scenario.where else ""
        return f"{hung} ({where}seed {scenario.seed})"
    match error:
        case RuleFailed():
            cause = error.__cause__
            return f"the rule {error.rule} failed: {type(cause).__name__}: {cause}"
        case EngineError():
            return f"refused: {reason(error)}"
        case ScenarioError():
            return str(error)
    return f"{type(error).__name__}: {error}"
