import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.engine.tables import say
from tests.plugins.built_in import all_rules, built_in
from tests.plugins.combinations.lines import (
    AT_ODDS,
    any_line,
    bases,
    house_rules,
    is_at_odds,
    pairs,
    pestered_line,
)
from tests.plugins.combinations.rounds import PESTERING, pester, play_rounds
from uno_engine import BadTable, Ctx, Flow, Game, Penalty, Play, Wild, WildDraw, seed_from
from unobot.messages.texts import Texts

ROOT = Path(__file__).parents[3]
PAIRS = pairs(all_rules())
ON_CLASSIC = [line for line in PAIRS if line.startswith("classic ")]
PAIR_SAMPLE = [
    PAIRS.index(line)
    for number, pair in enumerate(line.removeprefix("classic ") for line in ON_CLASSIC)
    if (line := f"{bases(all_rules())[number % len(bases(all_rules()))]} {pair}") in PAIRS
]
"""Every pair once, on one base after the other, as far as it goes with that one."""
SAMPLE = 80
NOT_IN_EXTENDED = {"negative", "elimination", "teams"}
"""The kinds of match that need points on cards, or partners."""


def refused(line: str) -> bool:
    """Whether a table has rules that do not go together."""
    words = {word.partition("=")[0] for word in line.split()}
    return (
        ("teams" in words and with_mercy(words))
        or ("extended" in words and bool(words & NOT_IN_EXTENDED))
        or is_at_odds(all_rules(), line)
        or prices_no_challenge(line)
        or (draws_until(line) and "play-drawn=never" in line.split())
    )


def with_mercy(words: set[str]) -> bool:
    """Whether mercy is at the table, by one of these words or by a preset."""
    presets = all_rules().presets
    return "+mercy" in words or any("mercy" in presets[word].rules for word in words if word in presets)


def prices_no_challenge(line: str) -> bool:
    """Whether it says who challenges or what it costs where nothing can be challenged (B17, B36)."""
    words = line.split()
    said = [word for word in words if word.startswith("wd4=")]
    presets = all_rules().presets
    by_preset = any(
        presets[word].options.get("wd4", "challenge") != "challenge" for word in words if word in presets
    )
    priced = not {"challenge-by=anyone", "challenge-guilty=2", "challenge-innocent=4"}.isdisjoint(words)
    return priced and (said[-1] != "wd4=challenge" if said else by_preset)


def draws_until(line: str) -> bool:
    """Whether who cannot play draws until a card fits, by the line itself or else by its preset."""
    words = line.split()
    said = [word for word in words if word.startswith("draw=")]
    presets = all_rules().presets
    by_preset = any(presets[word].options.get("draw") == "until" for word in words if word in presets)
    return said[-1] == "draw=until" if said else by_preset


def test_all_house_rules_and_presets_are_in_the_pairs() -> None:
    for name in house_rules(all_rules()):
        for base in bases(all_rules()):
            if name in AT_ODDS.get(base, set()):
                continue
            assert any(line.startswith(f"{base} ") and f"+{name}" in line.split() for line in PAIRS)
    assert {"jump-in", "multi-play", "stack", "skip-chain", "shield"} < set(house_rules(all_rules()))
    assert {"classic", "official112", "wild4uno", "unoplus"} < set(bases(all_rules()))


@pytest.mark.parametrize(
    ("base", "name"), [(base, name) for base in AT_ODDS for name in sorted(AT_ODDS[base])]
)
def test_what_means_nothing_beside_a_presets_cards_is_refused_with_a_reason(base: str, name: str) -> None:
    with pytest.raises(BadTable, match="rules-conflict") as refused:
        all_rules().compose(f"{base} +{name}")
    assert Texts([Path(folder) for folder in built_in().brought.texts]).has(
        f"refused-{refused.value.args_['reason']}"
    )


@pytest.mark.parametrize("line", PAIRS)
def test_every_pair_of_house_rules_can_be_opened_and_dealt(line: str) -> None:
    rules = all_rules().compose(line)
    game = Game(rules, seed_from(1))
    for number in range(max(3, rules.base.least_seats)):
        game.join(f"p{number}")
    say(game, 0, "deal")
    assert all(game.state.hands)
    assert game.question is not None


