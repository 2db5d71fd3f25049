"""The reference of all that plugins may use: what each public name is, in the words of its docstring, with its example."""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.docs.class_members import class_members
from tests.docs.examples import example_of
from tests.docs.names import PUBLIC, is_promised, public, takes

_HEAD = """\
# Reference

*For plugin authors who look up a name.*

This page has every name that plugins may use ([what that promises](../directory.md#what-unobot_api-promises)), with its docstring, an example, and the members of each
class with their types. Members that a class inherits from another class of this page are listed there. The tests run all examples. `python -m tests.docs.generated` writes
the page; [api-1.txt](api-1.txt) is the same in one list, with messages, keys of scenarios and of printed JSON: it is frozen.
"""


_WHOLE = frozenset({"unobot.adapter", "unobot.plugins.parts", "unobot.kit.testing"})
"""Modules whose classes need more words than one paragraph: they are made, or implemented, by plugins."""


def reference_page() -> str:
    """All of it, by module."""
    return "\n".join([_HEAD, *(line for module in PUBLIC for line in _section(module))])


def _section(name: str) -> Iterator[str]:
    module = importlib.import_module(name)
    yield f"## {name}\n"
    yield f"{_paragraph(module.__doc__ or '')}\n"
    for each in sorted(public(module), key=lambda name: (name.casefold(), name)):
        yield from _entry(each, getattr(module, each), name)


def _entry(name: str, thing: Any, module: str) -> Iterator[str]:
    told = _docstring(name, thing, module)
    yield f"### `{name}{takes(thing)}`\n"
    if about := _told(told, module) or _value(thing):
        yield f"{about}\n"
    if inspect.isclass(thing) and module not in _WHOLE:
        yield from _further(told)
    if example := _example(told):
        yield f"```pycon\n{example}\n```\n"
    elif shown := example_of(module, name):
        yield f"Example: {shown}\n"
    if inspect.isclass(thing):
        yield from (
            _members(thing) if (first := _first(thing)) == module else [f"Its members: see `{first}`.\n"]
        )


def own_example(name: str, module: str) -> str:
    """The lines of the doctest in the docstring of that public name; empty if it has none."""
    return _example(_docstring(name, getattr(importlib.import_module(module), name), module))


def _members(kind: type) -> Iterator[str]:
    """A table of what a class has, and the bases where more is found."""
    bases = [f"`{base.__name__}`" for base in kind.__bases__ if base in _classes()]
    if bases:
        yield f"With all of {' and '.join(bases)}.\n"
    members = [each for each in class_members(kind, _classes()) if is_promised(kind, each.name)]
    if members:
        yield "| member | |\n| --- | --- |"
        for member in members:
            yield f"| `{_cell(member.written)}` | {_cell(member.about).replace('<', '&lt;')} |"
        yield ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _first(kind: type) -> str:
    """The module under which a class is told first."""
    return next(name for name in PUBLIC if kind.__name__ in public(importlib.import_module(name)))


@cache
def _classes() -> frozenset[type]:
    """Every class of the page."""
    modules = [importlib.import_module(name) for name in PUBLIC]
    things = [getattr(module, name) for module in modules for name in public(module)]
    return frozenset(thing for thing in things if inspect.isclass(thing))


def _further(told: str) -> Iterator[str]:
    """The other paragraphs and lists of a docstring; no examples."""
    for part in told.split("\n\n")[1:]:
        if part.startswith("- "):
            yield re.sub(r"\n  +", " ", part).replace("<", "&lt;") + "\n"
        elif not part.startswith((">>> ", " ")):
            yield f"{_paragraph(part)}\n"


def _told(docstring: str, module: str) -> str:
    """The first paragraph of a docstring; all of them where fields are described in those that follow."""
    parts = [part for part in docstring.split("\n\n") if not part.startswith(">>> ")]
    return "\n\n".join(map(_paragraph, parts if module in _WHOLE else parts[:1]))


def _docstring(name: str, thing: Any, module: str) -> str:
    if inspect.isclass(thing) or inspect.isroutine(thing):
        own = thing.__dict__.get("__doc__") if inspect.isclass(thing) else thing.__doc__
        return (
            "" if (own or "").startswith(f"{name}(") else cleandoc(own or "")
        )  # what a dataclass says of itself
    # first its own: two modules of a package may have constants of one name
    return _constants(module).get(name) or _constants(module.partition(".")[0]).get(name, "")


@cache
def _constants(module: str) -> dict[str, str]:
    """What stands below each constant of a module; of a package, in all its modules."""
    found: dict[str, str] = {}
    own = Path(inspect.getfile(importlib.import_module(module)))
    for file in sorted(own.parent.rglob("*.py")) if own.stem == "__init__" else [own]:
        body = ast.parse(file.read_text(encoding="utf-8")).body
        for named, below in pairwise(body):
            match named, below:
                case (
                    (ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name))),
                    ast.Expr(value=ast.Constant(value=str() as text)),
                ):
                    found.setdefault(name, cleandoc(text))
    return found


def _value(thing: Any) -> str:
    """A constant of which nothing is said, if it is short and the same in every process."""
    shown = repr(thing)
    return f"`{shown}`" if len(shown) < 80 and " at 0x" not in shown else ""


def _paragraph(text: str) -> str:
    """The first paragraph, in one line."""
    return " ".join(cleandoc(text).split("\n\n", 1)[0].split()).replace("<", "&lt;")


def _example(text: str) -> str:
    """The lines of its doctest."""
    lines = [line for part in text.split("\n\n") if part.startswith(">>> ") for line in part.splitlines()]
    return "\n".join(lines)
