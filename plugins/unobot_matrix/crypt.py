"""End-to-end encryption: nio's encryption machine, fed by hand so that nothing hostile reaches further than one event.

What nio's own client would do around the machine (syncing, sharing keys, applying what it decrypts) is done
here and in `keys`, because there one bad message can stop everything; see the README of the plugins.
"""

from collections.abc import Iterable
from typing import Any

import structlog
from nio.crypto import Olm
from nio.events import EncryptedToDeviceEvent, MegolmEvent, RoomKeyEvent, ToDeviceEvent

from unobot_matrix import keys
from unobot_matrix.events import objects, part
from unobot_matrix.keystore import close_machine
from unobot_matrix.wire import Json, Wire

log = structlog.get_logger(__name__)


class Crypt:
    """Encryption for one device."""

    def __init__(self, machine: Olm, wire: Wire) -> None:
        self._machine = machine
        self._wire = wire
        self._audiences: dict[str, frozenset[str]] = {}

    @property
    def fingerprint(self) -> str:
        """The device's public signing key."""
        return str(self._machine.account.identity_keys["ed25519"])

    async def upload(self) -> None:
        """Upload our device's keys as far as they are missing. Raises `Failure` or `Unreachable`."""
        await keys.upload(self._machine, self._wire)

    def close(self) -> None:
        """Close the key store."""
        close_machine(self._machine)

    def receive(self, answer: Json) -> bool:
        """Take in what a sync answer holds for us; whether it brought keys for messages. Never raises."""
        events = objects(answer, "to_device").get("events")
        news = [self._take(raw) for raw in events] if isinstance(events, list) else []
        left = part(answer, "device_one_time_keys_count", "signed_curve25519")
        if isinstance(left, int):
            self._machine.uploaded_key_count = left
        changed = part(answer, "device_lists", "changed")
        if isinstance(changed, list):
            followed = self._machine.tracked_users.union(*self._audiences.values())
            self._machine.users_for_key_query.update(followed.intersection(map(str, changed)))
        return any(news)

    def follow(self, users: Iterable[str]) -> None:
        """These people are in an encrypted room with us: learn their devices at the next `settle`."""
        self._machine.users_for_key_query.update(set(users) - self._machine.tracked_users)

    async def settle(self) -> None:
        """Do what the encryption owes the homeserver: upload keys, learn devices, mend sessions. Never fails."""
        for duty in (keys.upload, self._learn, keys.mend):
            try:
                await duty(self._machine, self._wire)
            except Exception as problem:  # noqa: BLE001 - it is tried again with the next batch
                log.warning(
                    "encryption keys are not settled yet", duty=duty.__name__, problem=type(problem).__name__
                )

    def decrypt(self, room: str, source: Json) -> Json | None:
        """The event inside an encrypted one, or None if it cannot be read (yet). Never raises.

        An event that pretends to be state is none: state is never encrypted.
        """
        try:
            event = MegolmEvent.from_dict(source)
            if not isinstance(event, MegolmEvent):
                return None
            inner = self._machine.decrypt_megolm_event(event, room).source
        except Exception as problem:  # noqa: BLE001 - whatever somebody in the room could send
            log.info("an event cannot be decrypted", room=room, problem=type(problem).__name__)
            return None
        if not isinstance(inner, dict) or "state_key" in inner:
            return None
        return inner

    async def encrypt(self, room: str, people: frozenset[str], kind: str, content: Json) -> tuple[str, Json]:
        """The event's encrypted type and content, its key given to every device of these people before.

        Raises `Failure` or `Unreachable` if the key could not be given to all; then nothing was encrypted.
        """
        self.follow(people)
        if self._machine.users_for_key_query:
            await self._learn(self._machine, self._wire)
        if self._audiences.get(room) != people:
            self._machine.outbound_group_sessions.pop(room, None)
            self._audiences[room] = people
        if self._machine.should_share_group_session(room):
            await keys.share(self._machine, self._wire, room, people)
        inner: dict[str, Any] = {"type": kind, "content": content}
        outer: Json = dict(self._machine.group_encrypt(room, inner))
        if "m.relates_to" in content:
            outer["m.relates_to"] = content["m.relates_to"]
        return "m.room.encrypted", outer

    def forget(self, room: str) -> None:
        """We are out of this room: whatever is sent there later gets a new key."""
        self._machine.outbound_group_sessions.pop(room, None)
        self._audiences.pop(room, None)

    async def _learn(self, machine: Olm, wire: Wire) -> None:
        changed = await keys.learn(machine, wire)
        for room, people in self._audiences.items():
            if people & changed:
                machine.outbound_group_sessions.pop(room, None)

    def _take(self, raw: object) -> bool:
        try:
            event = ToDeviceEvent.parse_event(raw)
            if not isinstance(event, EncryptedToDeviceEvent):
                return False
            return isinstance(self._machine.handle_to_device_event(event), RoomKeyEvent)
        except Exception as problem:  # noqa: BLE001 - anybody on any homeserver can send these
            log.warning("a message to our device cannot be read", problem=type(problem).__name__)
            return False
