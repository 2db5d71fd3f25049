"""Mistakes that the bodies of functions show: what is made and thrown away, an answer that is forgotten, all hands that are read."""

import ast
import asyncio
import inspect
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import uno_engine
from unobot.kit.lint.source import FunctionNode, classes_in
from unobot.plugins.flaws import Flaw, SourceLine

_MADE: Final = {
    "event": ("an event, which is not emitted", "write ctx.emit(…) around it"),
    "refusal": ("a refusal, which is not raised", "write `raise` before it"),
    "coroutine": ("a coroutine, which does not run", "write `await` before it"),
}
"""What is made to be used, with what is wrong if it is not, and what to write then."""
_BASES: Final = {"event": uno_engine.Event, "refusal": Exception}
_ASYNCIO: Final = frozenset(name for name, each in vars(asyncio).items() if inspect.iscoroutinefunction(each))
_SURELY: Final = frozenset(
    {"Deck", "Move", "bool", "bytes", "dict", "float", "frozenset", "int", "list", "set", "str", "tuple"}
)
"""A function that is annotated with one of these never answers None."""


def unused_flaws(trees: Mapping[Path, ast.Module]) -> Iterator[Flaw]:
    """Yield where functions make an event, a refusal or a coroutine and do not use it."""
    kinds = {
        name: kind
        for kind, base in _BASES.items()
        for name, each in vars(uno_engine).items()
        if isinstance(each, type) and issubclass(each, base)
    }
    written = classes_in(trees)
    while new := [each for each in written if each.node.name not in kinds and each.bases & kinds.keys()]:
        kinds |= {each.node.name: kinds[min(each.bases & kinds.keys())] for each in new}
    for file, tree in trees.items():
        nodes = [*ast.walk(tree)]
        plain = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
        own = {node.name for node in nodes if isinstance(node, ast.AsyncFunctionDef)} - plain
        awaited = {
            ast.unparse(part) for node in nodes if isinstance(node, ast.Await) for part in ast.walk(node)
        }
        for node in nodes:
            match node:
                case ast.Expr(value=ast.Call(func=ast.Name(id=name) as func)):
                    made = "coroutine" if name in own else kinds.get(name)
                case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=of), attr=name) as func)):
                    runs = name in (own if of == "self" else _ASYNCIO if of == "asyncio" else ())
                    made = "coroutine" if runs else kinds.get(name)
                case ast.Assign(
                    targets=[target],
                    value=ast.Call(func=ast.Attribute(value=ast.Name(id="asyncio"), attr=name) as func),
                ):
                    made = "coroutine" if name in _ASYNCIO and ast.unparse(target) not in awaited else None
                case _:
                    continue
            if made is not None:
                told, instead = _MADE[made]
                place = SourceLine(file, node.lineno)
                yield Flaw("unused", f"{ast.unparse(func)}(…) makes {told}", instead, place)


def hand_flaws(trees: Mapping[Path, ast.Module], rules: Collection[Path]) -> Iterator[Flaw]:
    """Yield where the hands of all are read, which only the files of `rules` may: what a command reads it may tell the room."""
    for file in trees.keys() - {*rules}:
        nodes = [*ast.walk(trees[file])]
        lengths = (n for n in nodes if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "len")
        # how many cards there are everybody may know
        counted = {part for each in lengths for part in ast.walk(each)}
        for node in nodes:
            match node:
                case ast.Attribute(attr="hands", value=ast.Attribute(attr="state") | ast.Name(id="state")):
                    if node not in counted:
                        told = f"{ast.unparse(node)} has the hands of all, also of those who are not told of them"
                        instead = "read `table.game.view(seat).hand`, and tell it to that player alone; `counts` are for all"
                        yield Flaw("secrecy", told, instead, SourceLine(file, node.lineno))


def answer_flaws(trees: Mapping[Path, ast.Module]) -> Iterator[Flaw]:
    """Yield the functions with an answer on one way that come to their end on another: one with `@instead` would cancel the event."""
    functions = ((file, node) for file, tree in trees.items() for node in ast.walk(tree))
    for file, node in functions:
        if not isinstance(node, FunctionNode) or not _comes_to_its_end(node.body):
            continue
        if not any(isinstance(part, ast.Return) and part.value is not None for part in ast.walk(node)):
            continue
        marks = [ast.unparse(each).partition("(")[0].rpartition(".")[2] for each in node.decorator_list]
        answer = ast.unparse(node.returns) if node.returns is not None else ""
        told, place = f"{node.name} comes to its end without an answer", SourceLine(file, node.lineno)
        if "instead" in marks:
            instead = f"write `return {node.args.args[-1].arg}` at its end, so that it happens"
            yield Flaw("answer", f"{told}, which cancels the event", instead, place)
        elif "|" not in answer and answer.partition("[")[0].rpartition(".")[2] in _SURELY:
            yield Flaw("answer", told, f"write `return …` at its end, with its {answer}", place)


def _comes_to_its_end(body: Sequence[ast.stmt]) -> bool:
    """Whether what stands behind these statements is surely reached on some way."""
    match body[-1] if body else ast.Pass():
        case ast.Return() | ast.Raise() | ast.Continue() | ast.Break() | ast.Match() | ast.While():
            return False  # of the last two it cannot be told
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            return False  # what is called may never come back
        case ast.If(body=then, orelse=other):
            return _comes_to_its_end(then) or _comes_to_its_end(other)
        case ast.With(body=within) | ast.AsyncWith(body=within):
            return _comes_to_its_end(within)
        case ast.Try(body=within, handlers=handlers, orelse=other, finalbody=last):
            ways = [other or within, *(handler.body for handler in handlers)]
            return any(map(_comes_to_its_end, ways)) and (not last or _comes_to_its_end(last))
    return True
