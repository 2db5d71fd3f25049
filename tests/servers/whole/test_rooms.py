"""A table when the bot is kicked, banned or invited again, and when players leave and come back."""

from pathlib import Path

from tests.servers.synapse import Account, Synapse
from tests.servers.whole.table import begins, dealt, heard


async def test_a_table_is_found_again_when_the_bot_is_kicked_and_invited_again(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5")) as table:
        ann, eve, room = table.seats[0], table.eve, table.room

        await eve.does("kick", room, us.user, reason="just so")
        await heard(ann.client, ann.direct, us, "waits")
        before = len(await table.said())
        await eve.does("invite", room, us.user)
        back = await table.hears("your turn", after=before)
        assert back["content"]["m.mentions"] == {"user_ids": [ann.client.user]}
        await ann.client.say(room, "!play g5")
        await table.hears("plays [g5]")


async def test_a_table_is_found_again_after_a_ban_that_is_lifted(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5")) as table:
        ann, eve, room = table.seats[0], table.eve, table.room

        await eve.does("ban", room, us.user)
        await heard(ann.client, ann.direct, us, "waits")
        await eve.does("unban", room, us.user)
        before = len(await table.said())
        await eve.does("invite", room, us.user)
        await table.hears("your turn", after=before)
        await ann.client.say(room, "!play g5")
        await table.hears("plays [g5]")


async def test_a_player_who_leaves_the_room_gets_the_hand_when_back(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5")) as table:
        ann, bob = table.seats
        await bob.client.leave(table.room)
        await ann.client.say(table.room, "!play g5")
        await table.hears("plays [g5]")
        told = len(await bob.client.bodies(bob.direct, us.user))

        await bob.client.join(table.room)
        await bob.client.say(table.room, "!top")
        await table.hears("On top")

        hands = (await bob.client.bodies(bob.direct, us.user))[told:]
        assert len(hands) == 1
        assert "Your cards" in hands[0]
