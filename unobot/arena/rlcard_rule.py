"""RLCard's rule-based UNO agent in our rules, as a measure that others use, too. It is an opponent of the arena only.

It was written anew from its description: a Wild Draw Four whenever it may be played, else any card that fits, a Wild only if
there is no other; the colour that it holds most of; a drawn card is played. RLCard has no UNO calls and no challenges: it
always calls, and never challenges, catches, or draws where it can play.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

from uno_engine import CallsAt, Move, View


class RlcardRule:
    """Plays a Wild Draw Four first and a Wild last, and between them any card that fits."""

    def __init__(self, seed: bytes) -> None:
        self._choice = Random(seed).choice  # noqa: S311 - it deals no cards

    def answer(self, view: View) -> Move | None:
        """Return its move; None while it is not waited for."""
        if view.seat not in view.waiting:
            return None
        moves = view.answers
        plays = [move for move in moves if move.verb == "play"]
        if self._owes_a_call(view, plays):
            return next(move for move in view.asides if move.verb == "uno")
        if plays:
            return self._choice(_liked(plays))
        colors = Counter(card.color for card in view.hand)
        return max(moves, key=lambda move: (move.verb == "draw", colors[move.color] if move.color else -1))

    @staticmethod
    def _owes_a_call(view: View, plays: Sequence[Move]) -> bool:
        fact = view.fact(CallsAt)
        callable_ = fact is not None and any(move.verb == "uno" for move in view.asides)
        return callable_ and bool(plays) and len(view.hand) == 2


def _liked(plays: Sequence[Move]) -> Sequence[Move]:
    """The Wild Draw Fours among them; else the coloured cards; else what there is."""
    cards = [(move, move.card) for move in plays]
    draw_four = [move for move, card in cards if card is not None and card.symbol == "wd4"]
    colored = [move for move, card in cards if card is not None and card.color is not None]
    return draw_four or colored or plays
