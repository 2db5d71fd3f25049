"""Reactions that stand for a typed answer."""

from collections.abc import Iterable

from unobot.document import SQUARES

ANSWERS = {
    "👍": "accept",
    "👎": "refuse",
    SQUARES["red"]: "color r",
    SQUARES["yellow"]: "color y",
    SQUARES["green"]: "color g",
    SQUARES["blue"]: "color b",
}
"""What a reaction says, as a player would type it."""

SIGNS = {said: sign for sign, said in ANSWERS.items()}
PLAIN = str.maketrans("", "", "\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
"""Takes skin tones and presentation selectors away, so that every thumb is a thumb."""


def meant(sign: str, allowed: Iterable[str]) -> str | None:
    """What a reaction says to a prompt that allows these answers, or None if it says nothing.

    >>> meant("👍🏽", ("accept", "refuse"))
    'accept'
    """
    said = ANSWERS.get(sign.translate(PLAIN))
    return said if said in set(allowed) else None


def offered(answers: Iterable[str]) -> list[str]:
    """The reactions to put below a prompt that allows these answers; those without a sign are only typed."""
    return [SIGNS[answer] for answer in answers if answer in SIGNS]
