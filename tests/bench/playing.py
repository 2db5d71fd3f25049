"""Random players at the engine's table and at RLCard's: the same seats, the same dice, counted alike.

One turn is one turn taken, a card laid or a draw; RLCard's one step. Colours, UNO calls, catches and challenges are
asked, chosen at random and paid for in time, but not counted. All rows play one round a game.
"""

import sys
from collections.abc import Callable
from random import Random
from types import FrameType
from typing import Any

from tests.engine.tables import CATALOGUE
from uno_engine import DEAL, Game, RuleSet, seed_from
from unobot.kit.rounds import play_round
from unobot_players.quick import Random as Anything

LIKE_RLCARD = "classic voluntary-draw=no play-drawn=must"
"""RLCard draws only when nothing fits, and lays a drawn card that does."""
PLAIN = "classic"

OUT_OF_TURN = 0.1
"""How often somebody looks whether there is something to do out of turn: a call that is owed, a catch."""

VERBS = frozenset({"play", "draw"})

Plays = Callable[[int], int]
"""Plays a whole game with that seed; returns how many turns it had."""


def engine_round(
    rules: RuleSet, players: int, most: int = 0, *, others: float = 0.0, inputs: bool = False
) -> Plays:
    """A round by all the engine's rules, from the joins to its end, or for `most` turns.

    `others` is how often somebody who is not waited for is looked at. With `inputs`, it returns how many inputs of any
    kind the game had.
    """

    def play(seed: int) -> int:
        chance = Random(seed).random
        game = Game(rules, seed_from(seed))
        for number in range(players):
            game.join(f"p{number}")
        game.play(0, DEAL)
        turns = given = 0
        while (question := game.question) is not None and question.why != "deal":
            seat = question.waiting()[0]
            options = game.options(seat)
            if others and chance() < others:
                anyone = int(chance() * players)
                if more := game.options(anyone):
                    seat, options = anyone, more
            move = options[int(chance() * len(options))]
            if move.verb in VERBS and question.acts and question.turn and seat in question.asked:
                turns += 1
                if turns == most:
                    break
            game.play(seat, move)
            game.take_events()
            given += 1
        return given if inputs else turns

    return play


def engine_line(line: str, players: int) -> Plays:
    """The same at a table with that line."""
    return engine_round(CATALOGUE.compose(line), players)


def simulated_round(rules: RuleSet, players: int) -> Plays:
    """A round as `unobot simulate --no-check` plays it, among random players."""

    def play(seed: int) -> int:
        seats = [Anything(seed_from(1000 * seed + seat)) for seat in range(players)]
        return play_round(rules, seats, seed_from(seed)).turns

    return play


def rlcard_round(players: int) -> Plays:
    """A round of RLCard's raw UNO game."""
    import numpy as np  # noqa: PLC0415 - only the benchmark's own dependency group has them
    from rlcard.games.uno import Game as Uno  # noqa: PLC0415 - the same

    def play(seed: int) -> int:
        chance = Random(seed).random
        game: Any = Uno(num_players=players)
        game.np_random = np.random.RandomState(seed)
        state, _ = game.init_game()
        turns = 0
        while not game.is_over():
            actions = state["legal_actions"]
            state, _ = game.step(actions[int(chance() * len(actions))])
            turns += 1
        return turns

    return play


def bytecodes(plays: Plays, seeds: range = range(8)) -> float:
    """How many bytecodes a turn takes: what else runs on the machine does not change it."""
    for seed in range(900, 940):
        plays(seed)  # what is made once and kept is not counted
    count = 0

    def trace(frame: FrameType, event: str, _arg: object) -> Any:
        nonlocal count
        if event == "call":
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        elif event == "opcode":
            count += 1
        return trace

    turns = 0
    for seed in seeds:
        sys.settrace(trace)
        try:
            turns += plays(seed)
        finally:
            sys.settrace(None)
    return count / turns
