"""The computer player that searches: how it plays on in thought, how it judges hands, and what it finds."""

from collections.abc import Sequence
from math import isclose

import pytest

from tests.engine.tables import say
from tests.plugins.tables import NAMES, laid
from uno_engine import Clues, Determinizer, Game, Words, observe, seed_from
from unobot_players.searcher import Searcher, likely_to_win, play_on


def never() -> float:
    """A chance with which nothing happens that is left to it."""
    return 0.99


def found(game: Game, seed: int = 1) -> str:
    """What the player at the first seat does, as it is typed."""
    clues = Clues(game.rules)
    clues.follow(game.state, game.take_events())
    known = observe(game, 0, clues)
    assert known is not None
    move = Searcher(seed_from(seed)).search(Determinizer(known, game.rules))
    return "" if move is None else Words(game.state.names, game.rules.deck.by_code).write(move)


@pytest.mark.parametrize("hands", [["r1 w", "g4 y+2"], ["r1 w", "g4 y+2", "b1", "g1 y1 yr"]])
def test_the_prospects_of_all_together_are_one(hands: Sequence[str]) -> None:
    game = laid("classic", dict(zip(NAMES, hands, strict=False)), top="r9")

    assert isclose(sum(likely_to_win(game.state, seat, game.rules) for seat in range(len(hands))), 1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("r1 b2", "r1 b2 b3"),
        ("r1 w", "r1 b2"),
        ("r1 bs", "r1 b2"),
        ("r1 r2 b3", "r1 g2 b3"),
        ("r1 r2", "r1 y2"),
        ("r1 b3", "y1 b3"),
        ("r1", "y1"),
        ("b9", "y1"),
    ],
)
def test_a_better_hand_has_better_prospects(better: str, worse: str) -> None:
    games = [laid("classic", {"ann": hand, "bob": "g4 g5 g6"}, top="r9") for hand in (better, worse)]
    prospects = [likely_to_win(game.state, 0, game.rules) for game in games]

    assert prospects[0] > prospects[1]


@pytest.mark.parametrize(("better", "worse"), [("w", "w w"), ("w w2", "w w2 w4"), ("w w w w", "w w w w w2")])
def test_where_all_cards_are_black_fewer_are_better(better: str, worse: str) -> None:
    games = [laid("all-wild", {"ann": hand, "bob": "w w w4"}, top="w") for hand in (better, worse)]
    prospects = [likely_to_win(game.state, 0, game.rules) for game in games]

    assert prospects[0] > prospects[1]


def test_a_round_that_is_won_needs_no_judging() -> None:
    game = laid("classic", {"ann": "r1", "bob": "g4 g5 g6"}, top="r9")
    say(game, 0, "play r1")

    assert [likely_to_win(game.state, seat, game.rules) for seat in range(2)] == [1.0, 0.0]


def test_a_thought_breaks_off_only_where_a_turn_begins() -> None:
    game = laid("classic", {"ann": "r+2 b1 b2", "bob": "g4 g5"}, top="r9", draw="y1 y2 y3 y4")
    say(game, 0, "play r+2")

    play_on(game, 0, 0, never)

    assert len(game.state.hands[1]) == 4
    assert game.question is not None
    assert game.question.why == "turn"


def test_offers_are_taken_up_in_thought() -> None:
    game = laid("mainland", {"ann": "r+2 b1 b2", "bob": "g+2 g5", "cid": "b3 b4"}, top="r9")
    say(game, 0, "play r+2")

    play_on(game, 0, 1, never)

    assert len(game.state.hands[1]) == 1


def test_calls_are_left_out_in_thought() -> None:
    game = laid("classic", {"ann": "r1 b1", "bob": "g4 g5", "cid": "b3 b4"}, top="r9")

    play_on(game, 0, 1, never)

    assert len(game.state.hands[0]) == 1


@pytest.mark.parametrize("seed", range(4))
def test_it_spends_the_card_that_habit_would_keep_on_who_is_nearly_out(seed: int) -> None:
    game = laid("classic", {"ann": "b1 b5 wd4 y1 y5 ys", "bob": "g2"}, top="b3")

    assert found(game, seed) == "play wd4"


def test_it_chooses_as_habit_does_where_nothing_speaks_for_another_move() -> None:
    game = laid("classic", {"ann": "r1", "bob": "b1 b2 b3 b4 y1 y2"}, top="r7")

    assert found(game) == "play r1"


def test_two_faced_cards_are_played_by_their_faces() -> None:
    game = laid("flip", {"ann": "r5", "bob": "g4 g5 g6"}, top="r9")

    assert [found(game, seed) for seed in range(5)] == ["play r5"] * 5
