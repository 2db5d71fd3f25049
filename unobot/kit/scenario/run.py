"""Playing a scenario, and judging what came of it."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import uno_engine as uno
from unobot.kit.coverage import Coverage, CoveredGames, describe
from unobot.kit.invariants import GameChecker, InvariantBroken
from unobot.kit.scenario import model
from unobot.kit.scenario.board import Board, ScenarioCards, lay_out, readers, reason, rules_of
from unobot.kit.scenario.load import ScenarioError, load
from unobot.kit.scenario.schema import schema
from unobot.kit.strict import SpeechCheck, StrictChecker, warnings_raised
from unobot.messages import wrong_table
from unobot.messages.voice import Tellers
from unobot.plugins import Plugins, catalogue
from unobot.plugins.options import AsJson, OptionalConfigFile, PluginPaths, find_plugins
from unobot.tables.watchdog import Watchdog, not_back


@dataclass(frozen=True, slots=True)
class Scenarios:
    """The arguments of `unobot scenario`."""

    files: tuple[Path, ...]
    match: str | None
    as_json: bool
    coverage: bool = False


def differences(board: Board, wanted: model.Expectation) -> list[str]:
    """Return how the game stands otherwise than it should; empty if it does not. Raises ScenarioError for unknown cards."""
    found: list[str] = []
    for key, value in wanted.named().items():
        if key in {"offers", "denied"}:
            for command in (
                model.TypedCommand(seat, text) for seat, texts in value.items() for text in texts
            ):
                refused = board.would_refuse(command)
                if key == "offers" and refused is not None:
                    found.append(f"{command} should be possible: {refused}")
                elif key == "denied" and refused is None:
                    found.append(f"{command} should not be possible")
            continue
        should = _normal(key, value, ScenarioCards(board.game.rules))
        seats = {name: board.seat(name) for name in value} if isinstance(value, Mapping) else {}
        is_ = _FOUND[key](board, seats)
        if should != is_:
            found.append(f"{key}: expected {_format(should)}, found {_format(is_)}")
    board.told.clear()
    return found


def _format(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{seat}: {_format(part)}" for seat, part in value.items())
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or "nothing"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _normal(key: str, wanted: Any, cards: ScenarioCards) -> object:
    """What is wanted, in the form of what `_FOUND` has for that key. Raises ScenarioError for unknown cards and colours."""
    match key:
        case "turn" | "winners":
            return sorted(wanted)
        case "top" | "pile_back":
            return cards.card(wanted).code
        case "row":
            return [cards.card(code).code for code in wanted]
        case "effects":
            return {name: sorted(effects) for name, effects in wanted.items()}
        case "hands" | "backs" | "told":
            return {name: _sorted_codes(cards.named(codes)) for name, codes in wanted.items()}
        case "color":
            cards.color(wanted)  # one that the deck has not would be a slip in the file
    return wanted


def _sorted_codes(cards: Iterable[uno.Card]) -> list[str]:
    return sorted(card.code for card in cards)


def _row(board: Board) -> list[str]:
    row = board.published("row", board.game.state.zones.get("row", ()))
    assert isinstance(row, Sequence)
    return [card.code if isinstance(card, uno.Card) else str(card) for card in row]


def _effects(board: Board, seats: Mapping[str, int]) -> dict[str, list[str]]:
    effects = board.published("effects", ())
    assert isinstance(effects, Sequence)
    return {name: sorted(effects[seat]) if effects else [] for name, seat in seats.items()}


_FOUND: Final[Mapping[str, Callable[[Board, Mapping[str, int]], object]]] = {
    "turn": lambda board, _: sorted(board.names(() if board.round_over else board.view.waiting)),
    "winners": lambda board, _: sorted(board.names(board.winners)),
    "out": lambda board, _: tuple(board.names(board.out)),
    "top": lambda board, _: board.view.top.code if board.view.top else "none",
    "pile_back": lambda board, _: next(
        (card.code for card in uno.backs_of(board.game.state.draw[-1:])), "none"
    ),
    "color": lambda board, _: board.view.color.word if board.view.color else "none",
    "direction": lambda board, _: "cw" if board.view.direction == 1 else "ccw",
    "side": lambda board, _: board.view.side,
    "penalty": lambda board, _: board.published("penalty", 0),
    "row": lambda board, _: _row(board),
    "round_over": lambda board, _: board.round_over,
    "match_over": lambda board, _: board.view.phase == "over",
    "counts": lambda board, seats: {name: board.view.counts[seat] for name, seat in seats.items()},
    "scores": lambda board, seats: {name: board.view.scores[seat] for name, seat in seats.items()},
    "effects": _effects,
    "hands": lambda board, seats: {
        name: _sorted_codes(board.game.state.hands[seat]) for name, seat in seats.items()
    },
    "backs": lambda board, seats: {
        name: _sorted_codes(uno.backs_of(board.game.state.hands[seat])) for name, seat in seats.items()
    },
    "told": lambda board, seats: {
        name: _sorted_codes(board.told.get(seat, ())) for name, seat in seats.items()
    },
}
"""What is there, by the keys of `expect` that are compared; of the seats that are named, where they are."""


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

    def __str__(self) -> str:
        about = f"{self.name} ({', '.join(self.clauses)})" if self.clauses else self.name
        return f"passed  {about}" if self.passed else f"FAILED  {about}\n        {self.message}"


def run(
    scenario: model.Scenario,
    catalogue: uno.Catalogue,
    texts: Sequence[Path] = (),
    watchdog: Watchdog | None = None,
    tellers: Tellers = _NO_TELLERS,
    coverage: Coverage | None = None,
) -> Result:
    """Play the scenario with these rules and presets; `texts` are the folders that plugins bring, `tellers` theirs, too.

    The `coverage` notes what it reaches.

    Never raises because of what a rule does. If the watchdog is awake, a rule that does not come back is ended.
    """
    strictly = warnings_raised() if scenario.strict else nullcontext()
    message, where = _at(scenario.where, scenario.wrong), scenario.where
    try:
        with strictly:
            if not message:
                message, where = _play(scenario, catalogue, texts, watchdog or Watchdog(), tellers, coverage)
    except InvariantBroken as error:
        message = str(error)
    return Result(scenario.name, scenario.clauses, not message, message, where if message else "")


def _at(where: str, wrong: str) -> str:
    """What is wrong, with the place before it if that is known; nothing if nothing is."""
    return f"{where}: {wrong}" if where and wrong else wrong


def _play(
    scenario: model.Scenario,
    catalogue: uno.Catalogue,
    texts: Sequence[Path],
    watchdog: Watchdog,
    tellers: Tellers,
    coverage: Coverage | None,
) -> tuple[str, str]:
    """What is wrong, and where; two empty texts if nothing is."""
    try:
        # the first time these take long, which is no rule's fault
        reading = readers(tuple(texts))
        speech = SpeechCheck(texts, tellers) if scenario.strict else None
        with watchdog:
            rules = rules_of(scenario.table, catalogue)
            checker: GameChecker | None = None
            if speech is not None:
                copy = partial(catalogue.compose_anew, rules.line)
                checker = StrictChecker(rules, len(scenario.seats), copy, speech)
            if coverage is not None:
                checker = CoveredGames(coverage, checker)
                coverage.refusals.update(
                    step.why for step in scenario.steps if isinstance(step, model.RefusedCommand) and step.why
                )
            board = Board(lay_out(scenario, rules), reading.of(rules, "en"), checker)
    except uno.BadTable as error:
        where = scenario.place_of("table")
        return _at(where, f"no such table can be opened: {wrong_table(error, texts)}"), where
    except ScenarioError as error:
        where = scenario.place_of(str(error))
        return _at(where, str(error)), where
    except Exception as error:  # noqa: BLE001  # whatever a rule does, the other scenarios are played
        return f"cannot be laid out: {_failure(error, scenario)}", scenario.where
    # what is expected in the end is a look like any other, after the last step
    for number, step in enumerate((*scenario.steps, model.Look(scenario.expect)), 1):
        last = number > len(scenario.steps)
        try:
            with watchdog:
                complaint = _take(board, step)
                if last:
                    board.end()
        except Exception as error:  # noqa: BLE001  # as above
            complaint = _failure(error, scenario)
        if complaint:
            where = "at the end" if last else f"step {number}, {step}"
            return f"{where}: {complaint}", scenario.place(number - 1)
    return "", ""


def _take(board: Board, step: model.Step) -> str:
    """Take a step; what is wrong, or nothing."""
    match step:
        case model.TypedCommand():
            reason = board.refusal(step)
            return f"refused: {reason}" if reason is not None else ""
        case model.RefusedCommand(command=command, why=why):
            reason = board.refusal(command)
            if reason is None:
                return "should have been refused"
            told = reason.partition(", ")[0]
            return f"refused, but not because of {why}: {reason}" if why not in {None, told} else ""
        case model.Look(wanted=wanted):
            return "; ".join(differences(board, wanted))
        case model.GivenInput():
            board.give(step)
        case model.Deal():
            board.deal()
        case model.Wait(milliseconds=milliseconds):
            board.wait(milliseconds)
    return ""


def _failure(error: Exception, scenario: model.Scenario) -> str:
    if (hung := not_back(error)) is not None:
        where = f"{scenario.where}, " if scenario.where else ""
        return f"{hung} ({where}seed {scenario.seed})"
    match error:
        case uno.RuleFailed():
            cause = error.__cause__
            return f"the rule {error.rule} failed: {type(cause).__name__}: {cause}"
        case uno.EngineError():
            return f"refused: {reason(error)}"
        case ScenarioError() | InvariantBroken():
            return str(error)
    return f"{type(error).__name__}: {error}"


def play_files(wanted: Scenarios, plugins: Plugins) -> int:
    """Play the scenarios of these files and print how each went; 1 if one fails or cannot be read, else 0."""
    try:
        loaded = [scenario for file in wanted.files for scenario in load(file)]
    except ScenarioError as error:
        typer.echo(error, err=True)
        return 1
    part = (wanted.match or "").casefold()
    scenarios = [scenario for scenario in loaded if part in scenario.name.casefold()]
    if not scenarios:
        about = "" if wanted.match is None else f" with {wanted.match!r} in its name"
        typer.echo(f"there is no scenario{about} in {', '.join(map(str, wanted.files))}", err=True)
        return 1
    try:
        coverage = Coverage(plugins) if wanted.coverage else None
    except ValueError as error:
        typer.echo(error, err=True)
        return 1
    failed = 0
    watchdog = Watchdog()
    known = catalogue(plugins)
    with watchdog.awake(), coverage.watching() if coverage is not None else nullcontext():
        for scenario in scenarios:
            # the code that is made for rules after some rounds is no line of the plugin's files
            known = catalogue(plugins) if coverage is not None else known
            result = run(scenario, known, plugins.brought.texts, watchdog, plugins.brought.tellers, coverage)
            failed += not result.passed
            typer.echo(json.dumps(asdict(result), ensure_ascii=False) if wanted.as_json else result)
    if not wanted.as_json:
        typer.echo(f"{len(scenarios) - failed} passed, {failed} failed")
    if coverage is not None:
        never = coverage.unreached()
        typer.echo(
            json.dumps({"unreached": never}, ensure_ascii=False) if wanted.as_json else describe(never)
        )
    return 1 if failed else 0


_Files = Annotated[
    list[Path],
    typer.Argument(
        metavar="FILE", exists=True, readable=True, help="Scenario files, or folders that contain them."
    ),
]
_Match = Annotated[
    str | None,
    typer.Option("--match", "-k", metavar="TEXT", help="Run only scenarios with TEXT in their name."),
]


def _print_schema(wanted: bool) -> None:  # noqa: FBT001  # so typer calls it
    if wanted:
        typer.echo(json.dumps(schema(), indent=2, ensure_ascii=False))
        raise typer.Exit


def scenario(
    *,
    files: _Files,
    match: _Match = None,
    plugin: PluginPaths = None,
    config: OptionalConfigFile = None,
    as_json: AsJson = False,
    coverage: Annotated[
        bool,
        typer.Option(
            "--coverage",
            help="List what of the plugins at --plugin was never reached: verbs, words, messages, timers, branches.",
        ),
    ] = False,
    _schema: Annotated[
        bool,
        typer.Option(
            "--schema",
            callback=_print_schema,
            is_eager=True,
            help="Print the JSON schema of the files, for editors.",
        ),
    ] = False,
) -> None:
    """Run scenario files and report which pass.

    With --json one object per scenario is printed: name, clauses, passed, message, and the position of the step that
    failed. The exit status is 1 if a scenario fails, or if there are none.

    Example: unobot scenario tests/scenarios/base
    """
    raise typer.Exit(
        play_files(Scenarios(tuple(files), match, as_json, coverage), find_plugins(config, plugin))
    )
