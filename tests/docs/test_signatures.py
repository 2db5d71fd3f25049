"""What docs/plugins names in inline code is there, takes these parameters, and is awaited where it must be."""

import ast
import importlib
import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from inspect import Parameter, iscoroutinefunction
from typing import Any

import msgspec
import pytest

import uno_engine as uno
from tests.docs.blocks import ROOT, bare
from tests.docs.names import PUBLIC, is_promised, public, takes
from unobot.adapter import Inbox
from unobot.clock import Clock
from unobot.commands.request import Request
from unobot.kit.testing.fixtures import DealCards, OpenTable
from unobot.messages.narrator import Narrator
from unobot.messages.voice import Voice

PAGES = sorted(
    str(file.relative_to(ROOT))
    for file in (ROOT / "docs/plugins").glob("**/*.md")
    if file.parent.name != "examples" and file.name != "api.md"  # these are made from the code itself
)
OWNERS: dict[str, tuple[type, ...]] = {
    "ctx": (uno.Ctx,),
    "state": (uno.GameState,),
    "view": (uno.View,),
    "game": (uno.Game,),
    "options": (uno.Options,),
    "rules": (uno.RuleSet, uno.Catalogue),
    "base": (uno.BaseRule,),
    "request": (Request,),
    "inbox": (Inbox,),
    "clock": (Clock,),
    "voice": (Voice,),
    "narrator": (Narrator,),
}
"""What the pages call an object of these classes."""


def then(ctx: object, seat: object, move: object) -> None:
    """Stand for a function that a question or an offer is given."""


def open_network(network: object, settings: object, means: object) -> None:
    """Stand for the function `open` of an `AdapterFactory`."""


def doubts(tuned: object) -> None:
    """Stand for the method that the settings of a network may have."""


GIVEN: dict[str, Callable[..., object]] = {
    "then": then,
    "take": then,
    "open": open_network,
    "doubts": doubts,
    "table": OpenTable.__call__,
    "deal": DealCards.__call__,
}
"""Functions that plugins write and hand over, and those that fixtures are."""
PYTHON = frozenset({"super", "Path", "casefold", "pop", "replace", "token_hex", "warn", "print"})
"""What the pages call of Python and its packages."""
UNTOLD = object()
"""The default of a parameter that a call does not tell."""
MORE = "MORE"
"""What `…` is read as: further arguments that a page leaves out."""


@dataclass(frozen=True)
class Named:
    """A call or a signature on a page. Of its positional arguments, those that are values have no name."""

    span: str
    owner: str
    name: str
    awaited: bool
    positional: tuple[str | None, ...]
    keywords: Mapping[str, Any]
    """Each with its default, where a signature tells it."""
    more: bool

    def problem(self) -> str | None:
        """Return what is wrong with it; None if something of that name is so."""
        if self.name in PYTHON:
            return None
        found = candidates(self.owner, self.name)
        if any(self._fits(each) for each in found):
            return None
        there = "; ".join(f"{'async ' * iscoroutinefunction(each)}{takes(each)}" for each in found)
        return (
            f"`{self.span}`: {self.name} takes {there}"
            if found
            else f"`{self.span}`: no {self.name} is there"
        )

    def _fits(self, thing: Any) -> bool:
        """Whether the thing can be called so, and its parameters have these names and defaults."""
        # a question can be awaited; and a script may be handed on as a flow
        either = thing == uno.Ctx.ask or self.span.startswith("flow = ")
        if self.awaited != iscoroutinefunction(thing) and not either:
            return False
        parameters = parameters_of(thing)
        by_name = {each.name.rstrip("_"): each for each in parameters}
        places = [
            each for each in parameters if each.kind in {each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD}
        ]
        kinds = {each.kind for each in parameters}
        if len(self.positional) > len(places) and Parameter.VAR_POSITIONAL not in kinds:
            return False
        if self.keywords.keys() - by_name and Parameter.VAR_KEYWORD not in kinds:
            return False
        if any(
            said not in {None, each.name.rstrip("_")}
            for said, each in zip(self.positional, places, strict=False)
        ):
            return False
        if any(
            default not in (UNTOLD, by_name[name].default)
            for name, default in self.keywords.items()
            if name in by_name
        ):
            return False
        given = {each.name for each in places[: len(self.positional)]} | {
            by_name[name].name for name in self.keywords if name in by_name
        }
        needed = {each.name for each in parameters if each.default is each.empty} - {
            each.name for each in parameters if each.kind in {each.VAR_POSITIONAL, each.VAR_KEYWORD}
        }
        return self.more or not needed - given


def spans(page: str) -> Iterator[str]:
    """Yield the inline code of a page; of what has changed, only what is so now."""
    text = bare((ROOT / page).read_text(encoding="utf-8"))
    if page.endswith("changes.md"):
        text = re.sub(r"^\| .*? \| ", "", text, flags=re.MULTILINE)
    for span in re.findall(r"`([^`\n]+)`", text):
        yield span.replace("\\|", "|")


