"""One table over a channel of an IRC server and a room of a homeserver."""

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from tests.servers.gamblers import Gambler, until_there
from tests.servers.gate import Gate
from tests.servers.irc_bot import fresh
from tests.servers.matrix.player import Player, playing
from tests.servers.ngircd import Ngircd
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.bot import UNHURRIED, configured, matrix, serving, table
from tests.servers.whole.seat import Seat
from tests.servers.whole.table import heard, there
from unobot.adapter import Network, Room
from unobot.app.bot import Bot

LINE = "!uno classic round cards=5"


@dataclass
class _Shared:
    """The bot, a channel with cid and dan, a room with ann, bob and eve, who looks on."""

    bot: Bot
    us: Account
    gate: Gate
    gamblers: list[Gambler]
    seats: list[Seat[Player]]
    eve: Player
    room: str

    @property
    def channel(self) -> str:
        return self.gamblers[0].room

    def asked(self) -> str:
        """The network of who is asked; nothing when the match is over."""
        found = self.bot.router.room(Network("chat"), Room(self.channel)).place.table
        return "" if found is None else found.holders[found.asked()[0]].side.network

    async def until(self, *networks: str) -> None:
        """Return when somebody of these networks is asked (or, for `""`, when all is over)."""
        async with asyncio.timeout(60):
            while self.asked() not in networks:  # noqa: ASYNC110 - the table has no event for that
                await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def _two_sides(ngircd: Ngircd, synapse: Synapse, us: Account, folder: Path) -> AsyncIterator[_Shared]:
    channel, nick = f"#{fresh('uno')}", fresh("uno")
    gamblers = [Gambler(fresh(name), nick, channel) for name in ("cid", "dan")]
    async with Gate(ngircd.port) as gate, playing(synapse, "eve", "ann", "bob") as [eve, ann, bob]:
        settings = {"adapter": "irc", "host": "127.0.0.1", "port": gate.port, "tls": False, "nick": nick}
        chat = "[network.chat]\n" + table({**settings, "rooms": [channel], "pace": UNHURRIED})
        room = await eve.create(name="Uno")
        for one in gamblers:
            await one.connect(ngircd.port)
            await one.join(channel)
        file = configured(folder, chat, matrix(synapse, us, room), deal_pause="off", hints=False)
        try:
            async with serving(file) as bot:
                await there(eve, room, us)
                await until_there(gamblers[0], nick, channel)
                seats = [Seat(each, room, us.user) for each in (ann, bob)]
                yield _Shared(bot, us, gate, gamblers, seats, eve, room)
        finally:
            for one in gamblers:
                await one.close()


async def _dealt(two: _Shared) -> None:
    """The table is opened in the channel and shared with the room, all sit down, and the cards are dealt."""
    cid, dan = two.gamblers
    for each in two.gamblers:
        await each.whisper("set style plain")
        await each.told_alone("style")
    await cid.say(two.channel, LINE)
    await cid.told_in_room("opens a table")
    await cid.command("share")
    code = (await cid.told_alone("!share ")).split()[-1]
    await two.eve.say(two.room, f"!share {code}")
    await cid.told_in_room("plays at this table now")
    for seat in two.seats:
        await seat.sit()
    await dan.command("join")
    await cid.told_in_room(f"{dan.nick} joins")
    await cid.command("deal")
    await cid.told_in_room("turns up")


async def test_a_round_over_two_networks_goes_on_while_one_is_cut_and_ends_with_both(
    ngircd: Ngircd, synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with _two_sides(ngircd, synapse, us, tmp_path) as two:
        await _dealt(two)
        irc = [asyncio.create_task(each.play_alone(random.Random(1))) for each in two.gamblers]
        both = [*irc, *(asyncio.create_task(seat.play()) for seat in two.seats)]
        await two.until("chat")
        await two.until("home")
        await two.gate.shut()
        await heard(two.eve, two.room, two.us, "I have lost the connection to")
        await two.until("chat")
        await two.gate.open()
        await heard(two.eve, two.room, two.us, f"The connection to {two.channel} (chat) is back")
        await two.until("home")
        await two.until("")
        assert not any(task.done() for task in both)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        await heard(two.eve, two.room, two.us, "wins the match")
        await two.gamblers[0].synchronize()
        await _nothing_has_leaked(two)


async def _nothing_has_leaked(two: _Shared) -> None:
    """No hand, and no private line, has come to the other side, nor to a room."""
    matrix = await two.eve.bodies(two.room, two.us.user)
    assert not any("Your cards" in line for line in matrix)
    for seat in two.seats:
        matrix += await seat.client.bodies(seat.direct, two.us.user)
    # as cards are shown on IRC, so that the same cards are found on either side
    matrix = [re.sub(r"[🟥🟨🟩🟦⬛](\S+)", r"[\1]", line) for body in matrix for line in body.splitlines()]
    irc = [line for each in two.gamblers for line in each.heard]
    hands = [line for line in irc if "Your cards: " in line]
    assert hands
    assert all(f"[{two.channel}]" in line and " NOTICE " in line for line in hands)
    assert not any(f"[{two.channel}]" in line for line in matrix)
    for of, others in ((hands, matrix), ([line for line in matrix if "Your cards: " in line], irc)):
        assert any(line.partition("Your cards: ")[2].count("[") > 2 for line in of)
        for line in of:
            cards = line.partition("Your cards: ")[2].partition(" (")[0].partition(" ·")[0]
            if cards.count("[") > 2:
                assert not any(cards in other for other in others)
