"""People who play badly and without rest, and keep all that they hear. What is the same on every network."""

import asyncio
import random
import re
import time
from dataclasses import dataclass
from typing import Final, Literal

from tests.private_lines import Hand, Prompt, bare, read_private
from tests.servers.gamblers import play

Where = Literal["room", "alone", "closed"]

TABLES: Final = (
    "classic cards=3 round +trap",
    "classic cards=5 rounds=2 +stack +jump-in +trap",
    "classic cards=4 round +seven-zero +trap",
    "official112 cards=4 round +trap",
    "unoplus cards=4 round +trap",
    "mainland cards=4 rounds=2 +trap",
    "dos cards=4 round",
    "extended cards=4 round",
)
"""What they open, one or another."""

_NONSENSE: Final = (
    "!play zz", "!why r5", "!score", "!help", "!moves", "!catch", "!uno", "hello", "!rules", "!turn", "!plya zz", "!players", "!top",
    "\x0304!join\x0f", "!pick 9 9 9", "!set style plain", "!join join", "…", "!verify", "!vote kick nobody", "!rejoin abcdef",
)  # fmt: skip
_OFTEN: Final = 0.04
"""How often they do something that is no answer."""
_CALM: Final = 0.7
"""Seconds between two things that they do because of what is told to all."""
_NO_TABLE: Final = re.compile(
    r"[Nn]o table in this room|table is closed|wins the match|match (?:is over|was stopped)"
)
_WAITS: Final = re.compile(r"No round is being played|table is open|!deal|wins the round|Round \d+ is over")
_REMINDS: Final = re.compile(r"\(waiting for|I'm back|reserved for")
_UNKNOWN: Final = re.compile(r"at no table|seat is reserved")
_SEATLESS: Final = re.compile(r"have a seat at this table|gave up your seat|opens a table")


@dataclass(frozen=True, slots=True)
class Heard:
    """A line of the bot, as somebody heard it. `at` is `time.monotonic`."""

    at: float
    where: Where
    text: str


class Person:
    """Somebody at one table. Whatever they are called, it begins with their `stem`, and nobody else's name does."""

    def __init__(self, stem: str, room: str, chance: random.Random) -> None:
        self.stem, self.room, self.chance = stem, room, chance
        self.heard: list[Heard] = []
        """What the bot said to them."""
        self.raw: list[str] = []
        """All that they received, whoever sent it."""
        self.typed: list[str] = []
        self.token = ""
        self.plays = True
        """Whether they play; else they only listen."""
        self._reacted = 0.0
        self._news: asyncio.Queue[Heard] = asyncio.Queue()

    async def come(self) -> None:
        """Come into the room, also after everything was lost."""
        raise NotImplementedError

    async def say(self, text: str) -> None:
        """Say something in the room. Raises `OSError` if that is not possible."""
        raise NotImplementedError

    async def whisper(self, text: str) -> None:
        """Tell the bot alone. Raises `OSError` if that is not possible."""
        raise NotImplementedError

    async def surprise(self) -> None:
        """Do something that people do on this network: take another name, vanish. Raises `OSError`."""
        raise NotImplementedError

    async def ask_for_token(self) -> str:
        """Let the server send something after all that it has for them by now; it will be found in `raw`. Raises `OSError`."""
        raise NotImplementedError

    async def leave(self) -> None:
        """Go for good."""
        raise NotImplementedError

    def hear(self, where: Where, text: str) -> None:
        """The bot has said this."""
        heard = Heard(time.monotonic(), where, bare(text))
        if where != "closed":
            self.heard.append(heard)
        self._news.put_nowait(heard)

    async def live(self) -> None:
        """Play until cancelled."""
        await self.come()
        while True:
            try:
                await self._act(await self._next())
            except OSError:
                await self.come()

    async def _next(self) -> Heard | None:
        try:
            async with asyncio.timeout(self.chance.uniform(0.8, 2.5)):
                return await self._news.get()
        except TimeoutError:
            return None

    async def _act(self, heard: Heard | None) -> None:
        if heard is not None and heard.where == "closed":
            raise ConnectionError
        if not self.plays:
            return
        if self.chance.random() < _OFTEN:
            await self._misbehave()
        if heard is None:
            await self._ask()
        elif heard.where == "alone":
            await self._told_alone(heard.text)
        else:
            await self._told(heard.text)

    async def _give(self, text: str) -> None:
        """A command, in the room or alone."""
        await asyncio.sleep(self.chance.uniform(0.01, 0.15))
        self.typed.append(text)
        await (self.whisper(text) if self.chance.random() < 0.15 else self.say(f"!{text}"))

    async def _in_room(self, text: str) -> None:
        await asyncio.sleep(self.chance.uniform(0.01, 0.15))
        self.typed.append(text)
        await self.say(f"!{text}")

    async def _ask(self) -> None:
        """Nothing is heard: find out what is to be done."""
        await (self.whisper("hand") if self.chance.random() < 0.6 else self.say("!turn"))

    async def _told_alone(self, text: str) -> None:
        if found := re.search(r"rejoin ([a-z0-9]{6})\b", text):
            self.token = found[1]
        said = read_private(text)
        if isinstance(said, Hand | Prompt):
            if said.answers:
                held = len(said.cards) if isinstance(said, Hand) else 0
                await self._give(play(self.chance.choice(said.answers), held, self.chance))
        elif "does not belong to any seat" in text:
            self.token = ""
        else:
            await self._told(text)

    async def _told(self, text: str) -> None:
        kept = re.search(rf"seats? of .*{self.stem}.* (?:is|are) kept", text)
        if self.token and (kept or _UNKNOWN.search(text)):
            await self.whisper(f"rejoin {self.token}")
            return
        # an answer to this may be told in the same words
        if time.monotonic() - self._reacted < _CALM:
            return
        self._reacted = time.monotonic()
        if self.stem in text and _REMINDS.search(text):
            await self.whisper("hand")
        elif _NO_TABLE.search(text):
            self.token = ""
            await self._in_room(f"uno {self.chance.choice(TABLES)}")
        elif _SEATLESS.search(text) or _UNKNOWN.search(text):
            await self._in_room("join")
        elif _WAITS.search(text):
            await self._in_room(self.chance.choice(["deal", "join"]))

    async def _misbehave(self) -> None:
        what = self.chance.random()
        if what < 0.08:
            await self._in_room("leave")
        elif what < 0.25:
            await self.surprise()
        elif what < 0.6:
            await self.whisper(self.chance.choice(_NONSENSE))
        else:
            await self.say(self.chance.choice(_NONSENSE))
