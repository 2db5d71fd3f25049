"""For tests of the bot and of plugins: the real bot on a network that exists only in memory."""

from unobot.testing.network import FakeNetwork
from unobot.testing.room import FakeRoom, fake_room, secret_alone

__all__ = ["FakeNetwork", "FakeRoom", "fake_room", "secret_alone"]
