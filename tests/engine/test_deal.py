"""B4: how the cards are dealt."""

import pytest

from tests.engine.tables import say, seated
from uno_engine import Dealt, GameState, RoundBegan, Seat
from uno_engine.classic.cards import DECK


@pytest.mark.parametrize("seed", range(5))
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(seed: int) -> None:
    game = seated("classic first-card=number", players=3, seed=seed)
    say(game, 0, "deal")

    state = game.state
    began = next(event for event in game.take_events() if isinstance(event, RoundBegan))
    order = [(began.dealer + 1) % 3, (began.dealer + 2) % 3, began.dealer]
    from_the_top = list(reversed(began.pile))
    for place, seat in enumerate(order):
        assert state.hands[seat] == from_the_top[place:21:3]
    assert state.round == 1


def test_a_deal_of_more_cards_than_the_pile_has_is_a_mistake_of_the_game() -> None:
    pile = [DECK.by_code[code] for code in ("r1", "r2", "r3")]
    state = GameState(names=("ann", "bob"), seats=(Seat.IN, Seat.IN), hands=[[], []], draw=pile, dealer=0)

    with pytest.raises(ValueError, match="2 cards for each of 2 players, and only 3 in the draw pile"):
        Dealt(2).apply(state)
