"""A table has one deck (D18), and a challenge has a price only where there are challenges (B36)."""

import itertools

import pytest

from tests.plugins.built_in import all_rules
from uno_engine import BadTable

DECKS = ("all-wild", "attack", "flip", "no-mercy", "official112", "unoplus", "wild4uno")


@pytest.mark.parametrize(("one", "other"), list(itertools.permutations(DECKS, 2)))
def test_a_second_deck_is_refused_by_name(one: str, other: str) -> None:
    with pytest.raises(BadTable, match="rules-conflict") as refused:
        all_rules().compose(f"{one} +{other}")

    assert refused.value.args_ == {"rule": one, "other": other, "reason": "two-decks"}


def test_another_deck_may_stand_in_for_the_one_of_a_preset() -> None:
    assert "unoplus" in all_rules().compose("official112 -official112 +unoplus").by_id


@pytest.mark.parametrize("option", ["challenge-by=anyone", "challenge-guilty=2", "challenge-innocent=4"])
def test_who_challenges_and_what_it_costs_is_refused_where_nothing_can_be_challenged(option: str) -> None:
    with pytest.raises(BadTable, match="no-challenge") as refused:
        all_rules().compose(f"classic wd4=free {option}")

    assert refused.value.args_ == {"option": option.partition("=")[0]}
