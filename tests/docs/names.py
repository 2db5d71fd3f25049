"""Every name that plugins may use, as text: `docs/plugins/reference/names.txt` is made of it."""

import ast
import importlib
import inspect
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from types import ModuleType
from typing import Any, ParamSpec, TypeVar

import msgspec

PUBLIC: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            "uno_engine",
            "unobot.plugins.hookspecs",
            "unobot.plugins.parts",
            "unobot.adapter",
            "unobot.parsing.addressing",
            "unobot.commands",
            "unobot.config",
            "unobot.config.kinds",
            "unobot.document",
            "unobot.parsing.masks",
            "unobot.messages.pictures",
            "unobot.kit.testing",
            "unobot_decks.suits",
            "unobot_decks.tricks",
            "unobot_dos.row",
            "unobot_extended.asking",
            "unobot_extended.card",
            "unobot_extended.effects",
        ),
        (),
    ),
    "unobot.kit.testing.fixtures": ("DealCards", "OpenTable", "deal", "players", "room", "rules", "table"),
    "unobot.clock": ("Backoff", "Clock", "HeldClock", "Jitter", "WallClock", "within"),
    "unobot.commands.feature": ("Feature",),
    "unobot.commands.request": ("MOST_RECORDED", "Request"),
    "unobot.commands.set": ("Settable", "switch"),
    "unobot.tables.appointments": ("Appointment", "When", "daily_at", "every"),
    "unobot.tables.memory": ("Memory",),
    "unobot.tables.signals": (
        "Happened",
        "PersonCame",
        "PersonLeft",
        "RoundStored",
        "SeatTaken",
        "Signals",
        "TableGone",
        "TableOpened",
    ),
    "unobot.messages.voice": (
        "CardsTeller",
        "EventTeller",
        "MarkTeller",
        "NumberTeller",
        "PromptTeller",
        "Tellers",
        "TopTeller",
    ),
    "unobot.config": ("Secret", "Wrong", "doubtful_rooms"),
}
"""The modules whose names are promised to plugins, and which names if it is not all; whatever else there is may change with any release."""

_HEAD = """\
# What plugins may use: the promise of `unobot_api = 1`. Written by `python -m tests.docs.generated`.
# A new line is welcome, and so is something new at the end of what is taken, if it has a `=`. All else that changes or goes
# breaks plugins of other people: keep the old name beside the new one for two releases, with a `PluginDeprecation` (directory.md);
# when it goes at last, `API` in `unobot.plugins.hookspecs` grows by one.
"""


def names_page() -> str:
    """All lines, by module."""
    return _HEAD + "".join(
        f"{line}\n" for module in PUBLIC for line in names_of(importlib.import_module(module))
    )


def names_of(module: ModuleType) -> Iterator[str]:
    """Each public name of a module with what it takes, and those of its classes."""
    for name in sorted(public(module)):
        yield from _lines(f"{module.__name__}.{name}", getattr(module, name))


def public(module: ModuleType) -> set[str]:
    """What is chosen of it, or named in `__all__`, or else what is made in the module itself and begins with no underscore."""
    if chosen := PUBLIC.get(module.__name__) or getattr(module, "__all__", ()):
        return set(chosen)
    named = {name for node in ast.parse(inspect.getsource(module)).body for name in _made(node)}
    return {
        name
        for name in named
        if not name.startswith("_") and not isinstance(getattr(module, name), TypeVar | ParamSpec)
    }


def _made(node: ast.stmt) -> Iterator[str]:
    """What a statement of a module gives a name to; an import gives none, but for `import *`."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case ast.Assign(targets=targets):
            yield from (target.id for target in targets if isinstance(target, ast.Name))
        case ast.ImportFrom(module=str(module), names=[ast.alias(name="*")]):
            yield from importlib.import_module(module).__all__


def _lines(name: str, thing: Any) -> Iterator[str]:
    if not inspect.isclass(thing):
        yield f"{name}{takes(thing)}"
        return
    yield f"class {name}{takes(thing)}"
    for member in sorted(members(thing)):
        yield f"    {name}.{member}{takes(inspect.getattr_static(thing, member, None))}"


def members(kind: type) -> set[str]:
    """The public names of a class but those of bases that are public themselves, and fields that it is made with."""
    bases = [base for base in kind.__mro__ if base.__module__.partition(".")[0].startswith("uno")]
    told = {name for base in bases[1:] if base in _classes() for name in vars(base)}
    found = {name for base in bases for name in {**vars(base), **vars(base).get("__annotations__", {})}}
    fields = {*getattr(kind, "__struct_fields__", ()), *getattr(kind, "__dataclass_fields__", ())}
    return {name for name in found - told - fields if not name.startswith("_")}


@cache
def _classes() -> frozenset[type]:
    """Every public class."""
    modules = [importlib.import_module(name) for name in PUBLIC]
    things = [getattr(module, name) for module in modules for name in public(module)]
    return frozenset(thing for thing in things if inspect.isclass(thing))


def takes(thing: Any) -> str:
    """The names of what is taken, `(card, *, seed=)`: types are left out, for they are written otherwise by each Python."""
    thing = getattr(thing, "__func__", thing)
    if not (inspect.isroutine(thing) or inspect.isclass(thing)) or getattr(thing, "_is_protocol", False):
        return ""
    if inspect.isclass(thing) and issubclass(thing, Enum):
        return ""  # nobody makes more of them
    if inspect.isclass(thing) and issubclass(thing, msgspec.Struct):
        return f"({', '.join(_fields(thing))})"
    try:
        parameters = inspect.signature(thing).parameters.values()
    except (TypeError, ValueError):
        return "(…)"
    return f"({', '.join(_told(parameters))})"


def _fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    """The same of a struct, whose signature needs types that may not be imported there."""
    needed = len(kind.__struct_fields__) - len(kind.__struct_defaults__)
    for at, name in enumerate(kind.__struct_fields__):
        given = at >= needed and kind.__struct_defaults__[at - needed] is not msgspec.NODEFAULT
        yield f"{name}{'=' if given else ''}"


def _told(parameters: Any) -> Iterator[str]:
    starred = False
    for each in parameters:
        if each.kind is each.KEYWORD_ONLY and not starred:
            yield "*"
        starred |= each.kind in {each.KEYWORD_ONLY, each.VAR_POSITIONAL}
        sign = {each.VAR_POSITIONAL: "*", each.VAR_KEYWORD: "**"}.get(each.kind, "")
        yield f"{sign}{each.name}{'' if each.default is each.empty else '='}"
