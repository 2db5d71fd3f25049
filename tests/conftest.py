"""What holds for every test."""

import gc
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tests.plugins.built_in import built_in
from tests.servers.postgresql import Postgresql, shared, started
from unobot.plugins import Plugins

collect_ignore_glob = ["plugins/third_party/packages/*"]
"""Packages of other people: tests/plugins/third_party runs their tests and scenarios, with the plugins that they bring."""

SERVERS = Path(__file__).parent / "servers"


def pytest_unobot_plugins() -> Plugins:
    """The project's own plugins as this work tree declares them, whatever is installed."""
    assert built_in().broken == ()
    return built_in()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected lives until the end: looking through all of it for garbage took a third of the time of collecting it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for real servers begins first, the longest before all: meanwhile the processors are free for the rest.

    Each worker of xdist begins with its own part of the list. Of four or more, two begin with what waits.
    """
    long, servers, rest = list[pytest.Item](), list[pytest.Item](), list[pytest.Item]()
    for item in items:
        waits = SERVERS in item.path.parents
        (long if item.get_closest_marker("long") else servers if waits else rest).append(item)
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers < 4:
        items[:] = [*long, *servers, *rest]
        return
    half = len(servers) // 2
    first = [*long[::2], *servers[:half]]
    filling = max(0, len(items) // workers - len(first))
    items[:] = [*first, *rest[:filling], *long[1::2], *servers[half:], *rest[filling:]]


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgresql]:
    """A PostgreSQL cluster that all tests of all workers share: take `schema_of_its_own` of it, and do not end it."""
    mine = tmp_path_factory.getbasetemp()
    # a worker of xdist has its folder in that of the run
    with shared(mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine) as cluster:
        yield cluster


@pytest.fixture
def own_postgresql() -> Iterator[Postgresql]:
    """A PostgreSQL cluster for one test, which may end it."""
    cluster = started()
    yield cluster
    cluster.remove()


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """A test may set up logs; the next one finds them as they were."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(capture=False)
    structlog.reset_defaults()
