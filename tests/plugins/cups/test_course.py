"""The draw and the course of cups, for every number of players."""

from random import Random

import pytest

from unobot.adapter import Identity, Network, Room
from unobot_cups.course import MOST_ENTRANTS, CupCourse, CupStage, Pairing, Plan, TableResult, course
from unobot_cups.cup import Cup, CupId, Entrant, Running

PLANS = [Plan("knockout", 2), Plan("knockout", 3), Plan("knockout", 4), Plan("groups", 2), Plan("groups", 4)]
SIZES = range(2, MOST_ENTRANTS + 1)


def played(pairing: Pairing, chance: Random, present: int | None = None) -> TableResult:
    """A result of that table; `present` came, or all."""
    order = chance.sample(pairing.entrants, len(pairing.entrants))
    order, lost = order[:present], order[present:] if present is not None else []
    points = tuple(range(len(order) - 1, -1, -1))
    return TableResult(tuple(order), points, tuple(lost), len(order))


def play(
    plan: Plan, entrants: int, chance: Random, *, whole: bool = True
) -> tuple[CupCourse, dict[int, TableResult]]:
    """A cup to its end, one table after the other in any order; who comes is left to chance unless `whole`."""
    results: dict[int, TableResult] = {}
    for _ in range(4 * MOST_ENTRANTS):
        now = course(plan, "5eed", entrants, results)
        if now.podium is not None:
            return now, results
        open_ = [pairing for pairing in now.stages[-1].pairings if pairing.number not in results]
        pairing = chance.choice(open_)
        results[pairing.number] = played(
            pairing, chance, None if whole else chance.randrange(len(pairing.entrants) + 1)
        )
    raise AssertionError("the cup has no end")


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_a_cup_of_any_size_has_one_final_and_one_winner(plan: Plan) -> None:
    for entrants in SIZES:
        over, results = play(plan, entrants, Random(entrants))
        *before, final = over.stages
        assert final.final
        assert not any(stage.final for stage in before)
        assert over.podium == results[final.pairings[0].number].order
        assert 2 <= len(final.pairings[0].entrants) <= max(plan.size, 3)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_in_each_stage_everybody_who_is_left_has_one_place_at_a_table_of_the_right_size(plan: Plan) -> None:
    for entrants in SIZES:
        over, _ = play(plan, entrants, Random(entrants))
        left = set(range(entrants))
        for stage in over.stages:
            seated = [entrant for pairing in stage.pairings for entrant in pairing.entrants]
            assert len(seated) + len(stage.through) == len({*seated, *stage.through})
            assert {*seated, *stage.through} <= left
            left = {*seated, *stage.through}
            sizes = [len(pairing.entrants) for pairing in stage.pairings]
            assert min(sizes) >= 2
            assert max(sizes) <= plan.size + (plan == Plan("groups", 2))
            assert max(sizes) - min(sizes) <= 1
        assert {*over.stages[0].through, *(e for h in over.stages[0].pairings for e in h.entrants)} == set(
            range(entrants)
        )


def test_tables_are_numbered_through_the_cup() -> None:
    over, _ = play(Plan(), 37, Random(1))
    numbers = [pairing.number for stage in over.stages for pairing in stage.pairings]
    assert numbers == list(range(1, len(numbers) + 1))
    assert over.pairing(numbers[-1]) == over.stages[-1].pairings[0]
    assert over.stage_of(1) == 1
    with pytest.raises(KeyError):
        over.pairing(99)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_whoever_does_not_come_the_cup_ends(plan: Plan) -> None:
    for entrants in SIZES:
        over, results = play(plan, entrants, Random(entrants), whole=False)
        assert over.podium is not None
        lost = {entrant for result in results.values() for entrant in result.lost}
        assert not lost & set(over.podium)


def test_if_nobody_comes_nobody_wins() -> None:
    results = {1: TableResult((), (), (0, 1))}
    assert course(Plan(), "", 2, results).podium == ()


def test_if_all_others_are_gone_the_last_one_wins_without_a_final() -> None:
    stage = course(Plan("knockout", 2), "", 4, {}).stages[0]
    first, second = stage.pairings
    results = {
        first.number: TableResult((), (), first.entrants),
        second.number: TableResult(second.entrants[:1], (0,), second.entrants[1:], 1),
    }
    over = course(Plan("knockout", 2), "", 4, results)
    assert over.podium == second.entrants[:1]
    assert len(over.stages) == 1


