"""End-to-end encryption: nio's encryption machine, used so that a hostile message harms nothing but itself.

nio's own client is not used: there one bad message from anybody ends the sync loop, decrypted events are applied as
room state, and a send that is cancelled blocks its room for ever. Syncing and sharing keys is done here and in `keys`;
see the README of the plugins.
"""

import asyncio
from collections.abc import Iterable
from typing import Any

import structlog
from nio.crypto import Olm
from nio.crypto.attachments import encrypt_attachment
from nio.events import EncryptedToDeviceEvent, MegolmEvent, RoomKeyEvent, ToDeviceEvent

from unobot_matrix import keys
from unobot_matrix.events import objects, part
from unobot_matrix.keystore import close_machine
from unobot_matrix.wire import Json, Wire

log = structlog.get_logger(__name__)


class Crypt:
    """Encryption for one device. `_audiences` are the people who were given a room's present key."""

    def __init__(self, machine: Olm, wire: Wire) -> None:
        self._machine = machine
        self._wire = wire
        self._audiences: dict[str, frozenset[str]] = {}
        self._one_at_a_time = asyncio.Lock()

    @property
    def fingerprint(self) -> str:
        """The device's public signing key."""
        return str(self._machine.account.identity_keys["ed25519"])

    async def upload(self) -> None:
        """Upload our device's keys as far as they are missing. Raises `Failure` or `Unreachable`."""
        await keys.upload(self._machine, self._wire)

    def publish_again(self) -> None:
        """Have the next `upload` bring all our keys: a homeserver deletes them when it logs a device out."""
        self._machine.account.shared = False

    def close(self) -> None:
        """Close the key store."""
        close_machine(self._machine)

    def receive(self, answer: Json) -> bool:
        """Take in the keys and device changes of a sync answer; returns whether keys for messages came. Never raises."""
        events = objects(answer, "to_device").get("events")
        news = [self._take(raw) for raw in events] if isinstance(events, list) else []
        left = part(answer, "device_one_time_keys_count", "signed_curve25519")
        if isinstance(left, int):
            self._machine.uploaded_key_count = left
        changed = part(answer, "device_lists", "changed")
        if isinstance(changed, list):
            # only whom we have to do with: the list may name thousands of people
            followed = self._machine.tracked_users.union(*self._audiences.values())
            self._machine.users_for_key_query.update(followed.intersection(map(str, changed)))
        return any(news)

    def follow(self, users: Iterable[str]) -> None:
        """Learn these people's devices at the next `settle`, if they are not known yet."""
        self._machine.users_for_key_query.update(set(users) - self._machine.tracked_users)

    async def settle(self) -> None:
        """Upload keys that are missing, learn devices, mend broken sessions. Never raises."""
        for duty in (keys.upload, self._learn, keys.mend):
            try:
                await duty(self._machine, self._wire)
            except Exception as problem:  # noqa: BLE001 - it is tried again with the next batch
                log.warning(
                    "encryption keys are not settled yet", duty=duty.__name__, problem=type(problem).__name__
                )

    def decrypt(self, room: str, source: Json) -> Json | None:
        """The event inside an encrypted one, or None if it cannot be read (yet). Never raises.

        If its key is missing, the sender's device is asked for it at the next `settle`, where it is known to us.
        """
        try:
            event = MegolmEvent.from_dict(source)
            if not isinstance(event, MegolmEvent):
                return None
            event.room_id = room  # a sync answer leaves it out, and nio would ask for a key of no room
            inner = self._machine.decrypt_megolm_event(event, room).source
        except Exception as problem:  # noqa: BLE001 - whatever somebody in the room could send
            log.info("an event cannot be decrypted", room=room, problem=type(problem).__name__)
            return None
        # State is never encrypted. A member could send an encrypted "power level event" that makes them operator.
        if not isinstance(inner, dict) or "state_key" in inner:
            return None
        return inner

    async def encrypt(self, room: str, people: frozenset[str], kind: str, content: Json) -> tuple[str, Json]:
        """Encrypt an event for these people, who are given the room's key first; returns its new type and content.

        Raises `Failure` or `Unreachable` if the key could not be given to all; then nothing is encrypted.
        """
        # a key is given away in several requests: begun twice at once, some would get one that is not used
        async with self._one_at_a_time:
            await self._prepare(room, people)
        inner: dict[str, Any] = {"type": kind, "content": content}
        outer: Json = dict(self._machine.group_encrypt(room, inner))
        if "m.relates_to" in content:
            # stays readable outside, else the homeserver knows of no thread and no edit
            outer["m.relates_to"] = content["m.relates_to"]
        return "m.room.encrypted", outer

    async def _prepare(self, room: str, people: frozenset[str]) -> None:
        """See to it that these people, and nobody else, have the room's key."""
        self.follow(people)
        if self._machine.users_for_key_query:
            await self._learn(self._machine, self._wire)
        if self._audiences.get(room) != people:
            # a new key: who left must not read on, and who has come was not given the old one
            self._machine.outbound_group_sessions.pop(room, None)
            self._audiences[room] = people
        if self._machine.should_share_group_session(room):
            await keys.share(self._machine, self._wire, room, people)

    def lock(self, content: bytes) -> tuple[bytes, Json]:
        """A file as it may be uploaded for an encrypted room, and what an event must tell beside its address to open it."""
        locked, keys = encrypt_attachment(content)
        return locked, dict(keys)

    def forget(self, room: str) -> None:
        """Drop the key of a room that we left: if we come back, a new one is used."""
        self._machine.outbound_group_sessions.pop(room, None)
        self._audiences.pop(room, None)

    async def _learn(self, machine: Olm, wire: Wire) -> None:
        """Learn devices; where somebody has a new one, the room gets a new key, which that device is given, too."""
        changed = await keys.learn(machine, wire)
        for room, people in self._audiences.items():
            if people & changed:
                machine.outbound_group_sessions.pop(room, None)

    def _take(self, raw: object) -> bool:
        """Take in one message to our device; returns whether it was the key of a room."""
        try:
            event = ToDeviceEvent.parse_event(raw)
            if not isinstance(event, EncryptedToDeviceEvent):
                return False
            return isinstance(self._machine.handle_to_device_event(event), RoomKeyEvent)
        except Exception as problem:  # noqa: BLE001 - anybody on any homeserver can send these
            log.warning("a message to our device cannot be read", problem=type(problem).__name__)
            return False
