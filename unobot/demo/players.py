"""Computer players that sit at the table as anyone does: an IRC client each, in the bot's plain style."""

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field

from unobot.clock import Clock
from unobot.demo.choosing import ranked
from unobot.demo.client import IrcClient, same
from unobot.demo.introduction import Introduction
from unobot.demo.memory import Memory
from unobot.demo.plain import DemoPrompt, Hand, Remark, bare, read_private
from unobot.demo.room_lines import RoomLines, mentions
from unobot.demo.thinking import ThinkingTime
from unobot.ircd.message import Message
from unobot.parsing import Notation
from unobot.waiting import within

CATCHING = 0.6
"""How often a forgotten UNO is noticed."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What computer players know of the game: how cards are written, and the bot's sentences."""

    cards: Notation
    room_lines: RoomLines


@dataclass(eq=False, slots=True)
class _Question:
    """What the bot asked: the answers it listed, the commands still to be tried, whether one of them was taken."""

    answers: tuple[str, ...]
    commands: list[str]
    said: str = ""
    settled: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)


class DemoPlayer:
    """Plays by a simple heuristic over its hand and the answers that the bot lists for it alone.

    It says nothing in the room but an answer to an open question of its own, a catch, and what gets it a seat. An
    answer that is refused is followed by the next one listed; when nothing comes of one, the player asks the bot
    privately what is open. It takes a seat at every table that is opened, the first time not before `after` is set.
    """

    def __init__(
        self,
        client: IrcClient,
        knows: Knowledge,
        *,
        bot: str,
        room: str,
        clock: Clock,
        chance: random.Random,
        pace: ThinkingTime,
        after: asyncio.Event | None = None,
    ) -> None:
        self.client = client
        self.seated, self.dealt = asyncio.Event(), asyncio.Event()
        self._introduction = Introduction(client, bot)
        self.ready = self._introduction.done
        self._room_lines = knows.room_lines
        self._bot, self._room = bot, room
        self._clock, self._chance, self._pace = clock, chance, pace
        self._memory = Memory(knows.cards)
        self._question: _Question | None = None
        self._called = asyncio.Event()
        self._after = after
        self._wants_seat = self._unsure = False

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

    async def open(self, command: str) -> None:
        """Open a table with this command once the bot is in the room, and wait for the seat."""
        await self.ready.wait()
        self.say(command)
        await self._comes(self.seated)

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
        self._introduction.tell(self.client.presence.names(self._room))
        if message.verb not in {"PRIVMSG", "NOTICE"} or len(message.params) != 2:
            return
        target, text = message.params
        if not same(message.nick, self._bot):
            return
        if same(target, self.client.nick):
            self._hear_private(text)
        elif same(target, self._room):
            self._hear_room(bare(text))

    def _hear_private(self, text: str) -> None:
        self._introduction.answered()
        said = read_private(text)
        if isinstance(said, Remark):
            self._refused()
        elif same(said.room, self._room):
            self._take(said)

    def _take(self, said: Hand | DemoPrompt) -> None:
        asked_again = self._question is not None and said.answers == self._question.answers
        if isinstance(said, Hand):
            asked_again = asked_again and said.cards == self._memory.codes
            self._memory.take(said)
            self.seated.set()
            self.dealt.set()
        if not said.answers:
            return
        if asked_again:
            self._refused()
        else:
            commands = ranked(said.answers, self._memory, self.others, self._chance)
            self._ask(_Question(said.answers, commands))

    def _hear_room(self, line: str) -> None:
        self._memory.hear(line)
        me = self.client.nick
        if self._room_lines.is_over(line):
            self._memory.end()
        elif self._room_lines.is_opened(line):
            self._wants_seat = not mentions(line, me)
        if mentions(line, me):
            self.seated.set()
        self._follow_turn(line)
        if self._wants_seat:
            self._called.set()

    def _follow_turn(self, line: str) -> None:
        """Drop the question when somebody else is asked now; know that an answer was taken when the bot tells of it.

        What it leads to may be asked in the room alone (a colour); then the player looks for what is open.
        """
        me = self.client.nick
        turn = self._room_lines.whose_turn(line, self.client.presence.names(self._room))
        if self._room_lines.is_over(line) or (turn and not same(turn, me)):
            self._ask(None)
        elif mentions(line, me) and self._question and self._question.said:
            self._question.settled = True
            self._question.news.set()
            self._unsure = True
            self._called.set()

    def _refused(self) -> None:
        question = self._question
        if question and question.said:
            # an UNO call that nobody owes refuses the whole line: at this table none is made
            self._memory.calls = self._memory.calls and not question.said.endswith(" uno")
            question.settled = False
            question.news.set()
            self._called.set()

    def _ask(self, question: _Question | None) -> None:
        if self._question:
            self._question.settled = True
            self._question.news.set()
        self._question = question
        self._unsure = False
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
                await self._comes(self.ready)
                if self._after is not None:
                    await self._comes(self._after)
                self.say("join")
            # what is open is looked at only now: the turn may have passed while the player was thinking
            if self._question and not self._question.settled:
                self._catch()
                await self._answer(self._question)
            elif self._unsure:
                self._unsure = False
                self._look_at_hand()

    def _catch(self) -> None:
        """Before one's own move: afterwards a forgotten call is forgiven (B22)."""
        name = self._memory.suspect(self._room_lines)
        self._memory.hear("")  # each line is judged once
        if name is not None and self._chance.random() < CATCHING:
            self.say(f"catch {name}")

    async def _answer(self, question: _Question) -> None:
        """Try the next command, and wait for what comes of it; without any news ask what is open."""
        if question.commands:
            question.news.clear()
            question.said = question.commands.pop(0)
            self.say(question.said)
            if await self._comes(question.news):
                return
        self._question = None
        self._look_at_hand()

    def _look_at_hand(self) -> None:
        """Ask the bot, privately, for the hand and with it for what is open."""
        if self._memory.playing:
            self.client.say(self._bot, "hand")
