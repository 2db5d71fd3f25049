"""A computer player that knows the pub's habits."""

from collections import Counter

import uno_engine as uno
from unobot_decks.suits import JACK, UNTER

WORDS = {"mau", "maumau", "catch"}


class Regular:
    """Never forgets a call, keeps the jacks for the end, and wishes for what it has most of."""

    def __init__(self, seed: bytes) -> None:
        self._below = uno.Chance(seed).below

    def answer(self, view: uno.View) -> uno.Move | None:
        """Return the move it makes; nothing while others are waited for, but a call or a catch."""
        suits = Counter(card.color for card in view.hand if card.kind not in {JACK, UNTER})
        few = len(view.hand) <= 2
        words = [move for move in view.options if move.verb in WORDS and (move.verb == "catch" or few)]
        if words or view.seat not in view.waiting:
            return words[0] if words else None

        def worth(move: uno.Move) -> tuple[int, int, int]:
            """Rank a move: dear cards first, jacks last, drawing only if it must."""
            if move.card is not None:
                jack = move.card.kind in {JACK, UNTER}
                return (1 if jack else 2, move.card.points, suits[move.card.color])
            return (0, suits[move.color] if move.color is not None else 0, self._below(2))

        return max(view.options, key=worth)
