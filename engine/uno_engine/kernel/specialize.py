"""Makes functions anew for one table (*partial evaluation*): what its rules settle is put in, and what they call is written out.

At each play a rule asks whether its table has cards that sweep others along, whether anything reacts to what happens, what
becomes of a drawn card. All of that is known once the table is composed: a rule sets its attributes in `__init__` and `check`
only. So a turn's code is made from the code of the rules: known values stand in the place of the questions, branches that are never
taken are left out, and short functions are written out where they are called. It does the same in the same order;
`unobot rules LINE --turn` prints it.
"""

import ast
import builtins
import inspect
import linecache
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping, Sequence
from functools import cache
from itertools import count
from textwrap import dedent
from types import CodeType, FunctionType, MethodType
from typing import Any, TypeAlias, cast
from weakref import WeakKeyDictionary, finalize

import msgspec

__all__ = ["Instance", "Known", "Value", "owner_of_line", "specialize"]


class Known(msgspec.Struct, frozen=True):
    """A value that is the same in every game of the table."""

    value: Any


class Instance(msgspec.Struct):
    """A value of which the class is known, and some attributes: their values, or the variables in which they are."""

    kind: type
    fields: dict[str, "Known | str"] = {}


Value: TypeAlias = Known | Instance | None
"""What is known of the value of an expression."""

Made: TypeAlias = tuple[ast.expr, Value]
"""An expression of the made function, and what is known of its value."""

_LONGEST, _LONGEST_LOOP = 24, 12
"""A function with more statements (with a loop among them) is called as it is, or written out up to its first `return`."""
_SHORT = 2
"""So many statements may stand twice."""
_LITERAL = frozenset({int, str, bool, type(None)})


class _NotInlinedError(Exception):
    """A function returns in the middle of what it does, so its code cannot stand in the place of the call."""


def specialize(
    functions: Sequence[Callable[..., Any]],
    given: Mapping[str, Instance],
    stable: Mapping[tuple[type, str], Instance],
) -> tuple[list[FunctionType], str]:
    """Return functions that do the same for arguments of which this is `given`, and their source code.

    `stable` are attributes, by class and name, that keep their value while one runs. Raises OSError if there is no source
    code to make them from.
    """
    names: dict[str, object] = {}
    trees: list[ast.stmt] = [
        _Maker(stable, names).make(cast("FunctionType", each), given) for each in functions
    ]
    text = "\n\n\n".join(ast.unparse(ast.fix_missing_locations(tree)) for tree in trees) + "\n"
    read = ast.parse(text)
    file = f"<made for a table {id(names):x}>"
    exec(compile(read, file, "exec"), names)  # noqa: S102 - made of the code of the rules that run anyway
    made = [cast("FunctionType", names[cast("ast.FunctionDef", tree).name]) for tree in trees]
    # what was read again has the lines, what was made knows whose they are
    pairs = zip(_statements(trees), _statements(read.body), strict=True)
    owners = {again.lineno: owner for one, again in pairs if (owner := _owner(one))}
    _OWNERS.update((each.__code__, owners) for each in made)
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)  # for tracebacks
    finalize(made[0].__code__, linecache.cache.pop, file, None)
    return made, text


_OWNERS: MutableMapping[CodeType, Mapping[int, str]] = WeakKeyDictionary()


def owner_of_line(code: CodeType, line: int) -> str:
    """Return the id of the rule from whose code that line of a made function is; empty for none."""
    return _OWNERS.get(code, {}).get(line, "")


class _Source:
    """What is read of a function once: its statements, and what becomes of its variables."""

    def __init__(self, function: FunctionType) -> None:
        tree = ast.parse(dedent(inspect.getsource(function))).body[0]
        if not isinstance(tree, ast.FunctionDef):
            raise OSError(f"{function} is no plain function")
        self.body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
        self.name = tree.name.strip("_")
        self.parameters = inspect.signature(function).parameters
        nodes = [node for each in self.body for node in ast.walk(each)]
        loops = [node for node in nodes if isinstance(node, ast.For | ast.While)]
        self.short = sum(isinstance(node, ast.stmt) for node in nodes) <= (
            _LONGEST_LOOP if loops else _LONGEST
        )
        foreign = (
            ast.Try,
            ast.With,
            ast.FunctionDef,
            ast.Lambda,
            ast.Match,
            ast.Await,
            ast.Yield,
            ast.YieldFrom,
        )
        self.plain = not function.__closure__ and not any(isinstance(node, foreign) for node in nodes)
        stored = Counter(_stored(self.body))
        self.stored = frozenset(stored)
        again = {*_stored(loops), *self.parameters}
        self.stored_once = {name for name, times in stored.items() if times == 1} - again


_source = cache(_Source)


