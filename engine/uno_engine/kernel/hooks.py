"""The decorators by which a rule says what its methods are for, and how the methods that have one are found.

A mark is kept on the method itself, under its name, as a tuple of what was given.
"""

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import FunctionType
from typing import Any, TypeVar, cast

from uno_engine.kernel.errors import BadTable
from uno_engine.kernel.events import Event
from uno_engine.kernel.moves import Flow

__all__ = ["acts_last", "after", "alone", "instead", "never_first", "never_last", "phase", "plays", "starts"]

E = TypeVar("E", bound=Event)
C = TypeVar("C")
R = TypeVar("R")
A = TypeVar("A", bound=Flow)
F = TypeVar("F", bound=Callable[..., object])


def instead(
    *events: type[E],
) -> "Callable[[Callable[[R, C, E], Event | None]], Callable[[R, C, E], Event | None]]":
    """Mark a method that is given such an event, or one of a class made from it, before it happens.

    A plain function, which cannot ask.

    It returns the event, another one in its place, or None to cancel it; it may emit.
    """
    return _mark("__instead__", _check_given("instead", events, Event))


def after(
    *events: type[E], remembering: bool = False
) -> "Callable[[Callable[[R, C, E], A]], Callable[[R, C, E], A]]":
    """Mark a method that reacts to such an event, or one of a class made from it, once it has happened; it may emit.

    If it returns a question or is a script, that is asked when the flow has ended in which the event happened.

    With `remembering` it is only called while some rule of the table remembers something (`Rule.memory`): for what
    brings a memory up to date. So it costs nothing in most turns.
    """
    mark: Callable[[F], F] = _mark("__after__", _check_given("after", events, Event))
    return (lambda method: _mark("__remembering__", ())(mark(method))) if remembering else mark


def plays(*symbols: str) -> "Callable[[F], F]":
    """Mark a method `(self, ctx, play: Play) -> Flow` that is the effect of the cards with these symbols.

    It must leave the turn with somebody (`TurnGoesTo`), and return what it asks.
    """
    return _mark("__plays__", _check_given("plays", symbols))


def plays_own(method: F) -> F:
    """Mark a method of a base class as `plays` does, for the cards with the `symbol` of the class that is made from it."""
    return _mark("__plays__", ())(method)


def starts(*symbols: str, lose_turn: bool = False) -> "Callable[[F], F]":
    """Mark a method `(self, ctx, seat) -> Flow`: what cards with these symbols do to the first player when turned up.

    The turn goes to that player afterwards, or with `lose_turn` to the one after.
    """
    mark: Callable[[F], F] = _mark("__starts__", _check_given("starts", symbols))
    return (lambda method: _mark("__loses__", ())(mark(method))) if lose_turn else mark


def acts_last(method: F) -> F:
    """Mark a `plays` method whose card acts even as a hand's last one, when the round ends with it (B28)."""
    return _mark("__last__", ())(method)


def alone(method: F) -> F:
    """Mark a `plays` method whose card is played alone: several of them cannot be laid at once (H2)."""
    return _mark("__alone__", ())(method)


def never_last(method: F) -> F:
    """Mark a `plays` method whose card cannot be the last of a hand: trying it is refused, and never costs anything."""
    return _mark("__never_last__", ())(method)


def never_first(method: F) -> F:
    """Mark a `plays` method whose card does not start a round: turned up it goes where a Wild Draw Four does (B6)."""
    return _mark("__never_first__", ())(method)


def phase(name: str) -> "Callable[[F], F]":
    """Mark a method `(self, ctx) -> Flow` of a base rule as a phase: it must set the phase or turn that follows."""
    return _mark("__phase__", _check_given("phase", (name,)))


def _mark(mark: str, values: Sequence[object]) -> Callable[[F], F]:
    def set_mark(method: F) -> F:
        setattr(method, mark, tuple(values))
        return method

    return set_mark


def _check_given(mark: str, given: Sequence[object], kind: type[Event] | None = None) -> Sequence[object]:
    """Return what a decorator was given; raises TypeError if something is no event of that `kind` (None: no text), or nothing is given.

    Without this a method with a wrong mark, such as `@after` alone, would never be called.
    """
    for each in given or (None,):
        fits = isinstance(each, str) if kind is None else isinstance(each, type) and issubclass(each, kind)
        if not fits:
            said = "nothing" if each is None else getattr(each, "__name__", each)
            wanted = 'text; write @{}("name")' if kind is None else "event; write @{}(Played)"
            raise TypeError(f"@{mark} of {said}, which is no {wanted.format(mark)}")
    return given


