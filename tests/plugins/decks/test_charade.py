"""The charade's word is told to nobody."""

import pytest

from tests.engine.tables import say
from tests.plugins.tables import laid
from uno_engine import Color, Game, Move, NotAllowed, NotUnderstood, seen, view

HANDS = {"ann": "wc1 r1 g1 g2", "bob": "r1 b2 g4", "cid": "r2 r3 b1 y1"}
GUESS = Move("guess", ("BANANA  split",))


def begun() -> Game:
    game = laid("official112 wc1=charade", HANDS, "r9")
    say(game, 0, "play wc1, red")
    say(game, 0, 'pick "banana split"')
    return game


def test_neither_view_nor_event_shows_the_word_before_it_is_found() -> None:
    game = begun()
    events = game.take_events()
    for seat in (None, 0, 1, 2):
        assert "banana" not in repr(view(game, seat))
        assert "banana" not in repr(seen(events, seat))


def test_a_word_is_guessed_only_while_the_charade_lasts() -> None:
    game = laid("official112 wc1=charade", HANDS, "r9")
    assert isinstance(game.refusal(1, GUESS), NotAllowed)
    game = begun()
    assert game.refusal(1, GUESS) is None
    say(game, 2, 'guess "Banana  split"')
    assert isinstance(game.refusal(1, GUESS), NotAllowed)
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


def test_the_word_may_be_anything_but_nothing_and_is_asked_for_in_secret() -> None:
    game = laid("official112 wc1=charade", HANDS, "r9")
    say(game, 0, "play wc1, red")
    assert view(game, 0).secret
    for args in ((), ("",), (" ",), (Color.RED,), (7,)):
        assert game.refusal(0, Move("pick", args)) is not None
    for word in ("red", "7", "pass", "r5", "bob", "!", "banana split"):
        assert game.refusal(0, Move("pick", (word,))) is None


def test_a_word_that_is_typed_with_the_card_is_refused_for_everybody_reads_it() -> None:
    game = laid("official112 wc1=charade", HANDS, "r9")
    for text in ("play wc1, red, banana", "play wc1, red, pass, banana"):
        with pytest.raises(NotUnderstood):
            say(game, 0, text)


def test_no_guess_is_ever_listed() -> None:
    game = begun()
    for seat in (0, 1, 2):
        assert not [move for move in game.options(seat) if move.verb == "guess"]


@pytest.mark.parametrize(
    ("seat", "word", "reason"), [(0, "banana split", "own-charade"), (1, "banana", "not-the-word")]
)
def test_a_guess_that_does_not_count_is_refused_with_the_reason(seat: int, word: str, reason: str) -> None:
    with pytest.raises(NotAllowed, match=reason):
        say(begun(), seat, f'guess "{word}"')
