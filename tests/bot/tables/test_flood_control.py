"""Flood control: how much of the bot's attention anybody can have."""

from itertools import pairwise

from unobot.adapter import Identity, Room
from unobot.tables.flood_control import MOST_BUCKETS, FloodControl, Rank, Verdict

EVE, ANN, ROOM = Identity("eve"), Identity("ann"), Room("#uno")


def admitted(
    flood: FloodControl, who: Identity, rank: Rank, times: list[float], room: Room | None = ROOM
) -> list[float]:
    return [at for at in times if flood.admits(who, rank, room, at) is Verdict.ADMIT]


def test_a_stranger_who_talks_ten_times_a_second_is_heard_every_two_seconds() -> None:
    heard = admitted(FloodControl(5, 1.0, 0.0), EVE, Rank.OTHER, [n / 10 for n in range(600)])

    assert heard[:3] == [0.0, 0.1, 0.2]
    assert min(b - a for a, b in pairwise(heard[2:])) >= 1.8
    assert len(heard) <= 3 + 30


def test_who_is_waited_for_is_heard_through_any_flood() -> None:
    flood = FloodControl(5, 1.0, 0.0)
    for n in range(5_000):
        flood.admits(Identity(f"bot{n % 50}"), Rank.OTHER, ROOM, n / 500)

    assert [flood.admits(ANN, Rank.ASKED, ROOM, 10.0 + n) for n in range(5)] == [Verdict.ADMIT] * 5


def test_strangers_together_use_a_part_of_the_pace_only() -> None:
    flood = FloodControl(5, 1.0, 0.0)
    heard = [
        n
        for n in range(30_000)
        if flood.admits(Identity(f"bot{n % 50}"), Rank.OTHER, ROOM, n / 500) is Verdict.ADMIT
    ]

    assert len(heard) <= 12 + 60 * 0.25 + 1


def test_who_has_been_quiet_is_heard_among_flooders() -> None:
    flood = FloodControl(5, 1.0, 0.0)
    for n in range(300):
        flood.admits(Identity(f"eve{n % 5}"), Rank.OTHER, ROOM, n / 50)

    assert flood.admits(ANN, Rank.OTHER, ROOM, 6.0) is Verdict.ADMIT
    assert flood.admits(Identity("eve1"), Rank.OTHER, ROOM, 6.0) is not Verdict.ADMIT
    # but names that are ever new are a flood, too
    heard = [flood.admits(Identity(f"new{n}"), Rank.OTHER, ROOM, 7.0) is Verdict.ADMIT for n in range(50)]
    assert sum(heard) <= 5


def test_rooms_are_flooded_one_by_one() -> None:
    flood = FloodControl(5, 4.0, 0.0)
    for n in range(200):
        flood.admits(Identity(f"bot{n}"), Rank.OTHER, Room("#other"), 0.0)

    assert flood.admits(EVE, Rank.OTHER, ROOM, 0.0) is Verdict.ADMIT


def test_somebody_is_told_to_slow_down_once_a_minute() -> None:
    flood = FloodControl(5, 1.0, 0.0)
    verdicts = [flood.admits(EVE, Rank.SEATED, ROOM, n / 10) for n in range(590)]

    assert verdicts.count(Verdict.WARN) == 1


def test_warnings_to_many_are_bounded_too() -> None:
    flood = FloodControl(5, 1.0, 0.0)
    verdicts = [flood.admits(Identity(f"bot{n % 500}"), Rank.OTHER, None, n / 100) for n in range(6_000)]

    assert (
        verdicts.count(Verdict.WARN) + verdicts.count(Verdict.ADMIT) <= (24 + 60 * 0.5) + (4 + 60 * 0.1) + 1
    )


def test_thousands_of_names_take_no_more_memory() -> None:
    flood = FloodControl(5, 1.0, 0.0)
    for n in range(3 * MOST_BUCKETS):
        flood.admits(Identity(f"bot{n}"), Rank.SEATED, ROOM, 0.0)

    assert len(flood._buckets) <= MOST_BUCKETS


def test_words_for_a_seat_cannot_be_guessed() -> None:
    flood = FloodControl(5, 1.0, 0.0)
    for at in range(10):
        if flood.may_try_token(EVE, at):
            flood.wrong_token(EVE, at)

    assert not flood.may_try_token(EVE, 10.0)
    assert flood.may_try_token(ANN, 10.0)
    assert flood.may_try_token(EVE, 400.0)


def test_a_thousand_names_cannot_guess_either() -> None:
    flood = FloodControl(5, 1.0, 0.0)
    tried = 0
    for n in range(1_000):
        if flood.may_try_token(Identity(f"bot{n}"), 0.0):
            flood.wrong_token(Identity(f"bot{n}"), 0.0)
            tried += 1

    assert tried == 20


def test_where_the_bot_may_speak_faster_more_is_heard() -> None:
    heard = admitted(FloodControl(50, 10.0, 0.0), EVE, Rank.OTHER, [n / 10 for n in range(600)])

    assert len(heard) >= 200