def by_event(rules: Iterable[object], mark: str) -> Mapping[type, tuple[object, ...]]:
    """Return the marked methods by the class of the event, in the order of the rules; a class made from it has them too."""
    found: dict[type, dict[object, None]] = {}  # a dictionary keeps the order, which a set does not
    for rule in rules:
        for name, kinds in _decorated(type(rule)).get(mark, ()):
            for kind in kinds:
                for each in _with_subclasses(cast("type[Event]", kind)):
                    found.setdefault(each, {})[getattr(rule, name)] = None
    return {kind: tuple(methods) for kind, methods in found.items()}


def by_name(rules: Mapping[str, Any], mark: str) -> Mapping[str, object]:
    """Return the marked methods of these rules by what they were marked with; raises BadTable if two rules claim the same name."""
    found: dict[str, object] = {}
    owner: dict[str, str] = {}
    for id_, rule in rules.items():
        for name, keys in _decorated(type(rule)).get(mark, ()):
            for key in cast("tuple[str, ...]", keys) or (rule.symbol,):
                if key in found:
                    raise BadTable("same-card", one=owner[key], other=id_, symbol=key)
                found[key], owner[key] = getattr(rule, name), id_
    return found


Marks = Mapping[str, Sequence[tuple[str, tuple[object, ...]]]]
"""For each mark the names of the methods that have it, each with what it was marked with."""

MARKED: dict[type, Marks] = {}
"""Each class is searched once: going through `dir` takes longer than all the rest of composing a table."""


def _decorated(rule: type) -> Marks:
    """Return the marked methods of a rule's class, those that it inherits included."""
    if rule not in MARKED:
        marked: dict[str, list[tuple[str, tuple[object, ...]]]] = {}
        for name in dir(rule):
            method = getattr(rule, name, None)
            if isinstance(method, FunctionType):
                for mark, values in vars(method).items():
                    if isinstance(values, tuple):
                        marked.setdefault(mark, []).append((name, values))
        MARKED[rule] = marked
    return MARKED[rule]


def _with_subclasses(kind: type[Event]) -> Iterator[type[Event]]:
    """Yield the event and all events made from it so far: a plugin must be imported before a table is composed."""
    yield kind
    for made_from_it in kind.__subclasses__():
        yield from _with_subclasses(made_from_it)


def mistake_of(rule: type, name: str, method: object) -> str | None:
    """Return why a method of that class would not do what it says, and what to write; None if nothing is wrong with it."""
    if not inspect.isfunction(method):
        return None
    if hasattr(method, "__instead__") and inspect.iscoroutinefunction(method):
        return "an `instead` method cannot ask; write `def`, not `async def`"
    if any(hasattr(method, mark) for mark in _CALLED) and _yields(method):
        return "it yields, and nothing goes through what it yields; emit or return it"
    inherited = next((vars(base)[name] for base in rule.__mro__[1:] if name in vars(base)), None)
    return _mistake_against(method, inherited) if inspect.isfunction(inherited) else None


_CALLED = ("__after__", "__plays__", "__starts__", "__phase__", "__instead__")
"""The marks of methods that the engine calls; all but the last may be scripts."""


def _mistake_against(method: Callable[..., Any], inherited: Callable[..., Any]) -> str | None:
    """Return why a method that takes the place of an inherited one would not do what that says; None if nothing is wrong with it."""
    if inherited.__annotations__.get("return", Flow) in {Flow, "Flow"}:
        return None  # it may be a script or none, as it likes
    if inspect.iscoroutinefunction(method) and not inspect.iscoroutinefunction(inherited):
        return "it is called as a plain function; write `def`, not `async def`"
    if inspect.iscoroutinefunction(inherited) and not inspect.iscoroutinefunction(method):
        return "it is awaited; write `async def`, not `def`"
    # what returns several things that are gone through once may yield them as well
    returned = str(inherited.__annotations__.get("return", ""))
    several = _yields(inherited) or "Iterable" in returned or "Iterator" in returned
    if _yields(method) and not several:
        return "it yields, and what is wanted is one value; return it"
    return None


def _yields(method: Callable[..., Any]) -> bool:
    return inspect.isgeneratorfunction(method) or inspect.isasyncgenfunction(method)
