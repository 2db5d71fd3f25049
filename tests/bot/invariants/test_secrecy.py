"""Whatever shows a card to somebody without a right to it is found in a few rounds."""

from random import Random

import pytest

from tests.bot.invariants.leaks import (
    LEAKS,
    CallsUpon,
    DrawsOpenly,
    LeakBySaved,
    LeakOwnBack,
    Reveals,
    TellsBacks,
)
from tests.plugins.built_in import built_in
from tests.soak.__main__ import play_lawfully
from uno_engine import Rule, seed_from
from unobot.kit.invariants import GameChecker, InvariantBroken
from unobot.kit.rounds import play_round
from unobot.plugins import Brought, Plugins, catalogue


def with_rule(rule: type[Rule]) -> Plugins:
    return Plugins(brought=built_in().brought.plus(Brought(rules={rule.id: rule})))


def found(rule: type[Rule], rounds: int, preset: str = "classic") -> str:
    """What the eyes find in so many rounds."""
    plugins = with_rule(rule)
    rules = catalogue(plugins).compose(f"{preset} +{rule.id}")
    for number in range(rounds):
        players = [plugins.brought.players["random"](seed_from(seat)) for seat in range(3)]
        try:
            play_round(rules, players, seed_from(number), GameChecker(rules, 3))
        except InvariantBroken as broken:
            return str(broken)
    return ""


TOLD = {
    "leak-event": "the event HandSeen shows everybody",
    "leak-one": "the event HandToldTo shows seat ",
    "leak-text": "the event Whispered shows everybody",
    "leak-fact": "the fact BestCard shows everybody",
    "leak-question": "the question 'leak' shows everybody",
    "leak-cards": "the question 'leak' shows seat ",
    "leak-saved": "the event Whispered shows everybody",
    "leak-back": "the event BackSeen shows seat ",
    "leak-failing": "Breaks.seen_by(None) failed: ZeroDivisionError",
}


@pytest.mark.parametrize("rule", LEAKS)
def test_a_card_that_is_shown_without_a_right_is_found(rule: type[Rule]) -> None:
    assert found(rule, 3).startswith(TOLD[rule.id])


def test_who_is_told_of_a_leak_is_told_what_to_write() -> None:
    (asking,) = (rule for rule in LEAKS if rule.id == "leak-question")
    (telling,) = (rule for rule in LEAKS if rule.id == "leak-event")

    assert found(asking, 3).endswith("; leave that card out of it, or ask with `private=True`")
    assert found(telling, 3).endswith("name the zone in the rule's `open_zones`")


@pytest.mark.parametrize("rule", [*LEAKS, LeakBySaved, LeakOwnBack])
def test_it_is_found_on_two_faced_cards_too(rule: type[Rule]) -> None:
    assert found(rule, 3, "flip").startswith(TOLD[rule.id])


@pytest.mark.parametrize("rule", [Reveals, DrawsOpenly])
def test_what_a_rule_reveals_on_purpose_is_let_be(rule: type[Rule]) -> None:
    assert found(rule, 5) == ""


def test_a_field_that_is_called_like_a_card_shows_none() -> None:
    assert found(CallsUpon, 3, "flip") == ""


def test_a_card_that_a_penalty_is_for_is_known_though_it_was_shuffled_in_meanwhile() -> None:
    chance = Random(
        504
    )  # with these cards the draw pile runs out while a Wild Draw Four waits for its answer
    rules = catalogue(built_in()).compose("unoplus +shield +skip-chain")
    seats = chance.randrange(2, 11)
    for _ in range(2):
        players = [
            built_in().brought.players["random"](seed_from(chance.randrange(1 << 30))) for _ in range(seats)
        ]
        assert play_round(
            rules, players, seed_from(chance.randrange(1 << 30)), GameChecker(rules, seats)
        ).plays


def test_a_card_that_blows_somebody_up_later_is_known() -> None:
    # a C4 goes round for so long that the card was shuffled in meanwhile
    assert play_lawfully(catalogue(built_in()).compose("extended round"), 1160, 1) == 1


def test_faces_that_lie_open_and_backs_of_others_are_let_be() -> None:
    assert found(TellsBacks, 3, "flip") == ""
