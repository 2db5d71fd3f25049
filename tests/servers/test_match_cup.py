"""A cup on a real server: two of its tables are played at once, in two channels."""

import asyncio
import random
import re
from itertools import chain

from tests.servers.gamblers import Company, Gambler, company, until_there
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import Running, on, whole_bot
from unobot.adapter import Network, Room
from unobot_cups.cup import Cups


async def _come_when_called(player: Gambler) -> None:
    """Go to the room of each table for which the bot calls them, and sit down there."""
    while True:
        called = await player.told_alone("Your cup table", 60)
        player.room = called[1 : called.index("]")]
        await player.command("join")


async def _take_part(people: Company, other: str) -> None:
    """All come into both rooms, and take part in a cup of four; the first is an operator in both."""
    first, *others = people.players
    for person in (*others, people.witness):
        await person.join(other)
    for person in people.players:
        for setting in ("highlight off", "hints off", "style plain"):
            await person.whisper(f"set {setting}")
            await person.told_alone(setting.split()[0])
    await first.command("cup open 4 classic cards=3 seats=2")
    await people.witness.told_in_room("opens a knock-out cup")
    await first.command(f"cup rooms {other}")
    await people.witness.told_in_room(f"is played in .*{other}")
    for person in others:
        await person.command("cup join")
        await people.witness.told_in_room(f"{person.nick} enters the cup")


async def _both_dealt(bot: Running, rooms: tuple[str, str]) -> None:
    """Return when a round of the cup is being played in both rooms at the same time."""
    async with asyncio.timeout(30):
        while True:
            tables = [bot.table(room) for room in rooms]
            if all(table is not None and table.game.state.round for table in tables):
                return
            await asyncio.sleep(0.01)


async def test_two_tables_of_a_cup_are_played_at_once_in_two_channels(ngircd: Ngircd) -> None:
    rooms, nick = (fresh("#uno"), fresh("#duo")), fresh("bot")
    names = [fresh(name) for name in ("ann", "bob", "cid", "dan")]
    async with company(ngircd.port, nick, rooms[0], *names) as people:
        await people.players[0].join(rooms[1])
        async with whole_bot(on(ngircd.port, nick, *rooms), seed=3) as bot:
            for room in rooms:
                await until_there(people.witness, nick, room)
            await _take_part(people, rooms[1])
            coming = [asyncio.create_task(_come_when_called(each)) for each in people.players]
            await _both_dealt(bot, rooms)
            seated = [[holder.name for holder in table.holders] for table in map(bot.table, rooms) if table]
            playing = [
                asyncio.create_task(each.play_alone(random.Random(at)))
                for at, each in enumerate(people.players)
            ]
            won = await people.witness.told_in_room("wins the cup", 60)
            for task in (*coming, *playing):
                task.cancel()
            over = bot.bot.router.services.of(Cups).last(Network("test"), Room(rooms[0]))
    assert sorted(chain(*seated)) == sorted(names)
    assert over is not None
    assert sorted(over.results) == [1, 2, 3]
    winner, second = re.findall(r"(\S+) wins the cup .*ahead of (\S+)!", won)[0]
    assert {winner, second} <= set(names)
    # everybody may read who has won, in both rooms; nobody reads a hand there
    assert not [line for line in people.witness.heard if "Your cards" in line]
