"""The deck `unoplus`: 200 cards (D11)."""

from uno_engine import NUMBERS, Card, Deck, Rule, each_color
from unobot_decks.blank import BLANK, Blank
from unobot_decks.draw_seven import DRAW_SEVEN, DrawSeven
from unobot_decks.pile_flip import PILE_FLIP, PileFlip
from unobot_decks.wild_draw_eight import WILD_DRAW_EIGHT, WildDrawEight


def more_cards() -> dict[Card, int]:
    """Return what is added to the 108 cards: their numbers once more, and four new kinds."""
    more = {card: 2 if kind.number else 1 for kind in NUMBERS for card in each_color(kind)}
    more |= dict.fromkeys(each_color(DRAW_SEVEN), 1)
    return more | {Card.of(None, kind): 4 for kind in (WILD_DRAW_EIGHT, PILE_FLIP, BLANK)}


class UnoPlus(Rule):
    """Numbers twice as many as in the 108, and Draw Seven, Wild Draw Eight, Pile Flip and Blank: 200 cards (D11)."""

    id = "unoplus"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(rule.id for rule in (Blank, DrawSeven, PileFlip, WildDrawEight))
    before = ("double-deck",)

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Return the deck with these cards added."""
        return deck.plus(self.id, more_cards())
