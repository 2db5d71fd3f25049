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


NOWHERE = TableRoom(Network(""), Room(""))
"""Where an agent plays, a player inside the bot: it is on no network, in no room, and can be told nothing."""

AGENT = "agent"
"""The kind of player that an agent is in results."""


# --- Who sits where: the people behind the numbered seats of a game.


_LONGEST = 40
"""So long may be what the room reads of a name: it is whatever somebody likes."""
# without l, o, 0 and 1, which are read as each other
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
_TOKEN = 6


class DealtTo(msgspec.Struct, frozen=True):
    """The person whom a round was dealt to, and counts for, though somebody else holds the seat now."""

    identity: Identity
    name: str
    network: Network
    kind: str


class Holder(msgspec.Struct):
    """The person who holds a seat, or an agent. `label` is what the seat is called in commands, `name` how the room knows them.

    `token` takes the seat back from elsewhere (`!rejoin TOKEN`); `lasting`: the identity outlives a lost connection,
    so that no token is needed; `told`: the token was sent to them; `kicked`: the seat was taken from them for this match;
    `left_out`: they were not dealt in, and have the seat again when they come into their private room;
    `mark` stands behind the name, `kind` says among whom rounds count. `side` is where they play: `identity` is theirs on
    that network, and on another one the same text is somebody else; an agent's is NOWHERE. `agent` is the name of its
    player in `Services.players`, empty for a person. `dealt_to` is who handed the seat over in the round that is played.
    """

    identity: Identity
    name: str
    label: str
    token: str
    side: TableRoom
    lasting: bool = False
    told: bool = False
    kicked: bool = False
    left_out: bool = False
    mark: str = ""
    kind: str = PERSON
    agent: str = ""
    dealt_to: DealtTo | None = None

    def is_on(self, network: Network, identity: Identity) -> bool:
        """Whether it is that person on that network."""
        return self.identity == identity and self.side.network == network

    def __repr__(self) -> str:
        """Who it is; never the token."""
        return f"<Holder {self.label}>"


_NAMES = (
    "Ada", "Blaise", "Curie", "Dijkstra", "Emmy", "Fermat", "Grace", "Hedy", "Ida", "Johann", "Katherine", "Leibniz",
)  # fmt: skip


def agent_names(others: Iterable[str]) -> Iterator[str]:
    """Yield names for agents that look like none of the others, without end.

    >>> from itertools import islice
    >>> [*islice(agent_names(["robo-blaise"]), 2)], [*islice(agent_names([]), 13)][-1]
    (['Robo-Ada', 'Robo-Curie'], 'Robo-Ada2')
    """
    taken = tuple(others)
    for number in count(1):
        for name in _NAMES:
            full = f"Robo-{name}{number if number > 1 else ''}"
            if not any(alike(full, other) for other in taken):
                yield full


def token(chance: Randomness, length: int = _TOKEN) -> str:
    """Return a word that nobody guesses, short enough to be typed."""
    return "".join(chance.choice(_ALPHABET) for _ in range(length))


def label_for(sender: Sender, others: Iterable[str], mark: str = "") -> str:
    """Return what a seat is called: the person's own name as one word, if it looks like none of the others.

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
