"""The charade's word is told to nobody."""

from tests.plugins.tables import laid
from uno_engine import Game, seen, view

HANDS = {"ann": "wc1 r1 g1 g2", "bob": "r1 b2 g4", "cid": "r2 r3 b1 y1"}


def begun() -> Game:
    game = laid("official112 wc1=charade", HANDS, "r9")
    game.submit(0, "play wc1 r")
    game.submit(0, "pick banana split")
    return game


def test_neither_view_nor_event_shows_the_word_before_it_is_found() -> None:
    game = begun()
    events = game.take_events()
    for seat in (None, 0, 1, 2):
        assert "banana" not in repr(view(game, seat))
        assert "banana" not in repr(seen(events, seat))


def test_the_room_is_listened_to_only_while_the_charade_lasts() -> None:
    game = begun()
    assert view(game, 1).listening
    game.submit(2, "Banana split")
    assert not view(game, 1).listening
    assert [card.code for card in game.state.hands[2]] == ["b1", "y1"]


def test_it_ends_unsolved_after_two_minutes_and_costs_its_player_no_idle_turn() -> None:
    game = begun()
    game.advance(119_999)
    assert game.question is not None
    assert game.question.why == "charade"
    game.advance(120_000)
    assert game.question.why == "turn"
    assert game.state.turn == 1
    assert game.state.idle == (0, 0, 0)
