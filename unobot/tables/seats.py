"""Who sits where: the people behind the numbered seats of a game."""

from itertools import chain, count

import msgspec

from unobot.adapter import Identity, Sender
from unobot.tables.services import Randomness

_LETTERS = 20
_LONGEST = 100
# without l, o, 0 and 1, which are read as each other
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
_TOKEN = 6


class Holder(msgspec.Struct):
    """The person who holds a seat. `label` is what the seat is called in commands, `name` how the room knows them.

    `token` takes the seat back from elsewhere (`!rejoin TOKEN`); `lasting`: the identity outlives a lost connection,
    so that no token is needed; `told`: the token was sent to them; `kicked`: the seat was taken from them for this match.
    """

    identity: Identity
    name: str
    label: str
    token: str
    lasting: bool = False
    told: bool = False
    kicked: bool = False

    def __repr__(self) -> str:
        """Who it is; never the token."""
        return f"<Holder {self.label}>"


def token(chance: Randomness) -> str:
    """A word that nobody guesses, short enough to be typed."""
    return "".join(chance.choice(_ALPHABET) for _ in range(_TOKEN))


def label_for(sender: Sender, taken: list[str]) -> str:
    """What a seat is called: the person's name without spaces and control characters, not yet taken.

    A long name is cut, unless somebody else's begins the same; an id in brackets behind it is what tells people apart.

    >>> label_for(Sender(Identity("@b:x"), "Bob (@b:example.org)"), [])
    'Bob(@b:example.org)'
    >>> label_for(Sender(Identity("@b:x"), "Maximilian of Hohenzollern"), ["MaximilianofHohenzol"])
    'MaximilianofHohenzollern'
    """
    # none of these signs: a label is one word of a command and one of a comma-separated list in the store
    name = "".join(c for c in sender.name if c.isprintable() and not c.isspace() and c not in "/,=+\"'`[]")
    called, bracket, id_ = name.partition("(@")
    whole = name[:_LONGEST] or "player"
    cut = (called[:_LETTERS] + bracket + id_)[:_LONGEST] or "player"
    folded = {label.casefold() for label in taken}
    numbered = (f"{cut}{number}" for number in count(2))
    return next(label for label in chain((cut, whole), numbered) if label.casefold() not in folded)
