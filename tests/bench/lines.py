"""How long a player waits: from an IRC line that reaches the bot to the bot's line about it, everything included.

The server is a script in the same process, so that what is measured is the bot: the adapter, reading the command, the
engine, the store (a file, committed before anything is said), the texts and the outbox.
"""

import asyncio
import re
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from types import CodeType, FrameType
from typing import Any

from tests.plugins.irc.scripted import Dialogue, scripted
from unobot.adapter import Network
from unobot.app.assembly import assemble
from unobot.app.logs import set_up_logs
from unobot.config import Config, NetworkSettings, Secret
from unobot.plugins import load_plugins

_PLUGINS = [
    EntryPoint(name, module, "unobot")
    for name, module in (("classic", "unobot_presets"), ("irc", "unobot_irc"), ("match", "unobot_match"))
]
_ASKED = re.compile(
    r"NOTICE (ann|bob) :.*\((?:playable: |answers: |nothing fits: !)([^\s)]+)[^)]*\)|PRIVMSG #uno :.*, or !deal to start now"
)
"""Who is asked, and the first answer; neither between rounds, when anyone may deal."""
_IN_ROOM = re.compile("^PRIVMSG #uno ")


_WARM = 200
"""So many turns are played before it is measured, some rounds' ends among them: what is made once in a process is no turn's."""
GOAL = 1.5
"""Milliseconds of processor time for a turn."""


def waits(turns: int = 300) -> tuple[float, float, float]:
    """Microseconds from a line in to the lines out: the median, and what one in twenty exceeds; and of processor time.

    The latter is that of all threads for one turn, with what the script of the server uses.
    """
    set_up_logs(level="error")
    with tempfile.TemporaryDirectory() as folder:
        spans, used = asyncio.run(_waits(turns, Path(folder)))
    return median(spans) * 1e6, quantiles(spans, n=20)[-1] * 1e6, used / turns * 1e6


def work(turns: int = 60) -> dict[str, float]:
    """The bytecodes of a turn by the parts of the bot; what a library does counts for the part that has called it."""
    set_up_logs(level="error")
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_work(turns, Path(folder)))


async def _work(turns: int, folder: Path) -> dict[str, float]:
    counting = _Counting()
    threading.settrace(counting)
    sys.settrace(counting)
    try:
        await _waits(turns, folder, counting.begin)
    finally:
        sys.settrace(None)
        threading.settrace(None)
    return {part: count / turns for part, count in counting.counts.most_common() if part != _SCRIPT}


_SCRIPT = "the server's script"
_PARTS = {
    "tests": _SCRIPT,
    "plugins/unobot_irc": "adapter",
    "engine": "engine",
    "plugins": "engine",
    "unobot/parsing": "reading",
    "unobot/store": "store",
    "unobot/outbox": "outbox",
    "unobot/messages": "telling",
    "unobot/messages/texts": "telling",
    "unobot/document": "telling",
    "unobot/tables": "tables",
    "unobot/rooms": "rooms",
    "unobot/commands": "rooms",
    "unobot": "other parts",
}
_LOOP = "the loop"
_ROOT = f"{Path(__file__).parents[2]}/"


class _Counting:
    """Counts bytecodes from `begin` on. The threads that it counts must start after it is set."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self._on = False
        self._parts: dict[CodeType, str | None] = {}
        self._tracers: dict[str, Callable[[FrameType, str, object], Any]] = {}
        self._of: dict[object, str] = {}

    def begin(self) -> None:
        """From now on it is counted."""
        self._on = True

    def __call__(self, frame: FrameType, event: str, arg: object) -> Any:
        """For `sys.settrace`."""
        if not self._on:
            return None
        part = self._part(frame.f_code)
        if part is None:
            caller = frame.f_back
            part = self._of.get(caller.f_trace, _LOOP) if caller is not None else _LOOP
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self._tracer(part)

    def _tracer(self, part: str) -> Callable[[FrameType, str, object], Any]:
        if part not in self._tracers:

            def traced(frame: FrameType, event: str, arg: object) -> Any:
                self.counts[part] += event == "opcode"
                return traced

            self._tracers[part] = traced
            self._of[traced] = part
        return self._tracers[part]

    def _part(self, code: CodeType) -> str | None:
        if code not in self._parts:
            path = code.co_filename.removeprefix(_ROOT)
            ours = path != code.co_filename and not path.startswith(".")
            found = (name for folder, name in _PARTS.items() if path.startswith(folder)) if ours else iter(())
            self._parts[code] = next(found, None)
        return self._parts[code]


async def _waits(
    turns: int, folder: Path, begin: Callable[[], None] = lambda: None
) -> tuple[list[float], float]:
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
        async with assemble(config, load_plugins(None, _PLUGINS)) as bot, bot.at_work():
            return await _play(await server.client(), turns, begin)


async def _play(dialogue: Dialogue, turns: int, begin: Callable[[], None]) -> tuple[list[float], float]:
    await dialogue.greet()
    await dialogue.admit("#uno", "ann", "bob")
    await dialogue.hear("^WHO ")
    await dialogue.say(f":s 315 {dialogue.nick} #uno :end")
    for player, line in (("ann", "!uno target=100000"), ("bob", "!join"), ("ann", "!deal")):
        await _said(dialogue, player, line)
    spans: list[float] = []
    began = 0.0
    while len(spans) < _WARM + turns:
        if len(spans) == _WARM:
            began = process_time()
            begin()
        player, word = await _asked(dialogue)
        answer = f"{word} red" if word in {"w", "wd4"} else word
        spans.append(await _said(dialogue, player, f"!{answer}"))
    return spans[_WARM:], process_time() - began


async def _asked(dialogue: Dialogue) -> tuple[str, str]:
    """Who has to say something now, and what; the prompt may come before or after the line in the room."""
    asked = [found for line in dialogue.lines if (found := _ASKED.search(line))]
    found = asked[-1] if asked else _ASKED.search(await _heard(dialogue, _ASKED))
    dialogue.lines.clear()
    assert found is not None
    return found[1] or "ann", found[2] or "deal"


async def _said(dialogue: Dialogue, player: str, line: str) -> float:
    """Somebody says a line; how many seconds later the bot has said in the room what came of it."""
    began = perf_counter()
    await dialogue.say(f":{player}!~{player}@host PRIVMSG #uno :{line}")
    await _heard(dialogue, _IN_ROOM)
    return perf_counter() - began


async def _heard(dialogue: Dialogue, pattern: re.Pattern[str]) -> str:
    """The bot's next line that fits; until then its PINGs and WHOIS are answered at once, as an idle server does."""
    while not pattern.search(line := await dialogue.hear(f"^PING |^WHOIS |{pattern.pattern}")):
        verb, _, target = line.partition(" ")
        nick = target.rpartition(" ")[2]
        await dialogue.say(
            f":s PONG s {target}" if verb == "PING" else f":s 318 {dialogue.nick} {nick} :End of WHOIS list"
        )
    return line
