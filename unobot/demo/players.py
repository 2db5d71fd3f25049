"""Computer players that sit at the table as anyone does: an IRC client each, in the bot's plain style."""

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field

from unobot.clock import Clock
from unobot.demo.choosing import ranked
from unobot.demo.client import IrcClient
from unobot.demo.memory import Memory
from unobot.demo.pace import ThinkingTime
from unobot.demo.plain import (
    DemoPrompt,
    Hand,
    Remark,
    bare,
    is_opened,
    is_over,
    read_private,
    whose_turn,
    words_of,
)
from unobot.demo.presence import same
from unobot.ircd.message import Message
from unobot.waiting import within

OPENING = frozenset({"!uno", "!new", "!newgame", "!create", "!start"})
"""The words with which somebody opens a table."""

CATCHING = 0.6
"""How often a forgotten UNO is noticed."""


@dataclass(eq=False, slots=True)
class _Question:
    """What the bot asked: the answers it listed, the commands still to be tried, whether one of them was taken."""

    answers: tuple[str, ...]
    commands: list[str]
    asked: bool = False
    settled: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)


class DemoPlayer:
    """Plays by a simple heuristic over its hand, the top card and what the bot says is playable.

    It never gives up on a question: an answer that is refused, or leads to nothing, is followed by the next one listed,
    then by drawing, passing, accepting.
    """

    def __init__(
        self,
        client: IrcClient,
        *,
        bot: str,
        room: str,
        clock: Clock,
        chance: random.Random,
        pace: ThinkingTime,
    ) -> None:
        self.client = client
        self.seated = asyncio.Event()
        self.dealt = asyncio.Event()
        self._bot, self._room = bot, room
        self._clock, self._chance, self._pace = clock, chance, pace
        self._memory = Memory()
        self._question: _Question | None = None
        self._called = asyncio.Event()
        self._bot_here = asyncio.Event()
        self._free = self._wants_seat = False

    async def run(self) -> None:
        """Enter the room, and play there until the connection ends."""
        self.client.send("JOIN", self._room)
        acting = asyncio.create_task(self._act())
        try:
            async for message in self.client.messages():
                if acting.done():
                    break
                self._hear(message)
        finally:
            acting.cancel()
            await asyncio.wait({acting})
        if not acting.cancelled():
            acting.result()

    async def sit_down(self) -> bool:
        """Open a table or join the one that waits, once the bot is in the room. Whether it answered in time."""
        await self._bot_here.wait()
        self.client.say(self._bot, "set style plain")
        self.say("uno")
        return await self._comes(self.seated)

    async def deal(self) -> None:
        """Ask for the deal until one's own cards have come."""
        while not self.dealt.is_set():
            self.say("deal")
            await self._comes(self.dealt)

    def say(self, command: str) -> None:
        """Give a command in the room."""
        self.client.say(self._room, f"!{command}")

    @property
    def others(self) -> tuple[str, ...]:
        """Everyone in the room but oneself and the bot."""
        names = self.client.presence.names(self._room)
        return tuple(name for name in names if not same(name, self.client.nick) and not same(name, self._bot))

    def _hear(self, message: Message) -> None:
        if any(same(name, self._bot) for name in self.client.presence.names(self._room)):
            self._bot_here.set()
        if message.verb not in {"PRIVMSG", "NOTICE"} or len(message.params) != 2:
            return
        target, text = message.params
        if not same(message.nick, self._bot):
            self._hear_person(target, text)
        elif same(target, self.client.nick):
            self._hear_private(text)
        elif same(target, self._room):
            self._hear_room(bare(text))

    def _hear_person(self, target: str, text: str) -> None:
        if self._free and same(target, self._room) and text.lower().partition(" ")[0] in OPENING:
            self._want_a_seat()

    def _hear_private(self, text: str) -> None:
        said = read_private(text)
        if isinstance(said, Remark):
            self._refused()
        elif same(said.room, self._room):
            self._take(said)

    def _take(self, said: Hand | DemoPrompt) -> None:
        asked_again = self._question is not None and said.answers == self._question.answers
        if isinstance(said, Hand):
            asked_again = asked_again and said.cards == self._memory.cards
            self._memory.take(said)
            self._free = False
            self.seated.set()
            self.dealt.set()
        if said.answers and asked_again:
            self._refused()
        elif said.answers:
            commands = ranked(said.answers, self._memory, self.others, self._chance)
            self._ask(_Question(said.answers, commands))

    def _hear_room(self, line: str) -> None:
        self._memory.hear(line, self.client.presence.names(self._room), self.client.nick)
        named = self.client.nick in words_of(line, [self.client.nick])
        if is_over(line):
            self._free = True
        elif is_opened(line) and not named and self.seated.is_set():
            self._want_a_seat()
        if named:
            self.seated.set()
        self._follow_turn(line)
        if self._memory.suspects:
            self._called.set()

    def _follow_turn(self, line: str) -> None:
        turn = whose_turn(line)
        if is_over(line) or (turn and not same(turn, self.client.nick)):
            self._ask(None)
        elif line.startswith(f"{self.client.nick} ") and self._question and self._question.asked:
            self._question.settled = True
            self._question.news.set()

    def _want_a_seat(self) -> None:
        self._free, self._wants_seat = False, True
        self._called.set()

    def _refused(self) -> None:
        if self._question and self._question.asked:
            self._question.settled = False
            self._question.news.set()
            self._called.set()

    def _ask(self, question: _Question | None) -> None:
        if self._question:
            self._question.settled = True
            self._question.news.set()
        self._question = question
        self._called.set()

    async def _comes(self, news: asyncio.Event, *, patiences: int = 1) -> bool:
        """Wait for it, but no longer than one has patience; whether it came."""
        with suppress(TimeoutError):
            await within(self._clock, patiences * self._pace.patience, news.wait())
        return news.is_set()

    async def _act(self) -> None:
        while True:
            if not await self._comes(self._called, patiences=2):
                self._look_at_hand()
                continue
            self._called.clear()
            await self._clock.sleep(self._pace.think * (0.7 + 0.6 * self._chance.random()))
            if self._wants_seat:
                self._wants_seat = False
                self.say("join")
            self._catch()
            if self._question and not self._question.settled:
                await self._answer(self._question)

    def _catch(self) -> None:
        for name in self._memory.suspects:
            if self._chance.random() < CATCHING:
                self.say(f"catch {name}")
        self._memory.suspects = []

    async def _answer(self, question: _Question) -> None:
        """Try the next command, and wait for what comes of it."""
        if not question.commands:
            await self._comes(question.news)
            self._question = None
            self._look_at_hand()
            return
        question.news.clear()
        question.asked = True
        self.say(question.commands.pop(0))
        await self._comes(question.news)
        if not question.settled:
            self._called.set()

    def _look_at_hand(self) -> None:
        """Ask the bot, privately, for the hand and with it for what is open."""
        if self._memory.playing:
            self.client.say(self._bot, "hand")
