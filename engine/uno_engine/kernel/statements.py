"""Syntax trees of code that is made anew (`specialize.py`): what statements read, put and return, and how they are made simpler.

Each statement knows whose rule's it is (`owned`), however often it is moved.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, cast

__all__ = [
    "NotInlinedError", "all_statements", "decisive", "depend", "ends", "flat", "fresh", "hint_of", "joined", "names_in", "new_names", "owned", "owner_of", "read_in", "stored_in", "with_decided", "with_result", "without_copies", "without_unused",
]  # fmt: skip

_SHORT = 2
"""So many statements may stand twice."""


class NotInlinedError(Exception):
    """A function returns in the middle of what it does, so its code cannot stand in the place of the call."""


def hint_of(node: ast.expr) -> str:
    """Return by which name a value is called where it is used."""
    match node:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
        case ast.Call(inner) | ast.Subscript(inner):
            return hint_of(inner)
    return "it"


def depend(targets: Sequence[ast.expr], values: Sequence[ast.expr]) -> bool:
    """Whether it matters that these values are there before they are put into the targets, or these are no variables."""
    read = {node.id for node in names_in(values)}
    return len(targets) != len(values) or any(
        not isinstance(each, ast.Name) or each.id in read for each in targets
    )


def fresh(node: Any) -> Any:
    """Return a copy of a tree, to be changed."""
    if isinstance(node, ast.AST):
        copy = type(node)(**{name: fresh(value) for name, value in ast.iter_fields(node)})
        vars(copy).update((name, owner) for name, owner in vars(node).items() if name == "owner")
        return copy
    return [fresh(each) for each in node] if isinstance(node, list) else node


def stored_in(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Return the names of the variables into which something is put."""
    return (node.id for node in names_in(nodes) if isinstance(node.ctx, ast.Store))


def read_in(body: Iterable[ast.AST]) -> Counter[str]:
    """Return how often each name is read; what something is added to is read, too."""
    added = [node.target for each in body for node in ast.walk(each) if isinstance(node, ast.AugAssign)]
    return Counter(
        [node.id for node in names_in(body) if isinstance(node.ctx, ast.Load)]
        + [node.id for node in names_in(added)]
    )


