"""A player who does anything that is possible."""

import random

from uno_engine import Move, View

_QUIET = 4
"""When it is not waited for it does something one time in so many."""
_SELDOM = 8
"""It calls or accuses, and draws or passes, without need one time in so many."""
_CALLS = frozenset({"uno", "dos", "catch"})
_NEEDLESS = _CALLS | {"draw", "pass"}


class Random:
    """Chooses among all that it can do alike, but seldom calls, draws or passes without need."""

    def __init__(self, seed: bytes) -> None:
        self._chance = random.Random(seed).random  # noqa: S311 - it deals no cards, and must be fast

    def answer(self, view: View) -> Move | None:
        """Any move; when it is not waited for, most often none."""
        options, chance = view.options, self._chance
        if not options or (chance() * _QUIET >= 1 and view.seat not in view.waiting):
            return None
        move = options[int(chance() * len(options))]
        if move.verb in _NEEDLESS and chance() * _SELDOM >= 1:
            needed = [move for move in options if move.verb not in _NEEDLESS]
            needed = needed or [move for move in options if move.verb not in _CALLS] or list(options)
            return needed[int(chance() * len(needed))]
        return move
