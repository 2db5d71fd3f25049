"""Playing a scenario, and judging what came of it."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from uno_engine import (
    BadTable,
    Card,
    Catalogue,
    EngineError,
    RuleFailed,
    backs_of,
)
from unobot.kit.scenario.layout import Board, ScenarioCards, lay_out, readers, reason, rules_of
from unobot.kit.scenario.load import ScenarioError, load
from unobot.kit.scenario.model import (
    Deal,
    Expectation,
    GivenInput,
    Look,
    RefusedCommand,
    Scenario,
    Step,
    TypedCommand,
    Wait,
)
from unobot.kit.scenario.schema import schema
from unobot.kit.scrutiny import InvariantBroken, Spoken, StrictScrutiny, warnings_raised
from unobot.messages import wrong_table
from unobot.messages.voice import Tellers
from unobot.parsing import Readers
from unobot.plugins import Plugins
from unobot.plugins.catalogue import catalogue
from unobot.plugins.options import AsJson, OptionalConfigFile, PluginPaths, installed
from unobot.tables.watchdog import Watchdog, not_back


@dataclass(frozen=True, slots=True)
class Scenarios:
    """What `unobot scenario` is asked for."""

    files: tuple[Path, ...]
    match: str | None
    as_json: bool


def differences(board: Board, wanted: Expectation) -> list[str]:
    """How the game stands otherwise than it should; empty if it does not. Raises ScenarioError for unknown cards."""
    found: list[str] = []
    for key, value in wanted.named().items():
        if key in _TRIED:
            found += _TRIED[key](board, value)
            continue
        should, is_ = _COMPARED[key](board, value)
        if should != is_:
            found.append(f"{key}: expected {_shown(should)}, found {_shown(is_)}")
    board.told.clear()
    return found


def _shown(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{seat}: {_shown(part)}" for seat, part in value.items())
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or "nothing"
    return str(value).lower() if isinstance(value, bool) else str(value)


Pair = tuple[object, object]
"""What should be, and what is, both in one form."""


def _seats_anyhow(board: Board, wanted: Iterable[str], found: Sequence[int]) -> Pair:
    return sorted(wanted), sorted(board.names(found))


def _turn(board: Board, wanted: Iterable[str]) -> Pair:
    return _seats_anyhow(board, wanted, () if board.round_over else board.view.waiting)


def _winners(board: Board, wanted: Iterable[str]) -> Pair:
    return _seats_anyhow(board, wanted, board.winners)


def _out(board: Board, wanted: Iterable[str]) -> Pair:
    return list(wanted), board.names(board.out)


def _top(board: Board, wanted: str) -> Pair:
    top = board.view.top
    return ScenarioCards(board.game.rules).card(wanted).code, top.code if top else "none"


def _color(board: Board, wanted: str) -> Pair:
    ScenarioCards(board.game.rules).color(wanted)  # one that the deck has not would be a slip in the file
    color = board.view.color
    return wanted, color.word if color else "none"


def _direction(board: Board, wanted: str) -> Pair:
    return wanted, "cw" if board.view.direction == 1 else "ccw"


def _penalty(board: Board, wanted: int) -> Pair:
    return wanted, board.published("penalty", 0)


def _row(board: Board, wanted: Sequence[str]) -> Pair:
    there = board.published("row", board.game.state.zones.get("row", ()))
    assert isinstance(there, Sequence)
    cards = ScenarioCards(board.game.rules)
    return [cards.card(code).code for code in wanted], [
        card.code if isinstance(card, Card) else str(card) for card in there
    ]


def _hands(board: Board, wanted: Mapping[str, str]) -> Pair:
    return _cards(board, wanted, lambda seat: board.game.state.hands[seat])


def _side(board: Board, wanted: str) -> Pair:
    return wanted, board.view.side


def _backs(board: Board, wanted: Mapping[str, str]) -> Pair:
    return _cards(board, wanted, lambda seat: backs_of(board.game.state.hands[seat]))


def _pile_back(board: Board, wanted: str) -> Pair:
    found = backs_of(board.game.state.draw[-1:])
    return ScenarioCards(board.game.rules).card(wanted).code, found[0].code if found else "none"


def _told(board: Board, wanted: Mapping[str, str]) -> Pair:
    return _cards(board, wanted, lambda seat: board.told.get(seat, ()))


def _cards(board: Board, wanted: Mapping[str, str], there: Callable[[int], Iterable[Card]]) -> Pair:
    cards = ScenarioCards(board.game.rules)
    return (
        {name: sorted(card.code for card in cards.named(codes)) for name, codes in wanted.items()},
        {name: sorted(card.code for card in there(board.seat(name))) for name in wanted},
    )


def _counts(board: Board, wanted: Mapping[str, int]) -> Pair:
    return wanted, {name: board.view.counts[board.seat(name)] for name in wanted}


def _scores(board: Board, wanted: Mapping[str, int]) -> Pair:
    return wanted, {name: board.view.scores[board.seat(name)] for name in wanted}


def _effects(board: Board, wanted: Mapping[str, Sequence[str]]) -> Pair:
    there = board.published("effects", ())
    assert isinstance(there, Sequence)
    return (
        {name: sorted(effects) for name, effects in wanted.items()},
        {name: sorted(there[board.seat(name)]) if there else [] for name in wanted},
    )


def _round_over(board: Board, wanted: bool) -> Pair:  # noqa: FBT001  # a value of the file
    return wanted, board.round_over


def _match_over(board: Board, wanted: bool) -> Pair:  # noqa: FBT001  # a value of the file
    return wanted, board.view.phase == "over"


def _offers(board: Board, wanted: Mapping[str, Sequence[str]]) -> list[str]:
    tried = {command: board.would_refuse(command) for command in _commands(wanted)}
    return [f"{command} should be possible: {why}" for command, why in tried.items() if why is not None]


def _denied(board: Board, wanted: Mapping[str, Sequence[str]]) -> list[str]:
    return [
        f"{command} should not be possible"
        for command in _commands(wanted)
        if board.would_refuse(command) is None
    ]


def _commands(wanted: Mapping[str, Sequence[str]]) -> list[TypedCommand]:
    return [TypedCommand(seat, text) for seat, texts in wanted.items() for text in texts]


_TRIED: Final[Mapping[str, Callable[[Board, Any], list[str]]]] = {"offers": _offers, "denied": _denied}
_COMPARED: Final[Mapping[str, Callable[[Board, Any], Pair]]] = {
    "turn": _turn,
    "top": _top,
    "color": _color,
    "direction": _direction,
    "penalty": _penalty,
    "hands": _hands,
    "counts": _counts,
    "row": _row,
    "out": _out,
    "scores": _scores,
    "round_over": _round_over,
    "match_over": _match_over,
    "winners": _winners,
    "effects": _effects,
    "told": _told,
    "side": _side,
    "backs": _backs,
    "pile_back": _pile_back,
}


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


_Files = Annotated[
    list[Path],
    typer.Argument(metavar="FILE", exists=True, readable=True, help="Scenario files, or folders with them."),
]
_Match = Annotated[
    str | None, typer.Option("--match", "-k", metavar="TEXT", help="Only those with TEXT in the name.")
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
    """Play scenario files, and say which hold.

    With --json one object a scenario is printed: name, clauses, passed, message, and where the step stands that failed. The exit status is 1 if one
    fails, or if there is none.

    Example: unobot scenario tests/scenarios/base
    """
    raise typer.Exit(play_files(Scenarios(tuple(files), match, as_json), installed(config, plugin)))
