"""Around a table on a real server: a room's preset, spectators, and a table of days that outlasts its bot."""

from pathlib import Path

from tests.servers.client import player
from tests.servers.gamblers import until_there
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import BotProcess, on


async def test_a_table_of_days_is_opened_by_a_preset_watched_and_goes_on_after_a_kill(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    room, nick, port = fresh("#uno"), fresh("bot"), ngircd.port
    # whoever is first in a room is its operator
    async with (
        player(port, fresh("ann"), room) as ann,
        player(port, fresh("bob"), room) as bob,
        player(port, fresh("eve"), room) as eve,
    ):
        process = BotProcess(tmp_path, {"net": on(port, nick, room)})
        process.start()
        try:
            await until_there(ann, nick, room)
            await ann.say(room, "!preset save weeks classic pace=daily")
            await bob.expect("!uno weeks opens a table with classic pace=daily")
            await ann.say(room, "!uno weeks")
            await bob.expect("You have a day for each turn")
            await bob.say(room, "!join")
            await eve.say(room, "!watch")
            await eve.expect(f"{eve.nick} :.*I'll tell you privately")
            await ann.say(room, "!deal")
            # a first card may ask for a colour before anything can be laid on it
            await eve.expect(f"{eve.nick} :.*{ann.nick} \\d+")
            process.kill()
            await ann.expect(f":{nick}!\\S+ QUIT")
            process.start()
            await ann.expect("I'm back, and the round continues", 60)
            await ann.say(nick, "games")
            await ann.expect(
                f"{ann.nick} :.*You have a seat in {room} \\(classic\\): (it is your turn, 24 h left|{bob.nick} to act)"
            )
        finally:
            process.close()
    assert not any("Your cards" in line for line in eve.heard)
