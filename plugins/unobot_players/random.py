"""A computer player that chooses its moves at random."""

import random

import uno_engine as uno

_QUIET = 4
"""When it is not waited for, it looks for a move only one time in so many."""
_SELDOM = 8
"""A call, catch, draw or pass that it has chosen is kept one time in so many, if there is something else to do."""
_CALLS = frozenset({"uno", "dos", "catch"})
_NEEDLESS = _CALLS | {"draw", "pass"}


class Random:
    """Chooses each possible move equally often, but seldom calls, draws or passes when it could do something else."""

    def __init__(self, seed: bytes) -> None:
        self._chance = random.Random(seed).random  # noqa: S311 - it deals no cards, and must be fast

    def answer(self, view: uno.View) -> uno.Move | None:
        """Return a move, or None to do nothing; when it is not waited for it mostly does nothing."""
        options, chance = view.options, self._chance
        if not options or (chance() * _QUIET >= 1 and view.seat not in view.waiting):
            return None
        move = options[int(chance() * len(options))]
        if move.verb in _NEEDLESS and chance() * _SELDOM >= 1:
            needed = [move for move in options if move.verb not in _NEEDLESS]
            needed = needed or [move for move in options if move.verb not in _CALLS] or list(options)
            return needed[int(chance() * len(needed))]
        return move
