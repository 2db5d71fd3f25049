"""An outbox on a held clock."""

import pytest

from tests.bot.outbox.line import Book, Line, Says
from unobot.clock import HeldClock
from unobot.outbox import Outbox


@pytest.fixture
def clock() -> HeldClock:
    """Time that stands still."""
    return HeldClock(start=1000.0)


@pytest.fixture
def line(clock: HeldClock) -> Line:
    """The network."""
    return Line(clock)


@pytest.fixture
def book() -> Book:
    """The ledger."""
    return Book()


@pytest.fixture
def says() -> Says:
    """Where messages come from."""
    return Says()


@pytest.fixture
def outbox(line: Line, book: Book, clock: HeldClock) -> Outbox:
    """The outbox of a network that cannot tell repeats."""
    return Outbox(line, book, clock)
