"""A whole round on a real server of each kind, typed and read in one language only."""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Protocol

import pytest

from tests.servers import client
from tests.servers.irc_bot import fresh
from tests.servers.matrix.player import Player as MatrixPlayer
from tests.servers.matrix.player import playing
from tests.servers.ngircd import Ngircd
from tests.servers.synapse import Account, Synapse
from tests.servers.whole import speaker
from tests.servers.whole.bot import UNHURRIED, configured, matrix, serving, table
from tests.servers.whole.seat import said_by
from tests.servers.whole.table import there
from tests.texts.catalogues import OTHERS, messages, texts
from unobot.demo.plain import bare

NAMES = ("ann", "bob", "cid")
LATIN = re.compile(r"(?<![A-Za-z0-9])[A-Za-z]{3,}(?![A-Za-z0-9])")
SAME = {"UNO", "uno", "Uno", "hints", "off"}
"""The call, the room's title, and what is typed so in every language."""


class Person(Protocol):
    """Somebody in the room, with the bot's lines that they have got."""

    name: str

    @property
    def private(self) -> list[str]:
        """What was said to them alone."""
        ...

    @property
    def public(self) -> list[str]:
        """What was said in the room."""
        ...

    async def tell(self, text: str) -> None:
        """Say something in the room."""

    async def news(self) -> None:
        """Wait until there may be more lines."""


class OnIrc(client.Player):
    """Somebody on an IRC server."""

    def __init__(self, name: str, bot: str, room: str) -> None:
        super().__init__(name)
        self.name, self._bot, self._room = name, bot, room
        self.private: list[str] = []
        self.public: list[str] = []
        self._heard = asyncio.Event()

    def hear(self, line: str) -> None:
        """Keep what the bot says."""
        by, _, rest = line.partition(" ")
        if by.startswith(f":{self._bot}!") and rest.startswith(("PRIVMSG ", "NOTICE ")):
            _, to, text = rest.split(" ", 2)
            if text.startswith(":\x01"):  # a question of the bot to the client, which no person sees
                return
            (self.public if to == self._room else self.private).append(bare(text.removeprefix(":")))
        self._heard.set()

    async def tell(self, text: str) -> None:
        """Say something in the room."""
        await self.say(self._room, text)

    async def news(self) -> None:
        """Wait until the server has said something more."""
        await self._heard.wait()
        self._heard.clear()


class OnMatrix:
    """Somebody in a Matrix room."""

    def __init__(self, player: MatrixPlayer, room: str, bot: str) -> None:
        self._player, self._room, self._bot, self._direct = player, room, bot, ""
        self.name = player.user.removeprefix("@").split(":")[0]

    @property
    def private(self) -> list[str]:
        """The bot's lines in the direct room."""
        return _lines(self._player, self._direct, self._bot)

    @property
    def public(self) -> list[str]:
        """The bot's lines in the room."""
        return _lines(self._player, self._room, self._bot)

    async def tell(self, text: str) -> None:
        """Say something in the room."""
        await self._player.say(self._room, text)

    async def news(self) -> None:
        """Wait until the homeserver has something new; enter the direct room when the bot invites to it."""
        await self._player.sync()
        if not self._direct and self._player.invited:
            self._direct = await self._player.join(await self._player.asked_in(self._bot))


def _lines(player: MatrixPlayer, room: str, bot: str) -> list[str]:
    return [line for said in said_by(player, room, bot) for line in str(said["body"]).splitlines()]


@asynccontextmanager
async def on_ngircd(language: str, server: Ngircd, folder: Path) -> AsyncIterator[Sequence[OnIrc]]:
    """Three people and the bot in a room of an IRC server."""
    bot, room = fresh("bot"), fresh("#uno")
    people = [OnIrc(fresh(name), bot, room) for name in NAMES]
    settings = {"adapter": "irc", "host": "127.0.0.1", "port": server.port, "tls": False, "nick": bot}
    network = "[network.chat]\n" + table({**settings, "rooms": [room], "pace": UNHURRIED})
    try:
        for person in people:
            await person.connect(server.port)
            await person.join(room)
        async with serving(configured(folder, network, language=language), speaker.seed()):
            await people[-1].expect(f":{bot}!.* JOIN :?{room}")
            yield people
    finally:
        await asyncio.gather(*(person.quit() for person in people))


