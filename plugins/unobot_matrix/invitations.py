"""Invitations: kept until they are answered; accepted from those whom the operator trusts, and into direct rooms."""

import asyncio
import json
import re
from collections.abc import Iterable, Mapping
from functools import partial

import structlog

from unobot.adapter import Shelf
from unobot_matrix.directs import Directs
from unobot_matrix.doors import Doors
from unobot_matrix.events import objects, text
from unobot_matrix.retry import Patience
from unobot_matrix.room import Room
from unobot_matrix.wire import Failure, Json, path

log = structlog.get_logger(__name__)


class Invitations:
    """The invitations of one account that are not answered yet."""

    def __init__(
        self, us: str, rooms: Mapping[str, Room], doors: Doors, directs: Directs, shelf: Shelf
    ) -> None:
        self._us = us
        self._rooms = rooms
        self._doors = doors
        self._directs = directs
        self._shelf = shelf
        self._open: dict[str, tuple[str, bool]] = {}
        self._some = asyncio.Event()
        for room, (inviter, direct) in json.loads(shelf.get("invitations") or "{}").items():
            self._open[room] = (inviter, direct)
            self._some.set()

    async def take(self, invitations: Json) -> None:
        """Keep the invitations of a sync answer, to be answered by `work`."""
        # kept on the shelf, as the homeserver tells of each only once
        if invitations:
            self._open |= {room: self._read(invitation) for room, invitation in invitations.items()}
            await self._save()
            self._some.set()

    async def work(self, invites_from: Iterable[str], patience: Patience) -> None:
        """Answer invitations, one after the other, until cancelled."""
        while True:
            await self._some.wait()
            for room, (inviter, direct) in list(self._open.items()):
                try:
                    await self._answer(room, inviter, patience, direct=direct, trusted=invites_from)
                except Failure as problem:
                    log.warning("an invitation cannot be answered", room=room, problem=str(problem))
                self._open.pop(room, None)
            await self._save()
            if not self._open:
                self._some.clear()

    def welcome(self, room: str, inviter: str, trusted: Iterable[str], *, direct: bool) -> bool:
        """Whether an invitation is accepted.

        It is into a room that we should be in, from those whom the operator trusts, and into a direct room with somebody
        who shares a room with us.
        """
        if self._doors.wanted(room) or any(matches(inviter, who) for who in trusted):
            return True
        return direct and any(inviter in known.present for known in self._rooms.values())

    async def _answer(
        self, room: str, inviter: str, patience: Patience, *, direct: bool, trusted: Iterable[str]
    ) -> None:
        accepted = self.welcome(room, inviter, trusted, direct=direct)
        log.info("invited", room=room, by=inviter, direct=direct, accepted=accepted)
        if not accepted:
            await self._doors.attempt("decline", path("rooms", room, "leave"))
            return
        if direct:
            await patience.persist(partial(self._directs.adopt, inviter, room))
        await self._doors.attempt("join", path("join", room))

    async def _save(self) -> None:
        await self._shelf.put("invitations", json.dumps(self._open) if self._open else None)

    def _read(self, invitation: object) -> tuple[str, bool]:
        """Who invites us, and whether into a direct room; an empty name if two events contradict each other.

        The inviter's homeserver can add to the invitation any events it likes, also a second invitation.
        """
        state = objects(invitation, "invite_state").get("events")
        told = {
            (text(event, "sender") or "", objects(event, "content").get("is_direct") is True)
            for event in (state if isinstance(state, list) else [])
            if text(event, "type") == "m.room.member" and text(event, "state_key") == self._us
        }
        return told.pop() if len(told) == 1 else ("", False)


def matches(user: str, pattern: str) -> bool:
    """Whether a user id fits a pattern in which `*` stands for anything.

    >>> matches("@ann:example.org", "@*:example.org"), matches("@ann:evil.org", "@*:example.org")
    (True, False)
    """
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), user) is not None
