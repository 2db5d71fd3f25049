"""The stores that the suite is run over."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.servers.postgresql import Postgresql, schema_of_its_own
from unobot.store import Store


@pytest.fixture(params=["sqlite file", "postgresql"])
def location(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a database lasts that nobody has opened yet."""
    with _location(request, tmp_path) as where:
        yield where


@pytest.fixture(params=["sqlite file", "sqlite in memory", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An open, empty store of every kind."""
    with _location(request, tmp_path) as where:
        async with await Store.open(where) as opened:
            yield opened


@contextmanager
def _location(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    if request.param == "postgresql":
        # asked for only here, so that the others need no server
        cluster = request.getfixturevalue("postgresql")
        assert isinstance(cluster, Postgresql)
        with schema_of_its_own(cluster) as address:
            yield address
    else:
        yield str(folder / "unobot.db") if request.param == "sqlite file" else "sqlite://"
