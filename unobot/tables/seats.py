"""Who sits where: the people behind the numbered seats of a game, each in one of the rooms in which it is played."""

from collections.abc import Iterable, Iterator
from itertools import chain, count
from typing import NamedTuple

import msgspec

from unobot.adapter import Identity, Network, Room, Sender
from unobot.clock import Randomness
from unobot.store import PERSON
from unobot.tables.confusables import alike, likenesses

# --- The sides of a table: the rooms in which it is played, perhaps on several networks.


class TableRoom(NamedTuple):
    """One room of one network. A table has its home, and a feature may have it played in others, too."""

    network: Network
    room: Room


HOME = TableRoom(Network(""), Room(""))
"""In what is stored by versions that knew no sides: the table's own room."""


# --- Who sits where: the people behind the numbered seats of a game.


_LONGEST = 40
"""So long may be what the room reads of a name: it is whatever somebody likes."""
# without l, o, 0 and 1, which are read as each other
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
_TOKEN = 6


class Holder(msgspec.Struct):
    """The person who holds a seat. `label` is what the seat is called in commands, `name` how the room knows them.

    `token` takes the seat back from elsewhere (`!rejoin TOKEN`); `lasting`: the identity outlives a lost connection,
    so that no token is needed; `told`: the token was sent to them; `kicked`: the seat was taken from them for this match;
    `computer`: which kind of computer player holds the seat, empty for a person; `mark` stands behind
    the name, `kind` says among whom rounds count. `side` is where they play:
    `identity` is theirs on that network, and on another one the same text is somebody else.
    """

    identity: Identity
    name: str
    label: str
    token: str
    lasting: bool = False
    told: bool = False
    kicked: bool = False
    computer: str = ""
    mark: str = ""
    kind: str = PERSON
    side: TableRoom = HOME

    def is_on(self, network: Network, identity: Identity) -> bool:
        """Whether it is that person on that network."""
        return self.identity == identity and self.side.network == network

    def __repr__(self) -> str:
        """Who it is; never the token."""
        return f"<Holder {self.label}>"


COMPUTER = "computer:"
"""What the identity of a computer player begins with; no network has such identities of its own."""

_NAMES = (
    "Ada", "Blaise", "Curie", "Dijkstra", "Emmy", "Fermat", "Grace", "Hedy", "Ida", "Johann", "Katherine", "Leibniz",
)  # fmt: skip


def computer_sender(number: int) -> Sender:
    """The computer player with that number, from 0, as if it was somebody on the network.

    >>> computer_sender(0).name, computer_sender(12).name
    ('Robo-Ada', 'Robo-Ada2')
    """
    again, place = divmod(number, len(_NAMES))
    name = f"Robo-{_NAMES[place]}{again + 1 if again else ''}"
    return Sender(Identity(COMPUTER + name), name, lasting=True)


def computer_senders(names: Iterable[str]) -> Iterator[Sender]:
    """The computer players who are called like none of these, one after the other without end."""
    taken = tuple(names)
    for number in count():
        sender = computer_sender(number)
        if not any(alike(sender.name, name) for name in taken):
            yield sender


def token(chance: Randomness, length: int = _TOKEN) -> str:
    """A word that nobody guesses, short enough to be typed."""
    return "".join(chance.choice(_ALPHABET) for _ in range(length))


def label_for(sender: Sender, others: Iterable[str], mark: str = "") -> str:
    """What a seat is called: the person's own name as one word, if it looks like none of the others.

    Else the account stands behind it, or a number, after a sign that no nick has in it; IRC clients still mark the nick.
    `mark` stands at the end.

    >>> label_for(Sender(Identity("@b:x"), "Bob (@bob:example.org)"), ["Bob"])
    'Bob(@bob:example.org)'
    >>> label_for(Sender(Identity("account:eve"), "lris", account="eve"), ["Iris"])
    'lris.eve'
    >>> label_for(Sender(Identity("nick:lris"), "lris"), ["Iris", "lris.2"])
    'lris.3'
    """
    taken = frozenset[str]().union(*map(likenesses, others))
    name, account = _one_word(sender.name) or "player", _one_word(sender.account)
    telling = [f"{name}.{account}"] if account and not alike(account, name) else []
    numbered = (f"{name}.{number}" for number in count(2))
    candidates = (f"{each}{mark}" for each in chain((name,), telling, numbered))
    return next(label for label in candidates if likenesses(label).isdisjoint(taken))


def may_be_label(label: str, name: str) -> bool:
    """Whether somebody of that name may have had a seat with that label.

    >>> may_be_label("ann", "ann"), may_be_label("ann.2", "ann"), may_be_label("anna", "ann")
    (True, True, False)
    """
    word = _one_word(name)
    return bool(word) and (label == word or label.startswith(f"{word}."))


def _one_word(name: str) -> str:
    """The name without spaces and signs that nobody sees, and not long; of an id in brackets the beginning is kept."""
    # no comma: in the store, names stand in a list with commas between them
    word = "".join(sign for sign in name if sign.isprintable() and not sign.isspace() and sign != ",")
    if len(word) <= _LONGEST:
        return word
    called, bracket, id_ = word.partition("(@")
    if not bracket:
        return word[:_LONGEST]
    called = called[: _LONGEST // 2]
    return f"{called}(@{id_[: _LONGEST - len(called) - 4]}…)"
