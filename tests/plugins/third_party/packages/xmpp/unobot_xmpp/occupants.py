"""Who is in which room, and who that is.

The server of a room tells the address of everybody in it, if the bot may see addresses. That is an identity: it is proven, and
what is sent to it reaches nobody else, whoever has their nick by then. Anybody else has an identity of their own for as long as they stay, to
which nothing can be sent.
"""

import secrets
from collections.abc import Iterator

from slixmpp import JID

from unobot.adapter import Identity, Room, Sender


def addressed(identity: Identity) -> bool:
    """Return whether that is an address, and not only a nick in a room."""
    return "@" in identity


def sender_of(jid: JID, name: str, *, operator: bool = False) -> Sender:
    """Return who has this address."""
    return Sender(Identity(jid.bare), name, operator=operator, lasting=True, account=jid.bare)


class Occupants:
    """Everybody who is in a room, by their nick there. Somebody may be there under two nicks."""

    def __init__(self) -> None:
        self._there: dict[Room, dict[str, Sender]] = {}

    def find(self, room: Room, nick: str) -> Sender | None:
        """Return who has this nick."""
        return self._there.get(room, {}).get(nick)

    def put(self, room: Room, nick: str, jid: JID, *, operator: bool) -> Sender:
        """Keep who has this nick, or what has changed of them, and return them."""
        known = self.find(room, nick)
        if jid.user:
            sender = sender_of(jid, nick, operator=operator)
        else:
            identity = Identity(f"?{secrets.token_hex(8)}") if known is None else known.identity
            sender = Sender(identity, nick, operator=operator)
        self._there.setdefault(room, {})[nick] = sender
        return sender

    def rename(self, room: Room, old: str, new: str) -> tuple[Sender, Sender] | None:
        """Keep the new nick of somebody; return who they were and who they are."""
        if (was := self._there.get(room, {}).pop(old, None)) is None:
            return None
        sender = Sender(was.identity, new, operator=was.operator, lasting=was.lasting, account=was.account)
        self._there[room][new] = sender
        return was, sender

    def drop(self, room: Room, nick: str) -> Sender | None:
        """Forget a nick; return whose it was, if they are not in the room under another one."""
        was = self._there.get(room, {}).pop(nick, None)
        return None if was is None or was.identity in self._in(room) else was

    def leave(self, room: Room) -> None:
        """Forget a room."""
        self._there.pop(room, None)

    def named(self, identity: Identity) -> Sender | None:
        """Return somebody as they are called in a room; None if they are in none."""
        everybody = (sender for room in self._there.values() for sender in room.values())
        return next((sender for sender in everybody if sender.identity == identity), None)

    def _in(self, room: Room) -> Iterator[Identity]:
        return (sender.identity for sender in self._there[room].values())