class _Scope:
    """A function that is being written out: what its names stand for, and whose rule's it is."""

    def __init__(self, function: FunctionType, owner: str, outer: tuple[FunctionType, ...] = ()) -> None:
        self.source = _source(function)
        self.globals = function.__globals__
        self.local: dict[str, Known | str] = {}
        """Its variables: each a known value, or a variable of the made function."""
        self.owner = owner
        self.running = (*outer, function)


class _Maker:
    """Makes one function. Its global names go into `names`."""

    def __init__(self, stable: Mapping[tuple[type, str], Instance], names: dict[str, object]) -> None:
        self._stable = stable
        self._globals = names
        """The values that are no literals, by the names that they have in what is made."""
        self._names: dict[object, str] = {id(value): name for name, value in names.items()}
        self._taken = {*dir(builtins), *names}
        self._known: dict[str, Value] = {}
        """What is known of each variable at the place that is being made."""
        self._seldom = False
        """Whether that place is seldom reached, so that nothing is written out there."""

    def make(self, function: FunctionType, given: Mapping[str, Instance]) -> ast.FunctionDef:
        """Return the tree of the made function."""
        scope = _Scope(function, "")
        source = scope.source
        parameters = [self._new_name(name) for name in source.parameters]
        scope.local |= zip(source.parameters, parameters, strict=True)
        self._known = _copied(
            {new: given.get(name) for name, new in zip(source.parameters, parameters, strict=True)}
        )
        body, _ = self._block(source.body, scope)
        body = _without_unused(_without_copies(_decided(body, _read(body))))
        body = _flat(_renamed(body, {*self._globals, *parameters}))
        arguments = ast.arguments([], [ast.arg(name) for name in parameters], None, [], [], None, [])
        return ast.FunctionDef(source.name, arguments, body, [], None)

    # statements

    def _block(self, statements: Sequence[ast.stmt], scope: _Scope) -> tuple[list[ast.stmt], bool]:
        """Return the statements as they are at this table, and whether what follows them is never reached."""
        made: list[ast.stmt] = []
        for place, statement in enumerate(statements):
            if isinstance(statement, ast.If):
                before, statement = self._call_first(statement, scope)  # noqa: PLW2901
                made += _owned(before, scope.owner)
                test, value = self.expression(statement.test, scope)
                if (truth := _truth(value)) is None:
                    more, ended = self._fork(_decisive(test), statement, statements[place + 1 :], scope)
                    return [*made, *more], ended
                more, ended = self._block(statement.body if truth else statement.orelse, scope)
            else:
                more = self._statement(statement, scope)
                ended = _ends(more)
            made += _owned(more, scope.owner)
            if ended:
                return made, True
        return made, False

    def _call_first(self, fork: ast.If, scope: _Scope) -> tuple[list[ast.stmt], ast.If]:
        """Return a condition whose call can be written out with a variable in the place of the call, and what puts that into it."""
        match fork:
            case ast.If(ast.Call() as call) if self._read_call(call, scope)[2] is not None:
                name = self._new_name(_hint(call))
                scope.local[name] = name
                return self._call(call, scope, name), ast.If(
                    ast.Name(name, ast.Load()), fork.body, fork.orelse
                )
            case ast.If(ast.BoolOp(ast.And(), [*before, ast.Call() as call]), body, []):
                if self._read_call(call, scope)[2] is not None:  # made a condition of its own
                    test = before[0] if len(before) == 1 else ast.BoolOp(ast.And(), before)
                    return [], ast.If(test, [ast.If(call, body, [])], [])
        return [], fork

    def _fork(
        self, test: ast.expr, fork: ast.If, rest: Sequence[ast.stmt], scope: _Scope
    ) -> tuple[list[ast.stmt], bool]:
        """Return a condition that is not known, and what follows it; that stands in one branch if the other has ended."""
        before, seldom = _copied(self._known), self._seldom
        self._seldom = seldom or _is_seldom(fork.test)
        body, body_ended = self._block(fork.body, scope)
        after_body, self._known, self._seldom = self._known, before, seldom
        other, other_ended = self._block(fork.orelse, scope)
        made: list[ast.stmt] = [ast.If(test, body, other)]
        ended = body_ended and other_ended
        if body_ended and not other_ended:
            more, ended = self._block(rest, scope)
            other += more
        elif other_ended and not body_ended:
            self._known = after_body
            more, ended = self._block(rest, scope)
            body += more
        elif not ended:
            self._known = _merged(after_body, self._known)
            more, ended = self._block(rest, scope)
            return [*_owned(made if body or other else [], scope.owner), *more], ended
        return _owned(made, scope.owner), ended

    def _statement(self, statement: ast.stmt, scope: _Scope) -> list[ast.stmt]:
        """Return one statement, which is no condition."""
        made: list[ast.stmt] = []
        match statement:
            case ast.Pass() | ast.Assert():
                pass
            case ast.Expr(ast.Call() as call):
                made = self._call(call, scope, None)
            case ast.Return(value):
                made = self._return(value or ast.Constant(None), scope)
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                made = self._assign(name, value, scope)
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)) if not _depend(targets, values):
                for name, value in zip(_stored(targets), values, strict=True):
                    made += self._assign(name, value, scope)
            case ast.For(ast.Name(name), iterated, body, []):
                made = self._loop(name, iterated, body, scope)
            case ast.Try(body, handlers, [], []):
                made = [self._try(body, handlers, scope)]
            case _:
                made = [self._other_statement(statement, scope)]
        return made

    def _other_statement(self, statement: ast.stmt, scope: _Scope) -> ast.stmt:
        """Return a statement whose parts alone are looked at."""
        for name in _stored([statement]):
            self.target(name, scope)
        if not isinstance(statement, ast.While):
            made: ast.stmt = _InPlace(self, scope).generic_visit(_fresh(statement))
            return made
        before = _copied(self._known)
        loop = ast.While(self.expression(statement.test, scope)[0], self._block(statement.body, scope)[0], [])
        self._known = _merged(before, self._known)
        return loop

    def _try(
        self, body: Sequence[ast.stmt], handlers: Sequence[ast.ExceptHandler], scope: _Scope
    ) -> ast.stmt:
        """Return what is tried; what is done when it fails is seldom reached, and does not go on."""
        before = _copied(self._known)
        tried, _ = self._block(body, scope)
        after, seldom = self._known, self._seldom
        self._known, self._seldom = _merged(before, after), True
        made = []
        for each in handlers:
            kind = self.expression(each.type, scope)[0] if each.type is not None else None
            name = self.target(each.name, scope) if each.name is not None else None
            made.append(ast.ExceptHandler(kind, name, self._block(each.body, scope)[0]))
        self._known, self._seldom = after, seldom
        return ast.Try(tried, made, [], [])

    def _return(self, value: ast.expr, scope: _Scope) -> list[ast.stmt]:
        """Return what returns a value."""
        value = self._chosen(value, scope)
        if isinstance(value, ast.Call):
            return self._call(value, scope, "return")
        return [ast.Return(self.expression(value, scope)[0])]

    def _assign(self, name: str, value: ast.expr, scope: _Scope) -> list[ast.stmt]:
        """Return what puts a value into a variable."""
        value = self._chosen(value, scope)
        if isinstance(value, ast.Call):
            return self._call(value, scope, name)
        node, known = self.expression(value, scope)
        if isinstance(known, Known) and name in scope.source.stored_once:
            scope.local[name] = known
            return []
        made = self._stored(name, node, known, scope)
        match node:
            case ast.Attribute(ast.Name(holder), field):
                held = self._known.get(holder)
                if isinstance(held, Instance) and (held.kind, field) in self._stable:
                    held.fields[field] = cast("str", scope.local[name])
        return made

    def _stored(self, name: str, node: ast.expr, known: Value, scope: _Scope) -> list[ast.stmt]:
        target = self.target(name, scope)
        self._known[target] = known
        return [ast.Assign([ast.Name(target, ast.Store())], node)]

    def _loop(self, name: str, iterated: ast.expr, body: list[ast.stmt], scope: _Scope) -> list[ast.stmt]:
        """Return a loop; one over known values is written out, if it is not left from within."""
        made: list[ast.stmt] = []
        if isinstance(iterated, ast.Call):  # into a variable first, so that the call can be written out
            several = self._new_name(f"{name}s")
            scope.local[several] = several
            made = self._assign(several, iterated, scope)
            iterated = ast.Name(several, ast.Load())
        node, known = self.expression(iterated, scope)
        left = any(isinstance(inner, ast.Break | ast.Continue | ast.Return) for inner in _statements(body))
        if isinstance(known, Known) and isinstance(known.value, tuple) and not left:
            for value in known.value:
                scope.local[name] = Known(value)
                made += self._block(body, scope)[0]
            return made
        for each in (*_stored(body), name):
            target = self.target(each, scope)
        before = _copied(self._known)
        inner, _ = self._block(body, scope)
        self._known = _merged(before, self._known)
        return [*made, ast.For(ast.Name(target, ast.Store()), node, inner, [], None)]

    def target(self, name: str, scope: _Scope) -> str:
        """Return the variable of the made function for what the scope calls so, to put something into it: nothing is known of it."""
        held = scope.local.get(name)
        if not isinstance(held, str):
            held = scope.local[name] = self._new_name(name)
        for value in self._known.values():
            if isinstance(value, Instance):
                value.fields = {field: where for field, where in value.fields.items() if where != held}
        self._known[held] = None
        return held

    def _chosen(self, value: ast.expr, scope: _Scope) -> ast.expr:
        """Return the part of an expression that is its value, where it is known which of two that is."""
        while (
            isinstance(value, ast.IfExp)
            and (truth := _truth(self.expression(value.test, scope)[1])) is not None
        ):
            value = value.body if truth else value.orelse
        return value

    # calls

    def _call(self, call: ast.Call, scope: _Scope, into: str | None) -> list[ast.stmt]:
        """Return a call, of which the result goes `into` a variable, is returned (`return`) or dropped (None)."""
        made, call = self._arguments_first(call, scope)
        node, known, function, arguments = self._read_call(call, scope)
        if function is not None:
            values, seldom, local = _copied(self._known), self._seldom, dict(scope.local)
            try:
                return [*made, *self._inlined(function, arguments, scope, into, node)]
            except _NotInlinedError:
                self._known, self._seldom, scope.local = values, seldom, local
        if into == "return":
            return [*made, ast.Return(node)]
        if into is None:
            return [*made, ast.Expr(node)]
        return [*made, *self._stored(into, node, known, scope)]

    def _arguments_first(self, call: ast.Call, scope: _Scope) -> tuple[list[ast.stmt], ast.Call]:
        """Return what puts into variables those arguments that can be written out or are structs, and the call with these variables."""
        made: list[ast.stmt] = []
        arguments: list[ast.expr] = []
        for each in call.args:
            argument = each
            simple = all(isinstance(before, ast.Name | ast.Constant) for before in arguments)
            if isinstance(each, ast.Call) and simple and not call.keywords and not self._seldom:
                _, known, function, _ = self._read_call(each, scope)
                if function is not None or isinstance(known, Instance):
                    name = self._new_name(re.sub(r"\B(?=[A-Z])", "_", _hint(each)).lower())
                    scope.local[name] = name
                    made += self._call(each, scope, name)
                    argument = ast.Name(name, ast.Load())
            arguments.append(argument)
        return made, ast.Call(call.func, arguments, call.keywords)

    def _read_call(
        self, call: ast.Call, scope: _Scope
    ) -> tuple[ast.expr, Value, FunctionType | None, dict[str, Made]]:
        """Return a call with what is known of its result, and the function if it is to be written out, with its arguments by name."""
        first: list[Made] = []
        if isinstance(call.func, ast.Attribute):
            holder = self.expression(call.func.value, scope)
            function, known = self._attribute(*holder, call.func.attr)
            if known is None and isinstance(holder[1], Instance):
                known, first = _method(holder[1].kind, call.func.attr), [holder]
        else:
            function, known = self.expression(call.func, scope)
        positional = [self.expression(each, scope) for each in call.args]
        named = {each.arg or "**": self.expression(each.value, scope) for each in call.keywords}
        node = ast.Call(
            function,
            [each for each, _ in positional],
            [ast.keyword(k.arg, named[k.arg or "**"][0]) for k in call.keywords],
        )
        if (
            not isinstance(known, Known)
            or "**" in named
            or any(isinstance(each, ast.Starred) for each in call.args)
        ):
            return node, None, None, {}
        called = known.value
        if isinstance(called, MethodType):
            first, called = [self._refer(called.__self__)], called.__func__
        if not isinstance(called, FunctionType):
            return node, _result(called, positional, named), None, {}
        try:
            if self._seldom or called in scope.running or not _source(called).plain:
                return node, None, None, {}
            bound = inspect.signature(called).bind(*first, *positional, **named)
        except (
            OSError,
            TypeError,
            SyntaxError,
        ):  # no source code, none that stands alone, or a call that fails
            return node, None, None, {}
        defaults = {name: each.default for name, each in _source(called).parameters.items()}
        return node, None, called, {n: bound.arguments.get(n) or self._refer(d) for n, d in defaults.items()}

    def _inlined(
        self,
        function: FunctionType,
        arguments: Mapping[str, Made],
        scope: _Scope,
        into: str | None,
        call: ast.expr,
    ) -> list[ast.stmt]:
        """Return the code of a function in the place of its call. Raises _NotInlinedError."""
        rule = arguments.get("self", (None, None))[1]
        owner = getattr(rule.value, "id", "") if isinstance(rule, Known) else ""
        inner = _Scope(function, owner or scope.owner, scope.running)
        made: list[ast.stmt] = []
        for name, (node, value) in arguments.items():
            if name not in inner.source.stored and isinstance(value, Known):
                inner.local[name] = value
            elif name not in inner.source.stored and isinstance(node, ast.Name):
                inner.local[name] = node.id
            else:
                made += self._stored(name, node, value, inner)
        body = inner.source.body
        if not inner.source.short:
            guard = next((place for place, each in enumerate(body) if isinstance(each, ast.If)), None)
            if guard is None or not _ends(cast("ast.If", body[guard]).body):
                raise _NotInlinedError
            body = [*body[: guard + 1], ast.Return(_Ready(call))]
        written, ended = self._block(body, inner)
        if not ended:
            written = [*written, *_owned([ast.Return(ast.Constant(None))], inner.owner)]
        made = _joined([*made, *written])
        if into == "return":
            return made
        returned = [each.value for each in _statements(made) if isinstance(each, ast.Return)]
        target = self.target(into, scope) if into is not None else None
        if target is not None:
            kinds = [self._known_of(each) for each in returned]
            self._known[target] = kinds[0] if kinds and all(_same(kind, kinds[0]) for kind in kinds) else None
        return _with_result(made, target)

    def _known_of(self, node: ast.expr | None) -> Value:
        """Return what is known of a value that was returned."""
        match node:
            case ast.Constant(value):
                return Known(value)
            case ast.Name(name):
                return Known(self._globals[name]) if name in self._globals else self._known.get(name)
        return Known(()) if isinstance(node, ast.Tuple) and not node.elts else None

    # expressions

    def expression(self, node: ast.expr, scope: _Scope) -> Made:
        """Return an expression as it is at this table."""
        made, value = self._evaluated(node, scope)
        return self._refer(value.value, _hint(node)) if isinstance(value, Known) else (made, value)

    def _evaluated(self, node: ast.expr, scope: _Scope) -> Made:
        match node:
            case ast.Constant(value):
                return node, Known(value)
            case ast.Name(name):
                return self._name(name, scope)
            case ast.Attribute(holder, name):
                return self._attribute(*self.expression(holder, scope), name)
            case ast.Call():
                return self._read_call(node, scope)[:2]
        return self._operation(node, scope)

    def _operation(self, node: ast.expr, scope: _Scope) -> Made:
        """Return an expression with an operator; of any other only the parts are looked at."""
        made, value = node, cast("Value", None)
        match node:
            case _Ready(ready):
                made = ready
            case ast.Tuple([]):
                value = Known(())
            case ast.BoolOp(operator, values):
                made, value = self._and_or(operator, [self.expression(each, scope) for each in values])
            case ast.UnaryOp(ast.Not(), operand):
                one = self.expression(operand, scope)
                truth = _truth(one[1])
                made, value = ast.UnaryOp(ast.Not(), one[0]), None if truth is None else Known(not truth)
            case ast.IfExp() if (chosen := self._chosen(node, scope)) is not node:
                made, value = self.expression(chosen, scope)
            case ast.Compare(left, [operator], [right]):
                one, other = self.expression(left, scope), self.expression(right, scope)
                made, value = (
                    ast.Compare(one[0], [operator], [other[0]]),
                    _compared(one[1], operator, other[1]),
                )
            case ast.Subscript(holder, ast.Name() | ast.Constant() | ast.Attribute() as index):
                one, other = self.expression(holder, scope), self.expression(index, scope)
                made = ast.Subscript(one[0], other[0], ast.Load())
                if isinstance(one[1], Known) and isinstance(other[1], Known):
                    value = Known(one[1].value[other[1].value])
            case _:
                made = _InPlace(self, scope).generic_visit(_fresh(node))
        return made, value

    def _name(self, name: str, scope: _Scope) -> Made:
        held = scope.local.get(name)
        if isinstance(held, str):
            return ast.Name(held, ast.Load()), self._known.get(held)
        if held is None:
            held = Known(scope.globals[name] if name in scope.globals else getattr(builtins, name))
        return ast.Name(name, ast.Load()), held

    def _attribute(self, made: ast.expr, value: Value, name: str) -> Made:
        node = ast.Attribute(made, name, ast.Load())
        if isinstance(value, Known):
            fixed = hasattr(value.value, name) and not isinstance(
                getattr(type(value.value), name, None), property
            )
            return node, Known(getattr(value.value, name)) if fixed else None
        if not isinstance(value, Instance):
            return node, None
        held = Known(value.kind) if name == "__class__" else value.fields.get(name)
        if isinstance(held, str):
            return ast.Name(held, ast.Load()), self._known.get(held)
        stable = self._stable.get((value.kind, name))
        return node, held or (stable and Instance(stable.kind, dict(stable.fields)))

    def _and_or(self, operator: ast.boolop, values: Sequence[Made]) -> Made:
        """Return an `and` or `or` without the parts that decide nothing."""
        parts: list[Made] = []
        for part in values:
            truth = _truth(part[1])
            if truth is None or truth is isinstance(operator, ast.Or) or part is values[-1]:
                parts.append(part)
            if truth is isinstance(operator, ast.Or):
                break
        tests = isinstance(parts[0][0], ast.Compare) and len(parts) == 2
        if tests and isinstance(parts[1][1], Known) and parts[1][1].value is isinstance(operator, ast.And):
            return parts[0]
        return parts[0] if len(parts) == 1 else (ast.BoolOp(operator, [part for part, _ in parts]), None)

    # names

    def _refer(self, value: object, hint: str = "") -> Made:
        """Return an expression for a known value: a literal, or a name."""
        if type(value) in _LITERAL:
            return ast.Constant(cast("int", value)), Known(value)
        if isinstance(value, tuple) and not value:
            return ast.Tuple([], ast.Load()), Known(value)
        hint = str(getattr(value, "id", "")) or hint or "it"
        key: object = id(value)
        if isinstance(value, MethodType):  # made anew each time it is looked up
            key, hint = (
                (id(value.__self__), id(value.__func__)),
                f"{getattr(value.__self__, 'id', '')}_{hint}",
            )
        if getattr(builtins, hint, None) is value:
            return ast.Name(hint, ast.Load()), Known(value)
        if key not in self._names:
            self._names[key] = self._new_name(hint.replace("-", "_"))
            self._globals[self._names[key]] = value
        return ast.Name(self._names[key], ast.Load()), Known(value)

    def _new_name(self, name: str) -> str:
        """Return a name like that, which nothing has yet."""
        name = name.strip("_") or "it"
        new = next(
            new
            for number in count(1)
            if (new := name if number == 1 else f"{name}_{number}") not in self._taken
        )
        self._taken.add(new)
        return new


