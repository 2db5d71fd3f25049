"""The homeservers that the Matrix tests talk to, and who is there."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.servers.matrix.bot import Book, Bot, bot, entered
from tests.servers.matrix.player import Player, playing
from tests.servers.synapse import Account, Synapse, running


@pytest.fixture(scope="session")
def synapse() -> Iterator[Synapse]:
    """A homeserver without rate limits, started once for each test process."""
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def slow_synapse() -> Iterator[Synapse]:
    """A homeserver with the rate limits it has by default, started once for each test process."""
    with running(lifted=False) as server:
        yield server


@pytest.fixture
def us(synapse: Synapse) -> Account:
    """A fresh account for the bot."""
    return synapse.register(synapse.unique("bot"))


@pytest.fixture
def book(tmp_path: Path) -> Book:
    """What outlasts a bot, empty."""
    return Book(tmp_path / "bot")


def _somebody(name: str) -> Any:
    @pytest.fixture(name=name)
    async def made(synapse: Synapse) -> AsyncIterator[Player]:
        """A fresh account with a plain client."""
        async with playing(synapse, name) as [player]:
            yield player

    return made


ann, bob, cid, eve = map(_somebody, ("ann", "bob", "cid", "eve"))


@pytest.fixture
async def owner(synapse: Synapse, us: Account) -> AsyncIterator[Player]:
    """Whoever has the bot's account, at another client of theirs."""
    player = Player(synapse, us)
    yield player
    await player.wire.close()


@pytest.fixture
async def room(ann: Player) -> str:
    """A room that everybody may enter, with nobody but ann in it (and the bot, where a test wants it)."""
    return await ann.create()


@pytest.fixture
async def uno(synapse: Synapse, us: Account, book: Book, room: str) -> AsyncIterator[Bot]:
    """The bot, in the room."""
    async with bot(synapse, us, book, [room]) as made:
        await entered(made, room)
        yield made
