"""Rooms on a real homeserver: heard, answered, entered, left."""

from pathlib import Path

import pytest

from tests.servers.matrix.bot import Book, bot
from tests.servers.matrix.player import playing
from tests.servers.synapse import Account, Synapse
from unobot.adapter import Arrived, Departed, Entered, Excluded, Renamed, Said


@pytest.fixture
def us(synapse: Synapse) -> Account:
    return synapse.register(synapse.unique("bot"))


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return Book(tmp_path)


async def test_what_is_said_in_a_room_is_heard_and_answered_once(synapse: Synapse, us: Account, book: Book):
    async with playing(synapse, "ann") as [ann]:
        room = await ann.create()
        async with bot(synapse, us, book, [room]) as uno:
            await uno.until(lambda item: isinstance(item, Entered) and item.room == room)
            await ann.say(room, "!echo hello")
            event = await ann.reads(room, "hello")
            said = await uno.hears("!echo hello")
        assert event["content"]["msgtype"] == "m.notice"
        assert (said.sender.identity, said.room) == (ann.user, room)
        assert await ann.bodies(room, us.user) == ["hello"]