def named_in(span: str) -> Iterator[Named]:
    """Yield what a span calls, or the one function whose signature it is; nothing if it is no code of Python."""
    source = span.replace("…", MORE).lstrip("@")
    if "(" not in source or source.startswith(("class ", "python ")):
        return
    tree = _parsed(f"async def _():\n {source}")
    if tree is not None and not source.startswith(("def ", "async def ")):
        awaited = {node.value for node in ast.walk(tree) if isinstance(node, ast.Await)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield _call(span, node, awaited=node in awaited)
        return
    head = re.sub(r"^(async )?(def )?", lambda found: f"{found[1] or ''}def ", source)
    tree = _parsed(f"{head}: ...")
    if tree is not None and isinstance(made := tree.body[0], ast.FunctionDef | ast.AsyncFunctionDef):
        yield _signature(span, made)


def _parsed(source: str) -> ast.Module | None:
    try:
        return ast.parse(source)
    except SyntaxError:
        return None


def _call(span: str, node: ast.Call, *, awaited: bool) -> Named:
    owner, name = "", ""
    match node.func:
        case ast.Name(id=name):
            pass
        case ast.Attribute(value=ast.Name(id=owner) | ast.Attribute(attr=owner), attr=name):
            pass
        case ast.Attribute(attr=name):
            pass
    words = [each.id if isinstance(each, ast.Name) and each.id[0].islower() else None for each in node.args]
    more = any(isinstance(each, ast.Name) and each.id == MORE for each in node.args)
    left_out = [at for at, each in enumerate(node.args) if isinstance(each, ast.Name) and each.id == MORE]
    words = words[: left_out[0]] if left_out else words
    keywords = {each.arg: UNTOLD for each in node.keywords if each.arg not in {None, MORE}}
    return Named(span, owner, name, awaited, tuple(words), keywords, more)


def _signature(span: str, made: ast.FunctionDef | ast.AsyncFunctionDef) -> Named:
    arguments = made.args
    places = [each.arg for each in (*arguments.posonlyargs, *arguments.args) if each.arg != "self"]
    words = tuple(places if MORE not in places else places[: places.index(MORE)])
    told = dict(zip(reversed(places), map(ast.literal_eval, reversed(arguments.defaults)), strict=False))
    told |= {
        each.arg: ast.literal_eval(default)
        for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        if default
    }
    return Named(span, "", made.name, isinstance(made, ast.AsyncFunctionDef), words, told, MORE in places)


@cache
def everything() -> dict[str, tuple[Any, ...]]:
    """Return all functions, classes and methods that plugins may use, by their names."""
    modules = [importlib.import_module(name) for name in PUBLIC]
    things = {name: [getattr(module, name)] for module in modules for name in public(module)}
    classes = [each for (each,) in things.values() if inspect.isclass(each)]
    for kind in classes:
        for name in (name for name in dir(kind) if not name.startswith("_") and is_promised(kind, name)):
            if callable(member := getattr(kind, name)) and not inspect.isclass(member):
                things.setdefault(name, []).append(member)
    for name, given in GIVEN.items():
        things.setdefault(name, []).append(given)
    return {name: tuple(found) for name, found in things.items()}


def candidates(owner: str, name: str) -> tuple[Any, ...]:
    """Return what may be meant by `owner.name`."""
    if owner in OWNERS:
        return tuple(member for kind in OWNERS[owner] if (member := getattr(kind, name, None)) is not None)
    return everything().get(name, ())


def parameters_of(thing: Any) -> list[inspect.Parameter]:
    """Return what a function, a method without its `self`, or a class takes."""
    if inspect.isclass(thing) and issubclass(thing, msgspec.Struct):
        needed = len(thing.__struct_fields__) - len(thing.__struct_defaults__)
        return [
            inspect.Parameter(
                name,
                inspect.Parameter.POSITIONAL_OR_KEYWORD,
                default=inspect.Parameter.empty if at < needed else None,
            )
            for at, name in enumerate(thing.__struct_fields__)
        ]
    found = list(inspect.signature(thing).parameters.values())
    return found[1:] if found and found[0].name == "self" else found


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_what_is_there(page: str) -> None:
    problems = {each.problem() for span in spans(page) for each in named_in(span)} - {None}

    assert sorted(map(str, problems)) == []


def test_the_bot_looks_for_each_kind_of_message() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(ROOT.glob("[eup]*/**/*.py")))
    page = (ROOT / "docs/plugins/reference/texts.md").read_text(encoding="utf-8")
    kinds = {
        kind
        for row in re.findall(r"^\| (`.*?) \|", page, re.MULTILINE)
        for kind in re.findall(r"`([a-z-]+)-[A-Z]", row)
    }

    assert len(kinds) > 20
    assert sorted(kind for kind in kinds if not re.search(rf"""["']{kind}[-"'{{]""", code)) == []
