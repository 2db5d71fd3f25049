"""Our own computer players keep what every player promises; one that breaks a promise fails the test of it, and says how."""

import itertools

import pytest

from tests.plugins.built_in import all_rules, loaded
from uno_engine import DRAW, ComputerPlayer, Move, View, play
from unobot.kit.testing import PlayerContract

PLAYERS = loaded("unobot_players").brought.players


class TestOurPlayers(PlayerContract):
    tables = ("classic +jump-in", "dos", "extended")
    rounds = 1
    inputs = 20

    @pytest.fixture(autouse=True, params=["random", "heuristic"])
    def _each(self, request: pytest.FixtureRequest) -> None:
        self.kind: str = request.param

    def player(self, seed: bytes) -> ComputerPlayer:
        return PLAYERS[self.kind](seed)


class TestTheOneThatSearches(PlayerContract):
    tables = ("classic cards=2",)  # it thinks long
    seats = 2
    inputs = 3
    rounds = 1

    def player(self, seed: bytes) -> ComputerPlayer:
        return PLAYERS["search"](seed)


COUNT = itertools.count()


class Fickle:
    """It does every time what it has not done before."""

    def answer(self, view: View) -> Move | None:
        return view.options[next(COUNT) % len(view.options)] if view.options else None


class Silent:
    def answer(self, view: View) -> None:
        return None


class Cheat:
    """It plays what it does not hold, whenever it likes."""

    def answer(self, view: View) -> Move | None:
        return play(view.top) if view.top else DRAW


@pytest.mark.parametrize(
    ("kind", "promise", "told"),
    [
        (Fickle, "the_same_seed_gives_the_same_answers", "two different rounds"),
        (Silent, "whenever_it_is_waited_for_it_has_a_move_that_is_possible", "it has no answer to"),
        (Cheat, "whenever_it_is_waited_for_it_has_a_move_that_is_possible", "is not possible: not-held"),
        (Cheat, "while_others_are_waited_for_it_does_what_is_possible_or_nothing", "is not possible"),
    ],
)
def test_a_player_that_breaks_a_promise_fails_its_test(
    kind: type[ComputerPlayer], promise: str, told: str
) -> None:
    class Broken(PlayerContract):
        def player(self, seed: bytes) -> ComputerPlayer:
            return kind()

    with pytest.raises(AssertionError, match=told):
        getattr(Broken(), f"test_{promise}")(all_rules())
