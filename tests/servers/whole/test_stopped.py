"""The bot on a homeserver is told to end."""

import asyncio
import time
from pathlib import Path

from tests.servers.gate import Gate
from tests.servers.matrix.player import playing
from tests.servers.synapse import Account, Synapse
from tests.servers.test_match_stopped import SOON
from tests.servers.whole.bot import configured, matrix
from tests.servers.whole.table import heard
from tests.servers.whole_bot import BotProcess


async def _stopped(process: BotProcess) -> tuple[int, bool]:
    """Ask it to end; its exit status, and whether that was soon."""
    began = time.monotonic()
    # in a thread: the proxy in front of the homeserver goes on meanwhile
    return await asyncio.to_thread(process.stop), time.monotonic() - began < SOON


async def test_it_says_goodbye_once_and_ends_also_when_the_homeserver_does_not_answer_any_more(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with Gate(synapse.port) as gate, playing(synapse, "ann") as [ann]:
        room = await ann.create(name="Uno")
        process = BotProcess(tmp_path, {})
        configured(tmp_path, matrix(synapse, us, room, homeserver=f"http://127.0.0.1:{gate.port}"))
        try:
            process.start()
            await ann.sees(room, lambda event: event.get("state_key") == us.user)
            await ann.say(room, "!uno")
            await heard(ann, room, us, "opens")

            assert await _stopped(process) == (0, True)

            process.start()
            await heard(ann, room, us, "I'm back. A table")
            said = await ann.bodies(room, us.user)
            assert [line.split(".")[0] for line in said[1:]] == ["I have to go for now", "I'm back"]

            gate.swallows = True
            assert await _stopped(process) == (0, True)
            assert process.complaints() == []
        finally:
            process.close()
