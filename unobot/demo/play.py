"""The demo as the command line asks for it: the real bot, through the real IRC adapter, with nothing kept."""

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from uno_engine import BadTable
from unobot.adapter import Network, Room
from unobot.assembly import Outside, assembled
from unobot.catalogue import catalogue
from unobot.config import Config, NetworkSettings, Secret, TableSettings
from unobot.demo.guide import Guide
from unobot.demo.memory import all_cards
from unobot.demo.players import Knowledge
from unobot.demo.room_lines import RoomLines
from unobot.demo.run import StartBot, run_demo
from unobot.logs import set_up_logs
from unobot.messages import wrong_table
from unobot.plugins import Plugins
from unobot.tables.watchdog import Watchdog
from unobot.texts import Texts
from unobot.wanted import Demo

NICK = "unobot"
_UNLIMITED = {"burst": 10_000, "per_second": 10_000.0}
"""The bot's pace: the server is our own, and nobody is put out of it for talking fast."""


def play_demo(asked: Demo, plugins: Plugins, start_bot: StartBot | None = None) -> int:
    """Play the demo; returns the exit status. The bot runs in this process, if `start_bot` does not start it elsewhere."""
    texts = Texts(plugins.brought.texts)
    if not texts.speaks(asked.language):
        sys.stderr.write(f"unobot demo: --language: expected one of {', '.join(texts.languages)}\n")
        return 1
    try:
        catalogue(plugins).compose(asked.table)
    except BadTable as error:
        sys.stderr.write(f"unobot demo: {wrong_table(error, plugins.brought.texts)}\n")
        return 1
    # the bot's log would be written over what the player reads and types
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        set_up_logs(stream=nowhere)
        try:
            return asyncio.run(_play(asked, plugins, texts, start_bot or _here(asked, plugins)))
        except BrokenPipeError:  # whoever read what we print has gone, as `head` does
            os.dup2(nowhere.fileno(), sys.stdout.fileno())  # else Python complains when it flushes in the end
            return 1
        except OSError as trouble:
            sys.stderr.write(f"unobot demo: port {asked.port} cannot be had: {trouble.strerror}\n")
            return 1
        except KeyboardInterrupt:
            return 0


def _here(asked: Demo, plugins: Plugins) -> StartBot:
    def start_bot(host: str, port: int, room: str, /) -> AbstractAsyncContextManager[str]:
        return demo_bot(host, port, room, asked, plugins)

    return start_bot


async def _play(asked: Demo, plugins: Plugins, texts: Texts, start_bot: StartBot) -> int:
    return await run_demo(start_bot, asked, knowledge(plugins, asked.table), Guide(texts, asked.language))


def knowledge(plugins: Plugins, table: str = "") -> Knowledge:
    """What computer players know of the game."""
    return Knowledge(all_cards(catalogue(plugins), table), RoomLines(Texts(plugins.brought.texts)))


@asynccontextmanager
async def demo_bot(
    host: str,
    port: int,
    room: str,
    asked: Demo,
    plugins: Plugins,
    *,
    data: str = "sqlite://",
    watchdog: Watchdog | None = None,
) -> AsyncIterator[str]:
    """Run the bot on that server and in that room; the context's value is its nick. With a seed the cards are known.

    `data` is where the store is, by default in memory. The watchdog is awake, if it shall end rules that do not come back.
    """
    tables = TableSettings(preset=asked.table, language=asked.language, style=asked.style)
    network = NetworkSettings(
        name=Network("demo"),
        adapter="irc",
        rooms=(Room(room),),
        settings={
            "host": host,
            "port": port,
            "tls": False,
            "nick": NICK,
            "rooms": [room],
            "pace": _UNLIMITED,
        },
        tables=tables,
    )
    config = Config(data=Secret(data), tables=tables, networks={network.name: network})
    chance = random.SystemRandom() if asked.seed is None else random.Random(asked.seed)  # noqa: S311 - asked for, for play
    async with (
        assembled(config, plugins, Outside(chance=chance, watchdog=watchdog or Watchdog())) as bot,
        bot.at_work(),
    ):
        yield NICK
