"""Regret."""

from typing import ClassVar

from unobot_extended.card import ExtendedCard


class Regret(ExtendedCard):
    """Reaction of the next player to a card played in a turn or as an answer in judgement, numbers included.

    The next player in the direction there is after the card. Never to Skip, Bomb, Magic Hand, Regret, a reaction, or a
    card inside a table-wide game. The window opens once the card's colour, target and number are named, before it acts.
    Regret becomes last; the card and what was laid with it return to the hand; direction, colour and effects are as
    before it; cards drawn stay. Its player has the turn again — in judgement if the card was an answer there, otherwise
    drawing and playing anew — and may not play that face in it (an Infinity: no Infinity of that colour). A UNO debt
    from it is void. As a turn's own play Regret is a plain green card (X-Regret).

    What it does as a reaction is in `playing`.
    """

    id = "x-regret"
    symbols = ("regret",)
    answered_by: ClassVar[frozenset[str]] = frozenset()
