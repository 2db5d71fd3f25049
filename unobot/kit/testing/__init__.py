"""For tests of the bot and of plugins: the real bot on a network that exists only in memory, and what plugins promise."""

from unobot.kit.testing.contracts.adapter import AdapterContract, CanBeCut, Ears, Exempt, OtherSide, Promise
from unobot.kit.testing.contracts.rule import PlayerContract, RuleContract
from unobot.kit.testing.network import FakeNetwork, MemoryShelf
from unobot.kit.testing.plain_room import PlainRoom, plain_room
from unobot.kit.testing.room import FakeRoom, fake_room, plain_deals

__all__ = [
    "AdapterContract",
    "CanBeCut",
    "Ears",
    "Exempt",
    "FakeNetwork",
    "FakeRoom",
    "MemoryShelf",
    "OtherSide",
    "PlainRoom",
    "PlayerContract",
    "Promise",
    "RuleContract",
    "fake_room",
    "plain_deals",
    "plain_room",
]
