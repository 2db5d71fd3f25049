"""Mistakes in what the bot calls beside a game, as far as the files show them: adapters, and code for which the whole bot waits."""

import ast
import inspect
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, get_type_hints

from unobot.adapter import Adapter, BaseAdapter
from unobot.config.reader import read
from unobot.kit.lint.source import FunctionNode, classes_in
from unobot.plugins import Brought
from unobot.plugins.flaws import Flaw, SourceLine, place_in

_METHODS: Final = {
    name: each for name, each in vars(Adapter).items() if inspect.isfunction(each) and name[0] != "_"
}
_MEMBERS: Final = {name for name in (*Adapter.__annotations__, *vars(Adapter)) if name[0] != "_"}
_BROUGHT: Final = {*vars(BaseAdapter), "network", "pace"}
_SURELY: Final = frozenset({"run", "send", "passed"})
"""A class with these methods is an adapter, and so is one that derives from `BaseAdapter`."""


def adapter_flaws(trees: Mapping[Path, ast.Module]) -> Iterator[Flaw]:
    """What each adapter lacks, and its methods that are awaited and are no `async def`, or the other way round.

    Looked for in the source, because no adapter is made before a network is configured.
    """
    for each in classes_in(trees):
        file, node = each.file, each.node
        methods = [part for part in node.body if isinstance(part, FunctionNode)]
        bases = [getattr(base, "id", "") for base in node.bases]
        derives = BaseAdapter.__name__ in bases
        if not derives and not {method.name for method in methods} >= _SURELY:
            continue
        missing = _MEMBERS - set(_members(node)) - (_BROUGHT if derives else set())
        # what another base brings cannot be seen here
        if lacks := [] if len(bases) > derives else sorted(missing):
            told = f"{node.name} is an adapter, and has no {', '.join(lacks)}"
            yield Flaw("adapter", told, "the bot would refuse to open it", SourceLine(file, node.lineno))
        for method in methods:
            wanted = inspect.iscoroutinefunction(_METHODS.get(method.name))
            if method.name in _METHODS and wanted is not isinstance(method, ast.AsyncFunctionDef):
                called = "awaited" if wanted else "called as a plain function"
                instead = "write `async def`" if wanted else "write `def`, not `async def`"
                place = SourceLine(file, method.lineno)
                yield Flaw("async", f"{node.name}.{method.name} is {called}", instead, place)


def _members(node: ast.ClassDef) -> Iterator[str]:
    """The names that a class defines, in its body or as `self.name = …` in a method."""
    for each in node.body:
        match each:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Assign(targets=targets):
                names = (name for target in targets for name in ast.walk(target))
                yield from (name.id for name in names if isinstance(name, ast.Name))
    for inside in ast.walk(node):
        match inside:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name


_BLOCKING: Final = frozenset(
    {
        "input", "open", "os.system", "requests", "socket.create_connection", "subprocess.call", "subprocess.check_call",
        "subprocess.check_output", "subprocess.run", "time.sleep", "urllib.request.urlopen",
    }
)  # fmt: skip
"""What does not come back at once: functions, and a package with nothing else."""
_IN_A_THREAD: Final = frozenset({"Thread", "run_in_executor", "submit", "to_thread"})
"""What is given to these is called in a thread."""


def waiting_flaws(trees: Mapping[Path, ast.Module], but: Iterable[Path]) -> Iterator[Flaw]:
    """Yield each call that keeps the whole bot waiting, in the functions of a plugin; `but` in these files, which are looked at more closely."""
    for file in trees.keys() - set(but):
        tree = trees[file]
        names = dict(_imported(tree))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        given = {
            getattr(argument, "id", getattr(argument, "attr", ""))
            for call in calls
            if _dotted(call.func).rpartition(".")[2] in _IN_A_THREAD
            for argument in (*call.args, *(keyword.value for keyword in call.keywords))
        }
        functions = [node for node in ast.walk(tree) if isinstance(node, FunctionNode)]
        threads = {node for function in functions if function.name in given for node in ast.walk(function)}
        # of functions in functions the innermost comes last
        within = {node: function.name for function in functions for node in ast.walk(function)}
        for call in calls:
            called = _dotted(call.func)
            first, dot, rest = called.partition(".")
            full = f"{names.get(first, '')}{dot}{rest}" if dot or first in names else called
            blocking = {full, full.partition(".")[0]} & _BLOCKING
            if blocking and call in within and call not in threads:
                told = f"{within[call]} calls {called}, and the whole bot waits"
                instead = "call it by `await asyncio.to_thread(…)`, or when the module is imported"
                yield Flaw("waiting", told, instead, SourceLine(file, call.lineno))


def _imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the names that a file imports, each with what it stands for: `("urlopen", "urllib.request.urlopen")`."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((name.asname or name.name, name.name) for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from ((name.asname or name.name, f"{module}.{name.name}") for name in names)


def _dotted(node: ast.expr) -> str:
    """Return `time.sleep` for that expression; empty if it is no name with attributes."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=value, attr=attr):
            before = _dotted(value)
            return f"{before}.{attr}" if before else ""
    return ""


def default_flaws(brought: Brought) -> Iterator[Flaw]:
    """Yield the operator's settings of a plugin's networks and features whose defaults could not be written in a configuration."""
    declared = brought.declared()
    models: list[Any] = [each.settings for each in brought.adapters.values()]
    for model in (*models, *declared.bot.values(), *declared.tables):
        for field in fields(model):
            # an empty text stands for nothing; spans of time, which are numbers here, are written as texts
            of_time = get_type_hints(model)[field.name] is float
            if field.default == "" or of_time or not isinstance(field.default, bool | int | str):
                continue
            _, wrong = read(model, {field.name: field.default}, Path())
            for why in [each.why for each in wrong if each.key == (field.name,)]:
                told = f"{model.__name__}.{field.name} has the default {field.default!r}, which nobody could write: {why}"
                yield Flaw("settings", told, "write a default that is allowed", place_in(model, field.name))
