"""What a preset says of itself."""

from tests.plugins.built_in import all_rules


def test_japan11_says_that_stacking_and_several_cards_are_forbidden() -> None:
    about = all_rules().presets["japan11"].about
    assert "no stacking, and one card a turn" in about
    assert "can go out on an action card" in about
    assert "Only a special card could dodge a draw; this deck has none" in about
