"""Double-deck: several decks shuffled together (H11)."""

from uno_engine import Deck, Number, Options, Rule


class DoubleDeck(Rule):
    """As many decks as there are tens of players, begun ones counted, at least `decks`; each seats ten more (H11.1)."""

    id = "double-deck"
    settings = (Number("decks", 2, 2, 4, "How many decks are shuffled together at least (H11.1)."),)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.least = options.number("decks")

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Return the deck as many times as H11.1 says for this number of players."""
        return deck.times(max(self.least, (seats + 9) // 10))
