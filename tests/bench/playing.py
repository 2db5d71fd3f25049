"""Random players at the engine's table and at RLCard's: the same seats, the same dice, counted alike.

One play is one turn taken, a card laid or a draw; RLCard's one step. Colours, UNO calls, catches and challenges are
asked, chosen at random and paid for in time, but not counted.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.engine.tables import CATALOGUE
from uno_engine import Game, RuleSet, seed_from

LIKE_RLCARD = "classic rounds=5 voluntary-draw=no play-drawn=must"
"""RLCard draws only when nothing fits, and lays a drawn card that does."""
PLAIN = "classic rounds=5"

OUT_OF_TURN = 0.1
"""How often somebody looks whether there is something to do out of turn: a call that is owed, a catch."""

TURNS = frozenset({"turn", "match"})
"""What a player is asked in the own turn; `match` is DOS's."""

Plays = Callable[[int], int]
"""Plays a whole game with that seed; returns how many plays it had."""


def engine_match(rules: RuleSet, players: int, most: int = 0, *, whatever: bool = False) -> Plays:
    """A match by all the engine's rules, from the first deal to the last score, or for `most` plays.

    With `whatever`, it returns how many inputs of any kind the game had.
    """

    def play(seed: int) -> int:
        chance = Random(seed).random
        game = Game(rules, seed_from(seed))
        for number in range(players):
            game.join(f"p{number}")
        plays = inputs = 0
        while (question := game.question) is not None:
            seat = question.asked[0]
            options = game.options(seat)
            if chance() < OUT_OF_TURN:
                anyone = int(chance() * players)
                if others := game.options(anyone):
                    seat, options = anyone, others
            option = options[int(chance() * len(options))]
            if question.why in TURNS and option.verb in {"play", "draw"}:
                plays += 1
            game.choose(seat, option)
            game.take_events()
            inputs += 1
            if plays == most > 0:
                break
        return inputs if whatever else plays

    return play


def engine_line(line: str, players: int) -> Plays:
    """The same at a table with that line."""
    return engine_match(CATALOGUE.compose(line), players)


def rlcard_round(players: int) -> Plays:
    """A round of RLCard's raw UNO game."""
    import numpy as np  # noqa: PLC0415 - only the benchmark's own dependency group has them
    from rlcard.games.uno import Game as Uno  # noqa: PLC0415

    def play(seed: int) -> int:
        chance = Random(seed).random
        game: Any = Uno(num_players=players)
        game.np_random = np.random.RandomState(seed)
        state, _ = game.init_game()
        plays = 0
        while not game.is_over():
            actions = state["legal_actions"]
            state, _ = game.step(actions[int(chance() * len(actions))])
            plays += 1
        return plays

    return play
