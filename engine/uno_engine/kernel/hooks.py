"""Finding the methods that rules have marked with a decorator of `marks.py`; done once, when a table is composed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import FunctionType
from typing import cast

from uno_engine.kernel.errors import BadTable
from uno_engine.kernel.events import Event
from uno_engine.kernel.rule import Rule

Marks = Mapping[str, Sequence[tuple[str, tuple[object, ...]]]]
"""For each mark the names of the methods that have it, each with what it was marked with."""

FOUND: dict[type[Rule], Marks] = {}
"""Each class is searched once: going through `dir` takes longer than all the rest of composing a table."""


def by_event(rules: Iterable[Rule], mark: str) -> Mapping[type, tuple[object, ...]]:
    """The marked methods by the class of the event, in the order of the rules; a class made from it has them too."""
    found: dict[type, dict[object, None]] = {}  # a dictionary keeps the order, which a set does not
    for rule in rules:
        for name, kinds in _marked(type(rule), mark):
            for kind in kinds:
                for each in _with_subclasses(cast("type[Event]", kind)):
                    found.setdefault(each, {})[getattr(rule, name)] = None
    return {kind: tuple(methods) for kind, methods in found.items()}


def by_name(rules: Iterable[Rule], mark: str) -> Mapping[str, object]:
    """The marked methods by what they were marked with; raises BadTable if two rules claim the same name."""
    found: dict[str, object] = {}
    owner: dict[str, str] = {}
    for rule in rules:
        for name, keys in _marked(type(rule), mark):
            for key in cast("Iterable[str]", keys):
                if key in found:
                    raise BadTable("same-card", one=owner[key], other=rule.id, symbol=key)
                found[key], owner[key] = getattr(rule, name), rule.id
    return found


def _marked(rule: type[Rule], mark: str) -> Sequence[tuple[str, tuple[object, ...]]]:
    """The names of a rule's methods with that mark, each with what it was marked with."""
    marks = FOUND.get(rule)
    if marks is None:
        marks = FOUND[rule] = _marks_of(rule)
    return marks.get(mark, ())


def _marks_of(rule: type[Rule]) -> Marks:
    """All marked methods of a rule's class, those that it inherits included."""
    marked: dict[str, list[tuple[str, tuple[object, ...]]]] = {}
    for name in dir(rule):
        method = getattr(rule, name, None)
        if isinstance(method, FunctionType):
            for mark, values in vars(method).items():
                if isinstance(values, tuple):
                    marked.setdefault(mark, []).append((name, values))
    return marked


def _with_subclasses(kind: type[Event]) -> Iterator[type[Event]]:
    """The event and all events made from it so far: a plugin must be imported before a table is composed."""
    yield kind
    for made_from_it in kind.__subclasses__():
        yield from _with_subclasses(made_from_it)
