"""Matches of several rounds, and who comes to them late."""

import pytest

from tests.plugins.tables import laid
from uno_engine import Game, MatchOver, NotAllowed

HANDS = {"ann": "r5", "bob": "r6 gs", "cid": "b3"}


def played_on(game: Game) -> MatchOver:
    """Play rounds, always the first thing that can be done, until the match is over; how it ended."""
    for _ in range(20_000):
        for event in game.take_events():
            if isinstance(event, MatchOver):
                return event
        assert game.question is not None
        seat = game.question.waiting()[0]
        game.choose(seat, game.options(seat)[0])
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("line", ["classic rounds=3", "classic winner target=400"])
def test_the_highest_total_after_the_last_round_wins(line: str) -> None:
    game = laid(line, HANDS, top="r9")
    game.submit(0, "play r5")
    assert game.state.scores == (29, 0, 0)

    over = played_on(game)

    scores = game.state.scores
    assert over.winners == tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    assert not over.stopped
    assert game.state.round == 3 or max(scores) >= 400


def test_who_joins_during_a_match_starts_at_zero() -> None:
    game = laid("classic", HANDS, top="r9")
    late = game.join("dan")
    assert game.state.hands[late] == []

    game.submit(0, "play r5")
    game.submit(0, "deal")

    assert game.state.scores == (29, 0, 0, 0)
    assert len(game.state.hands[late]) in {7, 9}


@pytest.mark.parametrize("played", [(), ("play r5",)], ids=["during a round", "between rounds"])
def test_a_match_of_some_rounds_takes_nobody_in(played: tuple[str, ...]) -> None:
    game = laid("classic rounds=3", HANDS, top="r9")
    for command in played:
        game.submit(0, command)

    with pytest.raises(NotAllowed, match="no-entry"):
        game.join("dan")
