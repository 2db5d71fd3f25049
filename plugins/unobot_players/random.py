"""A player who does anything that is possible."""

from uno_engine import Chance, Move, View

_QUIET = 4
"""When it is not waited for it does something one time in so many."""
_SELDOM = 8
"""It calls or accuses, and draws or passes, without need one time in so many."""
_CALLS = frozenset({"uno", "dos", "catch"})
_NEEDLESS = _CALLS | {"draw", "pass"}


class Random:
    """Chooses among all that it can do alike, but seldom calls, draws or passes without need."""

    def __init__(self, seed: bytes) -> None:
        self._below = Chance(seed).below

    def answer(self, view: View) -> Move | None:
        """Any move; when it is not waited for, most often none."""
        options = view.options
        if not options or (view.seat not in view.waiting and self._below(_QUIET)):
            return None
        if len(options) == 1:
            return options[0]
        if self._below(_SELDOM):
            needed = [move for move in options if move.verb not in _NEEDLESS]
            options = needed or [move for move in options if move.verb not in _CALLS] or options
        return options[self._below(len(options))]
