"""Who may see the cards of an event or a fact: what its class says of it, and whether it must say anything.

A class that can hold a card must have a `seen_by` of its own, or what somebody forgot to write would show a hand. `unsaid`
finds the fields of which a class says nothing. `seen_by_all` and `seen_by_none` are the two short ways to say it.
"""

import dataclasses
import datetime as dt
import types
import typing
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from typing import Any, Final, TypeVar

import msgspec

from uno_engine.kernel.cards import Color, Kind

E = TypeVar("E", bound=msgspec.Struct)
F = TypeVar("F", bound=Callable[..., object])

_PLAIN: Final = (
    bool,
    int,
    float,
    complex,
    str,
    bytes,
    Enum,
    Color,
    types.NoneType,
    dt.date,
    dt.timedelta,
)
"""What can hold no card; a class made from one of these cannot, either."""
_CONTAINERS: Final = (tuple, list, set, frozenset, dict)


def seen_by_all(self: E, seat: int | None) -> E:
    """For the body of an event or a fact, `seen_by = seen_by_all`: its cards lie open, everybody sees all of it."""
    return self


def seen_by_none(self: msgspec.Struct, seat: int | None) -> None:
    """For the body of an event or a fact, `seen_by = seen_by_none`: nobody is told."""


def says_nothing(seen_by: F) -> F:
    """Mark the `seen_by` that a class has which says nothing of its own."""
    seen_by.__says_nothing__ = True  # type: ignore[attr-defined]  # functions can have attributes
    return seen_by


def unsaid(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of an event or a fact that may hold a card, and of which no `seen_by` says who sees them.

    A `seen_by` speaks of the fields of its own class and of those that this inherits: a class that adds a field with cards
    to `Drew` must write it anew, for that of `Drew` does not know of the field.
    """
    added: list[str] = []
    for each in kind.__mro__:
        said = vars(each).get("seen_by")
        if said is not None and not hasattr(said, "__says_nothing__"):
            break
        added += vars(each).get("__annotations__", ())
    return tuple(name for name, type_ in _fields(kind).items() if name in added and may_hold_card(type_))


hides_cards = cache(unsaid)
"""The same, remembered: it is asked in every turn."""


def may_hold_card(type_: object) -> bool:
    """Whether a value of that type can hold a card, however deep. What cannot be known counts as if it could."""
    return _may_hold(type_, set())


def _may_hold(type_: object, within: set[object]) -> bool:
    """The same; `within` are the classes that are being looked at, for one may have fields of its own class."""
    if type_ is None or type_ is Ellipsis:
        return False
    origin, inner = typing.get_origin(type_), typing.get_args(type_)
    if origin is typing.Literal or origin is type:
        return False
    if origin is typing.Annotated:
        return _may_hold(inner[0], within)
    if origin is typing.Union or origin is types.UnionType or _is_container(origin):
        return any(_may_hold(each, within) for each in inner)
    if isinstance(type_, typing.NewType):
        return _may_hold(type_.__supertype__, within)
    return not isinstance(type_, type) or _class_may_hold(type_, within)


def _is_container(origin: object) -> bool:
    """Whether that is `tuple[…]`, `Mapping[…]` or the like: it holds what stands in its brackets."""
    in_abc = getattr(origin, "__module__", "") in {"collections", "collections.abc"}
    return origin in _CONTAINERS or (in_abc and origin is not Callable)


def _class_may_hold(kind: type, within: set[object]) -> bool:
    if issubclass(kind, _PLAIN) or kind in within:
        return False
    if kind is Kind or not _has_fields(kind):
        # what is printed on a card tells as much as the card; `Card` has no such fields, nor has `object`, `list` without
        # brackets, and all else that cannot be looked into
        return True
    within.add(kind)
    # what is declared as a base class may be of any class that derives from it
    return any(_may_hold(each, within) for each in (*_fields(kind).values(), *kind.__subclasses__()))


def _has_fields(kind: type) -> bool:
    """Whether all that a value of that class holds are its fields."""
    struct = issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    return struct or dataclasses.is_dataclass(kind) or hasattr(kind, "_fields") or typing.is_typeddict(kind)


def _fields(kind: type) -> dict[str, Any]:
    """The fields of a class and their types; those whose types cannot be found out are `Any`."""
    names = list(_names(kind))
    try:
        found = typing.get_type_hints(kind, include_extras=True)
    except (
        NameError,
        TypeError,
        AttributeError,
        SyntaxError,
    ):  # a name that is imported for type checkers only
        found = {}
    return {name: found.get(name, Any) for name in names}


def _names(kind: type) -> Iterator[str]:
    if issubclass(kind, msgspec.Struct):
        yield from kind.__struct_fields__
    elif dataclasses.is_dataclass(kind):
        yield from (field.name for field in dataclasses.fields(kind))
    else:
        yield from getattr(kind, "_fields", None) or kind.__annotations__
