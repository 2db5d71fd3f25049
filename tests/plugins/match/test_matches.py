"""Matches of several rounds, and who comes to them late."""

import pytest

from tests.engine.tables import say
from tests.plugins.tables import laid
from uno_engine import Game, MatchOver, NotAllowed, Scored

HANDS = {"ann": "r5", "bob": "r6 gs", "cid": "b3"}


def played_on(game: Game) -> MatchOver:
    """Play rounds, always the first thing that can be done, until the match is over; how it ended."""
    for _ in range(20_000):
        for event in game.take_events():
            if isinstance(event, MatchOver):
                return event
        assert game.question is not None
        seat = game.question.waiting()[0]
        game.play(seat, game.options(seat)[0])
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("line", ["classic rounds=3", "classic winner target=400"])
def test_the_highest_total_after_the_last_round_wins(line: str) -> None:
    game = laid(line, HANDS, top="r9")
    say(game, 0, "play r5")
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

    say(game, 0, "play r5")
    say(game, 0, "deal")

    assert game.state.scores == (29, 0, 0, 0)
    assert len(game.state.hands[late]) in {7, 9}


@pytest.mark.parametrize("played", [(), ("play r5",)], ids=["during a round", "between rounds"])
def test_a_match_of_some_rounds_takes_nobody_in(played: tuple[str, ...]) -> None:
    game = laid("classic rounds=3", HANDS, top="r9")
    for command in played:
        say(game, 0, command)

    with pytest.raises(NotAllowed, match="no-entry"):
        game.join("dan")


@pytest.mark.parametrize("line", ["classic winner target=400", "classic negative target=400"])
def test_the_points_of_each_round_are_added_to_those_before(line: str) -> None:
    game = laid(line, HANDS, top="r9")
    total = [0, 0, 0]
    rounds = 0
    while game.state.phase != "over":
        for event in game.take_events():
            if isinstance(event, Scored):
                rounds += 1
                total = [old + new for old, new in zip(total, event.gained, strict=True)]
                assert list(event.scores) == total
        assert game.question is not None
        seat = game.question.waiting()[0]
        game.play(seat, game.options(seat)[0])
    assert rounds > 1


@pytest.mark.parametrize("kind", ["winner", "negative", "rounds=3", "round", "elimination", "time=10m"])
def test_a_match_that_is_stopped_says_so_and_equal_totals_share_it(kind: str) -> None:
    game = laid(f"classic {kind}", HANDS, top="r9")
    game.stop()
    over = next(event for event in game.take_events() if isinstance(event, MatchOver))
    assert over.stopped
    assert over.winners == (0, 1, 2)


def test_elimination_takes_nobody_in_during_the_match() -> None:
    game = laid("classic elimination", HANDS, top="r9")
    with pytest.raises(NotAllowed, match="no-entry"):
        game.join("dan")


def test_elimination_ends_of_itself_when_fewer_than_two_are_left_below_the_target() -> None:
    game = laid("classic elimination target=20", {"ann": "r5", "bob": "gs", "cid": "w"}, top="r9")
    say(game, 0, "play r5")
    over = next(event for event in game.take_events() if isinstance(event, MatchOver))
    assert not over.stopped
    assert over.winners == (0,)
