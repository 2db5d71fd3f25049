"""A player who does anything that is possible."""

from uno_engine import Chance, View

_QUIET = 16
"""When it is not waited for it does something one time in so many."""
_SELDOM = 8
"""It calls or accuses, and draws or passes, without need one time in so many."""
_NEEDLESS = ({"uno", "dos", "catch"}, {"draw", "pass"})


class Random:
    """Chooses among all that it can do alike, but seldom calls, draws or passes without need."""

    def __init__(self, seed: bytes) -> None:
        self._chance = Chance(seed)

    def answer(self, view: View) -> str:
        """Any option; when it is not waited for, most often none."""
        options = view.options
        if not options or (view.seat not in view.waiting and self._chance.below(_QUIET)):
            return ""
        for verbs in _NEEDLESS:
            others = [option for option in options if option.verb not in verbs]
            if others and self._chance.below(_SELDOM):
                options = others
        return options[self._chance.below(len(options))].id
