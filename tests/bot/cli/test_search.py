from functools import cache

import pytest

from tests.plugins.built_in import built_in
from unobot.cli.plugins import find


@cache
def found(word: str) -> list[str]:
    return [str(each) for each in find(built_in(), word)]


@pytest.mark.parametrize(
    ("word", "line"),
    [
        ("JUMP-IN", "rule +jump-in, of house: You may play a card identical to the top one"),
        ("draw four", "card wd4, of unobot: Wild Draw Four, 50 points (!uno classic)"),
        ("draw four", "card wd4, of extended: Wild Draw Four, 50 points (!uno extended)"),
        ("swap hands", "card ws, of decks: Wild Swap Hands, 40 points (!uno official112)"),
        ("homeserver", "network matrix, of matrix: One account on one homeserver"),
        ("japanese", "preset japan11, of classic: A Japanese club's rules"),
    ],
)
def test_rules_presets_cards_and_networks_are_found_by_what_is_said_of_them(word: str, line: str) -> None:
    assert [each for each in found(word) if each.startswith(line)]


def test_what_nobody_brings_is_not_found() -> None:
    assert found("giraffe") == []
