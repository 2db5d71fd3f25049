"""The strictest look at a game: saved and loaded after every input, said in every language, and replayed at its end."""

import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from uno_engine import Event, Game, Input, Question, RuleSet, load_state, save_state
from unobot.scrutiny.invariants import InvariantBroken
from unobot.scrutiny.scrutiny import Scrutiny
from unobot.scrutiny.spoken import Spoken
from unobot.scrutiny.standing import check_saved, differing, standing
from unobot.scrutiny.unseen import check_unseen

Copy = Callable[[], RuleSet]
"""Composes the table's rules anew: other objects than those that are played by."""


class StrictScrutiny(Scrutiny):
    """Looks at all that can be looked at, some hundred times slower than the game is played.

    A game is saved and loaded for another copy of the rules' objects, so a rule that keeps something of the game in itself
    is noticed; at its end it is replayed from the beginning for a third copy.
    """

    def __init__(self, rules: RuleSet, seats: int, copy: Copy, spoken: Spoken) -> None:
        super().__init__(rules, seats)
        self._copy, self._second, self._spoken = copy, copy(), spoken

    def begin(self, game: Game) -> None:
        """Another game begins, as it stands now."""
        super().begin(game)
        self._start = save_state(game.checkpoint), game.inputs
        self._asked: Question | None = game.question
        self._done: list[tuple[Input, Sequence[Event]]] = []
        self._chance = Random(0)  # noqa: S311 - how cards that nobody is dealt are shuffled is no secret
        self._attributes = _attributes(self.rules)

    def after(self, game: Game, events: Sequence[Event], given: Input) -> None:
        """Look at what the last input has led to, from all sides. Raises InvariantBroken, or whatever a teller raises."""
        super().after(game, events, given)
        self._done.append((given, events))
        self._look_at_attributes()
        check_saved(game, self._second)
        check_unseen(game, self._chance)
        self._spoken.say(game, self._asked, events, self.eyes)
        self._asked = game.question

    def end(self, game: Game) -> None:
        """Replay the game, and compare. Raises InvariantBroken if it goes otherwise."""
        state, inputs = self._start
        rules = self._copy()
        again = Game(rules, game.seed, state=load_state(state, rules), inputs=inputs)
        again.take_events()
        for number, (given, events) in enumerate(self._done, 1):
            again.take(given)
            if again.take_events() != list(events):
                raise InvariantBroken(
                    f"replayed by other copies of the rules, input {number} led to something else"
                )
        if differs := differing(standing(game), standing(again)):
            raise InvariantBroken(
                f"replayed by other copies of the rules, the game stands otherwise: {differs}"
            )

    def _look_at_attributes(self) -> None:
        """Look for a rule that keeps something in itself, which would be another game's, too. Raises InvariantBroken."""
        now = _attributes(self.rules)
        if kept := [name for name, value in now.items() if self._attributes.get(name) != value]:
            raise InvariantBroken(
                f"{kept[0]} has changed in a game: what a rule remembers lies in its memory, in the state"
            )


_PLAIN = (bool, int, float, str, bytes, list, set, bytearray)
"""What a counter or a list of what has happened would be. A dictionary may be a cache, and the replay tells."""


def _attributes(rules: RuleSet) -> dict[str, object]:
    """The plain values that the rules' objects and classes hold, by their names."""
    found: dict[str, object] = {}
    for rule in rules.rules:
        for name, value in {**vars(type(rule)), **vars(rule)}.items():
            if isinstance(value, _PLAIN):
                found[f"{type(rule).__name__}.{name}"] = value.copy() if hasattr(value, "copy") else value
    return found


@contextmanager
def warnings_raised() -> Iterator[None]:
    """Make every warning an error until the end of the `with`, those of scripts that nobody awaits included.

    Raises InvariantBroken at its end for what Python could only report.
    """
    unraisable: list[Any] = []
    before, sys.unraisablehook = sys.unraisablehook, unraisable.append
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            yield
    finally:
        sys.unraisablehook = before
    if unraisable:
        raise InvariantBroken(f"{type(unraisable[0].exc_value).__name__}: {unraisable[0].exc_value}")
