"""The bot as a process of its own, and one person in its room: enough for what is not about a game."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from tests.servers.gamblers import Gambler, until_there
from tests.servers.irc_bot import fresh
from tests.servers.process import Server
from tests.servers.whole_bot import BotProcess, On


@contextlib.asynccontextmanager
async def hosted(
    server: Server, each: On, folder: Path, more: str = ""
) -> AsyncIterator[tuple[BotProcess, Gambler]]:
    """The bot, in its rooms, and who is with it in the first; `more` is added to its configuration."""
    process, person = BotProcess(folder, {"net": each}), Gambler(fresh("ann"), each.nick, each.rooms[0])
    process.config.write_text(f"{more}\n{process.config.read_text()}")
    try:
        await person.connect(server.port)
        process.start()
        for room in each.rooms:
            await person.join(room)
            await until_there(person, each.nick, room)
        yield process, person
    finally:
        process.close()
        await person.close()
