"""Makes functions anew for one table: what its rules settle is put in, and what they call is written out.

At each play a rule asks whether its table has cards that sweep others along, whether anything reacts to what happens, what
becomes of a drawn card. All of that is known once the table is composed: a rule sets its attributes in `__init__` and `check`
only. So the code of a turn is made from the code of the rules; it does the same in the same order, and
`unobot rules LINE --turn` prints it. This is *partial evaluation*: the rules interpret a table's line, and what is made of
the interpreter for that one line is its compiled form (the first *Futamura projection*).

What it does: known values stand in the place of what asks for them, branches that are never taken are left out, loops over
known values are written out, short functions stand where they are called. Longer ones, one of several functions (what the
cards of a table do) and the methods that a question keeps (`then`) become made functions of their own.
What it cannot: scripts (`async def`), functions in functions, and those that do not stand alone in their source; these are
called as they are, and so is everything where some rule remembers something, which is seldom. A class that another one is
made from later, and attributes that change while games run, would be missed.
"""

import ast
import builtins
import inspect
import linecache
import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, MutableMapping, Sequence
from functools import cache, reduce
from itertools import count
from operator import eq, ge, gt, le, lt, ne
from textwrap import dedent
from types import CodeType, FunctionType, MethodType
from typing import Any, TypeAlias, cast
from weakref import WeakKeyDictionary, finalize

import msgspec

from uno_engine.kernel.statements import (
    NotInlinedError,
    all_statements,
    decisive,
    depend,
    ends,
    flat,
    fresh,
    hint_of,
    joined,
    names_in,
    new_names,
    owned,
    owner_of,
    read_in,
    stored_in,
    with_decided,
    with_result,
    without_copies,
    without_unused,
)

__all__ = ["Instance", "Known", "Value", "owner_of_line", "specialize"]


class Known(msgspec.Struct, frozen=True):
    """A value that is the same in every game of the table."""

    value: Any


class Instance(msgspec.Struct):
    """A value of which the class is known, and some attributes: their values, or the variables in which they are."""

    kind: type
    fields: dict[str, "Known | str"] = {}


class OneOf(msgspec.Struct, frozen=True):
    """One of the functions in this dictionary, or None."""

    functions: dict[Any, Any]


Value: TypeAlias = Known | Instance | OneOf | None
"""What is known of the value of an expression."""

Made: TypeAlias = tuple[ast.expr, Value]
"""An expression of the made function, and what is known of its value."""

_LONGEST, _LONGEST_LOOP = 24, 12
"""A function with more statements (with a loop among them) is called as it is, or written out up to its first `return`."""
_LITERAL = frozenset({int, str, bool, type(None)})


def specialize(
    functions: Sequence[Callable[..., Any]],
    given: Mapping[str, Instance],
    stable: Mapping[tuple[type, str], Instance],
    settled: Collection[Callable[..., Any]] = (),
    kept: Mapping[tuple[type, str], Sequence[Value]] = {},
    endless: Collection[type] = (),
) -> tuple[list[FunctionType], str]:
    """Return functions that do the same for arguments of which this is `given`, and their source code.

    `stable` are attributes, by class and name, that keep their value while one runs; what is `settled` gives the same
    whenever it is called. Fields of structs, by class and name, in which methods are `kept`, with what is known of that with
    which these are called: these methods are made anew, too. Exceptions that are only raised of what is `endless` are not
    looked for outside of loops. Raises OSError if there is no source code to make them from.
    """
    workshop = _Workshop(stable, settled, kept, endless)
    first = [workshop.make(cast("FunctionType", each), given, first=True) for each in functions]
    trees = [*first, *workshop.trees]
    text = "\n\n\n".join(ast.unparse(ast.fix_missing_locations(tree)) for tree in trees) + "\n"
    read = ast.parse(text)
    names = workshop.names
    file = f"<made for a table {id(names):x}>"
    exec(compile(read, file, "exec"), names)  # noqa: S102 - made of the code of the rules that run anyway
    made = [cast("FunctionType", names[tree.name]) for tree in trees]
    for table in workshop.tables:
        table.update((key, names[one.name]) for key, one in table.items() if isinstance(one, _Named))
    # what was read again has the lines, what was made knows whose they are
    pairs = zip(all_statements(trees), all_statements(read.body), strict=True)
    owners = {again.lineno: owner for one, again in pairs if (owner := owner_of(one))}
    _OWNERS.update((each.__code__, owners) for each in made)
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)  # for tracebacks
    finalize(made[0].__code__, linecache.cache.pop, file, None)
    return made[: len(first)], text


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
        self.signature = inspect.signature(function)
        self.parameters = self.signature.parameters
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
        stored = Counter(stored_in(self.body))
        self.stored = frozenset(stored)
        again = {*stored_in(loops), *self.parameters}
        self.stored_once = {name for name, times in stored.items() if times == 1} - again

    def beginning(self, rest: ast.expr) -> list[ast.stmt]:
        """Return the statements up to the first condition under which it returns, and then the `rest`. Raises NotInlinedError."""
        for place, each in enumerate(self.body):
            if isinstance(each, ast.If):
                if not ends(each.body):
                    break
                return [*self.body[: place + 1], ast.Return(_Ready(rest))]
        raise NotInlinedError


