"""M10: who does not answer."""

from tests.engine.tables import laid, say
from uno_engine import Left, Reminded, TimedOut

HANDS = {"ann": "r1 r2 b1", "bob": "r3 r4 b2"}


def test_a_reminder_is_given_at_half_time() -> None:
    game = laid("classic turn-timeout=3m", HANDS, top="r9")

    game.advance(89_999)
    assert game.take_events() == []

    game.advance(90_000)
    assert game.take_events() == [Reminded(0)]

    game.advance(179_999)
    assert game.take_events() == []

    game.advance(180_000)
    assert game.take_events()[0] == TimedOut(0)


def test_nobody_is_reminded_within_twenty_seconds_of_the_deadline() -> None:
    game = laid("classic turn-timeout=39s", HANDS, top="r9")

    game.advance(38_999)
    assert game.take_events() == []

    game.advance(39_000)
    assert game.take_events()[0] == TimedOut(0)


def test_time_that_passes_in_one_leap_tells_the_same() -> None:
    game = laid("classic turn-timeout=3m idle-limit=off", HANDS, top="r9")

    game.advance(370_000)

    told = [event for event in game.take_events() if isinstance(event, Reminded | TimedOut)]
    assert told == [Reminded(0), TimedOut(0), Reminded(1), TimedOut(1)]


def test_a_player_who_never_answers_has_left_after_so_many_turns_whatever_they_were_asked() -> None:
    game = laid(
        "classic turn-timeout=3m idle-limit=2 wd4=challenge",
        {"ann": "wd4 wd4 b1 b2", "bob": "r3 r4 b3"},
        top="r9",
    )

    say(game, 0, "play wd4, blue")
    game.advance(200_000)
    assert game.state.idle == (0, 1)
    say(game, 0, "play wd4, blue")
    game.advance(400_000)

    assert Left(1, "idle") in game.take_events()
