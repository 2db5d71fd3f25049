"""Running scenarios, and telling what came of them."""

import json
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import typer

from uno_engine import BadTable, Catalogue, EngineError, RuleFailed
from unobot.catalogue import catalogue
from unobot.messages import wrong_table
from unobot.messages.voice import Tellers
from unobot.parsing import Readers
from unobot.plugins import Plugins
from unobot.scenario.board import Board, reason
from unobot.scenario.checks import differences
from unobot.scenario.layout import lay_out, rules_of
from unobot.scenario.load import ScenarioError, load
from unobot.scenario.model import Deal, GivenInput, Look, RefusedCommand, Scenario, Step, TypedCommand, Wait
from unobot.scenario.typed import readers
from unobot.scrutiny import InvariantBroken, Spoken, StrictScrutiny, warnings_raised
from unobot.tables.watchdog import Watchdog, not_back
from unobot.wanted import Scenarios

# --- Playing a scenario, step by step, and judging it.


_NO_TELLERS = Tellers()


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
    scenario: Scenario,
    catalogue: Catalogue,
    texts: Sequence[Path] = (),
    watchdog: Watchdog | None = None,
    tellers: Tellers = _NO_TELLERS,
) -> Result:
    """Play the scenario with these rules and presets; `texts` are the folders that plugins bring, `tellers` theirs, too.

    Never raises because of what a rule does. If the watchdog is awake, a rule that does not come back is ended.
    """
    strictly = warnings_raised() if scenario.strict else nullcontext()
    message, where = _at(scenario.where, scenario.wrong), scenario.where
    try:
        with strictly:
            if not message:
                message, where = _played(scenario, catalogue, texts, watchdog or Watchdog(), tellers)
    except InvariantBroken as error:
        message = str(error)
    return Result(scenario.name, scenario.clauses, not message, message, where if message else "")


def _at(where: str, wrong: str) -> str:
    """What is wrong, with the place before it if that is known; nothing if nothing is."""
    return f"{where}: {wrong}" if where and wrong else wrong


def _played(
    scenario: Scenario, catalogue: Catalogue, texts: Sequence[Path], watchdog: Watchdog, tellers: Tellers
) -> tuple[str, str]:
    """What is wrong, and where; two empty texts if nothing is."""
    try:
        # the first time these take long, which is no rule's fault
        reading = readers(tuple(texts))
        spoken = Spoken(texts, tellers) if scenario.strict else None
        with watchdog:
            board = _board(scenario, catalogue, reading, spoken)
    except BadTable as error:
        where = scenario.place_of("table")
        return _at(where, f"no such table can be opened: {wrong_table(error, texts)}"), where
    except ScenarioError as error:
        where = scenario.place_of(str(error))
        return _at(where, str(error)), where
    except Exception as error:  # noqa: BLE001  # whatever a rule does, the other scenarios are played
        return f"cannot be laid out: {_failure(error, scenario)}", scenario.where
    return _stepped(scenario, board, watchdog)


def _stepped(scenario: Scenario, board: Board, watchdog: Watchdog) -> tuple[str, str]:
    # what is expected in the end is a look like any other, after the last step
    for number, step in enumerate((*scenario.steps, Look(scenario.expect)), 1):
        last = number > len(scenario.steps)
        try:
            with watchdog:
                complaint = _taken(board, step)
                if last:
                    board.end()
        except Exception as error:  # noqa: BLE001  # as above
            complaint = _failure(error, scenario)
        if complaint:
            where = "at the end" if last else f"step {number}, {step}"
            return f"{where}: {complaint}", scenario.place(number - 1)
    return "", ""


def _board(scenario: Scenario, catalogue: Catalogue, reading: Readers, spoken: Spoken | None) -> Board:
    """The table of the scenario as it stands before the first step; with `spoken` it is looked at strictly."""
    rules = rules_of(scenario.table, catalogue)
    scrutiny = None
    if spoken is not None:
        copy = partial(catalogue.compose_anew, rules.line)
        scrutiny = StrictScrutiny(rules, len(scenario.seats), copy, spoken)
    return Board(lay_out(scenario, rules), reading.of(rules, "en"), scrutiny)


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
        case GivenInput():
            board.give(step)
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
        case ScenarioError() | InvariantBroken():
            return str(error)
    return f"{type(error).__name__}: {error}"


# --- Telling how scenarios went, to people and to programs.


def play_files(wanted: Scenarios, plugins: Plugins) -> int:
    """Play the scenarios of these files and print how each went; 1 if one fails or cannot be read, else 0."""
    try:
        scenarios = list(_chosen(wanted))
    except ScenarioError as error:
        typer.echo(error, err=True)
        return 1
    if not scenarios:
        about = "" if wanted.match is None else f" with {wanted.match!r} in its name"
        typer.echo(f"there is no scenario{about} in {', '.join(map(str, wanted.files))}", err=True)
        return 1
    known = catalogue(plugins)
    failed = 0
    watchdog = Watchdog()
    with watchdog.awake():
        for scenario in scenarios:
            result = run(scenario, known, plugins.brought.texts, watchdog, plugins.brought.tellers)
            failed += not result.passed
            typer.echo(json.dumps(asdict(result), ensure_ascii=False) if wanted.as_json else _line(result))
    if not wanted.as_json:
        typer.echo(f"{len(scenarios) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _chosen(wanted: Scenarios) -> Iterator[Scenario]:
    for file in wanted.files:
        for scenario in load(file):
            if wanted.match is None or wanted.match.casefold() in scenario.name.casefold():
                yield scenario


def _line(result: Result) -> str:
    about = f"{result.name} ({', '.join(result.clauses)})" if result.clauses else result.name
    if result.passed:
        return f"passed  {about}"
    return f"FAILED  {about}\n        {result.message}"
