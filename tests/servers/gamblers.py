"""People who play by the lines they get in the plain style, and who keep everything they hear."""

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field

from tests.private_lines import Hand, bare, read_private
from tests.servers.client import Player
from tests.servers.gate import Gate
from tests.servers.irc_bot import fresh
from tests.servers.process import Server
from tests.servers.whole_bot import QUICK, Running, on, whole_bot
from uno_engine.classic.cards import DECK
from unobot.config import TableSettings

_LINE = re.compile(r":(?P<by>[^! ]+)\S* (?P<verb>PRIVMSG|NOTICE) (?P<to>\S+) :(?P<text>.*)")
_WAS = r"(?: \(was [^)]+\))?"
"""Behind a new name, the first time it is told."""
_ASKED = {
    "turn": re.compile(rf"^(\S+): (?:.*\. )?Your turn\.|(\S+){_WAS}, your turn\."),
    "drawn": re.compile(rf"^(\S+): (?:.*\. )?You may play|(\S+){_WAS} (?:draws a card and )?may play"),
    "penalty": re.compile(rf"^(\S+): (?:.*\. )?Draw \d+ \(|(\S+){_WAS}, draw \d+ \("),
    "color": re.compile(rf"^(\S+): (?:.*\. )?Which colour|(\S+){_WAS}, which colour"),
    "over": re.compile(
        r"(\S+) wins the match|tie for first with|The match (?:is over|was stopped)|(no) table in this room"
    ),
    "deal": re.compile(r"(\S+) wins the round|Round \d+ is over|(No) round is being played"),
}
DREW = re.compile(rf"(\S+){_WAS} (?:draws|finds)")
_HAND = re.compile("Your cards|You have no cards")
ANSWERABLE = r"(?:[Yy]our turn\.|may play|[:,.] [Dd]raw \d+ \(|[Ww]hich colour|wins the round|Round \d+ is over)(?!.*\(waiting for)"
"""A line after which somebody is asked; a late answer to `!turn` tells nothing new."""

_NOTHING_ASKED = "No round is being played|no table in this room"