_source = cache(_Source)


class _Scope:
    """A function that is being written out: what its names stand for, and whose rule's it is."""

    def __init__(self, function: FunctionType, owner: str, outer: tuple[FunctionType, ...] = ()) -> None:
        self.source = _source(function)
        self.globals = function.__globals__
        self.local: dict[str, Known | str] = {}
        """Its variables: each a known value, or a variable of the made function."""
        self.returned: list[dict[str, Value]] = []
        """What was known of each variable where it returned."""
        self.owner = owner
        self.running = (*outer, function)


class _Named(msgspec.Struct, frozen=True):
    """Stands for a made function while there is only its name."""

    name: str


class _Workshop:
    """What the functions that are made for one table have in common: their global names, and each other."""

    def __init__(
        self,
        stable: Mapping[tuple[type, str], Instance],
        settled: Collection[Callable[..., Any]],
        kept: Mapping[tuple[type, str], Sequence[Value]],
        endless: Collection[type],
    ) -> None:
        self.stable, self.settled, self.kept, self.endless = stable, settled, kept, endless
        self.names: dict[str, object] = {}
        """The values that are no literals, by the names that they have in what is made."""
        self.name_of: dict[object, str] = {}
        self.taken = {*dir(builtins)}
        self.trees: list[ast.FunctionDef] = []
        """The functions that were made because others call them."""
        self.tables: list[dict[Any, Any]] = []
        """The dictionaries of functions (`OneOf`); those that were made are `_Named`."""
        self._made: dict[object, str] = {}
        self._kept: list[object] = []
        """What must live as long as this, for it is known by its address."""

    def make(
        self, function: FunctionType, given: Mapping[str, Value], name: str = "", *, first: bool = False
    ) -> ast.FunctionDef:
        """Return the tree of a made function; what is given as known is no parameter of it. The `first` ones are in no loop."""
        return _Maker(self, may_be_endless=not first).make(function, given, name)

    def call(self, function: FunctionType, arguments: Mapping[str, Made]) -> ast.expr:
        """Return the call of a function that is made anew for what is known of its arguments."""
        given = {name: _lasting(value) for name, (_, value) in arguments.items()}
        rest = [node for node, value in arguments.values() if not isinstance(value, Known)]
        return ast.Call(ast.Name(self.name_of_made(function, given), ast.Load()), rest, [])

    def name_of_made(self, function: FunctionType, given: Mapping[str, Value]) -> str:
        """Return the name of that function, made anew for what is given; it is made once."""
        key = (function, *[(name, _address(value)) for name, value in given.items()])
        if key not in self._made:
            self._kept.append(given)
            rule = getattr(given.get("self"), "value", None)
            owner = str(getattr(rule, "id", ""))
            plain = function.__name__.strip("_")
            name = self._made[key] = self.new_name(f"{owner}_{plain}".strip("_").replace("-", "_"))
            self.names[name] = None  # it may call itself
            tree = self.make(function, given, name)
            owned([tree], owner)
            self.trees.append(tree)
        return self._made[key]

    def new_name(self, name: str) -> str:
        """Return a name like that, which nothing has yet."""
        name = name.strip("_") or "it"
        new = next(
            new
            for number in count(1)
            if (new := name if number == 1 else f"{name}_{number}") not in self.taken
        )
        self.taken.add(new)
        return new


