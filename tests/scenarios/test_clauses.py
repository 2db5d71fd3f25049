"""The scenario files are well formed, and every clause of the finished chapters has one."""

import ast
import re
from collections import Counter

import pytest

from tests.plugins.built_in import all_rules
from tests.scenarios.decks import deck_of
from tests.scenarios.scenario_files import ROOT, Scenario, all_clauses, cited_by_tests, clauses, scenarios
from unobot.kit.scenario.schema import WRITTEN

FINISHED: dict[str, list[str]] = {
    chapter: clauses(chapter)
    for chapter in (
        "base.md",
        "match.md",
        "house-rules.md",
        "presets.md",
        "decks.md",
        "dos.md",
        "extended.md",
        "no-mercy.md",
        "all-wild.md",
        "flip.md",
        "attack.md",
    )
}
OF_RULES = {
    key
    for rule in all_rules().rules.values()
    if rule.scenario_keys is not None
    for key in rule.scenario_keys.__struct_fields__
}
SCENARIO_KEYS = WRITTEN.keys() | OF_RULES
BY_SEAT = {"hands", "counts", "scores", "effects", "told", "offers", "denied", "backs"}
SEAT_LISTS = {"turn", "out", "winners"}
WORDS = {"top", "color", "direction", "penalty", "row", "round_over", "match_over", "side", "pile_back"}
COLOURS = {"red", "yellow", "green", "blue", "none", "pink", "teal", "orange", "purple"}
ALL = list(scenarios())


def each_scenario(item: Scenario) -> str:
    return f"{item.file}: {item.name}"


every_scenario = pytest.mark.parametrize("item", ALL, ids=each_scenario)


def shown_by_scenarios() -> set[str]:
    return {clause for item in ALL for clause in item.table["clauses"]}


def test_the_rulebook_has_the_clauses_that_are_looked_for() -> None:
    assert [*clauses("base.md")] == [
        f"B{number}" for number in (*range(1, 22), 36, *range(22, 31), 35, *range(31, 35))
    ]
    assert {"H3.2", "P5", "D17", "S13", "X18", "X-Magic Hand", "M11"} <= all_clauses()


@pytest.mark.parametrize(
    ("chapter", "clause"), [(chapter, clause) for chapter, wanted in FINISHED.items() for clause in wanted]
)
def test_every_clause_of_a_finished_chapter_is_shown(chapter: str, clause: str) -> None:
    assert clause in shown_by_scenarios() | cited_by_tests().keys(), f"{chapter}: nothing shows {clause}"


@pytest.mark.parametrize("test", [test for tests in cited_by_tests().values() for test in tests])
def test_a_test_that_is_cited_for_a_clause_exists(test: str) -> None:
    file, _, function = test.partition("::")
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    assert function in {
        node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def test_clauses_cited_by_tests_are_in_the_rulebook() -> None:
    assert cited_by_tests().keys() <= all_clauses()


def test_no_two_scenarios_share_a_name() -> None:
    names = Counter(item.name for item in ALL)
    assert [name for name, times in names.items() if times > 1] == []


@every_scenario
def test_a_scenario_cites_clauses_of_the_rulebook(item: Scenario) -> None:
    assert item.table["clauses"]
    assert set(item.table["clauses"]) <= all_clauses()


@every_scenario
def test_a_scenario_uses_only_known_keys(item: Scenario) -> None:
    assert item.table.keys() <= SCENARIO_KEYS
    assert {"name", "clauses", "table", "seats", "steps", "expect"} <= item.table.keys()
    assert not {"top", "flip"} <= item.table.keys()
    for step in item.table["steps"]:
        assert isinstance(step, str) or step.keys() in ({"refused"}, {"check"})
    for check in item.checks:
        assert check, "an empty check looks at nothing"
        assert check.keys() <= BY_SEAT | SEAT_LISTS | WORDS


@every_scenario
def test_a_scenario_names_only_its_own_seats(item: Scenario) -> None:
    seats = set(item.seats)
    named = {seat for check in item.checks for key in BY_SEAT & check.keys() for seat in check[key]}
    named |= {seat for check in item.checks for key in SEAT_LISTS & check.keys() for seat in check[key]}
    named |= set(item.table.get("hands", {}))
    named |= {item.table[key] for key in ("dealer", "turn") & item.table.keys()}
    assert len(seats) == len(item.seats) > 1
    assert named <= seats


@every_scenario
def test_a_step_is_a_seat_with_a_command_a_time_or_the_deal(item: Scenario) -> None:
    for step in item.commands:
        who, _, what = step.partition(": ")
        assert (
            step == "deal"
            or (who == "time" and re.fullmatch(r"\d+[smh]", what))
            or (who in item.seats and what)
        )


@every_scenario
def test_colours_and_directions_are_spelled_as_promised(item: Scenario) -> None:
    for looked in [*item.checks, item.table]:
        assert looked.get("color", "none") in COLOURS
        assert looked.get("direction", "cw") in {"cw", "ccw"}


@every_scenario
def test_no_card_is_there_more_often_than_in_the_deck(item: Scenario) -> None:
    deck = deck_of(item.table["table"], len(item.seats))
    if deck is None:
        pytest.skip("this deck is not counted here")
    texts = [
        *item.table.get("hands", {}).values(),
        *(item.table.get(key, "") for key in ("top", "flip", "draw")),
    ]
    laid = Counter(card for text in texts for card in text.split())
    assert laid - deck == Counter()
    for check in item.checks:
        shown = Counter(card for hand in check.get("hands", {}).values() for card in hand.split())
        assert shown - deck == Counter()
        assert "top" not in check or check["top"] in deck
