"""Functions of a plugin that look like hooks, and would not be called, or not as they are written."""

import inspect
from collections.abc import Iterator
from types import FunctionType
from typing import Final

from unobot import hookspecs
from unobot.nearest import nearest
from unobot.plugins.flaws import Flaw, place_of

_MARK: Final = f"{hookspecs.PROJECT}_impl"
"""What `@hookimpl` leaves on a function."""

_HOOKS: Final = tuple(name for name in vars(hookspecs) if name.startswith(f"{hookspecs.PROJECT}_"))


def hook_flaws(plugin: object) -> Iterator[Flaw]:
    """What is wrong with the hooks of a plugin, a module or an object."""
    for name in dir(plugin):
        function = getattr(plugin, name, None)
        # an object's hooks are methods
        plain = getattr(function, "__func__", function)
        if isinstance(plain, FunctionType) and name.startswith(f"{hookspecs.PROJECT}_"):
            yield from _wrong(name, plain)


def _wrong(name: str, function: FunctionType) -> Iterator[Flaw]:
    place = place_of(function)
    if name not in _HOOKS:
        near = nearest(name, _HOOKS)
        if near or hasattr(function, _MARK):
            cure = f"did you mean {near[0]}?" if near else f"there are {', '.join(_HOOKS)}"
            yield Flaw("hook", f"there is no hook {name}", cure, place)
    elif not hasattr(function, _MARK):
        instead = "write @hookimpl of unobot.hookspecs above it"
        yield Flaw("hook", f"{name} is not called, for it has no @hookimpl", instead, place)
    elif inspect.iscoroutinefunction(function) or inspect.isgeneratorfunction(function):
        yield Flaw("hook", f"{name} is called as a plain function", "write `def`, and return a list", place)
