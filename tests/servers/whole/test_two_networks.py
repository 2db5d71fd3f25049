"""One process on an IRC server and a Matrix homeserver at once."""

from pathlib import Path

from tests.servers import client as irc
from tests.servers.irc_bot import fresh
from tests.servers.matrix.player import playing
from tests.servers.ngircd import Ngircd
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.bot import UNHURRIED, configured, matrix, serving, table
from tests.servers.whole.seat import Seat
from tests.servers.whole.table import heard, there
from unobot.adapter import Network


async def test_a_table_on_each_of_two_networks_is_played_by_one_process(
    ngircd: Ngircd, synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    channel = f"#{fresh('uno')}"
    settings = {
        "adapter": "irc",
        "host": "127.0.0.1",
        "port": ngircd.port,
        "tls": False,
        "nick": fresh("uno"),
    }
    chat = "[network.chat]\n" + table({**settings, "rooms": [channel], "pace": UNHURRIED})
    async with (
        playing(synapse, "eve", "ann", "bob") as [eve, ann, bob],
        irc.player(ngircd.port, fresh("cid")) as cid,
        irc.player(ngircd.port, fresh("dan")) as dan,
    ):
        room = await eve.create(name="Uno")
        for one in (cid, dan):
            await one.join(channel)
        async with serving(configured(tmp_path, chat, matrix(synapse, us, room))) as bot:
            await there(eve, room, us)
            await cid.expect(rf" JOIN :?{channel}")
            await cid.say(channel, "!uno")
            await cid.expect("opens a table")
            await Seat(ann, room, us.user).sit("!uno")
            await dan.say(channel, "!join")
            await cid.expect("2 players")
            await Seat(bob, room, us.user).sit()
            await cid.say(channel, "!deal")
            await cid.expect("Round 1")
            await ann.say(room, "!deal")
            await heard(eve, room, us, "Round 1")
            await dan.expect("Your cards")
            assert not bot.refused
            assert not any(dan.nick in line or cid.nick in line for line in await eve.bodies(room, us.user))


async def test_a_network_that_refuses_the_bot_does_not_stop_the_other(
    ngircd: Ngircd, synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    channel, nick = f"#{fresh('uno')}", fresh("uno")
    settings = {"adapter": "irc", "host": "127.0.0.1", "port": ngircd.port, "tls": False, "nick": nick}
    chat = "[network.chat]\n" + table({**settings, "rooms": [channel], "pace": UNHURRIED})
    async with irc.player(ngircd.port, fresh("cid")) as cid:
        await cid.join(channel)
        async with serving(configured(tmp_path, chat, matrix(synapse, us, password="wrong"))) as bot:
            await cid.expect(rf"{nick}\S* JOIN :?{channel}")
            await cid.say(channel, "!uno")
            await cid.expect("opens a table")
            assert "password" in bot.refused[Network("home")]
