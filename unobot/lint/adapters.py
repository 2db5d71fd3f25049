"""Adapters' missing members, and methods of the wrong sort: found in the source, for an adapter is not made before a network is configured."""

import ast
import inspect
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from unobot.adapter import Adapter
from unobot.plugins.flaws import Flaw, SourceLine

_METHODS: Final = {
    name: each for name, each in vars(Adapter).items() if inspect.isfunction(each) and name[0] != "_"
}
_MEMBERS: Final = {name for name in (*Adapter.__annotations__, *vars(Adapter)) if name[0] != "_"}
_SURELY: Final = frozenset({"run", "send", "passed"})
"""A class with these methods is an adapter."""


def adapter_flaws(trees: Mapping[Path, ast.Module]) -> Iterator[Flaw]:
    """What each adapter lacks, and its methods that are awaited and are no `async def`, or the other way round."""
    for file, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                yield from _of_class(file, node)


def _of_class(file: Path, node: ast.ClassDef) -> Iterator[Flaw]:
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    if not {method.name for method in methods} >= _SURELY:
        return
    # what a base brings cannot be seen here
    lacks = [] if node.bases else sorted(_MEMBERS - set(_members(node)))
    if lacks:
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
                yield from (
                    name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)
                )
    for inside in ast.walk(node):
        match inside:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name
