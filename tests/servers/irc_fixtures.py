"""IRC servers for tests: one of each kind for all tests of a process, or one of its own for a test that kills it."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.servers.atheme import Atheme, until_serving
from tests.servers.inspircd import Inspircd, start_inspircd
from tests.servers.ngircd import Ngircd, start_ngircd
from tests.servers.process import Server, find_binary


@pytest.fixture(scope="session")
def ngircd() -> Iterator[Ngircd]:
    """An ngIRCd that all tests share: use fresh nicks and rooms, and send it no line of several kilobytes."""
    server = start_ngircd()
    yield server
    spins = server.spins
    server.stop()
    assert not spins, "a test has made this ngIRCd spin: let it have a server of its own"


@pytest.fixture
def own_ngircd() -> Iterator[Ngircd]:
    """An ngIRCd for one test."""
    server = start_ngircd()
    yield server
    server.stop()


@pytest.fixture
def strict_ngircd() -> Iterator[Ngircd]:
    """An ngIRCd with its default flood control, for one test."""
    server = start_ngircd(default_limits=True)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def inspircd() -> Iterator[Inspircd]:
    """An InspIRCd that all tests share: use fresh nicks and rooms."""
    server = start_inspircd()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def unlabelled_inspircd() -> Iterator[Inspircd]:
    """An InspIRCd that tells nobody what became of their lines, and that all tests share."""
    server = start_inspircd(labels=False)
    yield server
    server.stop()


@pytest.fixture(params=["ngircd", "inspircd"])
def server(request: pytest.FixtureRequest) -> Server:
    """The plain network, and the modern one; or what a test names with `indirect`."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Server)
    return found


@pytest.fixture
def strict_inspircd() -> Iterator[Inspircd]:
    """An InspIRCd with its default flood control, for one test."""
    server = start_inspircd(default_limits=True)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def services() -> Iterator[Inspircd]:
    """An InspIRCd with Atheme, that all tests share."""
    find_binary("UNOBOT_ATHEME", "atheme-services")
    server = start_inspircd()
    atheme = Atheme(server)
    try:
        asyncio.run(until_serving(server, atheme))
        yield server
    finally:
        atheme.stop()
        server.stop()
