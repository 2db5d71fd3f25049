"""The stores that the suite is run over."""

import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from unobot.store import Store

POSTGRES = os.environ.get("UNOBOT_TEST_POSTGRES")


@pytest.fixture(params=["sqlite file", "postgresql"])
def location(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a database lasts that nobody has opened yet."""
    with _location(request.param, tmp_path) as where:
        yield where


@contextmanager
def _location(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite file":
        yield str(folder / "unobot.db")
    elif kind == "sqlite in memory":
        yield "sqlite://"
    elif POSTGRES is None:
        pytest.skip("UNOBOT_TEST_POSTGRES names no PostgreSQL database")
    else:
        yield from _schema_of_its_own(POSTGRES)


def _schema_of_its_own(address: str) -> Iterator[str]:
    name = f"unobot_test_{secrets.token_hex(6)}"
    url = make_url(address).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE SCHEMA {name}"))
    yield url.update_query_dict({"options": f"-csearch_path={name}"}).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(text(f"DROP SCHEMA {name} CASCADE"))
    engine.dispose()


@pytest.fixture(params=["sqlite file", "sqlite in memory", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An open, empty store of every kind."""
    with _location(request.param, tmp_path) as where:
        async with await Store.open(where) as opened:
            yield opened
