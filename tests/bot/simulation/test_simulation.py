"""Whole rounds among computer players."""

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
import typer

from tests.plugins.built_in import all_rules, loaded
from tests.plugins.tables import seated
from tests.soak.__main__ import play_table, told
from uno_engine import (
    DEAL,
    Ctx,
    GameState,
    Input,
    Move,
    Offer,
    Played,
    Question,
    Rule,
    View,
    after,
    seed_from,
)
from unobot.clock import HeldClock
from unobot.kit import rounds as round_
from unobot.kit.invariants import GameChecker, InvariantBroken, Invariants
from unobot.kit.rounds import Endless, play_round
from unobot.kit.simulate import Simulation, simulate, simulate_rounds
from unobot.plugins import Brought, Plugins
from unobot.tables import watchdog

PLUGINS = loaded("unobot_match", "unobot_players", "unobot_presets")
PRESETS = sorted(all_rules().presets)
FEW = Simulation("classic", 3, 4, 1, ("random",), check=True, as_json=True, plot=None)


def with_rule(rule: type[Rule]) -> Plugins:
    return replace(PLUGINS, brought=PLUGINS.brought.plus(Brought(rules={rule.id: rule})))


@pytest.mark.parametrize("kind", ["random", "heuristic"])
@pytest.mark.parametrize("players", [2, 3, 7])
@pytest.mark.parametrize("preset", PRESETS)
def test_cards_are_conserved_and_no_secret_is_shown_after_every_input(
    preset: str, players: int, kind: str
) -> None:
    rules = all_rules().compose(preset)
    if players > rules.base.room:
        pytest.skip("this table seats fewer")
    checker = GameChecker(rules, players)
    for number in range(3):
        seats = [PLUGINS.brought.players[kind](seed_from(number * 10 + seat)) for seat in range(players)]

        played = play_round(rules, seats, seed_from(number), checker)

        assert played.plays > 0
        assert played.winners
        assert set(played.winners) <= set(range(players))


@pytest.mark.parametrize(("preset", "number"), [("attack", 19), ("attack", 71), ("flip", 21)])
def test_a_round_whose_last_card_asks_something_has_a_winner(preset: str, number: int) -> None:
    rules = all_rules().compose(preset)
    seats = [PLUGINS.brought.players["random"](seed_from(number * 10 + seat)) for seat in range(3)]

    assert len(play_round(rules, seats, seed_from(number), GameChecker(rules, 3)).winners) == 1


def test_a_round_that_goes_on_for_ever_is_ended_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(round_, "MOST_INPUTS", 5)
    seats = [PLUGINS.brought.players["random"](seed_from(seat)) for seat in range(2)]
    inputs: list[Input] = []

    with pytest.raises(Endless, match="does not end in 5 inputs"):
        play_round(all_rules().compose("classic"), seats, seed_from(1), inputs=inputs)

    assert len(inputs) > 5


def test_the_soak_counts_a_round_without_an_end_apart(capsys: pytest.CaptureFixture[str]) -> None:
    tables = [
        play_table(0, played)
        for played in (lambda *_: 2, raises(Endless("no end")), raises(InvariantBroken("a card is lost")))
    ]

    assert [(table.rounds, table.endless, bool(table.failure)) for table in tables] == [
        (2, False, False),
        (0, True, True),
        (0, False, True),
    ]
    assert told(tables) == 1
    assert "2 rounds at 3 tables, 1 wrong, 1 endless" in capsys.readouterr().out


def raises(error: Exception) -> Callable[..., int]:
    def played(*_: object) -> int:
        raise error

    return played


def test_a_lost_card_is_noticed() -> None:
    game = seated("classic", 3)
    game.play(0, DEAL)
    invariants = Invariants(game.rules, 3)
    invariants.check(game)

    game.state.draw.pop()

    with pytest.raises(InvariantBroken, match="107 of 108"):
        invariants.check(game)


def test_a_card_that_became_another_is_noticed() -> None:
    game = seated("classic", 3)
    game.play(0, DEAL)
    game.state.draw[0] = next(card for card in game.rules.deck.counts if card is not game.state.draw[0])

    with pytest.raises(InvariantBroken, match="108 of 108"):
        Invariants(game.rules, 3).check(game)


