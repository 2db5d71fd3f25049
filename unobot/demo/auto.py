"""One whole round among computer players, its transcript told line by line."""

import asyncio
from collections.abc import Callable

from unobot.clock import Clock
from unobot.demo.client import IrcClient, same
from unobot.demo.plain import bare
from unobot.demo.room_lines import RoomLines
from unobot.demo.transcript import told
from unobot.waiting import within

SECONDS_A_PLAYER = 15.0
"""A round takes two or three of them; a busy machine needs more."""
AFTERWARDS_SECONDS = 0.5
"""How long the last words of a round are waited for."""


def limit(players: int) -> float:
    """A round of so many that takes longer will not end."""
    return players * SECONDS_A_PLAYER


class Unfinished(Exception):
    """The round did not end; the message says how far it came."""


class Witness:
    """Sits in the room, tells what is said there, and sees when the round is over."""

    def __init__(
        self, client: IrcClient, room_lines: RoomLines, *, bot: str, room: str, tell: Callable[[str], None]
    ) -> None:
        self._client, self._room_lines, self._bot, self._room, self._tell = (
            client,
            room_lines,
            bot,
            room,
            tell,
        )
        self.entered, self.over = asyncio.Event(), asyncio.Event()
        self.lines = 0

    async def run(self) -> None:
        """Watch until the connection ends."""
        self._client.send("JOIN", self._room)
        async for message in self._client.messages():
            if message.verb == "366":  # the list of names has ended: the server has let us in
                self.entered.set()
            line = told(message, self._room, self._client.nick)
            if line is None or same(message.nick, self._client.nick):
                continue
            self._tell(line)
            self.lines += 1
            by_bot = message.verb in {"PRIVMSG", "NOTICE"} and same(message.nick, self._bot)
            if by_bot and self._room_lines.is_over(bare(message.params[-1])):
                self.over.set()


async def play_one_round(
    witness: Witness, watching: asyncio.Task[None], clock: Clock, *, limit: float
) -> None:
    """Wait for the end of the round and its last words.

    Raises `Unfinished` after `limit` seconds, and at once what `watching`, the witness's task, has failed with: a line
    that could not be written, because the reader has gone.
    """
    over = asyncio.ensure_future(witness.over.wait())
    either = asyncio.wait({over, watching}, return_when=asyncio.FIRST_COMPLETED)
    try:
        await within(clock, limit, either)
    except TimeoutError:
        raise Unfinished(
            f"the round did not end within {limit:g} seconds ({witness.lines} lines were said in the room)"
        ) from None
    finally:
        over.cancel()
    if watching.done():
        watching.result()
    await clock.sleep(AFTERWARDS_SECONDS)
