"""Rounds against the clock."""

import pytest

from tests.engine.tables import say
from tests.plugins.tables import laid, seated
from uno_engine import RoundOver
from unobot_match.time import TimeUp, TimeWarned

HANDS = {"ann": "r5 r6 b1", "bob": "r7 g1", "cid": "b1 b2 y1"}
MINUTE = 60_000


def test_a_warning_is_given_at_half_time_and_one_minute_before() -> None:
    game = laid("classic round time=10m turn-timeout=off", HANDS, "r9")
    told: dict[int, list[object]] = {}
    for minute in range(1, 11):
        game.advance(minute * MINUTE)
        told[minute] = [e for e in game.take_events() if isinstance(e, TimeWarned | TimeUp | RoundOver)]
    assert told[5] == [TimeWarned(5 * MINUTE)]
    assert told[9] == [TimeWarned(MINUTE)]
    assert [type(event) for event in told[10]] == [TimeUp, RoundOver]
    assert not any(told[minute] for minute in (1, 2, 3, 4, 6, 7, 8))


def test_the_time_of_a_round_does_not_run_between_rounds() -> None:
    game = seated("classic winner time=2m turn-timeout=off", 2)
    say(game, 0, "deal")
    game.advance(2 * MINUTE)
    assert game.state.phase == "waiting"
    game.advance(60 * MINUTE)
    assert game.state.phase == "waiting"
    say(game, 0, "deal")
    game.advance(61 * MINUTE)
    assert game.state.phase != "waiting"
    game.advance(62 * MINUTE)
    assert game.state.phase == "waiting"


def test_a_drawn_card_is_passed_when_the_time_is_up() -> None:
    game = laid("classic round time=2m turn-timeout=off", HANDS | {"ann": "b5 b6 b1"}, "r9", draw="r1")
    say(game, 0, "draw")
    assert game.question is not None
    assert game.question.why == "drawn"
    game.advance(2 * MINUTE)
    assert game.state.phase == "over"
    assert len(game.state.hands[0]) == 4


@pytest.mark.parametrize(
    ("span", "warned"),
    [
        ("10m", {300: 300, 540: 60}),
        ("3m", {90: 90, 120: 60}),
        ("2m", {60: 60}),
        ("90s", {30: 60, 45: 45}),
        ("1m", {30: 30}),
        ("20s", {10: 10}),
    ],
)
def test_a_short_round_too_is_warned_at_half_time_and_one_minute_before(
    span: str, warned: dict[int, int]
) -> None:
    game = laid(f"classic round time={span} turn-timeout=off", HANDS, "r9")
    told: dict[int, int] = {}
    while game.state.phase != "over":
        due = game.due()
        assert due is not None
        game.advance(due)
        warnings = [event for event in game.take_events() if isinstance(event, TimeWarned)]
        assert len(warnings) < 2
        if warnings:
            told[due // 1000] = warnings[0].left // 1000
    assert told == warned


def test_when_the_time_is_up_a_dare_is_refused_first() -> None:
    hands = {"ann": "wc1 r6 b1", "bob": "r7 g1", "cid": "b1 b2 y1"}
    game = laid("official112 round time=2m turn-timeout=off wc1=dare", hands, "r9")
    say(game, 0, "play wc1, red")
    game.advance(2 * MINUTE)
    assert game.state.phase == "over"
    assert len(game.state.hands[1]) == 5