def test_a_question_that_nobody_can_answer_is_noticed() -> None:
    game = seated("classic", 3)
    game.play(0, DEAL)
    assert game.question is not None
    game.question = msgspec.structs.replace(game.question, choices=())

    with pytest.raises(InvariantBroken, match="can do nothing"):
        Invariants(game.rules, 3).check(game)


def test_the_report_has_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = replace(FEW, kinds=("heuristic", "random"), games=6)

    assert simulate_rounds(wanted, PLUGINS, HeldClock()) == 0

    report = json.loads(capsys.readouterr().out)
    assert list(report) == [
        "games",
        "plays",
        "turns",
        "seconds",
        "games_per_second",
        "plays_per_second",
        "turns_per_second",
        "length",
        "wins",
    ]
    assert report["games"] == 6
    assert report["length"]["least"] <= report["length"]["median"] <= report["length"]["most"]
    assert sum(report["wins"]["by_seat"].values()) == sum(report["wins"]["by_kind"].values()) == 6
    assert report["wins"]["by_kind"].keys() == {"heuristic", "random"}
    assert (
        report["wins"]["by_kind"]["random"] == report["wins"]["by_seat"]["2"] + report["wins"]["by_seat"]["3"]
    )


def test_a_turn_is_a_play_or_a_draw_and_a_play_is_a_card_that_is_laid() -> None:
    class Watcher:
        """Plays or draws, and counts what it does."""

        def __init__(self) -> None:
            self.turns = self.plays = 0

        def answer(self, view: View) -> Move | None:
            if view.seat not in view.waiting:
                return None
            move = next((move for move in view.options if move.verb == "play"), view.options[0])
            self.turns += view.why == "turn"
            self.plays += move.verb == "play"
            return move

    players = [Watcher(), Watcher(), Watcher()]
    played = play_round(all_rules().compose("classic"), players, seed_from(3))

    assert played.turns == sum(player.turns for player in players)
    assert played.plays == sum(player.plays for player in players)
    assert 0 < played.plays < played.turns + played.plays


def test_the_same_seed_gives_the_same_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seed, check in [(1, True), (1, False), (2, True)]:
        simulate_rounds(replace(FEW, seed=seed, check=check), PLUGINS, HeldClock())
        told.append(capsys.readouterr().out)

    assert told[0] == told[1]
    assert told[0] != told[2]


def test_speed_is_told_by_the_clock(capsys: pytest.CaptureFixture[str]) -> None:
    class TenSeconds(HeldClock):
        def now(self) -> float:
            self._now += 10.0
            return self._now

    simulate_rounds(replace(FEW, as_json=False), PLUGINS, TenSeconds())

    assert "4 games, " in (told := capsys.readouterr().out)
    assert " in 10.0 s: 0.4 games/s" in told


class Eats(Rule):
    """Eats a card with every play."""

    id = "eats"

    @after(Played)
    def eat(self, ctx: Ctx, played: Played) -> None:
        """Eat."""
        ctx.state.draw.pop()


class Explodes(Rule):
    """Fails with every play."""

    id = "explodes"

    @after(Played)
    def fail(self, ctx: Ctx, played: Played) -> None:
        """Fail."""
        raise RuntimeError("r5")


class ExplodesInOffers(Rule):
    """Fails when the moves are listed."""

    id = "explodes-in-offers"
    offers_to = frozenset({"turn"})

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """Fail."""
        raise RuntimeError("r5")


class Hangs(Rule):
    """Never comes back when a nine is played."""

    id = "hangs"

    @after(Played)
    def wait(self, ctx: Ctx, played: Played) -> None:
        """Wait for ever."""
        while played.card.number == 9:
            pass


