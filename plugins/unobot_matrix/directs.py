"""Direct rooms, where the bot and one player are alone: finding them again, making them, checking who is in them."""

import asyncio
from collections.abc import Mapping
from weakref import WeakValueDictionary

import structlog

from unobot.adapter import NotNow, Undeliverable
from unobot.clock import Clock
from unobot_matrix.events import read_all
from unobot_matrix.room import Room
from unobot_matrix.wire import Failure, Json, Unreachable, Wire, path

log = structlog.get_logger(__name__)

INVITE_AGAIN = 600.0
"""Seconds before somebody who did not follow an invitation into our direct room gets another without asking for it."""


class Directs:
    """Which rooms are direct rooms with whom, as the account's `m.direct` says."""

    def __init__(
        self,
        wire: Wire,
        user: str,
        rooms: Mapping[str, Room],
        clock: Clock,
        *,
        can_encrypt: bool,
        encrypt: bool,
    ) -> None:
        self._wire = wire
        self._user = user
        self._rooms = rooms
        self._clock = clock
        self._can_encrypt = can_encrypt
        self._encrypt = encrypt and can_encrypt
        self._listed: dict[str, list[str]] = {}
        self._invited_at: dict[str, float] = {}
        self._finding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By person, while their room is looked for."""
        self._listing = asyncio.Lock()

    async def load(self) -> None:
        """Read the list from the account's data. Raises `Failure` or `Unreachable`."""
        try:
            self.take(await self._wire.call("GET", self._where()))
        except Failure as problem:
            if problem.status != 404:  # 404: the account has no list yet
                raise

    def take(self, content: Json) -> None:
        """Use this list from now on; whatever in it is not of the right type is left out."""
        self._listed = {
            user: [room for room in rooms if isinstance(room, str)]
            for user, rooms in content.items()
            if isinstance(rooms, list)
        }

    def partner(self, room: str) -> str | None:
        """With whom this room is a direct room, or None if it is not."""
        return next((user for user, rooms in self._listed.items() if room in rooms), None)

    async def adopt(self, user: str, room: str) -> None:
        """List a room as a direct room with `user`, preferred from now on. Raises `Failure` or `Unreachable`."""
        # the list is put as a whole: of two changes at once one would be lost
        async with self._listing:
            others = [known for known in self._listed.get(user, []) if known != room]
            listed = {**self._listed, user: [*others, room]}
            # nio can only read m.direct
            await self._wire.call("PUT", self._where(), listed)
            self._listed = listed

    def came(self, room: str) -> None:
        """The player has come into a direct room: should they leave it, they are asked in again at once."""
        self._invited_at.pop(self.partner(room) or "", None)

    async def find(self, user: str, *, asked: bool = False) -> Room:
        """The room in which to speak to `user` alone, with its state of this moment; made if there is none.

        Who has left it is invited again; with `asked`, as they want to hear something, in any case. Raises `Undeliverable` if there can be none, `NotNow` if it may work later.
        """
        # else two messages to them at once would make two rooms
        async with self._finding.setdefault(user, asyncio.Lock()):
            try:
                return await self._known(user, asked=asked) or await self._made(user)
            except Unreachable as problem:
                raise NotNow("the homeserver is out of reach", 2.0) from problem
            except Failure as problem:
                if problem.passing or problem.token_refused:
                    limited = problem.retry_after
                    raise NotNow(
                        "no direct room yet", limited or 2.0, receiver_only=limited is not None
                    ) from problem
                raise Undeliverable(f"no direct room with {user} can be made: {problem}") from problem

    async def _known(self, user: str, *, asked: bool) -> Room | None:
        """The direct room that there is already, the newest first; None if none can be used."""
        # createRoom may have worked though its answer was lost: such a room names its player in its creation event
        made = [room.id for room in self._rooms.values() if room.direct_for == user]
        for room_id in [*reversed(self._listed.get(user, [])), *made]:
            room = await self._look(room_id)
            if room is None or not self._private(room, user):
                continue
            if user not in room.people:
                await self._ask_in(user, room, asked=asked)
            if self.partner(room_id) != user:
                await self.adopt(user, room_id)
            return room
        return None

    def _private(self, room: Room, user: str) -> bool:
        """Whether a hand may be told there: nobody else is in it, invited, or could come in or read along."""
        ours = self._user in room.present and room.holds_only(self._user, user)
        return ours and (self._can_encrypt or not room.encrypted)

    async def _look(self, room_id: str) -> Room | None:
        """The room as the homeserver has it now; None if we may not see it."""
        # asked each time, not taken from sync: somebody may have come in since the last answer
        try:
            answer = await self._wire.state(room_id)
        except Failure as problem:
            if problem.passing:
                raise
            return None
        room = Room(room_id)
        for event in read_all(answer):
            room.apply(event)
        return room

    async def _ask_in(self, user: str, room: Room, *, asked: bool) -> None:
        """Invite somebody who left. Raises `Undeliverable` if they did not come a short time ago, or none can be sent."""
        since = self._clock.now() - self._invited_at.get(user, -INVITE_AGAIN)
        if since < INVITE_AGAIN and not asked:
            raise Undeliverable(f"{user} has left the direct room")
        try:
            await self._wire.call("POST", path("rooms", room.id, "invite"), {"user_id": user})
        except Failure as problem:
            # a homeserver lets 5 invitations to one user through, then one in five minutes: too long to wait in silence
            if problem.retry_after is None:
                raise
            raise Undeliverable(f"{user} has left the direct room and cannot be asked in now") from problem
        self._invited_at[user] = self._clock.now()
        room.invited.add(user)

    async def _made(self, user: str) -> Room:
        """A new direct room, the player invited. What is said before they come in can be read by them then."""
        state = [
            {
                "type": "m.room.history_visibility",
                "state_key": "",
                "content": {"history_visibility": "invited"},
            }
        ]
        if self._encrypt:
            algorithm = {"algorithm": "m.megolm.v1.aes-sha2"}
            state.append({"type": "m.room.encryption", "state_key": "", "content": algorithm})
        body = {
            "preset": "private_chat",
            "is_direct": True,
            "invite": [user],
            "initial_state": state,
            "creation_content": {"unobot.direct_for": user},
        }
        # the room's invitation counts, too: who turns it down is not asked again at the deal
        self._invited_at[user] = self._clock.now()
        answer = await self._wire.call("POST", path("createRoom"), body)
        room = await self._look(str(answer.get("room_id")))
        if room is None:
            raise Undeliverable(f"the direct room with {user} is gone")
        await self.adopt(user, room.id)
        return room

    def _where(self) -> str:
        return path("user", self._user, "account_data", "m.direct")
