"""B3: who deals first is drawn for."""

from tests.engine.tables import say, seated
from uno_engine import Card, DealerDrew, Game, RoundBegan


def drawn(game: Game) -> tuple[list[dict[int, Card]], int]:
    """The cards that were drawn, each time a dictionary by seat, and who deals."""
    draws: list[dict[int, Card]] = [{}]
    dealer = -1
    for event in game.take_events():
        match event:
            case DealerDrew(seat=seat, card=card):
                if seat in draws[-1] or (draws[-1] and seat < max(draws[-1])):
                    draws.append({})
                draws[-1][seat] = card
            case RoundBegan():
                dealer = event.dealer
    return draws, dealer


def test_the_highest_number_drawn_deals_and_ties_draw_again() -> None:
    times_drawn = []
    for seed in range(150):
        game = seated("classic", players=4, seed=seed)
        say(game, 0, "deal")
        draws, dealer = drawn(game)
        times_drawn.append(len(draws))
        still_in = [0, 1, 2, 3]
        for draw in draws:
            assert list(draw) == still_in
            still_in = highest(still_in, draw)
        assert still_in == [dealer]
    assert max(times_drawn) > 1, "some of these draws should have been ties"
    assert min(times_drawn) == 1


def highest(seats: list[int], draw: dict[int, Card]) -> list[int]:
    """The seats that drew the highest number; what is no number counts 0."""
    numbers = {seat: draw[seat].number or 0 for seat in seats}
    return [seat for seat in seats if numbers[seat] == max(numbers.values())]


def test_the_cards_drawn_for_the_dealer_go_back_before_the_shuffle() -> None:
    game = seated("classic", players=4)
    say(game, 0, "deal")

    began = next(event for event in game.take_events() if isinstance(event, RoundBegan))
    assert sorted(card.code for card in began.pile) == sorted(card.code for card in game.rules.deck.cards)
