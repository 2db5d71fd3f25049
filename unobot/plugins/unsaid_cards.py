"""Events and facts of a plugin that can hold a card, and do not say who sees it: such a plugin is not loaded."""

import inspect
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, get_origin

import msgspec

from uno_engine import Event, Fact, Rule, unsaid

_PLAYERS: Final = ("seat", "to", "by", "of")
"""The fields that hold a player, as the messages have them."""


def leaks(module: str, rules: Iterable[type[Rule]]) -> Iterator[tuple[type[msgspec.Struct], str]]:
    """Each event or fact of the plugin that could show a hand, with what to write instead.

    The plugin's are those that are defined in the package of its module, or beside one of its rules. Those that are made
    in functions are not found; nobody is shown them while they do not say who sees them.
    """
    package = module.partition(":")[0]
    beside = {rule.__module__ for rule in rules}
    for kind in (*_made_from(Event), *_made_from(Fact)):
        own = kind.__module__ in beside or f"{kind.__module__}.".startswith(f"{package}.")
        if own and _in_force(kind) and (fields := unsaid(kind)):
            yield kind, _advice(kind, fields)


def _made_from(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for each in kind.__subclasses__():
        yield each
        yield from _made_from(each)


def _in_force(kind: type) -> bool:
    """Whether its module still has it: of a module that was loaded anew the old classes are about for a while."""
    found: object = sys.modules.get(kind.__module__)
    for name in kind.__qualname__.split("."):
        found = getattr(found, name, None)
    return found is kind


def _advice(kind: type[msgspec.Struct], fields: Sequence[str]) -> str:
    """What is wrong with the class, and what to write into it."""
    what = "event" if issubclass(kind, Event) else "fact"
    return (
        f"the {what} {kind.__name__} ({_where(kind)}) can hold cards in {_listed(fields)}, and does not say who sees them. "
        "Write into the class `seen_by = seen_by_all` (from uno_engine) if they lie open on the table, "
        f"`seen_by = seen_by_none` if nobody is told, or a method that says what each seat is told, as {_method(kind, fields)}"
    )


def _listed(fields: Iterable[str]) -> str:
    return " and ".join(f"`{field}`" for field in fields)


def _method(kind: type[msgspec.Struct], fields: Iterable[str]) -> str:
    """A `seen_by` that shows all to one player, and no cards to the others."""
    player = next((name for name in _PLAYERS if name in kind.__struct_fields__), "seat")
    types = {
        name: type_ for each in kind.__mro__ for name, type_ in vars(each).get("__annotations__", {}).items()
    }
    can_be_left_out = all(get_origin(types[field]) is tuple for field in fields)
    hidden = ", ".join(f"{field}=()" for field in fields)
    others = f"msgspec.structs.replace(self, {hidden})" if can_be_left_out else "None"
    return f"`def seen_by(self, seat): return self if seat == self.{player} else {others}`"


def _where(kind: type) -> str:
    """Where the class is written: the file and line, or its module if there is no source."""
    try:
        line = inspect.getsourcelines(kind)[1]
        return f"{inspect.getsourcefile(kind)}:{line}"
    except (OSError, TypeError):
        return kind.__module__
