"""What must stay secret does: at the most talkative log level, and on disk."""

import base64
import stat
from pathlib import Path

from tests.servers.client import player
from tests.servers.gamblers import company, until_there
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.whole_bot import BotProcess, On

PASSWORD = "hush-hush-72"


def _modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.glob("unobot.db*")}


def _encoded(secret: str) -> list[str]:
    """The middle of the secret in base64, wherever in a longer text it stands."""
    return [base64.b64encode(b"x" * before + secret.encode())[4:-4].decode() for before in range(3)]


async def test_neither_the_log_at_its_most_talkative_nor_a_readable_file_shows_a_secret(
    services: Inspircd, tmp_path: Path
) -> None:
    room, nick = fresh("#uno"), fresh("bot")
    async with player(services.port, nick) as owner:
        await owner.register(PASSWORD)
    settings = {"sasl": {"account": nick, "password": PASSWORD}}
    process = BotProcess(tmp_path, {"net": On(services.port, nick, (room,), settings)})
    with process.config.open("a") as config:
        config.write('[log]\nlevel = "debug"\n')
    async with company(services.port, nick, room, fresh("ann"), fresh("bob")) as people:
        process.start()
        try:
            await until_there(people.witness, nick, room)
            await people.sit_down("round cards=3")
            await people.play(lambda each: len(each.turns) > 3)
            modes = _modes(tmp_path)
            tokens = [await each.token() for each in people.players]
        finally:
            assert process.stop() == 0
    assert modes == dict.fromkeys(
        (f"unobot.db{end}" for end in ("", "-wal", "-shm", "-count", ".lock", ".lock-journal")), 0o600
    )
    log = process.log.read_text()
    assert '"event": "connected"' in log
    hidden = [PASSWORD, *_encoded(PASSWORD), "Your cards", "[r", "[g", *tokens]
    assert [secret for secret in hidden if secret in log] == []
