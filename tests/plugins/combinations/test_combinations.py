from pathlib import Path
from random import Random

import pytest

from tests.engine.tables import say
from tests.plugins.built_in import all_rules, built_in
from tests.plugins.combinations.lines import AT_ODDS, any_line, bases, house_rules, is_at_odds, pairs
from tests.plugins.combinations.rounds import play_rounds
from uno_engine import BadTable, Game, seed_from
from unobot.texts import Texts

PAIRS = pairs(all_rules())
ON_CLASSIC = [line for line in PAIRS if line.startswith("classic ")]
PAIR_SAMPLE = [
    PAIRS.index(line)
    for number, pair in enumerate(line.removeprefix("classic ") for line in ON_CLASSIC)
    if (line := f"{bases(all_rules())[number % len(bases(all_rules()))]} {pair}") in PAIRS
]
"""Every pair once, on one base after the other, as far as it goes with that one."""
SAMPLE = 80
NOT_IN_EXTENDED = {"negative", "elimination", "teams", "places"}
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
    """Whether it says what a challenge costs where nothing can be challenged (B36)."""
    words = line.split()
    said = [word for word in words if word.startswith("wd4=")]
    presets = all_rules().presets
    by_preset = any(
        presets[word].options.get("wd4", "challenge") != "challenge" for word in words if word in presets
    )
    priced = "challenge-guilty=2" in words or "challenge-innocent=4" in words
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
