"""Two against two."""

import pytest

from tests.engine.tables import say
from tests.plugins.built_in import all_rules
from tests.plugins.tables import laid, seated
from uno_engine import BadTable, NotAllowed, NotUnderstood, RoundOver
from unobot_match.teams import TeamsFormed

FOUR = {"ann": "r5", "bob": "gs b1", "cid": "w wd4", "dan": "b3 y7"}


@pytest.mark.parametrize(
    ("line", "reason"),
    [("classic teams places", "teams-and-places"), ("classic teams +mercy", "mercy-and-teams")],
)
def test_teams_are_refused_with_places_or_mercy(line: str, reason: str) -> None:
    with pytest.raises(BadTable) as refused:
        all_rules().compose(line)
    assert refused.value.args_["reason"] == reason


def test_the_teams_are_shown_when_the_cards_are_dealt() -> None:
    game = seated("classic teams", 4)
    say(game, 0, "deal")
    assert TeamsFormed(((0, 2), (1, 3))) in game.take_events()


def test_three_players_cannot_be_dealt_to_and_a_fifth_finds_the_table_full() -> None:
    game = seated("classic teams", 3)
    with pytest.raises((NotAllowed, NotUnderstood)):
        say(game, 0, "deal")
    game.join("dan")
    with pytest.raises(NotAllowed, match="table-full"):
        game.join("eve")


def test_both_partners_win_the_round_and_the_opponents_are_third() -> None:
    game = laid("classic teams", FOUR, "r9")
    say(game, 0, "play r5")
    over = next(event for event in game.take_events() if isinstance(event, RoundOver))
    assert over.winners == (0, 2)
    assert over.places == (1, 3, 1, 3)


def test_a_team_that_has_left_loses_and_a_leavers_hand_scores_for_nobody() -> None:
    game = laid("classic teams", FOUR | {"ann": "r5 r6"}, "r9")
    game.leave(1)
    game.leave(3)
    over = next(event for event in game.take_events() if isinstance(event, RoundOver))
    assert over.winners == (0, 2)
    assert game.state.scores == (0, 0, 0, 0)


@pytest.mark.parametrize("kind", ["teams", "rounds=3", "elimination"])
def test_who_comes_back_between_rounds_may_leave_and_come_back_again(kind: str) -> None:
    game = laid(f"classic {kind}", FOUR | {"bob": "gs b1 b2"}, "r9")
    game.leave(1)
    say(game, 0, "play r5")
    for _ in range(3):
        game.come_back(1)
        game.leave(1)
    game.come_back(1)
    say(game, 0, "deal")
    assert game.state.playing() == [0, 1, 2, 3]


def test_who_never_played_is_not_taken_in_during_a_match_that_admits_nobody() -> None:
    game = seated("classic rounds=3 cards=1", 3)
    game.leave(2)
    say(game, 0, "deal")
    with pytest.raises(NotAllowed, match="no-entry"):
        game.come_back(2)


def test_nobody_takes_the_place_of_who_has_left_during_the_match() -> None:
    game = laid("classic teams", FOUR, "r9")
    game.leave(1)
    say(game, 0, "play r5")
    with pytest.raises(NotAllowed, match="no-entry"):
        game.join("eve")