class Gambler(Player):
    """Somebody at the table, or who watches it."""

    def __init__(self, nick: str, bot: str, room: str) -> None:
        super().__init__(nick)
        self.bot, self.room = bot, room
        self.whispers: list[str] = []
        """What the bot told them alone, as it came."""
        self.told: list[str] = []
        """What the bot said in the room, without colours."""
        self.hand: Hand | None = None
        self._asked: asyncio.Queue[str] = asyncio.Queue()

    def hear(self, line: str) -> None:
        """Note what the bot says."""
        found = _LINE.fullmatch(line)
        # another process that takes over may find the nick still in use
        if found is None or found["by"].rstrip("_") != self.bot:
            return
        if found["to"] == self.room:
            self.told.append(bare(found["text"]))
            if f"{self.nick}, which colour" in self.told[-1]:
                self._asked.put_nowait("color")
        elif found["to"] == self.nick and not found["text"].startswith("\x01"):
            self.whispers.append(found["text"])
            said = read_private(found["text"])
            if isinstance(said, Hand) and said.room == self.room:
                self.hand = said
                if said.answers:
                    self._asked.put_nowait("turn")

    async def token(self, seconds: float = 30.0) -> str:
        """What takes their seat back, as they were last told; the first one is waited for, it comes on the heels of a hand."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: self._tokens() != [])
        return self._tokens()[-1]

    def _tokens(self) -> list[str]:
        found = [re.search(r"rejoin (\w+)", line) for line in self.whispers]
        return [each[1] for each in found if each]

    @property
    def cards(self) -> tuple[str, ...]:
        """The codes of the cards they were last told, sorted."""
        return () if self.hand is None else codes(self.hand)

    async def command(self, text: str) -> None:
        """Give a command in the room."""
        await self.say(self.room, f"!{text}")

    async def whisper(self, text: str) -> None:
        """Tell the bot alone."""
        await self.say(self.bot, text)

    async def told_alone(self, pattern: str, seconds: float = 30.0) -> str:
        """The next private line of the bot with this in it."""
        line = await self.expect(
            rf"^:{re.escape(self.bot)}_*!\S+ NOTICE {re.escape(self.nick)} :.*(?:{pattern})", seconds
        )
        return line.split(" :", 1)[1]

    async def told_in_room(self, pattern: str, seconds: float = 30.0) -> str:
        """The next line of the bot in the room with this in it, without colours."""
        line = await self.expect(
            rf"^:{re.escape(self.bot)}_*!\S+ PRIVMSG {re.escape(self.room)} :.*(?:{pattern})", seconds
        )
        return bare(line.split(" :", 1)[1])

    async def told_lines(self, count: int) -> None:
        """Return when the bot has said so many lines in the room."""
        async with self._news:
            await self._news.wait_for(lambda: len(self.told) >= count)

    async def told_hand(self, since: int) -> None:
        """Return when a hand has come after so many private lines, or soon: who is away is told none."""

        def told() -> bool:
            return self._writer is None or any(_HAND.search(line) for line in self.whispers[since:])

        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2), self._news:
                await self._news.wait_for(told)

    async def asked(self) -> str:
        """What the table asks them next."""
        return await self._asked.get()

    async def play_alone(self, chance: random.Random) -> None:
        """Answer whenever asked, for ever."""
        while True:
            await self.command(self.answer(await self.asked(), chance))

    def answer(self, asked: str, chance: random.Random) -> str:
        """What they do when they are asked this."""
        if asked == "deal":
            return "deal"
        if asked == "color":
            return f"color {chance.choice(['red', 'blue'])}"
        assert self.hand is not None, f"{self.nick} was asked and has no hand"
        assert self.hand.answers, f"{self.nick} was asked, and the hand lists no answer: {asked}"
        return play(chance.choice(self.hand.answers), len(self.hand.cards), chance)


def codes(hand: Hand) -> tuple[str, ...]:
    """The codes of a hand, sorted."""
    return tuple(sorted(hand.cards))


def play(answer: str, held: int, chance: random.Random) -> str:
    """A listed answer as a command."""
    card = DECK.by_code.get(answer)
    if card is None:
        return answer
    colour = "" if card.color else f" {chance.choice(['red', 'yellow', 'green', 'blue'])}"
    return f"play {answer}{colour}{' uno' if held == 2 else ''}"


@dataclass
class Turn:
    """One command of a player, and everything that was heard until the table waited again."""

    asked: str
    player: str
    command: str
    lines: list[str]
    whispers: dict[str, list[str]]


@dataclass
class Company:
    """The people in one room: those who play, and a witness who only watches."""

    players: list[Gambler]
    witness: Gambler
    chance: random.Random
    asked: str = "deal"
    whose: str = ""
    turns: list[Turn] = field(default_factory=list)
    _marks: dict[str, int] = field(default_factory=dict)
    _mark: int = 0

    @property
    def everyone(self) -> list[Gambler]:
        """All of them."""
        return [*self.players, self.witness]

    def named(self, nick: str) -> Gambler:
        """The player whose seat is called so."""
        found = [player for player in self.players if player.nick == nick]
        assert found, f"nobody is called {nick}: {self.witness.told[-3:]}"
        return found[0]

    @property
    def next_player(self) -> Gambler:
        """Whom the table waits for."""
        return self.players[0] if self.asked in {"deal", "over"} else self.named(self.whose)

    async def connect(self, port: int) -> None:
        """All come into the room."""
        await asyncio.gather(*(person.connect(port) for person in self.everyone))
        for person in self.everyone:
            await person.join(person.room)

    async def connect_again(self, port: int) -> None:
        """All have lost their connections, and come back with the nicks they had."""
        await asyncio.gather(*(person.close() for person in self.everyone))
        self.players = [Gambler(each.nick, each.bot, each.room) for each in self.players]
        self.witness = Gambler(self.witness.nick, self.witness.bot, self.witness.room)
        await self.connect(port)
        self.mark()

    async def sit_down(self, table: str) -> None:
        """Open a table, and all take a seat; they read the plain style, in which a line names its players in their order."""
        for player in self.players:
            for key, value in (("highlight", "off"), ("hints", "off"), ("style", "plain")):
                await player.whisper(f"set {key} {value}")
                await player.told_alone(key)
        first, *others = self.players
        await first.command(f"uno {table}".strip())
        await self.witness.told_in_room(re.escape(f"{first.nick} opens"))
        for player in others:
            await player.command("join")
            await self.witness.told_in_room(re.escape(f"{player.nick} joins"))
        self.mark()

    async def look(self) -> None:
        """Ask the bot how things stand, until it answers: it may have come back a moment ago."""
        answer = await self._status()
        for each in self.everyone:
            await each.synchronize()
        self._forget_answers()
        self._understand([bare(answer.split(" :", 1)[1])])
        if self.asked in {"turn", "drawn", "penalty"}:
            await self.hands(self.next_player)
        self.mark()

    async def _status(self) -> str:
        # not an answer from before a crash, which is said again
        wanted = rf"^:{re.escape(self.witness.bot)}_*!(?!.* \(again\)$).*(?:\(waiting for|{_NOTHING_ASKED})"
        async with asyncio.timeout(30):
            while True:
                await self.witness.command("turn")
                with contextlib.suppress(AssertionError):
                    return await self.witness.expect(wanted, 1.0)

    async def hands(self, *players: Gambler) -> dict[str, tuple[str, ...]]:
        """Have them (all, if none are named) ask for their cards; what they are told."""
        for player in players or self.players:
            await player.command("hand")
            await player.told_alone(_HAND.pattern)
        return {player.nick: player.cards for player in players or self.players}

    async def play_until_asked(self, nick: str) -> None:
        """Play until the table waits for this one's turn. The round must not end before."""
        await self.play(lambda each: each.whose == nick and each.asked in {"turn", "penalty"})
        assert self.asked != "over", "the round ended before; take another seed"

    def take_seat_of(self, nick: str, player: Gambler) -> None:
        """From now on this is who answers when that nick is asked."""
        self.players = [player if each.nick == nick else each for each in self.players]

    def mark(self) -> None:
        """What is heard from now on belongs to the next turn."""
        self._mark = len(self.witness.told)
        self._marks = {each.nick: len(each.whispers) for each in self.everyone}

    async def step(self) -> Turn:
        """Let whom the table waits for do something, and hear what comes of it."""
        player = self.next_player
        return await self.give(player, player.answer(self.asked, self.chance))

    async def give(self, player: Gambler, command: str) -> Turn:
        """A command by somebody, until the table waits again."""
        asked = self.asked
        await player.command(command)
        lines, whispers = await self.waited_for()
        turn = Turn(asked, player.nick, command, lines, whispers)
        self.turns.append(turn)
        return turn

    async def waited_for(self, seconds: float = 15.0) -> tuple[list[str], dict[str, list[str]]]:
        """Until the table waits for somebody: what the bot said in the room and to each alone."""
        line = await self.witness.told_in_room(ANSWERABLE, seconds)
        if _ASKED["deal"].search(line):
            await self._hear_the_end()
        for each in self.everyone:
            await each.synchronize()
        lines = self.witness.told[self._mark :]
        self._understand(lines)
        await self._hear_hands(" ".join(lines))
        whispers = {each.nick: each.whispers[self._marks.get(each.nick, 0) :] for each in self.everyone}
        self.mark()
        return lines, {nick: said for nick, said in whispers.items() if said}

    async def _hear_hands(self, said: str) -> None:
        """The hands of those who are asked, who drew or were dealt cards come after the line that explains them."""
        named = {*DREW.findall(said)} | (
            {self.whose} if self.asked in {"turn", "drawn", "penalty"} else set()
        )
        for each in self.players:
            if each.nick in named or " turns up " in said:
                await each.told_hand(self._marks.get(each.nick, 0))

    async def _hear_the_end(self) -> None:
        """The match may be over with the round: whatever is said of it has come when an answer comes."""
        asker = self.players[0]
        await asker.command("turn")
        await asker.expect(_NOTHING_ASKED)
        for each in self.everyone:
            await each.synchronize()
        self._forget_answers()

    def _forget_answers(self) -> None:
        """What the bot answered to `!turn` is no part of the game."""
        for each in self.everyone:
            for said in (each.whispers, each.told):
                said[:] = [line for line in said if not re.search(_NOTHING_ASKED, line)]

    def _understand(self, lines: Sequence[str]) -> None:
        for line in lines:
            for asked, pattern in _ASKED.items():
                if found := pattern.search(line):
                    self.asked, self.whose = asked, next(filter(None, found.groups()), "")
                    break

    async def play(self, until: Callable[["Company"], bool] = lambda _: False, most: int = 600) -> None:
        """Play until the match is over, or until this is so."""
        for _ in range(most):
            if self.asked == "over" or until(self):
                return
            await self.step()
        raise AssertionError(f"the match did not end in {most} turns; the last: {self.turns[-1]}")


