"""All that plugins may rely on, line by line with its types: the promise of an API version, frozen in `api-1.txt`.

`python -m tests.docs.names` adds what is new to the file of the present version. It never takes a line out.
"""

import ast
import importlib
import inspect
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, ParamSpec, TypeVar

import msgspec
from typer.testing import CliRunner

from tests.docs.blocks import ROOT
from tests.docs.class_members import class_members, written
from tests.plugins.built_in import built_in
from unobot.cli.app import app
from unobot.kit.scenario.schema import EXPECTED, STEP, WRITTEN
from unobot.messages.texts import FALLBACK, Texts
from unobot.plugins.hookspecs import API

PUBLIC: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            "uno_engine",
            "unobot.plugins.hookspecs",
            "unobot.plugins.parts",
            "unobot.adapter",
            "unobot.parsing.addressing",
            "unobot.commands",
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
    "unobot.messages": ("face", "faces"),
    "unobot.clock": ("Backoff", "Clock", "HeldClock", "Jitter", "Randomness", "WallClock", "within"),
    "unobot.commands.feature": ("Feature",),
    "unobot.commands.request": ("MOST_RECORDED", "Request"),
    "unobot.commands.set": ("Reader", "Settable", "switch"),
    "unobot.tables.appointments": ("Appointment", "When", "each_day", "every"),
    "unobot.store": ("RoundFinished", "Scope", "Standing"),
    "unobot.tables.journal": ("FinishedRound", "Placed"),
    "unobot.tables.lines": ("Lines",),
    "unobot.tables.memory": ("Memory",),
    "unobot.tables.place": ("InTurn", "Job", "Place"),
    "unobot.tables.roles": ("Rank",),
    "unobot.tables.seats": ("Holder", "TableRoom"),
    "unobot.tables.services": ("Services",),
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
    "unobot.tables.table": ("Table",),
    "unobot.config.problem": ("Key",),
    "unobot_extended.state": ("Last",),
    "unobot.messages.narrator": ("EventQueue", "Narrator", "Sentences"),
    "unobot.messages.voice": (
        "CardsTeller",
        "EventTeller",
        "MarkTeller",
        "NumberTeller",
        "PromptTeller",
        "Snapshot",
        "Tellers",
        "TopTeller",
        "Voice",
    ),
    "unobot.config": ("Config", "Secret", "TableSettings", "WebSettings", "Wrong", "doubtful_rooms"),
}
"""The modules whose names are promised to plugins, and which names if it is not all; whatever else there is may change with any release."""

INTERNAL: Mapping[str, frozenset[str]] = {
    "Calls": frozenset(
        [
            "after_discard",
            "after_draw",
            "after_exchange",
            "after_play",
            "after_return",
            "after_turn",
            "call",
            "call_falsely",
            "call_offer",
            "catch",
            "catch_all",
            "catch_falsely",
            "fine_caught",
            "forgive",
            "keep",
            "remember",
            "sweeps_none",
        ]
    ),
    "Ctx": frozenset({"hurried"}),
    "Question": frozenset({"answers_listed", "in_order", "listed", "listed_for", "opened"}),
}
"""Members of public classes that are no business of plugins: how the class does what it promises."""

PART: Mapping[str, frozenset[str]] = {
    "Config": frozenset({"of"}),
    "EventQueue": frozenset({"next", "take_if"}),
    "Holder": frozenset({"agent", "identity", "name", "side"}),
    "Lines": frozenset({"at_room", "network", "room", "whisper"}),
    "Narrator": frozenset({"coming", "name", "told", "view", "voice"}),
    "Place": frozenset(
        [
            "chosen",
            "date",
            "in_turn",
            "network",
            "now",
            "of",
            "person_of",
            "room",
            "services",
            "settings",
            "signals",
            "table",
            "title",
            "voice",
            "voice_for",
        ]
    ),
    "RoundFinished": frozenset({"network", "preset", "standings"}),
    "Sentences": frozenset({"act", "amend", "effect", "sentence"}),
    "Services": frozenset({"chance", "clock", "config", "of"}),
    "Snapshot": frozenset({"asked", "left", "view", "view_of"}),
    "Table": frozenset({"game", "held_by", "holders", "over", "people", "rules", "seat_of", "title", "view"}),
    "Voice": frozenset(
        ["color", "first", "has", "language", "name", "named", "names", "say", "time", "together"]
    ),
}
"""Classes of which plugins are handed objects, and make none: the members that are promised."""

