"""For tests of the bot and of plugins: the real bot on a network that exists only in memory."""

from unobot.testing.network import FakeNetwork
from unobot.testing.parlour import Parlour, parlour

__all__ = ["FakeNetwork", "Parlour", "parlour"]
