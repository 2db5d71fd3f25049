"""People whose client encrypts: nio's own client, as a second opinion on our use of its machine."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from nio import AsyncClient, AsyncClientConfig, MegolmEvent, RoomMessage

from tests.servers.synapse import Account, Synapse
from unobot_matrix.wire import Wire, path


class SecretPlayer:
    """Somebody with an encrypting client."""

    def __init__(self, synapse: Synapse, account: Account, folder: Path) -> None:
        folder.mkdir(exist_ok=True, parents=True)
        self.user = account.user
        self.account = account
        self.client = AsyncClient(synapse.url, account.user, account.device, str(folder), AsyncClientConfig())
        self.client.restore_login(account.user, account.device, account.token)
        self.wire = Wire(synapse.url)
        self.wire.token = account.token
        self.events: dict[str, list[Any]] = {}
        self.invited: dict[str, Any] = {}

    async def start(self) -> None:
        """Upload keys and see what there is."""
        await self.client.keys_upload()
        await self.sync()

    async def create(self, **more: Any) -> str:
        """A new encrypted room that everybody may enter."""
        crypt = {
            "type": "m.room.encryption",
            "state_key": "",
            "content": {"algorithm": "m.megolm.v1.aes-sha2"},
        }
        body = {"preset": "public_chat", "initial_state": [crypt], **more}
        room = str((await self.wire.call("POST", path("createRoom"), body))["room_id"])
        while room not in self.client.rooms:
            await self.sync()
        return room

    async def join(self, room: str) -> str:
        """Come into a room."""
        joined = str((await self.wire.call("POST", path("join", room), {}))["room_id"])
        while joined not in self.client.rooms:
            await self.sync()
        return joined

    async def say(self, room: str, text: str, **more: Any) -> str:
        """Say a text, encrypted."""
        if self.client.should_query_keys:
            await self.client.keys_query()
        content = {"msgtype": "m.text", "body": text, **more}
        answer = await self.client.room_send(room, "m.room.message", content, ignore_unverified_devices=True)
        return str(answer.event_id)

    async def say_plain(self, room: str, text: str) -> None:
        """Say a text without encrypting it."""
        content = {"msgtype": "m.text", "body": text}
        await self.wire.call("PUT", path("rooms", room, "send", "m.room.message", uuid4().hex), content)

    async def say_bytes(self, room: str, plaintext: bytes, **outside: Any) -> None:
        """Send an encrypted event whose inside is anything at all; something must have been said before."""
        olm = self.client.olm
        session = olm.outbound_group_sessions[room]
        content = {
            "algorithm": "m.megolm.v1.aes-sha2",
            "sender_key": olm.account.identity_keys["curve25519"],
            "ciphertext": session._session.encrypt(plaintext).to_base64(),
            "session_id": session.id,
            "device_id": self.client.device_id,
            **outside,
        }
        await self.wire.call("PUT", path("rooms", room, "send", "m.room.encrypted", uuid4().hex), content)

    async def react(self, room: str, event: str, sign: str) -> None:
        """React to an event, unencrypted as clients do."""
        related = {"rel_type": "m.annotation", "event_id": event, "key": sign}
        where = path("rooms", room, "send", "m.reaction", uuid4().hex)
        await self.wire.call("PUT", where, {"m.relates_to": related})

    async def to_device(self, user: str, device: str, kind: str, content: Any) -> None:
        """Send anything at all to somebody's device."""
        body = {"messages": {user: {device: content}}}
        await self.wire.call("PUT", path("sendToDevice", kind, uuid4().hex), body)

    async def knows(self, room: str, user: str, seconds: float = 60) -> None:
        """Until somebody's device in the room is known, so that what is said is encrypted for it."""
        async with asyncio.timeout(seconds):
            while user not in self.client.rooms[room].users or not list(
                self.client.device_store.active_user_devices(user)
            ):
                await self.sync()

    async def reads(self, room: str, text: str, seconds: float = 60) -> Any:
        """The decrypted message in the room whose body is exactly this."""
        async with asyncio.timeout(seconds):
            while True:
                for event in self.events.get(room, []):
                    if isinstance(event, RoomMessage) and event.source["content"].get("body") == text:
                        return event
                await self.sync()

    def unreadable(self, room: str) -> list[Any]:
        """The messages in a room that could not be decrypted."""
        return [event for event in self.events.get(room, []) if isinstance(event, MegolmEvent)]

    async def asked_in(self, by: str, seconds: float = 60) -> str:
        """The room that somebody has invited us to, as soon as they have."""
        async with asyncio.timeout(seconds):
            while True:
                for name, room in self.client.invited_rooms.items():
                    if room.inviter == by:
                        return str(name)
                await self.sync()

    async def sync(self, wait: int = 2000) -> None:
        """Wait for news, so many milliseconds at most, and keep them."""
        answer = await self.client.sync(wait, sync_filter={"room": {"timeline": {"limit": 1000}}})
        for room, info in answer.rooms.join.items():
            self.events.setdefault(room, []).extend(info.timeline.events)
        if self.client.should_upload_keys:
            await self.client.keys_upload()
        if self.client.should_query_keys:
            await self.client.keys_query()
        await self.client.send_to_device_messages()

    async def close(self) -> None:
        """Log off."""
        await self.client.close()
        await self.wire.close()
        self.client.store.database.close()


@asynccontextmanager
async def encrypting(synapse: Synapse, folder: Path, *names: str) -> AsyncIterator[list[SecretPlayer]]:
    """New people with these names (made unique), with encrypting clients."""
    accounts = [synapse.register(synapse.unique(name)) for name in names]
    players = [SecretPlayer(synapse, account, folder / account.device) for account in accounts]
    try:
        for player in players:
            await player.start()
        yield players
    finally:
        for player in players:
            await player.close()
