"""A player who does anything that is possible."""

from uno_engine import Chance, Move, View

_QUIET = 16
"""When it is not waited for it does something one time in so many."""
_SELDOM = 8
"""It calls or accuses, and draws or passes, without need one time in so many."""
_NEEDLESS = ({"uno", "dos", "catch"}, {"draw", "pass"})


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
        for verbs in _NEEDLESS:
            others = [move for move in options if move.verb not in verbs]
            if 0 < len(others) < len(options) and self._below(_SELDOM):
                options = others
        return options[self._below(len(options))]
