"""SIGHUP: the configuration is read again, on a real network, while a table is open."""

import asyncio
import signal
from pathlib import Path
from typing import Any

from tests.servers.gate import Gate
from tests.servers.hosted import hosted
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.process import free_port
from tests.servers.whole_bot import BotProcess, on

_ENDS = ("configuration reloaded", "the new configuration")


async def _reloaded(process: BotProcess, *replaced: tuple[str, str]) -> list[dict[str, Any]]:
    """Change the configuration's file, have it read again, and return what the log says of that."""
    text, known = process.config.read_text(), len(process.logged)
    for old, new in replaced:
        assert old in text, text
        text = text.replace(old, new)
    process.config.write_text(text)
    process.send(signal.SIGHUP)
    for _ in range(200):
        await asyncio.sleep(0.05)
        if any(entry["event"].startswith(_ENDS) for entry in process.logged[known:]):
            break
    return process.logged[known:]


def _settings(logged: list[dict[str, Any]]) -> dict[str, str | None]:
    """From when on each setting holds that has changed; None: after a restart."""
    return {entry["setting"]: entry.get("holds") for entry in logged if "setting" in entry}


async def test_what_can_change_does_and_neither_the_connection_nor_the_table_is_lost(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    first, second = fresh("#uno"), fresh("#uno")
    gate = Gate(ngircd.port)
    gate.port = free_port()
    each = on(gate.port, fresh("bot"), first)
    async with gate, hosted(ngircd, each, tmp_path) as (process, ann):
        await ann.join(second)
        await ann.command("uno")
        await ann.told_in_room(r"opens a table \(classic")

        logged = await _reloaded(
            process,
            (f'rooms = ["{first}"]', f'rooms = ["{first}", "{second}"]'),
            (
                'deal_pause = "off"',
                'deal_pause = "off"\npreset = "taiwan"\nprefixes = ["."]\nlanguage = "ja"',
            ),
            ("burst = 10000", "burst = 20"),
            (f'nick = "{each.nick}"', f'nick = "{each.nick}"\nadmins = ["bob"]'),
            ('data = "unobot.db"', 'data = "other.db"\n[log]\nlevel = "warning"'),
        )

        now = "from now on"
        assert _settings(logged) == {
            "data": None,
            "log.level": now,
            "tables.preset": now,
            "tables.prefixes": now,
            "tables.language": now,
            "network.net.rooms": now,
            "network.net.admins": now,
            "network.net.pace": now,
        }
        await ann.expect(rf"^:{each.nick}!\S+ JOIN :?{second}", 20)
        # the table is there, the new prefix and language hold, and a new table is of the new preset
        await ann.command("join")
        await ann.say(first, ".leave")
        await ann.told_in_room("卓")
        await ann.say(first, ".uno")
        await ann.told_in_room("台湾")

        # nothing of a file with a mistake holds
        known = len(process.logged)
        logged = await _reloaded(process, ('prefixes = ["."]', 'prefixes = ["?"]'), ('"taiwan"', '"taivan"'))
        line = next(
            n for n, text in enumerate(process.config.read_text().splitlines(), 1) if "taivan" in text
        )
        (refused,) = logged
        assert refused["where"].startswith(f"{process.config}:{line}: tables.preset: ")
        await ann.say(first, ".leave")
        await ann.told_in_room("卓")

        logged = await _reloaded(
            process, ('"taivan"', '"taiwan"'), (f', "{second}"', ""), ('"warning"', '"info"')
        )
        # what needs a restart is told again
        assert _settings(logged)["data"] is None
        await ann.expect(rf"^:{each.nick}!\S+ PART {second}")
        assert not [line for line in ann.heard if f":{each.nick}!" in line and " QUIT" in line]
        assert [
            entry for entry in process.complaints() if entry not in process.logged[known : known + 1]
        ] == []

        # a secret is read again although the file has not changed, and is used where the bot connects anew
        nick = f'nick = "{each.nick}"'
        password = f'{nick}\npassword_file = "secret"'
        for secret in ("one", "another"):
            (tmp_path / "secret").write_text(secret)
            logged = await _reloaded(process, (nick, password))
            nick = password
        assert _settings(logged)["network.net.password"] == "from the next connection on"
        gate.swallows_after = b"PASS :another"
        await gate.shut()
        await gate.open()
        for _ in range(200):
            await asyncio.sleep(0.05)
            if gate.swallows:
                break
        assert gate.swallows


def _imports(process: BotProcess, library: str) -> bool:
    """Whether the process has come so far that it has loaded this library."""
    return library in Path(f"/proc/{process.pid}/maps").read_text()


async def test_a_bot_that_is_only_starting_or_stands_by_reads_its_configuration_as_soon_as_it_can(
    tmp_path: Path,
) -> None:
    # nobody listens there: the bot runs, and tries again
    nowhere = on(free_port(), "uno", "#uno")
    first = BotProcess(tmp_path / "a", {"net": nowhere}, data=str(tmp_path / "unobot.db"))
    second = BotProcess(tmp_path / "b", {"net": nowhere}, data=str(tmp_path / "unobot.db"))
    try:
        first.start("--standby")
        async with asyncio.timeout(20):
            while not _imports(first, "_pydantic_core"):  # noqa: ASYNC110 - a process that begins tells nobody
                await asyncio.sleep(0.01)
        assert first.logged == []
        first.send(signal.SIGHUP)
        await first.logs("configuration reloaded")

        second.start("--standby")
        await second.logs("this bot stands by")
        second.send(signal.SIGHUP)
        assert first.stop() == 0
        await second.logs("configuration reloaded")
        assert second.stop() == 0
    finally:
        first.close()
        second.close()
