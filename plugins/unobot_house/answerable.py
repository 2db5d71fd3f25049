"""The fact that `stack` and `shield` publish: a pending penalty may be answered with a card."""

from collections.abc import Iterable

from uno_engine import Fact, GameState, Penalty


class PenaltyAnswerable(Fact, frozen=True):
    """The pending penalty may be answered with a card, by whoever is hit and has one that fits."""


def answerable(state: GameState) -> Iterable[Fact]:
    """Return that fact while a penalty is pending, else nothing."""
    return (_ANSWERABLE,) if Penalty.id in state.own else ()


_ANSWERABLE = PenaltyAnswerable()
