"""Computer players play every preset to the end of its match, whatever kind they are."""

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.plugins.built_in import all_rules, loaded
from uno_engine import DEAL, Event, Game, seed_from
from uno_engine.classic.calls import Called, Caught
from unobot.kit.rounds import RoundInPlay

PLAYERS = loaded("unobot_players").brought.players
PRESETS = sorted(all_rules().presets)
TABLES = [["heuristic"] * 3, ["random"] * 3, ["heuristic", "random"], ["heuristic", "random"] * 3]
BOUND = 30_000
"""So many inputs, and the longest match is over."""


def played(line: str, kinds: Sequence[str], seed: int) -> tuple[Game, Counter[type[Event]]]:
    """A match among such players, to its end or the bound, and what happened how often."""
    game = Game(all_rules().compose(f"{line} turn-timeout=off"), seed_from(seed))
    players = [PLAYERS[kind](seed_from(100 * seed + seat)) for seat, kind in enumerate(kinds)]
    for seat in range(len(players)):
        game.join(f"p{seat}")
    course, happened = RoundInPlay(game, players, seed_from(seed)), Counter[type[Event]]()
    for _ in range(BOUND):
        if game.state.phase == "over":
            break
        if game.state.phase == "waiting":
            game.play(game.state.held()[0], DEAL)
        else:
            course.one_input()
        happened.update(map(type, game.take_events()))
    return game, happened


@pytest.mark.parametrize("kinds", TABLES, ids=lambda kinds: f"{len(kinds)} {'+'.join(sorted(set(kinds)))}")
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_to_the_end_of_its_match(preset: str, kinds: Sequence[str]) -> None:
    for seed in (1, 2, 3):
        game, _ = played(preset, kinds, seed)
        assert game.state.phase == "over", f"seed {seed}, round {game.state.round}"


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if preset != "duo"])
def test_the_heuristic_player_calls_more_often_than_it_is_caught(preset: str) -> None:
    happened = Counter[type[Event]]()
    for seed in (1, 2, 3):
        happened.update(played(preset, ["heuristic"] * 4, seed)[1])
    assert happened[Called] > 2 * happened[Caught]
