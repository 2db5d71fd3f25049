"""B22: what the room hears of calls."""

import pytest

from tests.engine.tables import laid, say
from uno_engine import Move, NotAllowed
from uno_engine.classic.calls import Called

HANDS = {"ann": "r5 b1", "bob": "r6 g5", "cid": "y5 y6"}


@pytest.mark.parametrize("commands", [["play r5, !uno"], ["uno", "play r5"], ["play r5", "uno"]])
def test_a_call_is_told_once_when_it_counts(commands: list[str]) -> None:
    game = laid("classic", HANDS, top="r9")
    for command in commands:
        assert Called(0) not in game.take_events()
        say(game, 0, command)

    assert game.take_events().count(Called(0)) == 1


def test_nothing_is_told_of_a_call_that_is_owed() -> None:
    game = laid("classic", HANDS, top="r9")

    say(game, 0, "play r5")

    assert [type(event).__name__ for event in game.take_events() if event.seen_by(None)] == ["Played"]


def test_to_call_again_for_the_same_play_is_refused_and_costs_nothing() -> None:
    game = laid("classic false-uno=2", HANDS, top="r9")
    say(game, 0, "uno")
    assert Move("uno") not in game.options(0)

    with pytest.raises(NotAllowed):
        say(game, 0, "uno")

    assert len(game.state.hands[0]) == 2