def all_statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield all statements in their order."""
    for each in body:
        yield each
        yield from all_statements(getattr(each, "body", ()))
        yield from all_statements(getattr(each, "orelse", ()))


def owned(statements: list[ast.stmt], owner: str) -> list[ast.stmt]:
    """Note whose statements these are, where it is not noted yet."""
    for each in statements:
        vars(each).setdefault("owner", owner)
    return statements


def owner_of(statement: ast.stmt) -> str:
    """Return the id of the rule whose statement that is; empty for none."""
    return str(getattr(statement, "owner", ""))


def ends(statements: Sequence[ast.stmt]) -> bool:
    """Whether what follows these statements is never reached."""
    last = statements[-1] if statements else None
    if isinstance(last, ast.If):
        return ends(last.body) and ends(last.orelse)
    return isinstance(last, ast.Return | ast.Raise | ast.Continue | ast.Break)


def decisive(test: ast.expr) -> ast.expr:
    """Return a condition without literals that decide nothing."""
    if isinstance(test, ast.BoolOp):
        neutral = isinstance(test.op, ast.And)
        test.values = [part for part in test.values if getattr(part, "value", None) is not neutral]
        return test.values[0] if len(test.values) == 1 else test
    return test


def joined(statements: list[ast.stmt]) -> list[ast.stmt]:
    """Return the statements with each `return` at an end. Raises NotInlinedError where what follows would have to stand twice."""
    for place, each in enumerate(statements):
        if isinstance(each, ast.Return):
            return statements[: place + 1]
        if not any(isinstance(inner, ast.Return) for inner in all_statements([each])):
            continue
        rest = statements[place + 1 :]
        if not isinstance(each, ast.If):
            raise NotInlinedError
        twice = not ends(each.body) and not ends(each.orelse)
        if twice and len([*all_statements(rest)]) > _SHORT:
            raise NotInlinedError
        each.body = joined(each.body if ends(each.body) else [*each.body, *(fresh(rest) if twice else rest)])
        each.orelse = joined(each.orelse if ends(each.orelse) else [*each.orelse, *rest])
        return statements[: place + 1]
    return statements


def with_result(statements: list[ast.stmt], target: str | None) -> list[ast.stmt]:
    """Return joined statements that put into a variable (None: drop) what they returned."""
    made: list[ast.stmt] = []
    for each in statements:
        if isinstance(each, ast.Return):
            value = cast("ast.expr", each.value)
            put = ast.Expr(value) if target is None else ast.Assign([ast.Name(target, ast.Store())], value)
            if target is not None or not isinstance(value, ast.Constant | ast.Name):
                made += owned([put], owner_of(each))
            continue
        if isinstance(each, ast.If):
            each.body, each.orelse = with_result(each.body, target), with_result(each.orelse, target)
            each.body = each.body or [ast.Pass()]
        made.append(each)
    return made


def with_decided(body: list[ast.stmt], read: Mapping[str, int]) -> list[ast.stmt]:
    """Return the statements with what only asks for the value that was just put into a variable decided where it is put.

    `read` is how often each variable is read.
    """
    made: list[ast.stmt] = []
    for each in body:
        if isinstance(each, ast.If | ast.For | ast.While | ast.Try):
            each.body, each.orelse = with_decided(each.body, read), with_decided(each.orelse, read)
        match each:
            case ast.If(ast.Name(name)) if (
                read[name] == 1 and _all_put(made, name) and len([*all_statements([each])]) <= _SHORT + 1
            ):
                made = _put_through(made, name, each)
            case _:
                made.append(each)
    return made


def _all_put(block: Sequence[ast.stmt], name: str) -> bool:
    """Whether each way through these statements that does not leave them ends with putting something into that variable."""
    match block:
        case [*_, ast.Assign([ast.Name(target)])]:
            return target == name
        case [*_, ast.If(_, body, orelse)]:
            return _all_put(body, name) and _all_put(orelse, name)
    return bool(block) and ends(block)


def _put_through(block: list[ast.stmt], name: str, fork: ast.If) -> list[ast.stmt]:
    """Return the statements with the condition in the place of what is put into its variable."""
    last = block[-1]
    if isinstance(last, ast.If):
        last.body, last.orelse = _put_through(last.body, name, fork), _put_through(last.orelse, name, fork)
    elif isinstance(last, ast.Assign):
        decided: list[ast.stmt] = [ast.If(last.value, fresh(fork.body), fresh(fork.orelse))]
        if isinstance(last.value, ast.Constant):
            decided = fresh(fork.body if last.value.value else fork.orelse)
        block[-1:] = owned(decided, owner_of(fork))
    return block


def without_copies(body: list[ast.stmt], parameters: Iterable[str]) -> list[ast.stmt]:
    """Return the statements with one variable where two always hold the same."""
    stored = Counter([*stored_in(body), *parameters])
    looped = {*stored_in(each for each in all_statements(body) if isinstance(each, ast.For | ast.While))}
    same: dict[str, str] = {}
    for each in all_statements(body):
        match each:
            case ast.Assign([ast.Name(name)], ast.Name(other)) if stored[name] == 1 and stored[other] <= 1:
                if not {name, other} & looped:
                    same[name] = same.get(other, other)
    for node in names_in(body):
        if isinstance(node.ctx, ast.Load):
            node.id = same.get(node.id, node.id)
    return body


def without_unused(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return the statements without those that only give values which nobody reads."""
    read = read_in(body)

    def pruned(block: list[ast.stmt]) -> list[ast.stmt]:
        kept: list[ast.stmt] = []
        for each in reversed(block):  # from the end, so that what a dropped one reads is dropped, too
            made = each
            match each:
                case ast.Pass():
                    continue
                case ast.Assign([ast.Name(name)], value) if not read[name]:
                    made = owned([ast.Expr(value)], owner_of(each))[0]
                case ast.If() | ast.For() | ast.While() | ast.Try():
                    each.orelse, each.body = pruned(each.orelse), pruned(each.body) or [ast.Pass()]
            empty = isinstance(made, ast.If) and not made.orelse and isinstance(made.body[0], ast.Pass)
            only = (
                made.value
                if isinstance(made, ast.Expr)
                else made.test
                if isinstance(made, ast.If) and empty
                else None
            )
            if only is None or any(isinstance(node, ast.Call | ast.NamedExpr) for node in ast.walk(only)):
                kept.insert(0, made)
            else:
                read.subtract(node.id for node in names_in([only]))
        return kept

    return pruned(body) or [ast.Pass()]


def new_names(variables: Iterable[str], taken: set[str]) -> Mapping[str, str]:
    """Return for each of the variables a name with the numbers in order; `taken` are other names."""
    names: dict[str, str] = {}
    for each in variables:
        if each not in names:
            plain = re.sub(r"_\d+$", "", each)
            names[each] = next(
                new
                for number in count(1)
                if (new := plain if number == 1 else f"{plain}_{number}") not in taken
            )
            taken.add(names[each])
    return names


def names_in(body: Iterable[ast.AST]) -> Iterator[ast.Name]:
    """Yield all names."""
    return (node for each in body for node in ast.walk(each) if isinstance(node, ast.Name))


def flat(body: Sequence[ast.stmt]) -> list[ast.stmt]:
    """Return the statements with nothing in an `else` that is not reached otherwise anyway."""
    made: list[ast.stmt] = []
    for each in body:
        if isinstance(each, ast.If | ast.For | ast.While | ast.Try):
            each.body, each.orelse = flat(each.body), flat(each.orelse)
        made.append(each)
        if isinstance(each, ast.If) and ends(each.body):
            made += each.orelse
            each.orelse = []
    return made
