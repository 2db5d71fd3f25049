from random import Random

import pytest

from tests.plugins.other_games import play_at_random, play_on, seated

LINES = [
    "extended",
    "extended dropped=yes",
    "extended cards=5",
    "extended dropped=yes cards=9 false-uno=2 rounds=2",
]


@pytest.mark.parametrize("number", range(72))
def test_whatever_players_do_a_game_of_extended_goes_on_and_can_be_reloaded_after_every_input(
    number: int,
) -> None:
    play_at_random(LINES[number % len(LINES)], number, 60)


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("players", [2, 3, 6, 10])
def test_players_who_play_what_they_can_end_their_match_of_extended(line: str, players: int) -> None:
    game = seated(line, players, players)

    play_on(game, Random(players), 60_000)

    assert game.state.phase == "over"