@pytest.mark.parametrize("number", PAIR_SAMPLE)
def test_a_pair_of_house_rules_works_together_whatever_players_do(number: int) -> None:
    assert play_rounds(all_rules().compose(PAIRS[number]), number, 1) == 1


@pytest.mark.parametrize("number", range(SAMPLE))
def test_any_rules_work_together_or_are_refused_with_a_reason(number: int) -> None:
    line = any_line(all_rules(), Random(number))
    if refused(line):
        with pytest.raises(BadTable, match=r"rules-conflict|option-refused|until-and-never|no-challenge"):
            all_rules().compose(line)
    else:
        assert play_rounds(all_rules().compose(line), number) >= 1


def pestered_tables(preset: str, *seeds: int) -> Counter[tuple[str, str]]:
    """Play rounds of that preset in which every question is pestered; return what was fired into which."""
    fired = Counter[tuple[str, str]]()
    for seed in seeds:
        line = pestered_line(all_rules(), Random(seed), preset)
        fired += pester(all_rules().compose(line), seed, 2)[1]
    return fired


@pytest.mark.parametrize("preset", all_rules().presets)
def test_whatever_is_fired_into_an_open_question_the_game_goes_on_and_judges_as_before(preset: str) -> None:
    fired = Counter[tuple[str, str]]()
    for seed in range(1, 7):  # a round of two cards each may end before much is fired
        fired += pestered_tables(preset, seed)
        if {kind for _, kind in fired} == {*PESTERING}:
            break
    assert {kind for _, kind in fired} == {*PESTERING}


def test_catches_fines_leaving_and_silence_come_into_every_usual_question() -> None:
    fired = pestered_tables("classic", *range(6))
    assert {
        (why, kind) for why in ("turn", "color", "penalty", "drawn") for kind in PESTERING
    } <= fired.keys()


@pytest.mark.parametrize("preset", ["classic", "flip", "unoplus"])
def test_a_hand_that_is_judged_only_after_its_colour_was_named_is_found(
    preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def judged_late(self: WildDraw, ctx: Ctx, play: Play) -> Flow:
        await ctx.rule(Wild).name_color(ctx, play.seat)
        late = replace(play, hand=(*ctx.state.hands[play.seat], play.card))
        return ctx.rule(Penalty).hit(ctx, play, self.amount, self.bluff(late))

    monkeypatch.setattr(WildDraw, "draw_wild", judged_late)
    with pytest.raises(AssertionError, match="another hand than that of the play"):
        pestered_tables(preset, *range(4))


HASHED = """
import json, sys
from tests.plugins.built_in import all_rules, loaded
from tests.plugins.combinations.rounds import digests
from unobot_players.quick import Random

class FirstOfASet(Random):
    def answer(self, view):
        return next(iter({repr(move): move for move in {*view.options}}.values()), None)

kinds = {"set": FirstOfASet} if sys.argv[1] == "set" else loaded("unobot_players").brought.players
print(json.dumps(digests(kinds, sys.argv[2:])))
"""
"""Prints the hashes of rounds of the presets that are named; first `set` for players who take the first move of a set."""


def hashed(players: str, *presets: str) -> list[dict[str, str]]:
    """What two processes play whose hashes have other seeds."""
    running = [
        subprocess.Popen(
            [sys.executable, "-c", HASHED, players, *presets],
            env={**os.environ, "PYTHONHASHSEED": seed}, cwd=ROOT, stdout=subprocess.PIPE,
        )
        for seed in ("1", "2")
    ]  # fmt: skip
    return [dict(json.loads(process.communicate()[0])) for process in running]


@pytest.mark.parametrize("third", range(3))
def test_two_processes_with_other_hash_seeds_play_the_same_rounds_of_every_preset(third: int) -> None:
    presets = list(all_rules().presets)[third::3]
    one, other = hashed("usual", *presets)
    assert one == other
    assert [*one] == presets


def test_players_who_iterate_over_a_set_play_otherwise_in_another_process() -> None:
    one, other = hashed("set", "classic")
    assert one != other
