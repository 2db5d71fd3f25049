"""Whole games in the chat: players who type what the bot lists for them, and everything that anybody reads."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from tests.plugins.built_in import built_in
from uno_engine import CallsAt, Seat
from unobot.config import TableSettings
from unobot.kit.testing import FakeRoom, fake_room
from unobot.plugins import Plugins
from unobot.rooms.room import ChatRoom
from unobot.tables.table import Table

CHOICE = re.compile(r"(?P<most>\d+) of (?P<cards>[^,]+)(?:, (?P<others>.+))?$")
LISTED = re.compile(r"\((?:playable: |answers: |nothing fits: !)(?P<answers>[^()]*)\)(?: · .*)?$")
NAMES = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal")
SECRET = "umbrella"
"""The word of every charade."""


@dataclass(slots=True)
class Talk:
    """A room in which a game is played; `lines` are all lines, `> ann: …` what was typed."""

    room: FakeRoom
    people: Sequence[str]
    chance: Random
    lines: list[str] = field(default_factory=list)
    hands: dict[str, str] = field(default_factory=dict)
    """The last hand line of everyone."""
    ignored: list[str] = field(default_factory=list)
    """What was listed as an answer, typed, and did not change the game."""

    asked: set[str] = field(default_factory=set)
    """What has been asked so far."""

    @property
    def chat_room(self) -> ChatRoom:
        """The room, as the bot knows it."""
        network = self.room.network
        return self.room.bot.router.room(network.network, network.rooms[0])

    @property
    def table(self) -> Table | None:
        """The table, until its match is over."""
        return self.chat_room.place.table

    async def say(self, who: str, text: str) -> list[str]:
        """Somebody says something; what is heard then."""
        self.lines.append(f"> {who}: {text}")
        return self.hear(await self.room.say(who, text))

    async def whisper(self, who: str, text: str) -> list[str]:
        """The same in private."""
        self.lines.append(f"> {who} (privately): {text}")
        return self.hear(await self.room.whisper(who, text))

    async def wait(self, seconds: float) -> list[str]:
        """Time passes."""
        self.lines.append(f"> {seconds:g} s pass")
        return self.hear(await self.room.wait(seconds))

    def hear(self, heard: list[str]) -> list[str]:
        """Keep what was heard."""
        self.lines += heard
        for line in heard:
            who, _, text = line.partition(": ")
            if text.startswith(("[#uno] Your cards", "[#uno] You have no cards")):
                self.hands[who] = text
        return heard

    def told_wrong_cards(self) -> list[str]:
        """The last hand lines that are not the hand of who got them; after a step there are none."""
        wrong = []
        for who, text in self.hands.items():
            told = re.findall(r"\[(\S+)\]", text.removeprefix("[#uno]"))
            if self.table is not None and set(told) - set(self.room.hand(who)) and "playable" in text:
                wrong.append(text)
        return wrong

    def answers(self, who: str) -> list[str]:
        """What that player's last hand line lists."""
        found = LISTED.search(self.hands.get(who, ""))
        if found is None:
            return []
        listed = found["answers"]
        if choice := CHOICE.search(listed):
            most, cards = int(choice["most"]), choice["cards"].split()
            none = ["none"] if listed.startswith("none") else []
            others = choice["others"].split(", ") if choice["others"] else []
            return [*none, f"pick {' '.join(cards[:most])}", f"pick {' '.join(cards[-most:])}", *others]
        return listed.split(", ") if "," in listed else listed.split()

    async def step(self) -> None:
        """Whoever the table waits for types one of the answers that were listed."""
        table = self.table
        assert table is not None
        if table.waiting:
            await self.say(self.people[table.dealing_seat()], "!deal")
            return
        seat = table.asked()[0]
        who, why = table.game.state.names[seat], table.view(seat).why
        if why not in self.asked:
            self.asked.add(why)
            await self.look_around(who, seat, table)
        before = self.standing(table)
        if why == "charade-word":
            await self.whisper(who, f"pick {SECRET}")
        elif why == "charade":
            others = [name for name in self.playing(table) if name != who]
            await self.say(self.chance.choice(others), SECRET)
        else:
            await self.type(table, seat, who, why)
        if self.table is table and self.standing(table) == before:
            self.ignored.append(f"{who} ({why}): {self.lines[-2:]}")
            await self.say(who, f"!{self.printed(table, seat)[-1]}")

    async def look_around(self, who: str, seat: int, table: Table) -> None:
        """Ask the bot for everything that it can tell at this point; it must have an answer to each."""
        hand = table.game.state.hands[seat]
        why = [f"!why {hand[0].code}"] if hand else []
        for command in ("!hand", "!top", "!turn", "!players", "!moves", "!score", "!rules", *why):
            if not await self.say(who, command):
                self.ignored.append(f"{who}: {command} has no answer")

    async def type(self, table: Table, seat: int, who: str, why: str) -> None:
        """Type an answer of the list, mostly a play."""
        listed = self.answers(who)
        if why in {"color", "roulette"}:  # the prompt names the colours, so no list of them is told
            listed = self.printed(table, seat)
        if not listed:
            self.ignored.append(f"{who} is told of no answer to {why}: {self.hands.get(who)}")
            listed = self.printed(table, seat)
        answer = self.chance.choice(listed)
        words = [fact.word for fact in table.rules.fixed_facts if isinstance(fact, CallsAt)]
        called = words and len(table.game.state.hands[seat]) == 2 and self.chance.random() < 0.7
        call = f" {words[0]}" if called else ""
        await self.say(who, f"{answer}{call if why == 'turn' and answer not in ('draw', 'pass') else ''}")

    def printed(self, table: Table, seat: int) -> list[str]:
        """All answers of that player as the bot prints them."""
        reader = self.chat_room.place.reader(table.holders[seat].identity)
        return [reader.printed(move, table.game.state.names) for move in table.view(seat).answers]

    def playing(self, table: Table) -> list[str]:
        """Who is in the round."""
        state = table.game.state
        return [name for name, status in zip(state.names, state.seats, strict=True) if status is Seat.IN]

    def standing(self, table: Table) -> object:
        """What changes with every answer."""
        game = table.game
        return game.question, game.inputs, game.checkpoint

    async def play(self, bound: int = 600) -> None:
        """To the end of the match, or so many steps."""
        for _ in range(bound):
            if self.table is None:
                return
            await self.step()


@asynccontextmanager
async def talking(
    line: str, players: int = 3, seed: int = 1, plugins: Plugins | None = None, kind: type[Talk] = Talk
) -> AsyncIterator[Talk]:
    """A table with that line, at which nobody has been dealt to yet."""
    people = NAMES[:players]
    async with fake_room(
        *people,
        plugins=plugins or built_in(),
        seed=seed,
        tables=TableSettings(features={"achievements": False}),
    ) as room:
        talk = kind(room, people, Random(seed))
        await talk.say(people[0], f"!uno {line}")
        for name in people[1:]:
            await talk.say(name, "!join")
        yield talk
