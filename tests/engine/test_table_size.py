"""B2: how many may sit at a table."""

import pytest

from tests.engine.tables import say, seated
from uno_engine import BUILT_IN, BadTable, BaseRule, Catalogue, Classic, NotAllowed, Preset
from unobot_match import RULES
from unobot_presets import PRESETS


def test_an_eleventh_player_finds_the_table_full() -> None:
    game = seated("classic", players=10)

    with pytest.raises(NotAllowed, match="table-full") as refused:
        game.join("kim")

    assert refused.value.args_ == {"most": 10}
    assert len(game.state.names) == 10


@pytest.mark.parametrize(("cards", "most"), [(10, 10), (11, 9), (12, 8), (20, 5)])
def test_a_table_that_would_need_more_cards_than_the_deck_is_full(cards: int, most: int) -> None:
    game = seated(f"classic cards={cards}", players=most)

    with pytest.raises(NotAllowed, match="table-full"):
        game.join("kim")

    say(game, 0, "deal")
    assert sum(len(hand) for hand in game.state.hands) >= cards * most


def test_a_seat_that_was_given_up_makes_room_again() -> None:
    game = seated("classic", players=10)
    game.leave(3)

    assert game.join("kim") == 10


def test_one_player_alone_cannot_be_dealt_to() -> None:
    game = seated("classic", players=1)

    with pytest.raises(NotAllowed, match="too-few"):
        say(game, 0, "deal")


def test_a_game_has_a_least_number_of_players_and_a_kind_of_match_may_want_more() -> None:
    class Three(Classic):
        id = "three-game"
        least_seats = 3

        def dealt_to(self, seats: int) -> int:
            return 2 * self.cards

    def base_of(line: str) -> BaseRule:
        three = Preset("three", base=Three.id, about="")
        return Catalogue([*BUILT_IN, *RULES, Three], [*PRESETS, three]).compose(line).base

    assert (base_of("three").least_seats, base_of("classic").least_seats) == (3, 2)
    assert base_of("three teams").least_seats == 4
    with pytest.raises(BadTable, match="too-few-cards") as refused:
        base_of("three cards=20")
    assert refused.value.args_["players"] == 3