class _Ready(ast.expr):
    """An expression that is made already."""

    __match_args__ = ("made",)

    def __init__(self, made: ast.expr) -> None:
        super().__init__()
        self.made = made


class _InPlace(ast.NodeTransformer):
    """Puts what is known into the parts of what is otherwise left as it is."""

    def __init__(self, maker: _Maker, scope: _Scope) -> None:
        self._maker, self._scope = maker, scope

    def visit(self, node: ast.AST) -> Any:
        """Return a part as it is at this table."""
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            return ast.Name(self._maker.target(node.id, self._scope), ast.Store())
        if isinstance(node, ast.expr) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            return self._maker.expression(node, self._scope)[0]
        return self.generic_visit(node)

    def generic_visit(self, node: ast.AST) -> Any:
        """Return a node with its parts as they are at this table."""
        for name in _stored(
            [node]
        ):  # what a comprehension binds is known to be a variable before its parts are looked at
            self._maker.target(name, self._scope)
        return super().generic_visit(node)


# what is known


def _method(kind: type, name: str) -> Value:
    """Return the method that objects of that class have, if no class made from it has another."""
    method = getattr(kind, name, None)
    made_from_it: list[type] = [*type.__subclasses__(kind)]
    for each in made_from_it:
        made_from_it += type.__subclasses__(each)
    plain = isinstance(method, FunctionType) and not any(name in vars(each) for each in made_from_it)
    return Known(method) if plain else None


