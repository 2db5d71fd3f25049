# Tables that cannot be opened because of their deck.

refused-too-few-cards = { $players } players would need { $wanted } cards, and the deck has { $there }. Deal fewer, or add +double-deck.
