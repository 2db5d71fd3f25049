"""Every small fault that can be put into one module: a comparison the other way round, a call left out, a number changed …

Left alone is what no test should look at: what is logged, annotations, assertions, texts, `__repr__`.
"""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

_OTHER: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
"""Each operator, and the one that stands in its place."""

_LEFT_ALONE: Final = frozenset({"annotation", "returns", "decorator_list", "bases", "type_params"})


@dataclass(frozen=True, slots=True)
class Mutant:
    """One module with one fault. The name stays the same when other lines of the module change."""

    file: str
    function: str
    line: int
    was: str
    becomes: str
    source: bytes
    nth: int = 1

    @property
    def name(self) -> str:
        """Where it is and what it changes; the same change twice in one function is counted."""
        twice = f" (#{self.nth})" if self.nth > 1 else ""
        return f"{self.file} {self.function or 'module'}: {self.was} -> {self.becomes}{twice}"


def mutants(file: str, source: bytes) -> Iterator[Mutant]:
    """Every mutant of one module."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    seen: Counter[tuple[str, str, str]] = Counter()
    for function, node, becomes in _changes(ast.parse(source), "", ""):
        first = starts[node.lineno - 1] + node.col_offset
        last = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        change = function, ast.unparse(node), becomes
        seen[change] += 1
        # in parentheses, an expression means the same wherever it stands
        text = f"({becomes})" if isinstance(node, ast.expr) else becomes
        changed = source[:first] + text.encode() + source[last:]
        yield Mutant(file, function, node.lineno, *change[1:], changed, seen[change])


def _changes(node: ast.AST, outer: str, function: str) -> Iterator[tuple[str, "ast.expr | ast.stmt", str]]:
    """Nodes with the text that takes their place, and the name of the function that they are in."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        if node.name == "__repr__":
            return
        name = outer + node.name
        own_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        outer, function = (f"{name}.<locals>.", name) if own_function else (f"{name}.", function)
    if isinstance(node, ast.expr | ast.stmt):
        for kind, change in _CHANGES.items():
            if isinstance(node, kind):
                yield from ((function, node, becomes) for becomes in change(node, function))
    for condition in _conditions(node):
        yield function, condition, f"not {ast.unparse(condition)}"
    for child in _children(node):
        yield from _changes(child, outer, function)


def _conditions(node: ast.AST) -> list[ast.expr]:
    """The conditions that are one word; one that compares or joins is changed by itself."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            conditions = [test]
        case ast.comprehension(ifs=ifs):
            conditions = ifs
        case _:
            conditions = []
    return [each for each in conditions if isinstance(each, ast.Name | ast.Attribute | ast.Call | ast.Await)]


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes in it that may be changed."""
    for field, value in ast.iter_fields(node):
        if field in _LEFT_ALONE or (field == "keywords" and isinstance(node, ast.ClassDef)):
            continue
        for child in value if isinstance(value, list) else [value]:
            # the places of what is in an f-string are wrong in Python 3.11
            if (
                isinstance(child, ast.AST)
                and not isinstance(child, ast.JoinedStr | ast.Assert)
                and not _logs(child)
            ):
                yield child


def _logs(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and "log" in ast.unparse(node.value.func)
    )


def _compared(node: ast.Compare, function: str) -> Iterator[str]:
    if len(node.ops) == 1:
        yield ast.unparse(ast.Compare(node.left, [_other(node.ops[0])], node.comparators))


def _joined(node: ast.BoolOp, function: str) -> Iterator[str]:
    yield ast.unparse(ast.BoolOp(_other(node.op), node.values))
    for left_out in node.values:
        rest = [value for value in node.values if value is not left_out]
        yield ast.unparse(ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0])


def _calculated(node: ast.BinOp, function: str) -> Iterator[str]:
    if type(node.op) in _OTHER:
        yield ast.unparse(ast.BinOp(node.left, _other(node.op), node.right))


def _other(operator: ast.AST) -> Any:
    return _OTHER[type(operator)]()


def _negated(node: ast.UnaryOp, function: str) -> Iterator[str]:
    if isinstance(node.op, ast.Not):
        yield ast.unparse(node.operand)


def _constant(node: ast.Constant, function: str) -> Iterator[str]:
    if isinstance(node.value, bool):
        yield str(not node.value)
    elif isinstance(node.value, int | float):
        # the numbers at the top of a module are sizes and times: some test should notice one that is far off
        yield repr(node.value + 1 if function or not node.value else node.value * 10)


def _called(node: ast.Call, function: str) -> Iterator[str]:
    """The call without one of the arguments that are given by name."""
    for left_out in node.keywords:
        if left_out.arg is not None:
            rest = [keyword for keyword in node.keywords if keyword is not left_out]
            yield ast.unparse(ast.Call(node.func, node.args, rest))


def _returned(node: ast.Return, function: str) -> Iterator[str]:
    if node.value is not None and not isinstance(node.value, ast.Constant):
        yield "return None"


def _stated(node: ast.Expr, function: str) -> Iterator[str]:
    value = node.value.value if isinstance(node.value, ast.Await) else node.value
    if isinstance(value, ast.Call):
        yield "pass"


def _assigned(node: ast.Assign | ast.Delete, function: str) -> Iterator[str]:
    """No new state; a variable of the function, or what is set at first, would only give a NameError."""
    if isinstance(node.targets[0], ast.Attribute | ast.Subscript) and not function.endswith("__init__"):
        yield "pass"


def _added(node: ast.AugAssign, function: str) -> Iterator[str]:
    yield "pass"
    if type(node.op) in _OTHER:
        yield ast.unparse(ast.AugAssign(node.target, _other(node.op), node.value))


_CHANGES: Final[dict[type[ast.AST] | tuple[type[ast.AST], ...], Callable[..., Iterator[str]]]] = {
    ast.Compare: _compared,
    ast.BoolOp: _joined,
    ast.BinOp: _calculated,
    ast.UnaryOp: _negated,
    ast.Constant: _constant,
    ast.Call: _called,
    ast.Return: _returned,
    ast.Expr: _stated,
    (ast.Assign, ast.Delete): _assigned,
    ast.AugAssign: _added,
    ast.Raise: lambda node, function: iter(["pass"]),
    ast.Break: lambda node, function: iter(["continue"]),
    ast.Continue: lambda node, function: iter(["break"]),
}
