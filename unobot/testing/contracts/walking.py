"""Games that are played by anybody at random, for looking at what holds whatever is done."""

from collections.abc import Iterator
from random import Random
from typing import Final

from uno_engine import DEAL, BadTable, Catalogue, Event, Game, Move, RuleSet, seed_from
from unobot.scrutiny import Invariants

NAMES: Final = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal", "ida", "jon")
_ASIDE: Final = 0.15
"""How often somebody acts who is not waited for."""


def composed(rules: Catalogue, line: str) -> RuleSet:
    """The rules of that table, made for it alone, as after a restart. Raises AssertionError if it cannot be opened."""
    try:
        # a catalogue gives the same rule set again for the same line
        return Catalogue(rules.rules.values(), rules.presets.values()).compose(line)
    except BadTable as refused:
        raise AssertionError(f"the table {line!r} cannot be opened: {refused.code} {refused.args_}") from None


class Walk:
    """A game of random moves, the same for the same seed. `events` are all that have happened."""

    def __init__(self, rules: RuleSet, players: int, seed: int) -> None:
        self.game = Game(rules, seed_from(seed))
        self.events: list[Event] = []
        self._chance = Random(seed)  # noqa: S311 - who does what is no card
        self._invariants = Invariants(rules, players)
        for name in NAMES[:players]:
            self.game.join(name)
        self.game.play(0, DEAL)

    def steps(self, inputs: int) -> Iterator[Game]:
        """The game after each of so many inputs, or until the match is over. Raises InvariantBroken, RuleFailed."""
        for _ in range(inputs):
            self.events += self.game.take_events()
            self._invariants.check(self.game)
            yield self.game
            if self.game.question is None:
                return
            seat, move = self._chosen(self.game)
            self.game.play(seat, move)

    def _chosen(self, game: Game) -> tuple[int, Move]:
        assert game.question is not None
        waiting = game.question.waiting()
        seats = [seat for seat in range(len(game.state.seats)) if seat not in waiting and game.options(seat)]
        aside = seats and self._chance.random() < _ASIDE
        seat = self._chance.choice(seats if aside else list(waiting))
        options = game.options(seat)
        plays = [move for move in options if move.verb == "play"]
        return seat, self._chance.choice(plays or options)