OPAQUE = frozenset(
    [
        "Chore",
        "Connection",
        "Keeper",
        "Observer",
        "Plugins",
        "Record",
        "Slip",
        "StoredAccount",
        "Tally",
        "TurnCode",
        "Upheld",
        "Watchdog",
        "Write",
    ]
)
"""Types in public signatures that are not public themselves: a plugin passes on what it got of such a type, and uses nothing of it."""

CALLED = frozenset({"Clock", "DealCards", "InTurn", "Inbox", "Jitter", "OpenTable", "Randomness", "Shelf"})
"""Protocols that the bot implements, for plugins to call. All other public protocols are implemented by plugins: a new member
of these would break every plugin that has the old ones."""

MUST = "must "
"""Before a member that a plugin has to write."""

FILE = ROOT / f"docs/plugins/reference/api-{API}.txt"
_HEAD = f"""\
# The promise of `unobot_api = {API}`: every line stays true as long as this number does.
# New lines are added by `python -m tests.docs.names`; no line is taken out, and none is changed but by more that need not be
# given. What is to go is deprecated first (docs/plugins/directory.md), and goes when the number grows, which begins a new file.
# `{MUST}`: a plugin that has such a class writes this member, so a class that is there already gets no more of them.
"""


def promised() -> Iterator[str]:
    """Yield all lines: names by module, messages with what they are told, keys of scenarios, keys of printed JSON."""
    for module in PUBLIC:
        yield from names_of(importlib.import_module(module))
    texts = Texts(built_in().brought.texts)
    for id_ in sorted(texts.ids(FALLBACK)):
        yield " ".join(["text", id_, *(f"${name}" for name in sorted(texts.wants(FALLBACK, id_)))])
    for kind, keys in {"scenario": WRITTEN, "step": STEP, "expect": EXPECTED}.items():
        yield from (f"{kind} {key}" for key in sorted(keys))
    for command, lines in PRINTED.items():
        yield from (f"json {command}: {key}" for key in sorted(_keys(json.loads(_printed(lines)))))


PRINTED: Mapping[str, tuple[str, ...]] = {
    "plugins": ("plugins", "--json"),
    "rules": ("rules", "classic", "--json"),
    "simulate": ("simulate", "--games", "1", "--table", "classic", "--json"),
    "scenario": ("scenario", str(ROOT / "tests/scenarios/base/b01-deck.toml"), "--json"),
    "arena": (
        "arena",
        "--table",
        "classic",
        "--players",
        "easy,easy",
        "--rounds",
        "2",
        "--processes",
        "1",
        "--json",
    ),
}
"""Commands that print JSON, each with arguments."""


def _printed(arguments: tuple[str, ...]) -> str:
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    return done.stdout


def _keys(found: object, path: str = "") -> set[str]:
    """Return the paths of all keys that are words of ours; those that are names of players, plugins or tables are `NAME`."""
    if isinstance(found, list):
        return set[str]().union(*(_keys(each, f"{path}[]") for each in found))
    if not isinstance(found, dict):
        return {path}
    ours = not path.rpartition(".")[2].startswith("by_") and all(
        re.fullmatch(r"[a-z_]+", key) for key in found
    )
    return set[str]().union(
        *(_keys(value, f"{path}.{key if ours else 'NAME'}") for key, value in found.items())
    )


def names_of(module: ModuleType) -> Iterator[str]:
    """Yield each public name of a module with what it takes and returns, and those of its classes."""
    for name in sorted(public(module)):
        yield from _lines(f"{module.__name__}.{name}", getattr(module, name))


@cache
def public(module: ModuleType) -> frozenset[str]:
    """What is chosen of it, or named in `__all__`, or else what is made in the module itself and begins with no underscore."""
    if chosen := PUBLIC.get(module.__name__) or getattr(module, "__all__", ()):
        return frozenset(chosen)
    named = {name for node in ast.parse(inspect.getsource(module)).body for name in _made(node)}
    return frozenset(
        name
        for name in named
        if not name.startswith("_") and not isinstance(getattr(module, name), TypeVar | ParamSpec)
    )


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
    if inspect.isfunction(thing):
        waits = "async " if inspect.iscoroutinefunction(thing) else ""
        yield f"{waits}{name}{written(thing)}"
        return
    if not inspect.isclass(thing):
        yield f"{name}: {_kind(thing)}"
        return
    yield f"class {name}{takes(thing)}"
    typed = {member.name: member.written for member in class_members(thing, classes())}
    must = MUST if getattr(thing, "_is_protocol", False) and thing.__name__ not in CALLED else ""
    for member in sorted(members(thing)):
        told = typed.get(member) or f"{member}{takes(inspect.getattr_static(thing, member, None))}"
        waits = "async " if told.startswith("async ") else ""
        yield f"    {must}{waits}{name}.{told.removeprefix(waits)}"