class Hoards(Rule):
    """Takes all the memory there is when a nine is played."""

    id = "hoards"

    @after(Played)
    def hoard(self, ctx: Ctx, played: Played) -> None:
        """Make a list of 80 GB."""
        if played.card.number == 9:
            [None] * 10**10


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (Hangs, "the rule hangs did not come back within "),
        (Hoards, "the rule hoards failed: MemoryError"),
    ],
)
def test_a_rule_that_takes_all_time_or_memory_ends_its_round_and_the_others_are_played(
    rule: type[Rule], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "PATIENCE", 1)
    wanted = replace(FEW, table=f"classic cards=3 +{rule.id}", players=2, games=12, seed=3)

    assert simulate_rounds(wanted, with_rule(rule), HeldClock()) == 1

    out, err = capsys.readouterr()
    first, inputs, *_ = err.splitlines()
    assert re.match(r"round \d+ of seed 3: ", first)
    assert told in first
    assert re.fullmatch(r" +inputs: (seat\d: .*; )?seat\d: play [rgby]9.*", inputs)
    assert 0 < json.loads(out)["games"] < 12


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (Eats, "round 1 of seed 1: cards are lost, doubled or strange: 107 of 108 are there"),
        (Explodes, "round 1 of seed 1: the rule explodes failed: RuntimeError"),
        (ExplodesInOffers, "round 1 of seed 1: the rule explodes-in-offers failed: RuntimeError"),
    ],
)
def test_a_rule_that_breaks_the_game_is_told(
    rule: type[Rule], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = replace(FEW, table=f"classic +{rule.id}")

    assert simulate_rounds(wanted, with_rule(rule), HeldClock()) == 1

    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(told)
    assert "\n    inputs: seat" in err
    assert err.count("of seed 1: ") == FEW.games


def test_after_five_rounds_that_failed_no_more_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = replace(FEW, table="classic +explodes", games=20)

    assert simulate_rounds(wanted, with_rule(Explodes), HeldClock()) == 1

    assert capsys.readouterr().err.endswith("\n5 rounds failed; 15 are not played\n")


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        (
            replace(FEW, table="clasic"),
            "There is no rule or preset called “clasic”. Did you mean classic?",
        ),
        (replace(FEW, table="classic cards=20", players=6), "this table seats 2 to 5, not 6"),
        (replace(FEW, table="classic teams", players=3), "this table seats 4, not 3"),
        (
            replace(FEW, kinds=("clever",)),
            "no kind of computer player is called clever; there are heuristic, random, search",
        ),
    ],
)
def test_what_cannot_be_played_is_told(
    wanted: Simulation, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate_rounds(wanted, PLUGINS, HeldClock()) == 1
    assert capsys.readouterr() == ("", f"{told}\n")


def test_the_plot_is_a_picture_of_all_rounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = replace(FEW, table="classic cards=5", games=12, plot=tmp_path / "rounds.svg")

    assert simulate_rounds(wanted, PLUGINS, HeldClock()) == 0

    drawn = ET.fromstring((tmp_path / "rounds.svg").read_text("utf-8"))
    about = drawn.findtext("{*}desc") or ""
    lengths, wins = (chart.split("; ") for chart in about.split(". ")[1::2])
    assert drawn.findtext("{*}title") == "classic cards=5: 12 rounds, 3 players"
    assert sum(int(bar.rstrip(".").split(": ")[1]) for bar in lengths) == 12
    assert sum(int(bar.rstrip(".").split(": ")[1]) for bar in wins) == 12
    assert json.loads(capsys.readouterr().out)["games"] == 12


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("rounds.xyz", "--plot cannot write rounds.xyz: its name must end in .svg"),
        ("nowhere/rounds.svg", "--plot cannot write rounds.svg: there is no folder "),
    ],
)
def test_where_no_picture_can_be_written_no_round_is_played(
    file: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate_rounds(replace(FEW, plot=tmp_path / file), PLUGINS, HeldClock()) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(told)


def test_for_a_plugin_that_changes_no_game_no_round_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plugin = tmp_path / "hello_alone.py"
    plugin.write_text(
        "from unobot.plugins.hookspecs import hookimpl\n\n\n@hookimpl\ndef unobot_texts():\n    return ()\n"
    )

    simulate(strict=True, plugin=[plugin])
    told = capsys.readouterr()
    with pytest.raises(typer.Exit):
        simulate(plugin=[plugin], table="classic", games=1)

    assert told.out == ""
    assert told.err.startswith("hello-alone: changes no game, so no round is played")
    assert capsys.readouterr().out.startswith("1 games, ")