def _result(called: object, positional: Sequence[Made], named: Mapping[str, Made]) -> Value:
    """Return what is known of what a call gives: of a few functions without effects, and of structs that it makes."""
    values = [value for _, value in positional]
    known = [value.value for value in values if isinstance(value, Known)]
    if isinstance(called, type) and issubclass(called, msgspec.Struct):
        fields = {**dict(zip(called.__struct_fields__, positional, strict=False)), **named}
        held = {
            name: value if isinstance(value, Known) else getattr(node, "id", "")
            for name, (node, value) in fields.items()
        }
        frozen = called.__struct_config__.frozen
        return Instance(called, {name: where for name, where in held.items() if where and frozen})
    if called is isinstance and isinstance(values[0], Instance) and known:
        return Known(issubclass(values[0].kind, known[0]))
    mapping = (
        isinstance(getattr(called, "__self__", None), Mapping) and getattr(called, "__name__", "") == "get"
    )
    if len(known) == len(values) and not named and (mapping or called in {len, callable, isinstance}):
        return Known(cast("Callable[..., object]", called)(*known))
    return None


def _compared(one: Value, operator: ast.cmpop, other: Value) -> Value:
    """Return whether a comparison holds, if that is known."""
    positive = isinstance(operator, ast.In | ast.Is | ast.Eq)
    if isinstance(operator, ast.In | ast.NotIn) and isinstance(other, Known) and not _grows(other.value):
        if isinstance(one, Known):
            return Known((one.value in other.value) is positive)
        return None if other.value else Known(not positive)
    if isinstance(operator, ast.Is | ast.IsNot):
        if isinstance(one, Known) and isinstance(other, Known):
            return Known((one.value is other.value) is positive)
        return Known(not positive) if isinstance(one, Instance) and other == Known(None) else None
    if isinstance(operator, ast.Eq | ast.NotEq) and isinstance(one, Known) and isinstance(other, Known):
        return Known((one.value == other.value) is positive)
    return None