def _kind(thing: object) -> str:
    """Return what a constant is, the same in each Python, on each system and with each pytest."""
    if type(thing).__module__ in {"types", "typing"}:
        return "TypeAlias"
    if isinstance(thing, Path):
        return "Path"
    return "fixture" if "fixture" in type(thing).__name__.lower() else type(thing).__name__


def members(kind: type) -> set[str]:
    """The public names of a class but those of bases that are public themselves; of a class in `PART` the promised ones."""
    if kind.__name__ in PART:
        return set(PART[kind.__name__])
    bases = [base for base in kind.__mro__ if base.__module__.partition(".")[0].startswith("uno")]
    told = {name for base in bases[1:] if base in classes() for name in vars(base)}
    found = {name for base in bases for name in {**vars(base), **vars(base).get("__annotations__", {})}}
    return {name for name in found - told if not name.startswith("_") and is_promised(kind, name)}


def is_promised(kind: type, member: str) -> bool:
    """Return whether a member of a public class is promised, too."""
    part = PART.get(kind.__name__)
    return member not in INTERNAL.get(kind.__name__, ()) if part is None else member in part


@cache
def classes() -> frozenset[type]:
    """Every public class."""
    modules = [importlib.import_module(name) for name in PUBLIC]
    things = [getattr(module, name) for module in modules for name in public(module)]
    return frozenset(thing for thing in things if inspect.isclass(thing))


def takes(thing: Any) -> str:
    """The names of what is taken, `(card, *, seed=)`: types are left out, for they are written otherwise by each Python."""
    thing = getattr(thing, "__func__", thing)
    if not (inspect.isroutine(thing) or inspect.isclass(thing)) or getattr(thing, "_is_protocol", False):
        return ""
    if inspect.isclass(thing) and (issubclass(thing, Enum) or thing.__name__ in PART):
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
        if not is_promised(kind, name):
            continue
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


def broken(before: str, now: Iterable[str]) -> list[str]:
    """Return what a plugin that relies on these lines would miss now, and what it would have to write now.

    A message may be told more than before, and a class may take more at the end that need not be given. A member may get a type
    if it had none, and a class more members, unless plugins implement it.
    """
    there, old = set(now), [line for line in before.splitlines() if line and not line.startswith("#")]
    texts = {tuple(words[:2]): set(words) for line in there if (words := line.split())[0] == "text"}
    untyped = there | {line.partition(": ")[0] for line in there}
    gone = [
        line
        for line in old
        if line not in untyped
        and not any(_takes_more(each, line) for each in there)
        and not set(words := line.split()) <= texts.get(tuple(words[:2]), frozenset())
    ]
    implemented = {found[1] for line in old if (found := _IMPLEMENTED.match(line))}
    more = sorted(
        line for line in there - set(old) if (found := _IMPLEMENTED.match(line)) and found[1] in implemented
    )
    return gone + more


def _takes_more(now: str, before: str) -> bool:
    """Return whether a class is made as it was before, and can be given more."""
    more = now.removeprefix(before[:-1])
    return before.startswith("class ") and more != now and re.fullmatch(r"((^|, )\w+=)+\)", more) is not None


_IMPLEMENTED = re.compile(rf" *{MUST}(?:async )?([\w.]+)\.\w+")


def main() -> None:
    """Add what is new to the file of the present version; end with status 1 if a promise is broken."""
    before, now = FILE.read_text(encoding="utf-8") if FILE.exists() else "", list(promised())
    if found := broken(before, now):
        raise SystemExit("\n".join(["promised, and broken:", *found]))
    FILE.write_text(_HEAD + "".join(f"{line}\n" for line in now), encoding="utf-8")


if __name__ == "__main__":
    main()
