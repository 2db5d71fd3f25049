"""A computer player that counts nothing, and wastes nothing."""

import uno_engine as uno
from unobot_decks.suits import rank
from unobot_decks.tricks import TrickOpen, Trumps


class Cautious:
    """Takes a trick as cheaply as it can; else it throws its lowest card, and keeps trumps."""

    def __init__(self, seed: bytes) -> None:
        self._below = uno.Chance(seed).below

    def answer(self, view: uno.View) -> uno.Move | None:
        """Return the move it makes; nothing while others are waited for."""
        if view.seat not in view.waiting:
            return None
        cards = [move.card for move in view.options if move.card is not None]
        if not cards:
            return view.options[self._below(len(view.options))]
        fact, lying = view.fact(Trumps), view.fact(TrickOpen)
        trumps = fact.color if fact is not None else None
        if lying is None:  # aces are led first, then what is of no use
            return uno.play(max(cards, key=lambda card: (rank(card) == 14, -rank(card))))
        led = lying.cards[0]

        def strength(card: uno.Card) -> tuple[int, int]:
            """Return how strong a card is in this trick."""
            return (2 if card.color is trumps else 1 if card.color is led.color else 0, rank(card))

        best = max(map(strength, lying.cards))
        winning = [card for card in cards if strength(card) > best]
        return uno.play(min(winning or cards, key=lambda card: (card.color is trumps, rank(card))))
