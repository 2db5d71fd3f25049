"""What a preset says of itself."""

from tests.plugins.built_in import all_rules


def test_japan11_says_that_stacking_and_several_cards_are_forbidden() -> None:
    about = all_rules().presets["japan11"].about
    assert "draws cannot be stacked" in about
    assert "several cards cannot be played at once" in about
    assert "going out on an action card is allowed" in about
    assert "a draw may be dodged only by a special card; this deck has none" in about.lower()
