"""What a refusal tells, and to whom."""

import pytest

from tests.engine.tables import laid, say
from uno_engine import NotAllowed, seen

HANDS = {"ann": "r1 b2 g3", "bob": "g4 g5", "cid": "y5 y6"}


def test_a_refused_draw_is_told_to_that_player_alone() -> None:
    game = laid("classic voluntary-draw=no", HANDS, top="r9")
    before = game.state.copy()

    with pytest.raises(NotAllowed) as refused:
        say(game, 0, "draw")

    assert game.state == before
    assert game.take_events() == []
    assert not {"card", "hand", "cards"} & refused.value.args_.keys()


def test_the_card_that_was_tried_for_a_fine_is_kept_from_the_others() -> None:
    game = laid("classic wrong-card=1", HANDS, top="r9", draw="y1 y2")

    say(game, 0, "play b2")

    events = game.take_events()
    assert "b2" in repr(seen(events, 0))
    assert "b2" not in repr(seen(events, 1)) + repr(seen(events, None))


def test_a_card_that_is_said_to_stand_for_a_number_is_refused_where_no_card_does() -> None:
    game = laid("classic", HANDS, top="r9")

    with pytest.raises(NotAllowed):
        say(game, 0, "play r1=7")
