"""`make fun` notices a preset that has become longer."""

from tests.fun.__main__ import cases, limits, measure, over
from tests.plugins.built_in import all_rules


def test_every_preset_has_a_limit_for_each_number_of_seats() -> None:
    assert {(preset, int(seats)) for preset, of in limits().items() for seats in of} == set(
        cases(all_rules().presets)
    )


def test_a_quick_preset_that_draws_until_is_noticed() -> None:
    bound = limits()["party"]["4"]
    assert over(measure(("party draw=one", 4), 30, 1), bound) == []
    assert "round-95" in over(measure(("party draw=until", 4), 30, 1), bound)


def test_a_target_that_grows_keeps_a_match_of_eight_from_ending_with_its_first_round() -> None:
    grown, fixed = (measure((line, 8), 10, 1)["match"] for line in ("all-wild", "all-wild target=500"))
    assert grown > 3 * fixed
