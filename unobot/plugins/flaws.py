"""A flaw: something wrong in a plugin, where it stands, and what to write instead."""

import ast
import inspect
import textwrap
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Any


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line of a source file: the file and its number."""

    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something wrong in a plugin: `what`, what to do `instead` and where it stands, if these are known.

    `check` is the name of what has found it, one of a few words: `role`, `memory`, `texts`.
    """

    check: str
    what: str
    instead: str = ""
    place: SourceLine | None = None

    def __str__(self) -> str:
        told = f"{self.what}; {self.instead}" if self.instead else self.what
        return f"{self.place}: {told}" if self.place is not None else told

    @property
    def reason(self) -> str:
        """What is wrong and what to do, for where the plugin is named before it: the place comes last."""
        told = str(replace(self, place=None))
        return f"{told} ({self.place})" if self.place is not None else told


def place_of(thing: Any) -> SourceLine | None:
    """Return where a class, function or module is defined; None if its source cannot be read."""
    try:
        file = inspect.getsourcefile(thing)
        line = 1 if inspect.ismodule(thing) else inspect.getsourcelines(thing)[1]
    except (OSError, TypeError):
        return None
    return SourceLine(Path(file), line) if file is not None else None


def place_in(kind: type, name: str) -> SourceLine | None:
    """Where a class, or the one that it has it from, sets an attribute; else where the class is defined."""
    owner = next((base for base in kind.__mro__ if name in vars(base)), kind)
    place = place_of(owner)
    if place is None:
        return None
    tree = ast.parse(textwrap.dedent(inspect.getsource(owner)))
    # the line within a class in which it sets that attribute last; the first if it does not do so by itself
    body = tree.body[0]
    found = 1
    for node in ast.iter_child_nodes(body):
        targets: Iterable[ast.AST] = getattr(node, "targets", [getattr(node, "target", node)])
        names = [each for one in targets for each in (one.elts if isinstance(one, ast.Tuple) else [one])]
        if any(isinstance(each, ast.Name) and each.id == name for each in names):
            found = int(getattr(node, "lineno", 1))
    return SourceLine(place.file, place.line + found - 1)


def place_of_error(error: BaseException, files: Collection[Path]) -> SourceLine | None:
    """The innermost line in one of these files that an exception went through; None if it went through none of them."""
    if isinstance(error, SyntaxError) and error.filename and Path(error.filename).resolve() in files:
        return SourceLine(Path(error.filename), error.lineno or 1)
    found: SourceLine | None = None
    step: TracebackType | None = error.__traceback__
    while step is not None:
        file = Path(step.tb_frame.f_code.co_filename).resolve()
        if file in files:
            found = SourceLine(file, step.tb_lineno)
        step = step.tb_next
    return found
