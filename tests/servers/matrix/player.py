"""People in rooms: a plain client on raw HTTP, so that what is seen is what the homeserver really holds."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from tests.servers.synapse import Account, Synapse
from unobot_matrix.wire import Json, Wire, path

_transactions = itertools.count()


class Player:
    """Somebody with a client that does not encrypt."""

    def __init__(self, synapse: Synapse, account: Account) -> None:
        self.user = account.user
        self.account = account
        self.wire = Wire(synapse.url)
        self.wire.token = account.token
        self.events: dict[str, list[Json]] = {}
        self.invited: dict[str, Json] = {}
        self._since: str | None = None

    async def create(self, **more: Any) -> str:
        """A new room; public unless said otherwise."""
        answer = await self.wire.call("POST", path("createRoom"), {"preset": "public_chat", **more})
        return str(answer["room_id"])

    async def join(self, room: str) -> str:
        """Come into a room."""
        return str((await self.wire.call("POST", path("join", room), {}))["room_id"])

    async def leave(self, room: str) -> None:
        """Go out of a room."""
        await self.wire.call("POST", path("rooms", room, "leave"), {})
        self.invited.pop(room, None)

    async def does(self, what: str, room: str, user: str, **more: Any) -> None:
        """Invite, kick, ban or unban somebody."""
        await self.wire.call("POST", path("rooms", room, what), {"user_id": user, **more})

    async def say(self, room: str, text: str, **more: Any) -> str:
        """Say a text; returns the event's id."""
        return await self.send(room, "m.room.message", {"msgtype": "m.text", "body": text, **more})

    async def edit(self, room: str, event: str, text: str, **more: Any) -> str:
        """Edit what was said; returns the id of the edit."""
        new = {"msgtype": "m.text", "body": text, **more}
        related = {"rel_type": "m.replace", "event_id": event}
        return await self.say(room, f"* {text}", **{"m.new_content": new, "m.relates_to": related})

    async def react(self, room: str, event: str, sign: str) -> str:
        """React to an event."""
        related = {"rel_type": "m.annotation", "event_id": event, "key": sign}
        return await self.send(room, "m.reaction", {"m.relates_to": related})

    async def send(self, room: str, kind: str, content: Json) -> str:
        """Send any event."""
        where = path("rooms", room, "send", kind, f"t{next(_transactions)}")
        return str((await self.wire.call("PUT", where, content))["event_id"])

    async def state(self, room: str, kind: str, content: Json, key: str = "") -> None:
        """Set a state event."""
        await self.wire.call("PUT", path("rooms", room, "state", kind, key), content)

    async def call_me(self, name: str) -> None:
        """Take a display name."""
        await self.wire.call("PUT", path("profile", self.user, "displayname"), {"displayname": name})

    async def sees(self, room: str, wanted: Callable[[Json], bool], seconds: float = 60) -> Json:
        """The first event in the room that is wanted, as soon as it is there."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    found = next((event for event in self.events.get(room, []) if wanted(event)), None)
                    if found is not None:
                        return found
                    await self.sync()
        except TimeoutError:
            last = [(event["sender"], event["content"]) for event in self.events.get(room, [])[-8:]]
            raise AssertionError(f"not seen in {seconds:.0f} s; the last that came were {last}") from None

    async def reads(self, room: str, text: str, seconds: float = 60) -> Json:
        """The event in the room whose body is exactly this."""
        return await self.sees(room, lambda event: event["content"].get("body") == text, seconds)

    async def asked_in(self, by: str, seconds: float = 60) -> str:
        """The room that somebody has invited us to, as soon as they have."""
        async with asyncio.timeout(seconds):
            while True:
                for room, invitation in self.invited.items():
                    if any(event["sender"] == by for event in invitation["invite_state"]["events"]):
                        return room
                await self.sync()

    async def sync(self, wait: int = 5000) -> None:
        """Wait for news, so many milliseconds at most, and keep them."""
        whole = '{"room": {"timeline": {"limit": 1000}}}'
        query = {"timeout": str(wait), "filter": whole} | ({"since": self._since} if self._since else {})
        answer = await self.wire.call("GET", path("sync"), query=query)
        self._since = answer["next_batch"]
        for room, info in answer.get("rooms", {}).get("join", {}).items():
            self.invited.pop(room, None)
            self.events.setdefault(room, []).extend(info["timeline"]["events"])
        self.invited |= answer.get("rooms", {}).get("invite", {})

    async def history(self, room: str) -> list[Json]:
        """All events of a room, oldest first."""
        query = {"dir": "b", "limit": "1000"}
        answer = await self.wire.call("GET", path("rooms", room, "messages"), query=query)
        return list(reversed(answer["chunk"]))

    async def bodies(self, room: str, by: str) -> list[str]:
        """What somebody said in a room, in order."""
        events = await self.history(room)
        return [e["content"]["body"] for e in events if e["sender"] == by and "body" in e["content"]]


@asynccontextmanager
async def playing(synapse: Synapse, *names: str) -> AsyncIterator[list[Player]]:
    """New people with these names (made unique), with their clients running."""
    players = [Player(synapse, synapse.register(synapse.unique(name))) for name in names]
    try:
        yield players
    finally:
        for player in players:
            await player.wire.close()