@asynccontextmanager
async def on_synapse(
    language: str, server: Synapse, us: Account, folder: Path
) -> AsyncIterator[Sequence[OnMatrix]]:
    """Three people and the bot in a room of a homeserver."""
    async with playing(server, *NAMES) as players:
        room = await players[0].create(name="Uno")
        for player in players[1:]:
            await player.join(room)
        async with serving(configured(folder, matrix(server, us, room), language=language), speaker.seed()):
            await there(players[0], room, us)
            yield [OnMatrix(player, room, us.user) for player in players]


async def round_played(language: str, people: Sequence[Person]) -> dict[str, list[str]]:
    """Open a table, join, deal and play to the end of the round; what each person has typed."""
    typed: dict[str, list[str]] = {person.name: [] for person in people}
    opener, *others = people
    await enters(opener, speaker.opening(language))
    for person in others:
        await enters(person, speaker.command(language, "command-join"))
    playing = [asyncio.create_task(plays(language, person, typed[person.name])) for person in others]
    playing.append(asyncio.create_task(plays(language, opener, typed[opener.name])))
    await opener.tell(speaker.command(language, "verb-deal"))
    try:
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)
    except TimeoutError:
        pytest.fail(f"the round does not end: {opener.public}; {opener.private}; {typed}")
    return typed


async def enters(person: Person, text: str) -> None:
    """Say that, and wait until the bot names who said it."""
    await person.tell(text)
    async with asyncio.timeout(20):
        while not any(person.name in line for line in person.public):
            await person.news()


async def plays(language: str, person: Person, typed: list[str]) -> None:
    """Answer what the private lines ask, until the bot tells the room how to play again."""
    read, latest = 0, ""
    again = speaker.command(language, "command-new")
    while not any(again in line for line in person.public[1:]):
        for line in person.private[read:]:
            read += 1
            answer = speaker.answer(language, line) if line != latest else None
            if answer is not None:
                latest = line
                typed.append(answer)
                await person.tell(answer)
        await person.news()


def english(language: str, people: Sequence[Person]) -> list[str]:
    """The lines that somebody got with English words in them; cards, seals, seat codes and names aside."""
    signs = [
        r"\[[^]]*\]",
        r"\b[0-9a-f]{16,}\b",
        rf"(?<={speaker.command(language, 'command-rejoin')[1:]} )\w+",
    ]
    aside = re.compile("|".join([*signs, *(re.escape(person.name) for person in people)]))
    lines = [line for person in people for line in (*person.public, *person.private)]
    return [line for line in lines if foreign(language, aside.sub(" ", line)) - SAME]


def foreign(language: str, line: str) -> set[str]:
    """The words of a line that are not of that language; where it has Latin letters, words that English has and it has not."""
    found = set(LATIN.findall(line))
    return found & only_english(language) if language == "vi" else found


@cache
def only_english(language: str) -> frozenset[str]:
    """Words of the English texts that no text of that language has."""
    there, here = (
        {word for message in messages(each).values() for word in LATIN.findall(" ".join(texts(message)))}
        for each in ("en", language)
    )
    return frozenset(there - here)


def check(language: str, people: Sequence[Person], typed: dict[str, list[str]]) -> None:
    """Everything was done that there is to do, and nothing was said or typed in English."""
    lines = [line for each in typed.values() for line in each]
    assert len(lines) == speaker.typed_lines()
    for verb in ("play", "draw", "pass", "challenge"):
        word = speaker.command(language, f"verb-{verb}")
        assert any(line == word or line.startswith(f"{word} ") for line in lines), verb
    call = speaker.command(language, "verb-uno").removeprefix("!")
    assert any(line.endswith(f" {call}") for line in lines)
    assert [line for line in lines if foreign(language, line)] == []
    assert english(language, people) == []


@pytest.mark.parametrize("language", OTHERS)
async def test_a_round_in_one_language_on_ngircd(language: str, ngircd: Ngircd, tmp_path: Path) -> None:
    async with on_ngircd(language, ngircd, tmp_path) as people:
        check(language, people, await round_played(language, people))


@pytest.mark.parametrize("language", OTHERS)
async def test_a_round_in_one_language_on_synapse(
    language: str, synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with on_synapse(language, synapse, us, tmp_path) as people:
        check(language, people, await round_played(language, people))
