"""The decorators by which a rule says what its methods are for. `hooks.py` finds the methods that have them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from uno_engine.kernel.events import Event
from uno_engine.kernel.questions import Flow

if TYPE_CHECKING:
    from uno_engine.kernel.context import Ctx
    from uno_engine.kernel.rule import Rule

E = TypeVar("E", bound=Event)
R = TypeVar("R", bound="Rule")
A = TypeVar("A", bound=Flow)
F = TypeVar("F", bound=Callable[..., object])


def instead(
    *events: type[E],
) -> "Callable[[Callable[[R, Ctx, E], Event | None]], Callable[[R, Ctx, E], Event | None]]":
    """Mark a method that is given such an event, or one of a class made from it, before it happens.

    A plain function, which cannot ask.

    It returns the event, another one in its place, or None to cancel it; it may emit.
    """
    return _marked("__instead__", _events("instead", events))


def after(*events: type[E]) -> "Callable[[Callable[[R, Ctx, E], A]], Callable[[R, Ctx, E], A]]":
    """Mark a method that reacts to such an event, or one of a class made from it, once it has happened; it may emit.

    If it returns a question or is a script, that is asked when the flow has ended in which the event happened.
    """
    return _marked("__after__", _events("after", events))


def plays(*symbols: str) -> "Callable[[F], F]":
    """Mark a method `(self, ctx, play: Play) -> Flow` that is the effect of the cards with these symbols.

    It must leave the turn with somebody (`TurnGoesTo`), and return what it asks.
    """
    return _marked("__plays__", _words("plays", symbols))


def starts(*symbols: str, lose_turn: bool = False) -> "Callable[[F], F]":
    """Mark a method `(self, ctx, seat) -> Flow`: what cards with these symbols do to the first player when turned up.

    The turn goes to that player afterwards, or with `lose_turn` to the one after.
    """

    def mark(method: F) -> F:
        return _marked("__loses__", ())(method) if lose_turn else method

    return lambda method: mark(_marked("__starts__", _words("starts", symbols))(method))


def acts_last(method: F) -> F:
    """Mark a `plays` method whose card acts even as a hand's last one, when the round ends with it (B28)."""
    return _marked("__last__", ())(method)


def alone(method: F) -> F:
    """Mark a `plays` method whose card is played alone: several of them cannot be laid at once (H2)."""
    return _marked("__alone__", ())(method)


def never_last(method: F) -> F:
    """Mark a `plays` method whose card cannot be the last of a hand: trying it is refused, and never costs anything."""
    return _marked("__never_last__", ())(method)


def never_first(method: F) -> F:
    """Mark a `plays` method whose card does not start a round: turned up it goes where a Wild Draw Four does (B6)."""
    return _marked("__never_first__", ())(method)


def phase(name: str) -> "Callable[[F], F]":
    """Mark a method `(self, ctx) -> Flow` of a base rule as a phase: it must set the phase or turn that follows."""
    return _marked("__phase__", _words("phase", (name,)))


# Without these checks a method with a wrong mark, such as `@after` alone, would never be called.
def _events(mark: str, events: Sequence[object]) -> Sequence[object]:
    """The events; raises TypeError if one is no class of events, or if there are none."""
    for event in events or (None,):
        if not isinstance(event, type) or not issubclass(event, Event):
            raise TypeError(f"@{mark} of {_called(event)}, which is no event; write @{mark}(Played)")
    return events


def _words(mark: str, words: Sequence[object]) -> Sequence[object]:
    """The words; raises TypeError if one is no text, or if there are none."""
    for word in words or (None,):
        if not isinstance(word, str):
            raise TypeError(f'@{mark} of {_called(word)}, which is no text; write @{mark}("name")')
    return words


def _called(given: object) -> str:
    return "nothing" if given is None else str(getattr(given, "__name__", given))


# A mark is kept on the method itself, under its name, as a tuple of what was given: `hooks.py` looks for tuples.
def _marked(mark: str, values: Sequence[object]) -> Callable[[F], F]:
    def set_mark(method: F) -> F:
        setattr(method, mark, tuple(values))
        return method

    return set_mark
