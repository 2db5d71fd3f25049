"""What `!rules` costs: nothing is composed or looked up twice, with all rules of the project."""

from typing import Any

import pytest

from tests.plugins.built_in import all_rules, built_in
from tests.work import bytecodes
from uno_engine import RuleSet
from unobot.messages.rules import rules_lines, rules_named
from unobot.messages.texts import Texts
from unobot.messages.voice import Voice


@pytest.fixture(scope="module")
def voice() -> Voice:
    return Voice(Texts(built_in().brought.texts))


@pytest.mark.parametrize("name", ["list", "extended", "taiwan +jump-in cards=9", "stack"])
def test_the_same_rules_are_not_composed_again(
    voice: Voice, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = rules_named(voice, all_rules(), name)
    composed: list[str] = []
    made = RuleSet.__init__

    def counted(self: RuleSet, line: str, *more: Any) -> None:
        composed.append(line)
        made(self, line, *more)

    monkeypatch.setattr(RuleSet, "__init__", counted)
    assert rules_named(voice, all_rules(), name) == told
    # a line that cannot be played is refused anew each time: of all words only `+chain`, a part of another rule
    assert len(composed) <= (name == "list")


def test_telling_a_table_its_rules_takes_a_few_milliseconds(voice: Voice) -> None:
    rules = all_rules().compose("taiwan +jump-in cards=9")
    rules_lines(voice, rules, all_rules())
    assert bytecodes(lambda: rules_lines(voice, rules, all_rules())) < 100_000