def _truth(value: Value) -> bool | None:
    """Return whether a value counts as true; None if that is not known."""
    return bool(value.value) if isinstance(value, Known) and not _grows(value.value) else None


def _grows(value: object) -> bool:
    """Whether a value may hold more or less later: a list, a set, a store that fills when it is asked."""
    return isinstance(value, list | set) or hasattr(type(value), "__missing__")


def _same(one: Value, other: Value) -> bool:
    if isinstance(one, Known) and isinstance(other, Known):
        return one.value is other.value
    return one == other


def _copied(known: Mapping[str, Value]) -> dict[str, Value]:
    return {
        name: Instance(each.kind, dict(each.fields)) if isinstance(each, Instance) else each
        for name, each in known.items()
    }


def _merged(one: Mapping[str, Value], other: Mapping[str, Value]) -> dict[str, Value]:
    """Return what is known whichever of two ways was taken."""
    merged: dict[str, Value] = {}
    for name in one.keys() & other.keys():
        first, second = one[name], other[name]
        merged[name] = first if _same(first, second) else None
        if isinstance(first, Instance) and isinstance(second, Instance) and first.kind is second.kind:
            alike = {field: held for field, held in first.fields.items() if second.fields.get(field) == held}
            merged[name] = Instance(first.kind, alike)
    return merged


