"""Places: won with `places`, and told without."""

from tests.engine.tables import say
from tests.plugins.tables import laid
from uno_engine import Game, RoundOver


def how_it_ended(game: Game) -> RoundOver:
    return next(event for event in game.take_events() if isinstance(event, RoundOver))


def test_the_others_are_placed_by_the_points_on_their_cards() -> None:
    game = laid("classic", {"ann": "r5", "bob": "r6 b2", "cid": "b3", "dan": "gs", "eve": "y8"}, "r9")
    say(game, 0, "play r5")
    assert how_it_ended(game).places == (1, 3, 2, 5, 3)


def test_who_was_shown_mercy_and_who_left_take_the_last_free_places() -> None:
    hands = {"ann": "r5 r+2 r1", "bob": "g1 g2 g3", "cid": "b1 b2", "dan": "y1 y2"}
    game = laid("classic places +mercy=5", hands, "r9", draw="y7 y8")
    game.leave(3)
    say(game, 0, "play r+2")
    assert game.state.playing() == [0, 2]
    say(game, 2, "draw")
    game.leave(2)
    over = how_it_ended(game)
    assert over.places == (1, 3, 2, 4)
    assert over.winners == (0,)


def test_who_comes_back_is_no_longer_last() -> None:
    game = laid("classic places", {"ann": "r5 r6", "bob": "r7", "cid": "b1 b2"}, "r9")
    game.leave(1)
    game.come_back(1)
    say(game, 0, "play r5")
    say(game, 1, "play r7")
    game.leave(2)
    assert how_it_ended(game).places == (2, 1, 3)


def test_when_the_time_is_up_those_still_in_are_placed_by_cards_then_points() -> None:
    hands = {"ann": "r5", "bob": "b1 b2 b3", "cid": "w wd4", "dan": "y1 y2", "eve": "g1 g2", "fay": "y9 g9"}
    game = laid("classic places time=10m turn-timeout=off", hands, "r9")
    say(game, 0, "play r5")
    game.advance(600_000)
    assert how_it_ended(game).places == (1, 6, 5, 2, 2, 4)


def test_of_several_leavers_the_first_to_go_is_last() -> None:
    game = laid("classic places", {"ann": "r5 r6", "bob": "r7 b3", "cid": "b1 b2", "dan": "y1 y2"}, "r9")
    for leaver in (2, 1, 3):
        game.leave(leaver)
    assert how_it_ended(game).places == (1, 3, 4, 2)
