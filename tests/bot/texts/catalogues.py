"""The messages as they are written, and what the code asks of them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[3]
TELLING = {"say", "lines", "first", "act", "ahead", "amend", "effect"}
BY_ITSELF = {"p", "act", "more"}
"""Arguments that `Voice.say` and `Sentences` add."""


@dataclass(frozen=True, slots=True)
class Use:
    """A place where a message is said; `args` is None if they are not written out there."""

    file: str
    line: int
    id: str
    args: frozenset[str] | None


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent calls it so
        self.names.add(node.id.name)


def messages() -> dict[str, ftl.Message]:
    """Every English message by its id."""
    found: dict[str, ftl.Message] = {}
    files = [*(ROOT / "unobot/messages/texts/en").glob("*.ftl"), *(ROOT / "plugins").glob("*/texts/en.ftl")]
    for file in sorted(files):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def variables(message: ftl.Message) -> set[str]:
    """What a message wants to be told."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


def sources() -> Iterator[tuple[str, ast.Module]]:
    """All modules of the bot, the engine and the plugins."""
    for part in ("unobot", "engine", "plugins"):
        for file in sorted((ROOT / part).rglob("*.py")):
            yield str(file.relative_to(ROOT)), ast.parse(file.read_text("utf-8"))


def calls(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function or method with one of these names."""
    for file, module in sources():
        for node in ast.walk(module):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield file, node


def uses() -> list[Use]:
    """Every message that the bot names where it says something."""
    found = []
    for file, call in calls(TELLING):
        if not file.startswith(
            (
                "unobot/messages",
                "unobot/messages/texts",
                "unobot/tables",
                "unobot/rooms",
                "unobot/commands",
                "plugins",
            )
        ):
            continue
        args = frozenset(word.arg for word in call.keywords if word.arg is not None)
        whole = all(word.arg is not None for word in call.keywords)
        whole = whole and getattr(call.func, "attr", "") != "first"
        found += [
            Use(file, call.lineno, argument.value, args | BY_ITSELF if whole else None)
            for argument in call.args
            if isinstance(argument, ast.Constant)
            and isinstance(argument.value, str)
            and "-" in argument.value
        ]
    return found