class _Maker:
    """Makes one function."""

    def __init__(self, workshop: _Workshop, *, may_be_endless: bool) -> None:
        self._workshop = workshop
        self._may_be_endless = may_be_endless
        self._stable = workshop.stable
        self._globals = workshop.names
        self._new_name = workshop.new_name
        self._known: dict[str, Value] = {}
        """What is known of each variable at the place that is being made."""
        self._seldom = False
        """Whether that place is seldom reached, so that nothing is written out there."""

    def make(self, function: FunctionType, given: Mapping[str, Value], name: str) -> ast.FunctionDef:
        """Return the tree of the made function."""
        rule = given.get("self")
        scope = _Scope(function, getattr(rule.value, "id", "") if isinstance(rule, Known) else "")
        source = scope.source
        parameters: list[str] = []
        before: list[ast.stmt] = []
        for each in source.parameters:
            value = given.get(each)
            if isinstance(value, Known) and each not in source.stored:
                scope.local[each] = value
            elif isinstance(value, Known):
                before += self._stored(each, self._refer(value.value, each)[0], value, scope)
            else:
                parameters.append(self._new_name(each))
                scope.local[each] = parameters[-1]
                self._known[parameters[-1]] = _copied({"": value})[""]
        body, _ = self._block(source.body, scope)
        body = [*before, *body]
        body = without_unused(without_copies(with_decided(body, read_in(body)), parameters))
        new = new_names([*parameters, *stored_in(body)], {*self._globals})
        for node in names_in(body):
            node.id = new.get(node.id, node.id)
        arguments = ast.arguments([], [ast.arg(new[each]) for each in parameters], None, [], [], None, [])
        return ast.FunctionDef(name or source.name, arguments, flat(body), [], None)

    # statements

    def _block(self, statements: Sequence[ast.stmt], scope: _Scope) -> tuple[list[ast.stmt], bool]:
        """Return the statements as they are at this table, and whether what follows them is never reached."""
        made: list[ast.stmt] = []
        for place, statement in enumerate(statements):
            if isinstance(statement, ast.If):
                if not self._may_be_endless and self._looks_for_the_end(statement, scope):
                    continue
                before, statement = self._call_first(statement, scope)  # noqa: PLW2901
                made += owned(before, scope.owner)
                test, value = self.expression(statement.test, scope)
                if (truth := _truth(value)) is None:
                    more, ended = self._fork(decisive(test), statement, statements[place + 1 :], scope)
                    return [*made, *more], ended
                more, ended = self._block(statement.body if truth else statement.orelse, scope)
            else:
                more = self._statement(statement, scope)
                ended = ends(more)
            made += owned(more, scope.owner)
            if ended:
                return made, True
        return made, False

    def _looks_for_the_end(self, fork: ast.If, scope: _Scope) -> bool:
        """Whether a condition only raises what is raised of what is endless."""
        match fork:
            case ast.If(_, [ast.Raise(ast.Call(ast.Name(name)))], []):
                return name not in scope.local and scope.globals.get(name) in self._workshop.endless
        return False

    def _call_first(self, fork: ast.If, scope: _Scope) -> tuple[list[ast.stmt], ast.If]:
        """Return a condition whose call can be written out with a variable in the place of the call, and what puts that into it."""
        match fork:
            case ast.If(ast.Call() as call) if self._read_call(call, scope)[2] is not None:
                name = self._new_name(hint_of(call))
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
        # a branch is seldom taken where some rule remembers something
        parts = fork.test.values if isinstance(fork.test, ast.BoolOp) else [fork.test]
        self._seldom |= any(isinstance(part, ast.Attribute) and part.attr == "own" for part in parts)
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
            return [*owned(made if body or other else [], scope.owner), *more], ended
        return owned(made, scope.owner), ended

    def _statement(self, statement: ast.stmt, scope: _Scope) -> list[ast.stmt]:
        """Return one statement, which is no condition."""
        made: list[ast.stmt] = []
        match statement:
            case ast.Pass() | ast.Assert():
                pass
            case ast.Expr(ast.Call() as call):
                made = self._call(call, scope, None)
            case ast.Return(value):
                value = self._chosen(value or ast.Constant(None), scope)
                if isinstance(value, ast.Call):
                    made = self._call(value, scope, "return")
                else:
                    made = [ast.Return(self.expression(value, scope)[0])]
                scope.returned.append(_copied(self._known))
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                made = self._assign(name, value, scope)
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)) if not depend(targets, values):
                for name, value in zip(stored_in(targets), values, strict=True):
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
        for name in stored_in([statement]):
            self.target(name, scope)
        if not isinstance(statement, ast.While):
            made: ast.stmt = _InPlace(self, scope).generic_visit(fresh(statement))
            return made
        before = _copied(self._known)
        test = self.expression(statement.test, scope)[0]
        loop = ast.While(test, self._looped(statement.body, scope), [])
        self._known = _merged(before, self._known)
        return loop

    def _looped(self, body: Sequence[ast.stmt], scope: _Scope) -> list[ast.stmt]:
        """Return the statements of a loop."""
        before, self._may_be_endless = self._may_be_endless, True
        made, _ = self._block(body, scope)
        self._may_be_endless = before
        return made

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

    def _assign(self, name: str, value: ast.expr, scope: _Scope) -> list[ast.stmt]:
        """Return what puts a value into a variable."""
        value = self._chosen(value, scope)
        if isinstance(value, ast.Call):
            return self._call(value, scope, name)
        node, known = self.expression(value, scope)
        if isinstance(known, Known) and name in scope.source.stored_once:
            scope.local[name] = known
            return []
        return self._stored(name, node, known, scope)

    def _stored(self, name: str, node: ast.expr, known: Value, scope: _Scope) -> list[ast.stmt]:
        target = self.target(name, scope)
        self._known[target] = known
        match node:
            case ast.Attribute(ast.Name(holder), field):
                held = self._known.get(holder)
                if isinstance(held, Instance) and (held.kind, field) in self._stable:
                    held.fields[field] = target
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
        left = any(isinstance(inner, ast.Break | ast.Continue | ast.Return) for inner in all_statements(body))
        if isinstance(known, Known) and isinstance(known.value, tuple | range) and not left:
            for value in known.value:
                scope.local[name] = Known(value)
                made += self._block(body, scope)[0]
            return made
        for each in (*stored_in(body), name):
            target = self.target(each, scope)
        before = _copied(self._known)
        inner = self._looped(body, scope)
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
            except NotInlinedError:
                self._known, self._seldom, scope.local = values, seldom, local
            node = self._workshop.call(function, arguments)
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
                    name = self._new_name(re.sub(r"\B(?=[A-Z])", "_", hint_of(each)).lower())
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
        if isinstance(known, OneOf) and not self._seldom and not call.keywords:
            self.make_each(known.functions, [value for _, value in positional])
        if (
            not isinstance(known, Known)
            or "**" in named
            or any(isinstance(each, ast.Starred) for each in call.args)
        ):
            return node, None, None, {}
        called = known.value
        if isinstance(called, MethodType):
            first, called = [self._refer(called.__self__)], called.__func__
            arguments = [value.value for _, value in [*first, *positional] if isinstance(value, Known)]
            if called in self._workshop.settled and len(arguments) == len(positional) + 1 and not named:
                return node, Known(called(*arguments)), None, {}
        if not isinstance(called, FunctionType):
            return self._built_in(called, node, positional, named)
        try:
            if self._seldom or not _source(called).plain:
                return node, None, None, {}
            bound = _source(called).signature.bind(*first, *positional, **named)
        except (
            OSError,
            TypeError,
            SyntaxError,
        ):  # no source code, none that stands alone, or a call that fails
            return node, None, None, {}
        defaults = {name: each.default for name, each in _source(called).parameters.items()}
        return node, None, called, {n: bound.arguments.get(n) or self._refer(d) for n, d in defaults.items()}

    def _built_in(
        self, called: object, node: ast.Call, positional: Sequence[Made], named: Mapping[str, Made]
    ) -> tuple[ast.expr, Value, None, dict[str, Made]]:
        """Return the call of what is no function in Python, with what is known of its result."""
        mapping = getattr(called, "__self__", None)
        if getattr(called, "__name__", "") == "get" and isinstance(mapping, dict) and len(positional) == 1:
            some = all(isinstance(each, MethodType) for each in mapping.values()) and mapping
            if some and not isinstance(positional[0][1], Known) and not self._seldom:
                functions = dict(mapping)
                self._workshop.tables.append(functions)
                hint = hint_of(cast("ast.Attribute", node.func).value)
                get = ast.Attribute(self._refer(functions, hint)[0], "get", ast.Load())
                return ast.Call(get, node.args, []), OneOf(functions), None, {}
        if isinstance(called, type) and issubclass(called, msgspec.Struct):
            for place, (field, (_, value)) in enumerate(
                zip(called.__struct_fields__, positional, strict=False)
            ):
                arguments = self._workshop.kept.get((called, field))
                method = value.value if isinstance(value, Known) and arguments is not None else None
                if isinstance(method, MethodType) and (name := self._made_method(method, arguments or ())):
                    node.args[place] = ast.Name(name, ast.Load())
        return node, _result(called, positional, named), None, {}

    def _inlined(
        self,
        function: FunctionType,
        arguments: Mapping[str, Made],
        scope: _Scope,
        into: str | None,
        call: ast.expr,
    ) -> list[ast.stmt]:
        """Return the code of a function in the place of its call. Raises NotInlinedError."""
        if function in scope.running:
            raise NotInlinedError
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
                inner.local[name] = self._new_name(hint_of(node) if name == "self" else name)
                made += self._stored(name, node, value, inner)
        body = inner.source.body if inner.source.short else inner.source.beginning(call)
        written, ended = self._block(body, inner)
        if not ended:
            written = [*written, *owned([ast.Return(ast.Constant(None))], inner.owner)]
            inner.returned.append(self._known)
        self._known = reduce(_merged, inner.returned or [self._known])
        made = joined([*made, *written])
        if into == "return":
            return made
        returned = [each.value for each in all_statements(made) if isinstance(each, ast.Return)]
        target = self.target(into, scope) if into is not None else None
        if target is not None:
            kinds = [self._known_of(each) for each in returned]
            self._known[target] = kinds[0] if kinds and all(_same(kind, kinds[0]) for kind in kinds) else None
        return with_result(made, target)

    def _in_place(
        self, function: FunctionType | None, arguments: Mapping[str, Made], scope: _Scope
    ) -> Made | None:
        """Return the one expression that a function returns in the place of its call; None if it is more, or a rule's own."""
        rule = arguments.get("self", (None, None))[1]
        if function is None or function in scope.running or isinstance(rule, Known):
            return None
        inner = _Scope(function, scope.owner, scope.running)
        for name, (node, value) in arguments.items():
            if isinstance(value, Known):
                inner.local[name] = value
            elif isinstance(node, ast.Name):
                inner.local[name] = node.id
            else:
                return None
        match inner.source.body:
            case [ast.Return(ast.expr() as returned)] if not inner.source.stored:
                return self.expression(returned, inner)
        return None

    def make_each(self, functions: dict[Any, Any], arguments: Sequence[Value]) -> None:
        """Have the methods in a dictionary, one of which is called with such arguments, made anew."""
        for key, method in functions.items():
            if isinstance(method, MethodType) and (name := self._made_method(method, arguments)):
                functions[key] = _Named(name)

    def _made_method(self, method: MethodType, arguments: Sequence[Value]) -> str:
        """Return the name of a method that is made anew, to be called with such arguments; empty if it cannot be."""
        function = cast("FunctionType", method.__func__)
        unknown = [None if isinstance(value, Known) else value for value in arguments]
        try:
            source = _source(function)
            bound = source.signature.bind(method.__self__, *unknown)
        except (OSError, TypeError, SyntaxError):
            return ""
        if not source.plain:
            return ""
        given: dict[str, Value] = {name: Known(each.default) for name, each in source.parameters.items()}
        given |= {name: _lasting(value) for name, value in bound.arguments.items()}
        given[next(iter(given))] = Known(method.__self__)
        return self._workshop.name_of_made(function, given)

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
        return self._refer(value.value, hint_of(node)) if isinstance(value, Known) else (made, value)

    def _evaluated(self, node: ast.expr, scope: _Scope) -> Made:
        match node:
            case ast.Constant(value):
                return node, Known(value)
            case ast.Name(name):
                held = scope.local.get(name)
                if isinstance(held, str):
                    return ast.Name(held, ast.Load()), self._known.get(held)
                if held is None:
                    held = Known(scope.globals[name] if name in scope.globals else getattr(builtins, name))
                return node, held
            case ast.Attribute(holder, name):
                return self._attribute(*self.expression(holder, scope), name)
            case ast.Call():
                called, known, function, arguments = self._read_call(node, scope)
                return self._in_place(function, arguments, scope) or (called, known)
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
                made = _InPlace(self, scope).generic_visit(fresh(node))
        return made, value

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
        hint = value.__name__ if isinstance(value, type) else str(getattr(value, "id", "")) or hint or "it"
        key: object = id(value)
        if isinstance(value, MethodType):  # made anew each time it is looked up
            key, hint = (
                (id(value.__self__), id(value.__func__)),
                f"{getattr(value.__self__, 'id', '')}_{hint}",
            )
        if getattr(builtins, hint, None) is value:
            return ast.Name(hint, ast.Load()), Known(value)
        names = self._workshop.name_of
        if key not in names:
            names[key] = self._new_name(hint.replace("-", "_"))
            self._globals[names[key]] = value
        return ast.Name(names[key], ast.Load()), Known(value)


