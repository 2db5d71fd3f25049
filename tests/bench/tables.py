"""What a table in the middle of a round costs to save, to restore and to keep."""

import gc
import tracemalloc

from tests.bench.measuring import microseconds
from tests.bench.playing import PLAIN
from tests.engine.tables import CATALOGUE
from uno_engine import DEAL, Game, load_state, save_state, seed_from


def in_mid_turn(players: int, seed: int) -> Game:
    """A table where somebody has drawn a card in the sixth turn, or later, and may still play it."""
    game = Game(CATALOGUE.compose(PLAIN), seed_from(seed))
    for number in range(players):
        game.join(f"p{number}")
    game.play(0, DEAL)
    turns = 0
    while (question := game.question) is not None:
        turns += question.why == "turn"
        if turns > 5 and question.why == "drawn":
            break
        seat = question.asked[0]
        options = game.options(seat)
        game.play(seat, options[-1] if turns > 5 else options[0])
    game.take_events()
    return game


def saving() -> dict[str, float]:
    """Microseconds of each step from a table to bytes and back to a table in mid-turn."""
    game = in_mid_turn(4, 1)
    saved = save_state(game.checkpoint)
    state = load_state(saved, game.rules)
    return {
        "copy a state": microseconds(game.checkpoint.copy),
        f"save a state ({len(saved)} bytes)": microseconds(lambda: save_state(game.checkpoint)),
        "load a state": microseconds(lambda: load_state(saved, game.rules)),
        f"stand again in mid-turn ({len(game.inputs)} inputs)": microseconds(
            lambda: Game(game.rules, game.seed, state=state, inputs=game.inputs), 500
        ),
    }


def bytes_a_table(tables: int = 1000) -> float:
    """Memory of a table in mid-round, one of so many."""
    in_mid_turn(4, 0)
    gc.collect()
    tracemalloc.start()
    kept = [in_mid_turn(4, seed) for seed in range(tables)]
    gc.collect()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / len(kept)
