"""`python -m unobot.dev.bot TASK`: the demo's bot in a process of its own, so that another can take its place.

A plugin cannot be loaded anew in a process that has it: its classes would be there twice.
"""

import asyncio
import sys
from pathlib import Path
from typing import TextIO

import msgspec

from unobot.demo.play import demo_bot
from unobot.dev.put_back import put_back
from unobot.dev.task import AT_WORK, LOADED, DevTask
from unobot.logs import set_up_logs
from unobot.plugins import Plugins, load_plugins
from unobot.tables.watchdog import Watchdog


def main() -> int:
    """Load the plugin, wait for a line, and be the bot until the input ends; 1 if the plugin is broken."""
    # what a plugin prints is for its author, and must not get among the answers
    answers, sys.stdout = sys.stdout, sys.stderr
    set_up_logs(level="error")
    task = msgspec.json.decode(sys.argv[1], type=DevTask)
    plugins = load_plugins(paths=[Path(task.path)])
    for broken in plugins.broken:
        sys.stderr.write(f"{broken.name}: {broken.reason}\n")
    if plugins.broken:
        return 1
    _answer(answers, LOADED)
    if sys.stdin.readline():
        asyncio.run(_work(task, plugins, answers))
    return 0


async def _work(task: DevTask, plugins: Plugins, answers: TextIO) -> None:
    for told in await put_back(task.data, plugins):
        sys.stderr.write(f"{told}\n")
    with (watchdog := Watchdog()).awake():
        async with demo_bot(
            task.host, task.port, task.room, task.demo, plugins, data=task.data, watchdog=watchdog
        ):
            _answer(answers, AT_WORK)
            await asyncio.to_thread(sys.stdin.read)


def _answer(answers: TextIO, word: str) -> None:
    answers.write(f"{word}\n")
    answers.flush()


if __name__ == "__main__":
    sys.exit(main())
