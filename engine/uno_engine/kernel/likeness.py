"""Whether a rule's method is of the sort that is called: a plain function, a script (`async def`), or a generator."""

import inspect
from collections.abc import Callable
from typing import Any

from uno_engine.kernel.questions import Flow

_MARKS = ("__after__", "__plays__", "__starts__", "__phase__")
"""Methods with these may be scripts."""


def unlike(rule: type, name: str, method: object) -> str | None:
    """Why a method of that class would not do what it says, and what to write; None if nothing is wrong with it."""
    if not inspect.isfunction(method):
        return None
    if hasattr(method, "__instead__") and inspect.iscoroutinefunction(method):
        return "an `instead` method cannot ask; write `def`, not `async def`"
    marked = any(hasattr(method, mark) for mark in (*_MARKS, "__instead__"))
    if marked and _yields(method):
        return "it yields, and nothing goes through what it yields; emit or return it"
    inherited = next((vars(base)[name] for base in rule.__mro__[1:] if name in vars(base)), None)
    return _unlike_inherited(method, inherited) if inspect.isfunction(inherited) else None


def _unlike_inherited(method: Callable[..., Any], inherited: Callable[..., Any]) -> str | None:
    """Likewise, of a method that takes the place of an inherited one."""
    if inherited.__annotations__.get("return", Flow) in {Flow, "Flow"}:
        return None  # it may be a script or none, as it likes
    if inspect.iscoroutinefunction(method) and not inspect.iscoroutinefunction(inherited):
        return "it is called as a plain function; write `def`, not `async def`"
    if inspect.iscoroutinefunction(inherited) and not inspect.iscoroutinefunction(method):
        return "it is awaited; write `async def`, not `def`"
    if _yields(method) and not _listed(inherited):
        return "it yields, and what is wanted is one value; return it"
    return None


def _yields(method: Callable[..., Any]) -> bool:
    return inspect.isgeneratorfunction(method) or inspect.isasyncgenfunction(method)


def _listed(inherited: Callable[..., Any]) -> bool:
    """Whether it returns several things that are gone through once."""
    returned = str(inherited.__annotations__.get("return", ""))
    return _yields(inherited) or any(word in returned for word in ("Iterable", "Iterator"))
