"""Colours that are typed where no card has one: they are asked back, for they may be the beginning of a card's code."""

from uno_engine import Card, Color, Deck
from unobot.parsing.meanings import MoveRead, Read, Slip


def asked_back(read: Read | None, deck: Deck) -> Read | None:
    """The same; `deck` has no colours, so it is a slip for a card with a colour behind it: of `w r` and `wr` it asks `w, or wrev?`."""
    if not isinstance(read, MoveRead):
        return read
    card = read.move.card
    color = next((value for value in read.ahead if isinstance(value, Color)), None)
    return (
        read
        if card is None or color is None
        else Slip("slip-no-colors", {"candidates": _codes(card, color, deck)})
    )


def _codes(card: Card, color: Color, deck: Deck) -> tuple[str, ...]:
    """The card, and those whose codes begin as what was typed does."""
    typed = card.code + color.value
    return (card.code, *(code for code in deck.by_code if code.startswith(typed)))
