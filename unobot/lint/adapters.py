"""Adapters' methods of the wrong sort: found in the source, for an adapter is not made before a network is configured."""

import ast
import inspect
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from unobot.adapter import Adapter
from unobot.plugins.flaws import Flaw, Place

_METHODS: Final = {
    name: each for name, each in vars(Adapter).items() if inspect.isfunction(each) and name[0] != "_"
}
_SURELY: Final = frozenset({"run", "send", "passed"})
"""A class with these methods is an adapter."""


def adapter_flaws(trees: Mapping[Path, ast.Module]) -> Iterator[Flaw]:
    """Every method of an adapter that is awaited and is no `async def`, or the other way round."""
    for file, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                yield from _of_class(file, node)


def _of_class(file: Path, node: ast.ClassDef) -> Iterator[Flaw]:
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    if not {method.name for method in methods} >= _SURELY:
        return
    for method in methods:
        wanted = inspect.iscoroutinefunction(_METHODS.get(method.name))
        if method.name in _METHODS and wanted is not isinstance(method, ast.AsyncFunctionDef):
            called = "awaited" if wanted else "called as a plain function"
            instead = "write `async def`" if wanted else "write `def`, not `async def`"
            place = Place(file, method.lineno)
            yield Flaw("async", f"{node.name}.{method.name} is {called}", instead, place)
