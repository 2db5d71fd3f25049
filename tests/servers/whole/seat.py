"""Somebody at a table who plays what the bot lists: the first answer there is, in the room or in private."""

import asyncio
import re
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from tests.servers.matrix.player import Player
from tests.servers.matrix.secret import SecretPlayer

HAND = re.compile(
    r"\[(?P<room>.+?)\] Your cards: (?P<cards>.*?)(?: \((?:playable: |answers: |nothing fits: !)(?P<answers>[^()]+)\))?(?: · .+)?"
)
CARD = re.compile(r"[rygb](?:\d|s|r|\+2)|w|wd4")


def content(event: Any) -> Mapping[str, Any]:
    """What stands in an event, whichever client has read it."""
    found = (event if isinstance(event, dict) else event.source).get("content", {})
    assert isinstance(found, dict)
    return found


def said_by(client: Player | SecretPlayer, room: str, user: str) -> list[Mapping[str, Any]]:
    """The contents of what somebody said in a room, as far as the client has read it."""
    events = client.events.get(room, [])
    by = [event for event in events if (event["sender"] if isinstance(event, dict) else event.sender) == user]
    return [content(event) for event in by if "body" in content(event)]


def command(answers: list[str], cards: int) -> str:
    """What to type out of the answers listed: a colour for a wild card, the call with the last but one."""
    first = answers[0]
    if not CARD.fullmatch(first):
        return first
    return f"play {first}{' r' if first.startswith('w') else ''}{' uno' if cards == 2 else ''}"


C = TypeVar("C", bound=Player | SecretPlayer)


class Seat(Generic[C]):
    """One player; `private`: whether they give their commands in the direct room, and there without prefix."""

    def __init__(self, client: C, room: str, bot: str, *, private: bool = False) -> None:
        self.client, self.room, self.bot, self.private = client, room, bot, private
        self.direct = ""
        self.given: list[str] = []
        """The commands given."""
        self._read = 0
        self._latest = ""

    async def sit(self, word: str = "!join") -> None:
        """Take a seat, and enter the direct room to which the bot invites for it."""
        await self.client.join(self.room)
        await self.client.say(self.room, word)
        self.direct = await self.client.join(await self.client.asked_in(self.bot))

    def told(self) -> list[str]:
        """The lines that the bot has said in private; several that waited for the homeserver come as one message."""
        said = said_by(self.client, self.direct, self.bot)
        # an edit tells what stands there now; what stands outside of it is for clients that know no edits
        now = (each.get("m.new_content", each) for each in said)
        return [line for each in now for line in str(each["body"]).splitlines()]

    async def hears(self, pattern: str, seconds: float = 60) -> str:
        """A private line in which this is found, as soon as it is there."""
        async with asyncio.timeout(seconds):
            while True:
                found = next((line for line in self.told() if re.search(pattern, line)), None)
                if found is not None:
                    return found
                await self.client.sync()

    async def play(self) -> None:
        """Answer whatever is asked, until cancelled."""
        while True:
            for line in self.told()[self._read :]:
                self._read += 1
                await self._answer(line)
            await self.client.sync()

    async def _answer(self, line: str) -> None:
        found = HAND.fullmatch(line)
        if found is None or found["answers"] is None or line == self._latest:
            return
        self._latest = line
        typed = command(found["answers"].split(), len(found["cards"].split()))
        self.given.append(typed)
        if self.private:
            await self.client.say(self.direct, typed.removeprefix("play "))
        else:
            await self.client.say(self.room, f"!{typed}")
