"""What the methods of rules keep on the rule itself, or change in the state by hand."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from unobot.lint.rule_code import RuleClass
from unobot.plugins.flaws import Flaw, SourceLine

_AT_THE_START: Final = frozenset({"__init__", "check", "__init_subclass__", "__repr__"})
"""The methods that are called before a game runs."""

_CHANGING: Final = frozenset(
    {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault", "sort", "update"}
)  # fmt: skip

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def kept_flaws(classes: Sequence[RuleClass]) -> Iterator[Flaw]:
    """Every place where a method changes the rule, which all tables with the same line share, or the state."""
    for each in classes:
        methods = {node.name: node for node in each.node.body if isinstance(node, _Function)}
        at_start = _called_at_the_start(methods)
        for name, method in methods.items():
            for node, target in _changed(method):
                if flaw := _flaw(each.node.name, name, target, at_start=name in at_start):
                    yield Flaw(*flaw, SourceLine(each.file, node.lineno))


def _called_at_the_start(methods: Mapping[str, _Function]) -> set[str]:
    """The methods that are called before a game runs, and those that only these call."""
    callers: dict[str, set[str]] = {}
    for name, method in methods.items():
        for node in ast.walk(method):
            if isinstance(node, ast.Attribute) and _is_self(node.value) and node.attr in methods:
                callers.setdefault(node.attr, set()).add(name)
    found = set(_AT_THE_START)
    while new := {name for name, of in callers.items() if name not in found and of <= found}:
        found |= new
    return found


def _changed(method: _Function) -> Iterator[tuple[ast.stmt | ast.expr, ast.expr]]:
    """All that a method assigns to, or calls a method of that changes it; each with where that stands."""
    for node in ast.walk(method):
        match node:
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                yield from ((node, target) for target in targets)
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                yield node, target
            case ast.Call(func=ast.Attribute(value=target, attr=attr)) if attr in _CHANGING:
                # of a name alone nothing is known
                if isinstance(target, ast.Attribute | ast.Subscript):
                    yield node, target


def _flaw(rule: str, method: str, target: ast.expr, *, at_start: bool) -> tuple[str, str, str] | None:
    """The check, what is wrong with a change and what to write instead; None if nothing is."""
    chain = _chain(target)
    if chain[:2] == ["ctx", "state"] and len(chain) > 2:
        told = f"{rule}.{method} changes ctx.state.{chain[2]} by hand"
        return "state", told, "emit an event whose `apply` does it: so others hear of it"
    if len(chain) > 1 and (chain[0] in {rule, "cls"} or (chain[0] == "self" and not at_start)):
        told = (
            f"{rule}.{method} keeps something in {chain[0]}.{chain[1]}, which all tables with this rule share"
        )
        return "replay", told, "keep it in the rule's `memory`, by emitting Remembered"
    return None


def _chain(target: ast.expr) -> list[str]:
    """`self.count[3].x` as `["self", "count", "x"]`; empty if it begins with no name."""
    match target:
        case ast.Name(id=name):
            return [name]
        case ast.Attribute(value=value, attr=attr):
            before = _chain(value)
            return [*before, attr] if before else []
        case ast.Subscript(value=value) | ast.Starred(value=value):
            return _chain(value)
    return []


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"
