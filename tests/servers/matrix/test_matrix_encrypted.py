"""Encrypted rooms on a real homeserver."""

from pathlib import Path

from tests.servers.matrix.bot import Book, bot
from tests.servers.matrix.secret import encrypting
from tests.servers.synapse import Account, Synapse
from unobot.adapter import Entered


async def test_the_bot_plays_in_an_encrypted_room(synapse: Synapse, us: Account, book: Book, tmp_path: Path):
    async with encrypting(synapse, tmp_path, "ann") as [ann]:
        room = await ann.create()
        async with bot(synapse, us, book, [room], encryption=True) as uno:
            await uno.until(lambda item: isinstance(item, Entered) and item.room == room)
            await ann.knows(room, us.user)
            await ann.say(room, "!echo hello")
            await uno.hears("!echo hello")
            event = await ann.reads(room, "hello")
        assert event.decrypted
