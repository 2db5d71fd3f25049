"""From a command as players type it to the words that the engine knows."""

from typing import Final

_VERBS: Final = {"cut": "play", "p": "play", "d": "draw", "dr": "draw", "yes": "accept", "no": "refuse"}


def as_engine(text: str) -> str:
    """The command as the engine takes it. The one place where the bot's parser of commands comes in."""
    verb, *rest = text.lower().split()
    return " ".join([_VERBS.get(verb, verb), *rest])