class _Ready(ast.expr):
    """An expression that is made already."""

    __match_args__ = ("made",)

    def __init__(self, made: ast.expr) -> None:
        super().__init__()
        self.made = made


_BINDING = (ast.stmt, ast.NamedExpr, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


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
        if isinstance(
            node, _BINDING
        ):  # what it binds is known to be a variable before its parts are looked at
            for name in stored_in([node]):
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
    if len(known) == len(values) and not named and (mapping or called in {len, callable, isinstance, range}):
        return Known(cast("Callable[..., object]", called)(*known))
    return None


def _compared(one: Value, operator: ast.cmpop, other: Value) -> Value:
    """Return whether a comparison holds, if that is known."""
    positive = isinstance(operator, ast.In | ast.Is | ast.Eq)
    if isinstance(operator, ast.In | ast.NotIn) and isinstance(other, Known) and not _grows(other.value):
        if isinstance(one, Known):
            return Known((one.value in other.value) is positive)
        return None if other.value else Known(not positive)
    if isinstance(operator, ast.Is | ast.IsNot) and isinstance(one, Instance) and other == Known(None):
        return Known(not positive)
    if not isinstance(one, Known) or not isinstance(other, Known):
        return None
    if isinstance(operator, ast.Is | ast.IsNot):
        return Known((one.value is other.value) is positive)
    both = type(operator) in _ORDER and type(one.value) in _LITERAL and type(one.value) is type(other.value)
    return Known(_ORDER[type(operator)](one.value, other.value)) if both else None


_ORDER: Mapping[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: eq, ast.NotEq: ne, ast.Lt: lt, ast.LtE: le, ast.Gt: gt, ast.GtE: ge,
}  # fmt: skip


def _lasting(value: Value) -> Value:
    """Return what is known of a value wherever it is: not in which variables its attributes are."""
    if not isinstance(value, Instance):
        return value if isinstance(value, Known) else None
    return Instance(
        value.kind, {name: each for name, each in value.fields.items() if isinstance(each, Known)}
    )


def _address(value: Value) -> object:
    """Return what is different for different knowledge of a value."""
    if isinstance(value, Instance):
        return (value.kind, *[(name, _address(cast("Known", each))) for name, each in value.fields.items()])
    if not isinstance(value, Known):
        return None
    if isinstance(value.value, MethodType):
        return id(value.value.__self__), value.value.__func__
    return (type(value.value), value.value) if type(value.value) in _LITERAL else id(value.value)


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
