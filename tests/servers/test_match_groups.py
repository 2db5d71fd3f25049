"""One network served by several connections, which share bans, settings and results: in one process, and in two."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from tests.servers.client import player
from tests.servers.gamblers import Gambler, until_there
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.postgresql import Postgresql, schema_of_its_own
from tests.servers.whole_bot import BotProcess, on, whole_bot

BANNED = "You are banned here"


@contextlib.asynccontextmanager
async def _people(port: int, *everyone: Gambler) -> AsyncIterator[None]:
    for each in everyone:
        await each.connect(port)
        await each.join(each.room)
    try:
        yield
    finally:
        await asyncio.gather(*(each.quit() for each in everyone))


async def test_what_is_banned_and_set_at_one_connection_holds_at_the_other(services: Inspircd) -> None:
    names, rooms = (fresh("bot"), fresh("bot")), (fresh("#one"), fresh("#two"))
    boss, eve = Gambler(fresh("boss"), names[0], rooms[0]), Gambler(fresh("eve"), names[1], rooms[1])
    networks = {
        f"n{at}": on(services.port, name, room)
        for at, (name, room) in enumerate(zip(names, rooms, strict=True))
    }
    async with (
        player(services.port, fresh("op"), *rooms),
        _people(services.port, boss, eve),
        whole_bot(networks=networks, admins=(boss.nick,), group="irc"),
    ):
        await boss.register("secret1")
        await until_there(boss, boss.bot, boss.room)
        await until_there(eve, eve.bot, eve.room)
        await eve.command("uno")
        await eve.told_in_room(f"{eve.nick} opens a table")
        await boss.whisper("set style plain")
        await boss.told_alone("style is now .plain")
        await boss.whisper(f"ban {eve.nick}!*@* for 1h")
        await eve.told_in_room(f"{eve.nick} is banned and loses their seat")
        await eve.whisper("help")
        await eve.told_alone(BANNED)
        boss.bot, boss.room = eve.bot, eve.room
        await boss.join(boss.room)
        await boss.whisper("set style")
        await boss.told_alone("style is set to .plain")


async def test_what_one_process_changes_the_other_one_soon_does(
    ngircd: Ngircd, postgresql: Postgresql, tmp_path: Path
) -> None:
    near, far = fresh("near"), fresh("far")
    rooms = fresh("#near"), fresh("#far")
    ann = Gambler(fresh("ann"), near, rooms[0])
    settings = {"trust_hosts": True}
    with schema_of_its_own(postgresql) as address:
        other = BotProcess(tmp_path, {"far": on(ngircd.port, far, rooms[1], group="irc", **settings)})
        other.config.write_text(other.config.read_text().replace('"unobot.db"', f'"{address}"'))
        async with (
            _people(ngircd.port, ann),
            whole_bot(
                networks={"near": on(ngircd.port, near, rooms[0], **settings)}, data=address, group="irc"
            ),
        ):
            other.start()
            try:
                await until_there(ann, near, rooms[0])
                await ann.join(rooms[1])
                await until_there(ann, far, rooms[1])
                await ann.whisper("set sort value")
                await ann.told_alone("sort is now .value")
                await _says(ann, far, "set sort", "sort is set to .value")
                # and back: what was changed there last holds here, too
                await ann.whisper("set sort color")
                await ann.told_alone("sort is now .color")
                await _says(ann, near, "set sort", "sort is set to .color")
                assert other.stop() == 0
                assert other.complaints() == []
            finally:
                other.close()


async def _says(asker: Gambler, bot: str, asked: str, wanted: str) -> None:
    """Return when the bot answers this; it is asked again and again, for some seconds."""
    asker.bot = bot
    async with asyncio.timeout(30):
        while True:
            await asker.whisper(asked)
            with contextlib.suppress(AssertionError):
                await asker.told_alone(wanted, 1.0)
                return
