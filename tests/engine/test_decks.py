"""Decks that do not go together, and decks that are too small, are refused when the table is composed."""

from collections.abc import Mapping

import pytest

from tests.plugins.built_in import built_in
from uno_engine import BUILT_IN, BadTable, Card, Catalogue, Classic, Deck, Kind, Preset, Rule, each_color
from unobot.messages import wrong_table


def first(deck: Deck, faces: int, times: int = 1) -> Mapping[Card, int]:
    """So many of the faces of a deck."""
    return dict.fromkeys(list(deck.counts)[:faces], times)


class FlipDeck(Rule):
    """The deck of one third party."""

    id = "flip-deck"
    role = "deck"

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Thirty cards of its own."""
        return Deck("flip", first(Classic.deck, 30))


class NoMercyDeck(FlipDeck):
    """The deck of another one."""

    id = "no-mercy-deck"

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Eighty cards of its own."""
        return Deck("no-mercy", first(Classic.deck, 40, 2))


class HiddenDeck(Rule):
    """The same, by an author who did not say that it is a deck."""

    id = "hidden-deck"
    changed_deck = NoMercyDeck.changed_deck


class Crown(Rule):
    """A card with one side for any deck, by an author who thinks of the classic one."""

    id = "crown"
    before = ("double-deck",)

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Two more cards in each colour."""
        kind = Kind(self.id, self.id.title(), 20)
        return deck.plus(f"{deck.id}-{self.id}", dict.fromkeys(each_color(kind), 2))


class Scepter(Crown):
    """The card of another author."""

    id = "scepter"


BROUGHT = built_in().brought
PRESETS = [
    *BROUGHT.presets.values(),
    Preset("uno-flip", "classic-game", "A set.", rules=("flip-deck",)),
    Preset("both", "classic-game", "Two sets.", rules=("flip-deck", "no-mercy-deck")),
]
RULES = [*BUILT_IN, *BROUGHT.base_rules.values(), *BROUGHT.rules.values(), FlipDeck, NoMercyDeck, HiddenDeck]
RULES += [Crown, Scepter]
KNOWN = Catalogue(RULES, PRESETS)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("uno-flip +no-mercy-deck", "flip-deck and no-mercy-deck are both decks; a table can have only one."),
        ("both", "flip-deck and no-mercy-deck are both decks; a table can have only one."),
        ("uno-flip +hidden-deck", "flip-deck and hidden-deck are both decks; a table can have only one."),
        ("wild4uno +flip-deck", "wild4uno and flip-deck are both decks; a table can have only one."),
        ("flip +crown", "flip has two-sided cards, crown one-sided ones; they can't be combined."),
        (
            "flip pairs=table +double-deck +scepter",
            "flip has two-sided cards, scepter one-sided ones; they can't be combined.",
        ),
    ],
)
def test_decks_that_do_not_go_together_are_refused_by_name(line: str, said: str) -> None:
    with pytest.raises(BadTable) as refused:
        KNOWN.compose(line)

    assert wrong_table(refused.value, ()) == said


@pytest.mark.parametrize("deck", ["classic", "unoplus", "no-mercy", "uno-flip"])
def test_cards_of_several_plugins_may_be_added_to_one_deck(deck: str) -> None:
    plain, doubled = (KNOWN.compose(line).deck for line in (deck, f"{deck} +crown +scepter +double-deck"))

    assert len(doubled) == 2 * (len(plain) + 16)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("uno-flip cards=15", "2 players would need 31 cards, and the deck has 30."),
        ("uno-flip teams cards=8", "4 players would need 33 cards, and the deck has 30."),
    ],
)
def test_a_deck_that_is_too_small_is_refused_when_the_table_is_opened(line: str, said: str) -> None:
    with pytest.raises(BadTable) as refused:
        KNOWN.compose(line)

    assert wrong_table(refused.value, ()) == f"{said} Deal fewer, or add +double-deck."


def test_double_decks_double_whichever_deck_it_is() -> None:
    assert len(KNOWN.compose("uno-flip +double-deck").deck_for(2)) == 60
    assert len(KNOWN.compose("uno-flip cards=14").deck_for(2)) == 30
