"""What house rules publish about a penalty that may be answered with a card."""

from collections.abc import Iterable

from uno_engine import Fact, GameState, Penalty


class PenaltyAnswerable(Fact, frozen=True):
    """The pending penalty may be answered with a card, by whoever is hit and has one that fits."""


def answerable(state: GameState) -> Iterable[Fact]:
    """That fact, while a penalty is pending."""
    return (_ANSWERABLE,) if Penalty.id in state.own else ()


_ANSWERABLE = PenaltyAnswerable()
