"""For tests of the bot and of plugins: the real bot on a network that exists only in memory, and what plugins promise."""

from unobot.kit.testing.adapter_contract import AdapterContract
from unobot.kit.testing.network import FakeNetwork, MemoryShelf
from unobot.kit.testing.other_side import CanBeCut, Ears, Exempt, OtherSide, Promise
from unobot.kit.testing.room import FakeRoom, PlainRoom, fake_room, plain_room
from unobot.kit.testing.rule_contract import PlayerContract, RuleContract

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
    "plain_room",
]
