"""Each card and rule of the plugins explains itself in one line (`!help grenade`, `!help H3`)."""

import re

import pytest

from tests.plugins.built_in import all_rules
from tests.plugins.test_texts import PLUGINS, TEXTS
from tests.scenarios.scenario_files import all_clauses
from uno_engine import Kind
from unobot.document import plain

LONGEST = 200
"""So many characters of a line fit into one line of IRC, whatever stands around it."""
TABLES = ("official112 extra=both", "wild4uno", "unoplus", "dos", "extended dropped=yes", "no-mercy")
CLAUSE = re.compile(r"\((?P<clause>[^()]+)\)$")


def kinds(table: str) -> set[Kind]:
    """The kinds of cards of that table, but for plain numbers."""
    counts = all_rules().compose(table).deck.counts
    return {card.kind for card in counts if card.number is None or card.color is None}


def slug(name: str) -> str:
    """A card's name as message ids have it."""
    return re.sub(r"[^a-z0-9]", "-", name.lower())


def of_cards() -> list[str]:
    """The messages on cards; those of the classic deck are the bot's own."""
    classic = {kind.name for kind in kinds("classic")}
    names = {kind.name for table in TABLES for kind in kinds(table)} - classic
    return sorted(f"about-card-{slug(name)}" for name in names)


def of_rules() -> list[str]:
    """The messages on the rules of all plugins."""
    hooks = ("unobot_rules", "unobot_base_rules")
    brought = [
        hook() for plugin in PLUGINS.values() for name in hooks if (hook := getattr(plugin, name, None))
    ]
    return sorted({f"about-{rule.id}" for rules in brought for rule in rules})


EACH = [*of_cards(), *of_rules()]


def test_there_are_many_cards_and_rules() -> None:
    assert len(of_cards()) > 30
    assert {"about-stack", "about-x-grenade", "about-dos-game", "about-places", "about-blank"} <= set(
        of_rules()
    )


@pytest.mark.parametrize("id_", EACH)
def test_each_card_and_rule_explains_itself_in_a_line_with_its_clause(id_: str) -> None:
    assert TEXTS.has(id_)
    said = plain(TEXTS.say("en", id_))
    found = CLAUSE.search(said)

    assert len(said) <= LONGEST
    assert found is not None
    assert any(
        clause == found["clause"] or clause.startswith(f"{found['clause']}.") for clause in all_clauses()
    )
