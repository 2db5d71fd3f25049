"""The scenario files are well formed, and every clause of the finished chapters has one."""

import ast
import re
from collections import Counter
from itertools import groupby

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
BY_FILE = {file: list(items) for file, items in groupby(ALL, key=lambda item: item.file)}

# a test for each scenario would be 8,000 tests of a millisecond, which pytest and xdist handle one by one
every_file = pytest.mark.parametrize("items", BY_FILE.values(), ids=BY_FILE)


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


@every_file
def test_a_scenario_cites_clauses_of_the_rulebook(items: list[Scenario]) -> None:
    for item in items:
        assert item.table["clauses"], item.name
        assert set(item.table["clauses"]) <= all_clauses(), item.name


@every_file
def test_a_scenario_uses_only_known_keys(items: list[Scenario]) -> None:
    for item in items:
        assert item.table.keys() <= SCENARIO_KEYS, item.name
        assert {"name", "clauses", "table", "seats", "steps", "expect"} <= item.table.keys(), item.name
        assert not {"top", "flip"} <= item.table.keys(), item.name
        for step in item.table["steps"]:
            assert isinstance(step, str) or step.keys() in ({"refused"}, {"check"}), item.name
        for check in item.checks:
            assert check, f"{item.name}: an empty check looks at nothing"
            assert check.keys() <= BY_SEAT | SEAT_LISTS | WORDS, item.name


@every_file
def test_a_scenario_names_only_its_own_seats(items: list[Scenario]) -> None:
    for item in items:
        seats = set(item.seats)
        named = {seat for check in item.checks for key in BY_SEAT & check.keys() for seat in check[key]}
        named |= {seat for check in item.checks for key in SEAT_LISTS & check.keys() for seat in check[key]}
        named |= set(item.table.get("hands", {}))
        named |= {item.table[key] for key in ("dealer", "turn") & item.table.keys()}
        assert len(seats) == len(item.seats) > 1, item.name
        assert named <= seats, item.name


@every_file
def test_a_step_is_a_seat_with_a_command_a_time_or_the_deal(items: list[Scenario]) -> None:
    for item in items:
        for step in item.commands:
            who, _, what = step.partition(": ")
            assert (
                step == "deal"
                or (who == "time" and re.fullmatch(r"\d+[smh]", what))
                or (who in item.seats and what)
            ), item.name


@every_file
def test_colours_and_directions_are_spelled_as_promised(items: list[Scenario]) -> None:
    for item in items:
        for looked in [*item.checks, item.table]:
            assert looked.get("color", "none") in COLOURS, item.name
            assert looked.get("direction", "cw") in {"cw", "ccw"}, item.name


@every_file
def test_no_card_is_there_more_often_than_in_the_deck(items: list[Scenario]) -> None:
    decks = [(item, deck_of(item.table["table"], len(item.seats))) for item in items]
    for item, deck in decks:
        if deck is None:
            continue
        texts = [
            *item.table.get("hands", {}).values(),
            *(item.table.get(key, "") for key in ("top", "flip", "draw")),
        ]
        laid = Counter(card for text in texts for card in text.split())
        assert laid - deck == Counter(), item.name
        for check in item.checks:
            shown = Counter(card for hand in check.get("hands", {}).values() for card in hand.split())
            assert shown - deck == Counter(), item.name
            assert "top" not in check or check["top"] in deck, item.name
    if uncounted := sum(deck is None for _, deck in decks):
        pytest.skip(f"decks of {uncounted} of these {len(items)} scenarios are not counted here")
