"""Who sits where: the people behind the numbered seats of a game."""

import msgspec

from unobot.adapter import Identity, Sender
from unobot.hall.chance import Chance

_LETTERS = 20
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
_TOKEN = 6


class Holder(msgspec.Struct):
    """The person who holds a seat. `label` is what the seat is called in commands, `name` how the room knows them.

    `token` takes the seat back from elsewhere (`!rejoin TOKEN`); `lasting`: the identity outlives a lost connection,
    so that no token is needed; `told`: the token was sent to them.
    """

    identity: Identity
    name: str
    label: str
    token: str
    lasting: bool = False
    told: bool = False


def token(chance: Chance) -> str:
    """A word that nobody guesses, short enough to be typed."""
    return "".join(chance.choice(_ALPHABET) for _ in range(_TOKEN))


def label_for(sender: Sender, taken: list[str]) -> str:
    """What a seat is called: the person's name without spaces and control characters, not yet taken."""
    name = "".join(c for c in sender.name if c.isprintable() and not c.isspace() and c not in "/,=+\"'`[]")
    name = (name or "player")[:_LETTERS]
    folded = {label.casefold() for label in taken}
    label, number = name, 2
    while label.casefold() in folded:
        label, number = f"{name}{number}", number + 1
    return label
