"""Many tables at the default pace, on servers with their default flood control: slow at times, never thrown out."""

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest

from tests.servers.client import player
from tests.servers.gamblers import Company, company, until_there
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import QUICK, On, whole_bot

TABLES = 3
SECONDS = 10.0
PATIENCE = 45.0
"""How much longer a table may wait for its first line; a server's default pace is slow for so many newcomers."""
MODEST = {"pace": None, "trust_hosts": True}
"""The adapter's own pace. Nobody needs a token, which would cost lines that the test would have to wait for."""


@contextlib.asynccontextmanager
async def _tables(port: int, bot: str, rooms: Sequence[str]) -> AsyncIterator[list[Company]]:
    """Three people in each room, who come when the bot is there."""
    async with contextlib.AsyncExitStack() as stack:
        early = await stack.enter_async_context(player(port, fresh("early")))
        for room in rooms:
            await until_there(early, bot, room, 1.0)
        tables = [company(port, bot, room, fresh("ann"), fresh("bob"), seed=5) for room in rooms]
        yield await asyncio.gather(*map(stack.enter_async_context, tables))


async def _play(people: Company) -> None:
    first, second = people.players
    await first.command("uno rounds=9")
    await people.witness.told_in_room("opens a table", SECONDS + PATIENCE)
    await second.command("join")
    await people.witness.told_in_room("joins", SECONDS + PATIENCE)
    await first.command("deal")
    async with asyncio.TaskGroup() as group:
        for each in people.players:
            group.create_task(each.play_alone(people.chance))


@pytest.mark.long
async def test_many_tables_at_once_are_never_thrown_out_for_flooding(
    strict_ngircd: Ngircd, strict_inspircd: Inspircd
) -> None:
    nick, rooms = fresh("bot"), [fresh("#uno") for _ in range(TABLES)]
    servers = {"slow": strict_ngircd, "deadly": strict_inspircd}
    networks = {name: On(server.port, nick, tuple(rooms), MODEST) for name, server in servers.items()}
    async with contextlib.AsyncExitStack() as stack:
        bot = await stack.enter_async_context(
            whole_bot(networks=networks, tables=replace(QUICK, style="plain"))
        )
        tables = [
            people
            for server in servers.values()
            for people in await stack.enter_async_context(_tables(server.port, nick, rooms))
        ]
        await tables[0].witness.whisper("help")
        await tables[-1].witness.whisper("help")
        playing = [asyncio.create_task(_play(people)) for people in tables]
        done, _ = await asyncio.wait(playing, timeout=SECONDS, return_when=asyncio.FIRST_EXCEPTION)
        assert not done, [task.exception() for task in done]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not all(people.witness.told for people in tables):  # noqa: ASYNC110 - many ears, one look
                    await asyncio.sleep(0.2)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert not bot.serving.done()
        for people in tables:
            heard = [line for line in people.witness.heard if line.startswith(f":{nick}!")]
            assert not [line for line in heard if re.search(" (QUIT|PART|JOIN) ", line)]
            assert people.witness.told, "this table was forgotten"
        assert any("your turn" in line.lower() for people in tables[TABLES:] for line in people.witness.told)


async def test_who_floods_the_bot_with_nonsense_does_not_keep_others_from_their_cards(
    inspircd: Inspircd,
) -> None:
    nick = fresh("bot")
    async with company(
        inspircd.port, nick, fresh("#uno"), fresh("ann"), fresh("bob"), fresh("cid")
    ) as people:
        room, rude = people.witness.room, people.players[-1]
        async with whole_bot(
            On(inspircd.port, nick, (room,), {"pace": {"burst": 5, "per_second": 4.0}}), seed=3
        ):
            await until_there(people.witness, nick, room)
            await people.sit_down("rounds=3 cards=5")
            await people.step()
            while people.next_player is rude:
                await people.step()
            chance = random.Random(1)
            for _ in range(100):
                await rude.command(
                    chance.choice(["play zz", "why r5", "set x y", "deal", "catch", "score", "help"])
                )
                await rude.whisper(chance.choice(["help", "moves", "rules", "hand", "nonsense", "play"]))
            for other in people.players[:-1]:
                await other.command("hand")
                await other.told_alone("Your cards", 5)
            await people.next_player.command("draw")
            told = await people.witness.told_in_room(f"{people.whose} (draws|finds)", 5)
            assert re.search(r"your turn|may play", told)
