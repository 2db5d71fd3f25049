"""The deck of 152 cards (X1)."""

from uno_engine import Card, Color, Deck, each_color
from unobot_extended import kinds

TWICE = (kinds.SKIP, kinds.REVERSE, kinds.DRAW_TWO)
ONCE = (
    kinds.INFINITY,
    kinds.TRANSFER_LOW,
    kinds.TRANSFER_HIGH,
    kinds.MAGIC_HAND,
    kinds.PINCER,
    kinds.REWARD,
    kinds.WIDOW,
)
OF_ONE_COLOR = {
    Card.of(Color.RED, kinds.COLOUR_DUEL): 1,
    Card.of(Color.RED, kinds.NUMBER_DUEL): 1,
    Card.of(Color.RED, kinds.BOMB): 1,
    Card.of(Color.YELLOW, kinds.CHOSEN_ONE): 1,
    Card.of(Color.YELLOW, kinds.CIRCLET): 2,
    Card.of(Color.GREEN, kinds.DISARM): 2,
    Card.of(Color.GREEN, kinds.REGRET): 1,
}
BLACK = {
    Card.of(None, kinds.WILD): 4,
    Card.of(None, kinds.WILD_DRAW_FOUR): 4,
    Card.of(None, kinds.BOUNCE): 2,
    Card.of(None, kinds.PASS): 2,
    Card.of(None, kinds.GRENADE): 1,
    Card.of(None, kinds.C4): 1,
    Card.of(None, kinds.OUTBID): 1,
}


def _counts() -> dict[Card, int]:
    counts = {card: 2 if kind.number else 1 for kind in kinds.NUMBERS for card in each_color(kind)}
    counts |= {card: 2 for kind in TWICE for card in each_color(kind)}
    counts |= {card: 1 for kind in ONCE for card in each_color(kind)}
    return counts | OF_ONE_COLOR | BLACK


DECK = Deck("extended", _counts())
