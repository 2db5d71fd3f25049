from random import Random

import pytest

from tests.plugins.other_games import play_at_random, play_on, seated

LINES = [
    "dos",
    "dos-official",
    "dos colour-bonus=yes false-uno=2 false-catch=2",
    "dos-official unmatched=pile cards=3",
]


@pytest.mark.parametrize("number", range(36))
def test_whatever_players_do_a_game_of_dos_goes_on_and_can_be_reloaded_after_every_input(number: int) -> None:
    play_at_random(LINES[number % len(LINES)], number, 60)


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_players_who_play_what_they_can_end_their_match_of_dos(line: str, players: int) -> None:
    game = seated(line, players, players)

    play_on(game, Random(players), 30_000)

    assert game.state.phase == "over"
    assert max(game.state.scores) >= 200