def test_from_a_table_of_two_the_winner_goes_on_and_from_a_larger_one_two() -> None:
    over, results = play(Plan("knockout", 4), 7, Random(3))
    first, final = over.stages
    assert sorted(len(pairing.entrants) for pairing in first.pairings) == [3, 4]
    best = {entrant for pairing in first.pairings for entrant in results[pairing.number].order[:2]}
    assert set(final.pairings[0].entrants) == best


def test_byes_are_given_once_in_the_first_stage_of_duels() -> None:
    for entrants in SIZES:
        over, _ = play(Plan("knockout", 2), entrants, Random(entrants))
        assert not any(stage.through for stage in over.stages[1:])
        assert len([pairing for stage in over.stages for pairing in stage.pairings]) == entrants - 1


def test_winners_do_not_meet_again_at_once() -> None:
    for entrants in (16, 32, 64):
        over, results = play(Plan(), entrants, Random(entrants))
        first, second, *_ = over.stages
        winners = [results[pairing.number].order[0] for pairing in first.pairings]
        for pairing in second.pairings:
            assert len(set(pairing.entrants) & set(winners)) == len(pairing.entrants) // 2


def test_the_draw_follows_from_the_seed_alone() -> None:
    same = [course(Plan(), "a1", 12, {}) for _ in range(2)]
    assert same[0] == same[1]
    draws = {course(Plan(), str(seed), 12, {}).stages for seed in range(20)}
    assert len(draws) == 20


def test_every_place_in_the_draw_is_equally_likely() -> None:
    at_first = [0] * 8
    for seed in range(4000):
        for entrant in course(Plan(), f"{seed}", 8, {}).stages[0].pairings[0].entrants:
            at_first[entrant] += 1
    assert all(1850 < count < 2150 for count in at_first), at_first


def test_the_winners_of_the_groups_and_the_best_seconds_play_the_final() -> None:
    plan = Plan("groups", 4)
    one, two, three = course(plan, "g", 9, {}).stages[0].pairings
    results = {
        one.number: TableResult(one.entrants, (5, 4, 0), (), 3),
        two.number: TableResult(two.entrants, (4, 3, 2), (), 3),
        three.number: TableResult(three.entrants, (6, 2, 1), (), 3),
    }
    final = course(plan, "g", 9, results).stages[1]
    assert set(final.pairings[0].entrants) == {
        one.entrants[0],
        two.entrants[0],
        three.entrants[0],
        one.entrants[1],
    }


def test_groups_of_different_size_are_compared_by_the_share_of_points() -> None:
    plan = Plan("groups", 4)
    large, small = course(plan, "g", 7, {}).stages[0].pairings
    assert [len(large.entrants), len(small.entrants)] == [4, 3]
    results = {
        large.number: TableResult(large.entrants, (9, 5, 4, 0), (), 4),
        small.number: TableResult(small.entrants, (5, 4, 0), (), 3),
    }
    final = course(plan, "g", 7, results).stages[1]
    assert set(final.pairings[0].entrants) == {*large.entrants[:2], *small.entrants[:2]}
    several = {**results, large.number: TableResult(large.entrants[:1], (0,), large.entrants[1:], 1)}
    assert len(course(plan, "g", 7, several).stages[1].pairings[0].entrants) == 4


def test_few_players_play_the_final_at_once() -> None:
    for plan in (Plan("groups", 4), Plan("knockout", 4)):
        (stage,) = course(plan, "x", 4, {}).stages
        assert stage == CupStage(stage.pairings, (), final=True)


def test_results_of_another_draw_are_noticed() -> None:
    entrants = tuple(Entrant(Identity(str(at)), str(at), str(at)) for at in range(8))
    cup = Cup(
        CupId("c"), Network("n"), Room("r"), "", "", Identity("0"), 8, Plan(), 0.0, entrants, (), "5eed", 1
    )
    first, second = Running(cup).course.stages[0].pairings
    fits = {first.number: TableResult(first.entrants[:3], (3, 2, 1), first.entrants[3:], 4)}
    assert Running(cup).sound
    assert Running(cup, fits).sound
    assert not Running(cup, {second.number: fits[first.number]}).sound
    assert not Running(cup, {**fits, 9: fits[first.number]}).sound
