"""Double-deck: several decks shuffled together (H11)."""

from typing import Annotated

import msgspec

from uno_engine import Deck, Number, Options, Rule, settings_of


class DoubleDeckSettings(msgspec.Struct, frozen=True):
    """How many decks there are."""

    decks: Annotated[int, Number("decks", 2, 2, 4, "How many decks are shuffled together at least (H11.1).")]


class DoubleDeck(Rule):
    """As many decks as there are tens of players, begun ones counted, at least `decks`; each seats ten more (H11.1)."""

    id = "double-deck"
    settings = settings_of(DoubleDeckSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.least = options.read(DoubleDeckSettings).decks

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Return the deck as many times as H11.1 says for this number of players."""
        return deck.times(max(self.least, (seats + 9) // 10))
