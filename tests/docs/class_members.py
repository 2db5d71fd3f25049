"""The members of a public class as its source has them: types are told as they are written, the same for each Python."""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path
from types import FunctionType

_INTERNAL = "The engine's own"
"""What stands at an attribute that rules have no use for."""
_LONGEST_DEFAULT = 24
_SENTENCE = re.compile(r"(.+?[.!?])(?:\s|$)")
_FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Member:
    """A field or method: as it is written, and what is said of it."""

    name: str
    written: str
    about: str


def class_members(kind: type, public: frozenset[type]) -> list[Member]:
    """What a class has of its own or from bases that are not `public`; each name once, in the order of the source."""
    bases = [base for base in kind.__mro__ if base.__module__.partition(".")[0].startswith("uno")]
    elsewhere = {name for base in bases[1:] if base in public for name in (*vars(base), *_annotated(base))}
    found: dict[str, Member] = {}
    for base in bases:
        if base is kind or base not in public:
            for member in _members(base):
                found.setdefault(member.name, member)
    return [
        member
        for name, member in found.items()
        if not name.startswith("_")
        and name not in elsewhere
        and _INTERNAL not in member.about
        and (member.about or member.written != name)
    ]


def written(function: FunctionType) -> str:
    """Return what a function takes and returns, as its source has it: `(card: Card, *, seed: int = 0) -> None`."""
    lines, module = _parsed(function.__module__)
    for node in module.body:
        if isinstance(node, _FUNCTION) and node.name == function.__name__:
            return _Reader(lines, values=False).signature(node)
    raise ValueError(f"{function.__qualname__} is no function of a module")


def _annotated(kind: type) -> dict[str, object]:
    return dict(vars(kind).get("__annotations__", {}))


@cache
def _parsed(module: str) -> tuple[list[bytes], ast.Module]:
    file = inspect.getsourcefile(importlib.import_module(module))
    source = Path(file or "").read_bytes()
    return source.splitlines(), ast.parse(source)


def _members(kind: type) -> Iterator[Member]:
    lines, module = _parsed(kind.__module__)
    found = (node for node in module.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    for node in found:
        yield from _Reader(lines, values=issubclass(kind, Enum)).of_class(node)


class _Reader:
    """Reads the members out of the source of a class; `values`: what is not annotated is a member, too, as in an enum."""

    def __init__(self, lines: list[bytes], *, values: bool) -> None:
        self._lines, self._values = lines, values

    def of_class(self, node: ast.ClassDef) -> Iterator[Member]:
        """Fields and methods, then what `__init__` sets."""
        yield from self._fields(node.body, {})
        for each in node.body:
            if isinstance(each, _FUNCTION):
                yield self._method(each)
        for each in node.body:
            if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                given = {
                    arg.arg: self._type(arg.annotation) for arg in (*each.args.args, *each.args.kwonlyargs)
                }
                yield from self._fields(each.body, given)

    def _fields(self, body: list[ast.stmt], given: dict[str, str]) -> Iterator[Member]:
        for node, below in pairwise([*body, ast.Pass()]):
            about = _text(below)
            match node:
                case ast.AnnAssign(target=target, annotation=annotation, value=value):
                    default = self._default(value) if isinstance(target, ast.Name) else ""
                    yield self._field(target, self._type(annotation), default, about)
                case ast.Assign(targets=[ast.Name() as target], value=value) if self._values or about:
                    yield self._field(target, "", self._default(value), about)
                case ast.Assign(targets=[ast.Attribute() as target], value=value) if given:
                    yield self._field(target, self._made(value, given), "", about)
                case ast.Assign(targets=[ast.Tuple(targets)], value=ast.Tuple(values)) if given:
                    for each, value in zip(targets, values, strict=True):
                        yield self._field(each, self._made(value, given), "", about)

    def _made(self, value: ast.expr, given: dict[str, str]) -> str:
        """Return the type of what `__init__` sets: of its parameter, or of the class that is called there."""
        match value:
            case ast.Name(id=name):
                return given.get(name, "")
            case ast.Call(func=ast.Name(id=name)) if name[0].isupper():
                return name
        return ""

    def _field(self, target: ast.expr, type_: str, default: str, about: str) -> Member:
        name = target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "_")
        return Member(name, f"{name}{f': {type_}' if type_ else ''}{default}", about)

    def signature(self, node: _FUNCTION) -> str:
        """What a function outside of a class takes and returns."""
        return f"({', '.join(self._taken(node.args))}) -> {self._type(node.returns)}"

    def _method(self, node: _FUNCTION) -> Member:
        about = _first_sentence(ast.get_docstring(node) or "")
        marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
        marks |= {mark.attr for mark in node.decorator_list if isinstance(mark, ast.Attribute)}
        returns = self._type(node.returns)
        if marks & {"property", "cached_property", "setter"}:
            return Member(node.name, f"{node.name}: {returns}", about)
        if "promise" in marks:  # a plain test is made of an asynchronous one
            return Member(node.name, f"{node.name}() -> None", about)
        before = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
        own = [] if "staticmethod" in marks else ["self"]
        taken = list(self._taken(node.args))[len(own) :]
        taken = taken[1:] if own and taken[:1] == ["/"] else taken
        return Member(node.name, f"{before}{node.name}({', '.join(taken)}) -> {returns}", about)

    def _taken(self, args: ast.arguments) -> Iterator[str]:
        plain = [*args.posonlyargs, *args.args]
        defaults = [*[None] * (len(plain) - len(args.defaults)), *args.defaults]
        for at, (arg, default) in enumerate(zip(plain, defaults, strict=True), 1):
            yield self._argument(arg, default)
            if at == len(args.posonlyargs):
                yield "/"
        if args.vararg:
            yield f"*{self._argument(args.vararg, None)}"
        elif args.kwonlyargs:
            yield "*"
        for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
            yield self._argument(arg, default)
        if args.kwarg:
            yield f"**{self._argument(args.kwarg, None)}"

    def _argument(self, arg: ast.arg, default: ast.expr | None) -> str:
        type_ = self._type(arg.annotation)
        return f"{arg.arg}{f': {type_}' if type_ else ''}{self._default(default)}"

    def _default(self, value: ast.expr | None) -> str:
        if value is None:
            return ""
        text = self._segment(value)
        return f" = {text if len(text) <= _LONGEST_DEFAULT else '…'}"

    def _type(self, annotation: ast.expr | None) -> str:
        return self._segment(annotation).replace('"', "") if annotation is not None else ""

    def _segment(self, node: ast.expr) -> str:
        # ast.get_source_segment splits the whole source for each node; columns are bytes there, too
        last = node.end_lineno or node.lineno
        lines = self._lines[node.lineno - 1 : last]
        lines[-1] = lines[-1][: node.end_col_offset]
        lines[0] = lines[0][node.col_offset :]
        return " ".join(b" ".join(lines).decode().split())


def _text(node: ast.stmt) -> str:
    """The first sentence of what stands below an attribute."""
    match node:
        case ast.Expr(value=ast.Constant(value=str() as text)):
            return text if _INTERNAL in text else _first_sentence(text)
    return ""


def _first_sentence(text: str) -> str:
    paragraph = " ".join(cleandoc(text).split("\n\n", 1)[0].split())
    found = _SENTENCE.match(paragraph)
    return found[1] if found else paragraph
