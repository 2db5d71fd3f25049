"""What is looked at after every input of a game: that the invariants hold, and that nobody is shown a secret."""

from collections.abc import Sequence

from uno_engine import Event, Game, Input, RuleSet
from unobot.scrutiny.eyes import Eyes
from unobot.scrutiny.invariants import Invariants


class Scrutiny:
    """Looks at one game after the other, all by the same rules and with so many seats."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        self.rules = rules
        self._invariants = Invariants(rules, seats)

    def begin(self, game: Game) -> None:
        """Another game begins, as it stands now."""
        self.eyes = Eyes(self.rules, game)

    def after(self, game: Game, events: Sequence[Event], given: Input) -> None:
        """Look at what the input `given` has led to. Raises InvariantBroken."""
        self._invariants.check(game)
        self.eyes.look(game, events)

    def end(self, game: Game) -> None:
        """The game will not go on: look at all of it. Raises InvariantBroken."""