def _is_seldom(test: ast.expr) -> bool:
    """Whether a branch is seldom taken: where some rule remembers something."""
    parts = test.values if isinstance(test, ast.BoolOp) else [test]
    return any(isinstance(part, ast.Attribute) and part.attr == "own" for part in parts)


# syntax trees


def _hint(node: ast.expr) -> str:
    """Return by which name a value is called where it is used."""
    match node:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
        case ast.Call(inner) | ast.Subscript(inner):
            return _hint(inner)
    return "it"


def _depend(targets: Sequence[ast.expr], values: Sequence[ast.expr]) -> bool:
    """Whether it matters that these values are there before they are put into the targets, or these are no variables."""
    read = {node.id for node in _names(values)}
    return len(targets) != len(values) or any(
        not isinstance(each, ast.Name) or each.id in read for each in targets
    )


def _fresh(node: Any) -> Any:
    """Return a copy of a tree, to be changed."""
    if isinstance(node, ast.AST):
        copy = type(node)(**{name: _fresh(value) for name, value in ast.iter_fields(node)})
        vars(copy).update((name, owner) for name, owner in vars(node).items() if name == "owner")
        return copy
    return [_fresh(each) for each in node] if isinstance(node, list) else node


def _stored(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield the names of the variables into which something is put."""
    for node in nodes:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
                yield inner.id


def _read(body: Iterable[ast.AST]) -> Counter[str]:
    """Return how often each name is read."""
    return Counter(node.id for node in _names(body) if isinstance(node.ctx, ast.Load))


def _statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield all statements in their order."""
    for each in body:
        yield each
        yield from _statements(getattr(each, "body", ()))
        yield from _statements(getattr(each, "orelse", ()))


def _owned(statements: list[ast.stmt], owner: str) -> list[ast.stmt]:
    """Note whose statements these are, where it is not noted yet."""
    for each in statements:
        vars(each).setdefault("owner", owner)
    return statements


def _owner(statement: ast.stmt) -> str:
    return str(getattr(statement, "owner", ""))


def _ends(statements: Sequence[ast.stmt]) -> bool:
    """Whether what follows these statements is never reached."""
    last = statements[-1] if statements else None
    if isinstance(last, ast.If):
        return _ends(last.body) and _ends(last.orelse)
    return isinstance(last, ast.Return | ast.Raise | ast.Continue | ast.Break)


def _decisive(test: ast.expr) -> ast.expr:
    """Return a condition without literals that decide nothing."""
    if isinstance(test, ast.BoolOp):
        neutral = isinstance(test.op, ast.And)
        test.values = [part for part in test.values if getattr(part, "value", None) is not neutral]
        return test.values[0] if len(test.values) == 1 else test
    return test


def _joined(statements: list[ast.stmt]) -> list[ast.stmt]:
    """Return the statements with each `return` at an end. Raises _NotInlinedError where what follows would have to stand twice."""
    for place, each in enumerate(statements):
        if isinstance(each, ast.Return):
            return statements[: place + 1]
        if not any(isinstance(inner, ast.Return) for inner in _statements([each])):
            continue
        rest = statements[place + 1 :]
        if not isinstance(each, ast.If):
            raise _NotInlinedError
        twice = not _ends(each.body) and not _ends(each.orelse)
        if twice and len([*_statements(rest)]) > _SHORT:
            raise _NotInlinedError
        each.body = _joined(
            each.body if _ends(each.body) else [*each.body, *(_fresh(rest) if twice else rest)]
        )
        each.orelse = _joined(each.orelse if _ends(each.orelse) else [*each.orelse, *rest])
        return statements[: place + 1]
    return statements


def _with_result(statements: list[ast.stmt], target: str | None) -> list[ast.stmt]:
    """Return joined statements that put into a variable (None: drop) what they returned."""
    made: list[ast.stmt] = []
    for each in statements:
        if isinstance(each, ast.Return):
            value = cast("ast.expr", each.value)
            put = ast.Expr(value) if target is None else ast.Assign([ast.Name(target, ast.Store())], value)
            if target is not None or not isinstance(value, ast.Constant | ast.Name):
                made += _owned([put], _owner(each))
            continue
        if isinstance(each, ast.If):
            each.body, each.orelse = _with_result(each.body, target), _with_result(each.orelse, target)
            each.body = each.body or [ast.Pass()]
        made.append(each)
    return made


def _decided(body: list[ast.stmt], read: Mapping[str, int]) -> list[ast.stmt]:
    """Return the statements with what only asks for the value that was just put into a variable decided where it is put.

    `read` is how often each variable is read.
    """
    made: list[ast.stmt] = []
    for each in body:
        if isinstance(each, ast.If | ast.For | ast.While | ast.Try):
            each.body, each.orelse = _decided(each.body, read), _decided(each.orelse, read)
        match each:
            case ast.If(ast.Name(name)) if (
                read[name] == 1 and _all_put(made, name) and len([*_statements([each])]) <= _SHORT + 1
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
    return bool(block) and _ends(block)


def _put_through(block: list[ast.stmt], name: str, fork: ast.If) -> list[ast.stmt]:
    """Return the statements with the condition in the place of what is put into its variable."""
    last = block[-1]
    if isinstance(last, ast.If):
        last.body, last.orelse = _put_through(last.body, name, fork), _put_through(last.orelse, name, fork)
    elif isinstance(last, ast.Assign):
        decided: list[ast.stmt] = [ast.If(last.value, _fresh(fork.body), _fresh(fork.orelse))]
        if isinstance(last.value, ast.Constant):
            decided = _fresh(fork.body if last.value.value else fork.orelse)
        block[-1:] = _owned(decided, _owner(fork))
    return block


def _without_copies(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return the statements with one variable where two always hold the same."""
    stored = Counter(_stored(body))
    looped = {*_stored(each for each in _statements(body) if isinstance(each, ast.For | ast.While))}
    same: dict[str, str] = {}
    for each in _statements(body):
        match each:
            case ast.Assign([ast.Name(name)], ast.Name(other)) if stored[name] == 1 and stored[other] <= 1:
                if not {name, other} & looped:
                    same[name] = same.get(other, other)
    for node in _names(body):
        if isinstance(node.ctx, ast.Load):
            node.id = same.get(node.id, node.id)
    return body


def _without_unused(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return the statements without those that only give values which nobody reads."""
    read = _read(body)

    def pruned(block: list[ast.stmt]) -> list[ast.stmt]:
        kept: list[ast.stmt] = []
        for each in reversed(block):  # from the end, so that what a dropped one reads is dropped, too
            made = each
            match each:
                case ast.Pass():
                    continue
                case ast.Assign([ast.Name(name)], value) if not read[name]:
                    made = _owned([ast.Expr(value)], _owner(each))[0]
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
                read.subtract(node.id for node in _names([only]))
        return kept

    return pruned(body) or [ast.Pass()]


def _renamed(body: list[ast.stmt], taken: set[str]) -> list[ast.stmt]:
    """Return the statements with the numbers of variables in order."""
    names: dict[str, str] = {}
    variables = {*_stored(body)}
    for node in _names(body):
        if node.id in variables and node.id not in names:
            plain = re.sub(r"_\d+$", "", node.id)
            names[node.id] = next(
                new
                for number in count(1)
                if (new := plain if number == 1 else f"{plain}_{number}") not in taken
            )
            taken.add(names[node.id])
        node.id = names.get(node.id, node.id)
    return body


def _names(body: Iterable[ast.AST]) -> Iterator[ast.Name]:
    """Yield all names."""
    return (node for each in body for node in ast.walk(each) if isinstance(node, ast.Name))


def _flat(body: Sequence[ast.stmt]) -> list[ast.stmt]:
    """Return the statements with nothing in an `else` that is not reached otherwise anyway."""
    made: list[ast.stmt] = []
    for each in body:
        if isinstance(each, ast.If | ast.For | ast.While | ast.Try):
            each.body, each.orelse = _flat(each.body), _flat(each.orelse)
        made.append(each)
        if isinstance(each, ast.If) and _ends(each.body):
            made += each.orelse
            each.orelse = []
    return made