@contextlib.asynccontextmanager
async def company(port: int, bot: str, room: str, *nicks: str, seed: int = 1) -> AsyncIterator[Company]:
    """These people and a witness, in the room, where the bot is or will be."""
    people = Company([], Gambler(f"w{nicks[0]}"[:20], bot, room), random.Random(seed))
    people.players = [Gambler(nick, bot, room) for nick in nicks]
    try:
        await people.connect(port)
        yield people
    finally:
        await asyncio.gather(*(person.quit() for person in people.everyone))


@contextlib.asynccontextmanager
async def game(
    server: Server,
    *words: str,
    table: str = "round cards=4",
    seed: int = 5,
    dealt: bool = True,
    through: Gate | None = None,
    tables: TableSettings = QUICK,
) -> AsyncIterator[tuple[Running, Company]]:
    """The bot in this process and people with these names, cards dealt."""
    room, nick = fresh("#uno"), fresh("bot")
    nicks = [fresh(word) for word in words]
    async with (
        company(server.port, nick, room, *nicks) as people,
        whole_bot(on(through.port if through else server.port, nick, room), tables=tables, seed=seed) as bot,
    ):
        await until_there(people.witness, nick, room)
        await people.sit_down(table)
        if dealt:
            await people.step()
        yield bot, people


async def until_there(watcher: Player, nick: str, room: str, every: float = 0.05) -> None:
    """Return when this nick is in the room; the watcher asks the server again and again."""
    named = re.compile(rf" 353 \S+ . {re.escape(room)} :(?:.*[ @+])?{re.escape(nick)}(?: |$)")
    async with asyncio.timeout(60):
        while True:
            known = len(watcher.heard)
            await watcher.send(f"NAMES {room}")
            await watcher.expect(rf" 366 \S+ {re.escape(room)} ")
            if any(named.search(line) for line in watcher.heard[known:]):
                return
            await asyncio.sleep(every)
