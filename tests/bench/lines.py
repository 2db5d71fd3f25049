"""How long a player waits: from an IRC line that reaches the bot to the bot's line about it, everything included.

The server is a script in the same process, so that what is measured is the bot: the adapter, reading the command, the
engine, the store (a file, committed before anything is said), the texts and the outbox.
"""

import asyncio
import re
import tempfile
from importlib.metadata import EntryPoint
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time

from tests.plugins.irc.scripted import Dialogue, scripted
from unobot.adapter import Network
from unobot.assembly import assembled
from unobot.config import Config, NetworkSettings, Secret
from unobot.logs import set_up_logs
from unobot.plugins import load_plugins

_PLUGINS = [
    EntryPoint(name, module, "unobot")
    for name, module in (("classic", "unobot_presets"), ("irc", "unobot_irc"), ("match", "unobot_match"))
]
_ASKED = re.compile(
    r"NOTICE (ann|bob) :.*\((?:playable: |answers: |nothing fits: !)([^\s)]+)[^)]*\)|PRIVMSG #uno :.* now with !deal"
)
"""Who is asked, and the first answer; neither between rounds, when anyone may deal."""


_WARM = 200
"""So many turns are played before it is measured, some rounds' ends among them: what is made once in a process is no turn's."""
GOAL = 3.0
"""Milliseconds of processor time for a turn."""


def waits(turns: int = 300) -> tuple[float, float, float]:
    """Microseconds from a line in to the lines out: the median, and what one in twenty exceeds; and of processor time.

    The latter is that of all threads for one turn, with what the script of the server uses.
    """
    set_up_logs(level="error")
    with tempfile.TemporaryDirectory() as folder:
        spans, used = asyncio.run(_waits(turns, Path(folder)))
    return median(spans) * 1e6, quantiles(spans, n=20)[-1] * 1e6, used / turns * 1e6


async def _waits(turns: int, folder: Path) -> tuple[list[float], float]:
    async with scripted() as server:
        settings: dict[str, object] = {
            "host": "127.0.0.1",
            "port": server.port,
            "tls": False,
            "nick": "unobot",
        }
        settings |= {"rooms": ["#uno"], "pace": {"burst": 1_000_000, "per_second": 1_000_000.0}}
        network = NetworkSettings(Network("bench"), "irc", settings=settings)
        config = Config(data=Secret(str(folder / "bench.db")), networks={network.name: network})
        async with assembled(config, load_plugins(None, _PLUGINS)) as bot, bot.at_work():
            return await _play(await server.client(), turns)


async def _play(dialogue: Dialogue, turns: int) -> tuple[list[float], float]:
    await dialogue.greet()
    await dialogue.admit("#uno", "ann", "bob")
    await dialogue.hear("^WHO")
    await dialogue.say(f":s 315 {dialogue.nick} #uno :end")
    for player, line in (("ann", "!uno target=100000"), ("bob", "!join"), ("ann", "!deal")):
        await _said(dialogue, player, line)
    spans: list[float] = []
    began = 0.0
    while len(spans) < _WARM + turns:
        if len(spans) == _WARM:
            began = process_time()
        player, word = await _asked(dialogue)
        answer = f"{word} red" if word in {"w", "wd4"} else word
        spans.append(await _said(dialogue, player, f"!{answer}"))
    return spans[_WARM:], process_time() - began


async def _asked(dialogue: Dialogue) -> tuple[str, str]:
    """Who has to say something now, and what; the prompt may come before or after the line in the room."""
    asked = [found for line in dialogue.lines if (found := _ASKED.search(line))]
    found = asked[-1] if asked else _ASKED.search(await dialogue.hear(_ASKED.pattern))
    dialogue.lines.clear()
    assert found is not None
    return found[1] or "ann", found[2] or "deal"


async def _said(dialogue: Dialogue, player: str, line: str) -> float:
    """Somebody says a line; how many seconds later the bot has said in the room what came of it."""
    began = perf_counter()
    await dialogue.say(f":{player}!~{player}@host PRIVMSG #uno :{line}")
    await dialogue.hear("^PRIVMSG #uno ")
    return perf_counter() - began
