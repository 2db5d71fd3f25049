"""The homeservers that the Matrix tests talk to."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.servers.matrix.bot import Book
from tests.servers.synapse import Account, Synapse, interpreter, running


@pytest.fixture(scope="session")
def synapse() -> Iterator[Synapse]:
    """A homeserver without rate limits, started once for each test process."""
    if interpreter() is None:
        pytest.skip("Synapse is not installed: pip install matrix-synapse, or set UNOBOT_SYNAPSE_PYTHON")
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def slow_synapse() -> Iterator[Synapse]:
    """A homeserver with the rate limits it has by default, started once for each test process."""
    if interpreter() is None:
        pytest.skip("Synapse is not installed: pip install matrix-synapse, or set UNOBOT_SYNAPSE_PYTHON")
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
