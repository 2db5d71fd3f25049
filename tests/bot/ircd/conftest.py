from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from tests.bot.ircd.talker import Talker
from unobot.ircd import IrcServer

Seat = Callable[..., Awaitable[Talker]]


@pytest.fixture
async def server() -> AsyncIterator[IrcServer]:
    async with IrcServer() as opened:
        yield opened


@pytest.fixture
async def seat(server: IrcServer) -> AsyncIterator[Seat]:
    """Connects clients that are registered and in the channels named, and closes them afterwards."""
    talkers: list[Talker] = []

    async def connect(nick: str, *channels: str) -> Talker:
        talkers.append(await Talker.register(server, nick, *channels))
        return talkers[-1]

    yield connect
    for talker in talkers:
        await talker.close()
