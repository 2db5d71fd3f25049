"""What of a plugin was never reached while games were played: verbs, words, messages, timers, functions and branches."""

import ast
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uno_engine as uno
from unobot import messages
from unobot.kit.invariants import GameChecker
from unobot.kit.strict import spoken_lines
from unobot.messages.texts import FALLBACK, Texts, catalogues
from unobot.plugins import Plugins
from unobot.plugins.find import sources_of

_SAID_IN_PLAY: Final = (
    "act-", "and-", "effect-", "event-", "hand-", "mark-", "prompt-", "refused-", "round-why-", "shown-", "top-", "with-",
)  # fmt: skip
"""So the ids of messages begin that are said of a game while it is played; others describe, or answer commands."""
_EXIT: Final = -1
"""Stands for a line where a function is left."""


class Coverage:
    """Notes what is reached of the plugins that were named by a path. Raises ValueError if none was."""

    def __init__(self, plugins: Plugins) -> None:
        self._plugins = [each for each in plugins.loaded if each.at_path]
        if not self._plugins:
            raise ValueError("--coverage looks at the plugins named by --plugin, and there is none")
        files = (
            file
            for each in self._plugins
            for file in sources_of(EntryPoint(each.name, each.module, "unobot"))
        )
        self._steps: dict[str, set[tuple[int, int]]] = {str(file): set() for file in files}
        """For each file from which line to which it went."""
        self._texts = Texts(plugins.brought.texts, report=lambda _: None)
        self._voice = messages.Voice(self._texts, tellers=plugins.brought.tellers)
        self.refusals: set[str] = set()
        """The codes with which moves were refused."""
        self._typed: set[str] = set()
        self._fired: set[str] = set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note the lines of the plugins that run until the end of the `with`."""

        def enter(frame: FrameType, _event: str, _argument: object) -> Callable[..., Any] | None:
            steps = self._steps.get(frame.f_code.co_filename)
            if steps is None:
                return None
            last = frame.f_lineno

            def follow(frame: FrameType, event: str, _argument: object) -> Callable[..., Any]:
                nonlocal last
                if event in {"line", "return"}:
                    here = frame.f_lineno if event == "line" else _EXIT
                    steps.add((last, here))
                    last = here
                return follow

            return follow

        before = sys.gettrace()
        sys.settrace(enter)
        try:
            yield
        finally:
            sys.settrace(before)

    def note(
        self, before: uno.Question | None, game: uno.Game, events: Sequence[uno.Event], given: uno.Input
    ) -> None:
        """Note an input and what it has led to, and say it; `before` is the question that was open."""
        if isinstance(given, uno.MakeMove):
            for move in (given.move, *(each for each in given.ahead if isinstance(each, uno.Move))):
                self._typed |= {move.verb, *(arg for arg in move.args if isinstance(arg, str))}
        self._fired |= {event.name for event in events if isinstance(event, uno.TimerFired)}
        for _ in spoken_lines(self._voice.of(game.rules), events, messages.Snapshot(game, before)):
            pass

    def unreached(self) -> dict[str, list[str]]:
        """Return what was never reached, by kind: of branches the file and line, and what never happened there."""
        rules = [rule for each in self._plugins for rule in each.brought.all_rules()]
        said = self._texts.said | {f"refused-{code}" for code in self.refusals}
        texts = (
            catalogues.catalogue(folder, FALLBACK) for each in self._plugins for folder in each.brought.texts
        )
        trees = {file: ast.parse(Path(file).read_text(encoding="utf-8")) for file in self._steps}
        calls = [each for tree in trees.values() for each in ast.walk(tree) if isinstance(each, ast.Call)]
        timers = [
            given.value
            for call in calls
            if getattr(call.func, "attr", getattr(call.func, "id", "")) == "TimerSet"
            for given in (*call.args, *(keyword.value for keyword in call.keywords))
            if isinstance(given, ast.Constant) and isinstance(given.value, str)
        ]
        # those that a game has of its base are for all games, and not each has a use for each of them
        common = {verb for rule in rules for base in rule.__bases__ for verb in getattr(base, "verbs", ())}
        never = {
            "verbs": [
                verb.name
                for rule in rules
                for verb in rule.verbs
                if verb not in common and verb.name not in self._typed
            ],
            "words": [word for rule in rules for word in rule.words if word not in self._typed],
            "messages": [
                id_ for ids in texts for id_ in ids if id_.startswith(_SAID_IN_PLAY) and id_ not in said
            ],
            "timers": [name for name in timers if name not in self._fired],
            "branches": [
                f"{file}:{line}: {told}"
                for file, tree in trees.items()
                for line, told in _Branches(self._steps[file]).never(tree)
            ],
        }
        return {kind: list(dict.fromkeys(names)) for kind, names in never.items()}


def describe(unreached: Mapping[str, Sequence[str]]) -> str:
    """Return what was never reached in lines."""
    lines = [
        f"never reached: {kind}: {', '.join(names)}"
        for kind, names in unreached.items()
        if names and kind != "branches"
    ]
    return "\n".join([*lines, *unreached["branches"]]) or "everything of the plugin was reached"


class _Branches:
    """What the steps between the lines of a file leave out."""

    def __init__(self, steps: set[tuple[int, int]]) -> None:
        self._steps = steps
        self._lines = {line for step in steps for line in step}

    def _ran(self, nodes: Sequence[ast.AST]) -> bool:
        return any(line in self._lines for node in nodes for line in _lines_of(node))

    def never(self, node: ast.AST, within: str = "") -> Iterator[tuple[int, str]]:
        """Yield each line in that node with what never happened there."""
        for each in ast.iter_child_nodes(node):
            inside = within
            if isinstance(each, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                inside = f"{within}{each.name}."
            if told := self._told(each, inside.removesuffix(".")):
                yield getattr(each, "lineno", 0), told
            yield from self.never(each, inside)

    def _told(self, node: ast.AST, name: str) -> str:
        """Return what never happened in a function of that name, a condition, a loop or the like; nothing if all did, or none of it ran."""
        never = ""
        match node:
            # hooks are called before anything is played
            case ast.FunctionDef(body=body) | ast.AsyncFunctionDef(body=body) if name[:7] != "unobot_":
                never = "" if self._ran(body) else f"{name} is never called"
            case ast.If(test=test, body=body) if self._ran([test]):
                condition = _lines_of(test)
                inside = {*condition, *(line for each in body for line in _lines_of(each))}
                past = any(here in condition and there not in inside for here, there in self._steps)
                never = "" if past else "the condition is never false"
                never = never if self._ran(body) else "the condition is never true"
            case ast.For(iter=head, body=body) | ast.While(test=head, body=body) if self._ran([head]):
                never = "" if self._ran(body) else "the loop never runs"
            case ast.Match(subject=subject, cases=cases) if self._ran([subject]):
                lines = [str(case.pattern.lineno) for case in cases if not self._ran(case.body)]
                never = f"what follows the cases in line {', '.join(lines)} never runs" if lines else ""
            case ast.Try(body=body, handlers=handlers) if self._ran(body):
                never = (
                    "" if all(self._ran(each.body) for each in handlers) else "an exception is never caught"
                )
        return never


def _lines_of(node: ast.AST) -> range:
    first = getattr(node, "lineno", 0)
    return range(first, (getattr(node, "end_lineno", None) or first) + 1)


class CoveredGames(GameChecker):
    """Has a coverage note what is checked, and another checker, if there is one, check it."""

    def __init__(self, coverage: Coverage, checker: GameChecker | None) -> None:
        self._coverage, self._checker = coverage, checker

    def begin(self, game: uno.Game) -> None:
        """Begin with another game, as it stands now."""
        self._asked = game.question
        if self._checker is not None:
            self._checker.begin(game)

    def check(self, game: uno.Game, events: Sequence[uno.Event], given: uno.Input) -> None:
        """Note what the input `given` has led to. Raises what the other checker raises."""
        self._coverage.note(self._asked, game, events, given)
        self._asked = game.question
        if self._checker is not None:
            self._checker.check(game, events, given)

    def end(self, game: uno.Game) -> None:
        """Check all of a game that will not go on. Raises what the other checker raises."""
        if self._checker is not None:
            self._checker.end(game)
