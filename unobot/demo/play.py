"""The demo as the command line asks for it."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from uno_engine import BadTable
from unobot.catalogue import catalogue
from unobot.demo.bot import demo_bot
from unobot.demo.run import run_demo
from unobot.logs import set_up_logs
from unobot.messages import wrong_table
from unobot.plugins import load_plugins
from unobot.wanted import Demo


def play_demo(asked: Demo) -> int:
    """Play the demo; returns the exit status."""
    plugins = load_plugins()
    try:
        catalogue(plugins).compose(asked.table)
    except BadTable as error:
        sys.stderr.write(f"unobot demo: {wrong_table(error, plugins.brought.texts)}\n")
        return 1
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        set_up_logs(stream=nowhere)
        try:
            return asyncio.run(_play(asked))
        except OSError as trouble:
            sys.stderr.write(f"unobot demo: port {asked.port} cannot be had: {trouble.strerror}\n")
            return 1
        except KeyboardInterrupt:
            return 0


async def _play(asked: Demo) -> int:
    @asynccontextmanager
    async def start_bot(host: str, port: int, room: str, /) -> AsyncIterator[str]:
        async with demo_bot(host, port, room, table=asked.table, seed=asked.seed) as nick:
            yield nick

    return await run_demo(start_bot, auto=asked.auto, port=asked.port, seed=asked.seed)
