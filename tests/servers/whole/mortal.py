"""The bot in a process of its own that kills itself at one point of one command.

python -m tests.servers.whole.mortal CONFIG POINT WORD: die at POINT of the first command that says WORD.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NoReturn

from tests.plugins.built_in import built_in
from unobot.adapter import Incoming, Outgoing, Said
from unobot.app.assembly import assemble
from unobot.app.bot import Bot
from unobot.plugins import load_config
from unobot.store import Change, Committed

Send = Callable[[Outgoing], Awaitable[None]]

POINTS = ("after the sync", "before the commit", "after the commit", "before the send", "after the send")


def die() -> NoReturn:
    """As a power failure would have it."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("nobody survives that")


def doom(bot: Bot, point: str, word: str) -> None:
    """Have the bot die at that point of the first command that says that word."""
    asked: list[str] = []
    put, commit = bot.router.put, bot.store.commit

    async def mortal_put(*items: Incoming) -> None:
        asked.extend(item.id for item in items if isinstance(item, Said) and item.text == word)
        if asked and point == "after the sync":
            die()
        await put(*items)

    async def mortal_commit(change: Change) -> Committed:
        wanted = change.handled is not None and change.handled.id in asked
        if wanted and point == "before the commit":
            die()
        committed = await commit(change)
        if wanted and point == "after the commit":
            die()
        return committed

    # in place of the bot's own methods: there is no other door at these moments
    bot.router.put = mortal_put  # type: ignore[method-assign]
    bot.store.commit = mortal_commit  # type: ignore[method-assign]
    for adapter in bot.adapters.values():
        adapter.send = mortal_send(adapter.send, asked, point)  # type: ignore[method-assign, assignment]


def mortal_send(send: Send, asked: list[str], point: str) -> Send:
    """The adapter's `send`, deadly for what answers the command."""

    async def sending(message: Outgoing, /) -> None:
        answers = message.to is None and message.reply_to in asked
        if answers and point == "before the send":
            die()
        await send(message)
        if answers and point == "after the send":
            die()

    return sending


async def run(file: Path, point: str, word: str) -> None:
    """Be the bot until death."""
    async with assemble(load_config(file, built_in()), built_in()) as bot:
        doom(bot, point, word)
        await bot.serve()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), sys.argv[2], sys.argv[3]))
