"""Reactions that stand for a typed answer: a sign for accepting, refusing and each colour, a card's code for the card."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from unobot.document import SQUARES, Tint

COLORS: Final[Mapping[str, Tint]] = {
    "r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "pink", "t": "teal", "o": "orange", "u": "purple",
}  # fmt: skip
"""The colours that can be clicked, by their letters."""

ANSWERS = {
    "👍": "accept",
    "👎": "refuse",
    **{SQUARES[tint]: f"color {letter}" for letter, tint in COLORS.items()},
}
"""What a reaction says, as a player would type it."""

ONLY = "▶"
"""The reaction that gives the only answer there is."""

SIGNS = {said: sign for sign, said in ANSWERS.items()}
PLAIN = str.maketrans("", "", "\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff[]")
"""Takes away skin tones and presentation selectors, so that every thumb is a thumb, and the brackets around a card."""


def meant(sign: str, allowed: Sequence[str]) -> str | None:
    """What a reaction says to a prompt that allows these answers, or None if it says nothing.

    >>> meant("👍🏽", ("accept", "refuse")), meant("R5", ("r5", "w")), meant("▶️", ("r5",))
    ('accept', 'r5', 'r5')
    >>> meant("▶️", ("r5", "w"))
    """
    bare = sign.translate(PLAIN).strip()
    if bare == ONLY:
        return allowed[0] if len(allowed) == 1 else None
    said = ANSWERS.get(bare, bare.casefold())
    return said if said in allowed else None


def offered(answers: Iterable[str]) -> list[str]:
    """The reactions to put below a prompt that allows these answers; those without a sign are only typed."""
    return [SIGNS[answer] for answer in answers if answer in SIGNS]


def offered_cards(codes: Sequence[str]) -> list[str]:
    """The reactions to put below a hand of which these cards can be played."""
    return [ONLY] if len(codes) == 1 else list(codes)
