"""Asking somebody into a room on a real homeserver."""

import pytest

from tests.servers.matrix.bot import Bot
from tests.servers.matrix.player import Player
from tests.servers.synapse import Account
from unobot.adapter import Room, Undeliverable
from unobot_matrix.wire import path


async def test_somebody_elsewhere_is_invited_and_who_is_nobody_there_is_told_to_be_so(
    us: Account, ann: Player, bob: Player, room: str, uno: Bot
) -> None:
    with pytest.raises(Undeliverable, match="permission"):
        await uno.adapter.invite(Room(room), bob.user)
    where = path("rooms", room, "state", "m.room.power_levels")
    levels = await ann.wire.call("GET", where)
    await ann.wire.call("PUT", where, {**levels, "invite": 0})
    assert uno.adapter.invitable(bob.user) == bob.user
    await uno.adapter.invite(Room(room), bob.user)
    assert await bob.asked_in(us.user) == room
    await bob.join(room)
    with pytest.raises(Undeliverable):  # who is there already
        await uno.adapter.invite(Room(room), bob.user)
    with pytest.raises(ValueError, match="user id"):
        uno.adapter.invitable("bob")
