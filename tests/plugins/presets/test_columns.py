"""The presets are what the rulebook's table says."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugins.built_in import all_rules

TABLE = (Path(__file__).parents[3] / "docs/reference/rulebook/presets.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip()[1:-1].split("|")]
    for line in TABLE.splitlines()
    if line.startswith("| ")
]
NAMES = [name.strip("`") for name in ROWS[0][1:]]
OPTIONS = {row[0].strip("`"): row[1:] for row in ROWS if row[0].startswith("`")}
VALUES = {"draw 4": "draw", "off": "0", "may, see H6": "may"}


def cells() -> Iterator[tuple[str, str, str]]:
    """Preset, option, and the value as it would be typed."""
    for option, values in OPTIONS.items():
        for name, written in zip(NAMES, values, strict=True):
            if written in {"–", "", "launcher (A3)"}:
                continue
            if option == "false-uno" and ", first one a warning" in written:
                yield name, "false-uno-warning", "yes"
                yield name, option, written.split(",")[0]
            else:
                yield name, option, VALUES.get(written, written)


def blanks() -> Iterator[tuple[str, str]]:
    """Preset and option where the cell is empty."""
    for option, values in OPTIONS.items():
        yield from ((name, option) for name, written in zip(NAMES, values, strict=True) if not written)


@pytest.mark.parametrize(("name", "option", "value"), [*cells()])
def test_every_cell_of_the_table_is_in_the_preset(name: str, option: str, value: str) -> None:
    rules = all_rules().compose(name)
    setting = next(s for rule in rules.rules for s in rule.settings if s.name == option)
    assert rules.options[option] == setting.read(value)


@pytest.mark.parametrize(("name", "option"), [*blanks()])
def test_a_blank_cell_is_the_base_games_default(name: str, option: str) -> None:
    rules = all_rules().compose(name)
    setting = next(s for rule in rules.rules for s in rule.settings if s.name == option)
    assert rules.options[option] == setting.default


def test_the_table_was_read_whole() -> None:
    assert NAMES == [
        "classic",
        "official112",
        "taiwan",
        "mainland",
        "japan",
        "japan11",
        "duo",
        "party",
        "no-mercy",
        "flip",
        "attack",
        "all-wild",
    ]
    assert len(OPTIONS) == 17
    assert sum(1 for _ in cells()) > 100


HOUSE = {
    "mainland": {"stack", "skip-chain"},
    "party": {"stack", "jump-in", "seven-zero", "shield"},
    "no-mercy": {"stack", "seven-zero", "mercy"},
}
"""The house rules of the presets that have some."""


@pytest.mark.parametrize(
    ("name", "match", "options"),
    [
        ("classic", "winner", {"target": 500}),
        ("official112", "winner", {"target": 500}),
        ("taiwan", "winner", {"target": 500}),
        ("mainland", "round", {"stack": "d2"}),
        ("japan", "rounds", {"rounds": 5}),
        ("japan11", "rounds", {"rounds": 5}),
        ("duo", "winner", {"target": 500}),
        ("attack", "winner", {"target": 500, "play-drawn": "never"}),
        ("all-wild", "winner", {"target": 500, "first-card": "plain"}),
        ("flip", "winner", {"target": 500, "pairs": "shuffled", "first-flip": "plain"}),
        ("party", "round", {"stack": "any", "draw": "one", "uno-penalty": 2}),
        ("no-mercy", "winner", {"target": 1000, "knockout": 250, "stack": "up", "mercy": 25}),
        ("wild4uno", "winner", {"target": 500, "draw": "until", "wild-follow": 1}),
        ("unoplus", "winner", {"target": 500, "draw": "until", "false-uno": 2}),
    ],
)
def test_the_match_and_house_rules_of_each_preset(name: str, match: str, options: dict[str, object]) -> None:
    rules = all_rules().compose(name)
    assert [rule.id for rule in rules.rules if rule.role == "match"] == [match]
    assert {option: rules.options[option] for option in options} == options
    house = {rule.id for rule in rules.rules if rule.role == "house"}
    assert house == HOUSE.get(name, set())


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("classic", 108),
        ("all-wild", 112),
        ("flip", 112),
        ("official112", 112),
        ("wild4uno", 112),
        ("unoplus", 200),
        ("no-mercy", 168),
        ("attack", 112),
    ],
)
def test_each_deck_has_its_number_of_cards(name: str, cards: int) -> None:
    assert len(all_rules().compose(name).deck) == cards


def test_the_other_columns_differ_from_wild4uno_and_unoplus_in_the_deck_alone() -> None:
    taiwan = all_rules().compose("taiwan")
    for name in ("wild4uno", "unoplus"):
        rules = all_rules().compose(name)
        assert {key: rules.options[key] for key in taiwan.options} == dict(taiwan.options)
