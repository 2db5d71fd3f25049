"""The arena: the same deals from every seat, and figures that say how sure they are."""

import json
from pathlib import Path

import pytest

from tests.plugins.built_in import all_rules, built_in
from unobot.kit.arena import (
    Arena,
    Contest,
    factories,
    p_value,
    play_deal,
    play_deals,
    report_contests,
    wilson,
)
from unobot.plugins import load_plugins

PLUGINS = built_in()


def arena(*players: str, tables: tuple[str, ...] = ("classic",), seats: int = 0, rounds: int = 4) -> Arena:
    kinds = tuple(tuple(named.split(",")) for named in players)
    return Arena(tables, kinds, seats, rounds, 1, 1, as_json=True)


def test_each_kind_sits_once_at_each_seat() -> None:
    assert Contest("classic", ("a", "b"), 3, 1, 1).seatings == [
        ("a", "b", "b"),
        ("b", "b", "a"),
        ("b", "a", "b"),
    ]
    assert Contest("classic", ("a", "b"), 3, 1, 1).fair_share == 1 / 3


def test_normal_beats_easy_in_forty_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    assert report_contests(arena("normal,easy", rounds=40), PLUGINS) == 0

    outcome = json.loads(capsys.readouterr().out)
    assert outcome["rounds"] == 40
    assert outcome["least"] > 0.5
    assert outcome["p"] < 0.001


def test_hard_plays_a_deal_through_and_again_alike() -> None:
    contest = Contest("classic", ("hard", "normal"), 2, 1, 7)
    rules, kinds = all_rules().compose("classic"), factories(PLUGINS)

    first = play_deal(contest, 0, rules, kinds)

    assert (first.rounds, first.failed) == (2, 0)
    assert play_deal(contest, 0, rules, kinds) == first


def test_several_processes_play_the_same_as_one() -> None:
    contest = Contest("classic", ("normal", "easy"), 2, 6, 3)

    assert list(play_deals(contest, 2, PLUGINS)) == list(play_deals(contest, 1, PLUGINS))


CARELESS = """
from unobot.plugins.hookspecs import hookimpl
from unobot_players.quick import Random

unobot_api = 1


@hookimpl
def unobot_players():
    return {"careless": Random}
"""


def test_a_player_at_a_path_plays_in_every_process(tmp_path: Path) -> None:
    file = tmp_path / "careless.py"
    file.write_text(CARELESS, encoding="utf-8")
    plugins = load_plugins(paths=[file])
    contest = Contest("classic", ("careless", "easy"), 2, 4, 3)

    assert [deal.rounds for deal in play_deals(contest, 2, plugins)] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        (arena("clever,easy"), "no kind of computer player is called clever"),
        (arena("normal,easy", tables=("chess",)), "chess"),
        (arena("normal,easy", seats=40), "cannot be played by 40 players"),
    ],
)
def test_what_cannot_be_played_is_told(wanted: Arena, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert report_contests(wanted, PLUGINS) == 1
    assert told in capsys.readouterr().err


def test_an_interval_holds_the_true_part_nearly_always() -> None:
    assert [round(end, 2) for end in wilson(0.5, 100)] == [0.4, 0.6]
    assert wilson(1.0, 10)[1] <= 1.0


def test_luck_is_told_from_strength() -> None:
    assert p_value([0.5, 1.0, 0.0, 0.5] * 10, 0.5) == pytest.approx(0.5)
    assert p_value([1.0, 0.5, 1.0, 0.5] * 20, 0.5) < 0.001
    assert p_value([0.0, 0.5], 0.5) > 0.5
