"""Two games that are given the same inputs, of which one is saved and loaded after each: they must stay the same."""

from collections.abc import Sequence
from random import Random

from uno_engine import (
    DEAL,
    Game,
    MakeMove,
    Move,
    RuleSet,
    SkipPlayer,
    View,
    in_round,
    load_state,
    save_state,
    seed_from,
)
from unobot.simulation import Invariants
from unobot.simulation.round import RoundInPlay, Typed
from unobot.tables.watchdog import Watchdog

MOST_INPUTS = 3000
"""A round that is longer is not played to its end; `unobot simulate` finds out whether it has one."""


class Twins:
    """Two tables with the same rules, the same cards and the same inputs."""

    def __init__(self, rules: RuleSet, seats: int, seed: int) -> None:
        self.rules, self.seed = rules, seed_from(seed)
        self._invariants = Invariants(rules, seats)
        self._one, self._other = Game(rules, self.seed), Game(rules, self.seed)
        for game in (self._one, self._other):
            for seat in range(seats):
                game.join(f"seat{seat + 1}")
            game.play(0, DEAL)
        self._inputs: list[Typed] = []
        players = [_Anything(seed + seat) for seat in range(seats)]
        self._course = RoundInPlay(self._one, players, self.seed, self._inputs)

    def play_round(self, watchdog: Watchdog) -> str | None:
        """Play a round; returns after which input the two were not the same any more, or None.

        Raises InvariantBroken, and whatever a rule raises.
        """
        for _ in range(MOST_INPUTS):
            watchdog.anew()
            self._invariants.check(self._one)
            if not in_round(self._one.state):
                return None
            before = len(self._inputs)
            self._course.one_input()
            for seat, move in self._inputs[before:]:
                self._other.take(SkipPlayer(seat) if move is None else MakeMove(seat, move))
                self._reload()
            if self._parted():
                return self._told(before)
        return None

    def _reload(self) -> None:
        """Go on with what would come back from a store."""
        game = self._other
        state = load_state(save_state(game.checkpoint), self.rules)
        self._other = Game(self.rules, self.seed, state=state, inputs=game.inputs)

    def _parted(self) -> bool:
        one, other = self._one, self._other
        return save_state(one.state) != save_state(other.state) or _asked(one) != _asked(other)

    def _told(self, since: int) -> str:
        """The verbs of the last inputs; no card of a hand is told."""
        done = ", ".join("a skip" if move is None else move.verb for _, move in self._inputs[since:])
        return f"input {len(self._inputs)} ({done or 'the deal'})"


def _asked(game: Game) -> Sequence[object]:
    question = game.question
    if question is None:
        return ()
    return (question.why, question.waiting(), [list(game.options(seat)) for seat in question.waiting()])


class _Anything:
    """A player who does anything that is possible."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)  # noqa: S311 - it deals no cards

    def answer(self, view: View) -> Move | None:
        """One of the options."""
        return self._chance.choice(view.options) if view.options else None
