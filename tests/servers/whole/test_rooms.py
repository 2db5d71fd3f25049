"""A table when the bot is kicked, banned or invited again, and when players leave and come back."""

from pathlib import Path

import pytest

from tests.servers.synapse import Account, Synapse
from tests.servers.whole.bot import serving
from tests.servers.whole.table import begins, dealt, heard
from unobot_matrix.wire import path


async def test_a_table_is_found_again_when_the_bot_is_kicked_and_invited_again(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5")) as table:
        ann, eve, room = table.seats[0], table.eve, table.room

        await eve.does("kick", room, us.user, reason="just so")
        await heard(ann.client, ann.direct, us, "let back in")
        before = len(await table.said())
        await eve.does("invite", room, us.user)
        back = await table.hears("your turn", after=before)
        assert back["content"]["m.mentions"] == {"user_ids": [ann.client.user]}
        await ann.client.say(room, "!play g5")
        await table.hears("plays 🟩g5")


async def test_a_table_is_found_again_after_a_ban_that_is_lifted(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5")) as table:
        ann, eve, room = table.seats[0], table.eve, table.room

        await eve.does("ban", room, us.user)
        await heard(ann.client, ann.direct, us, "let back in")
        await eve.does("unban", room, us.user)
        before = len(await table.said())
        await eve.does("invite", room, us.user)
        await table.hears("your turn", after=before)
        await ann.client.say(room, "!play g5")
        await table.hears("plays 🟩g5")


async def test_a_player_who_leaves_the_room_gets_the_hand_when_back(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5")) as table:
        ann, bob = table.seats
        await bob.client.leave(table.room)
        await ann.client.say(table.room, "!play g5")
        await table.hears("plays 🟩g5")
        told = len(await bob.client.bodies(bob.direct, us.user))

        await bob.client.join(table.room)
        await bob.client.say(table.room, "!top")
        await table.hears("On top")

        hands = (await bob.client.bodies(bob.direct, us.user))[told:]
        assert len(hands) == 1
        assert "Your cards" in hands[0]


@pytest.mark.parametrize("rule", ["public", "invite"])
async def test_a_table_moves_along_when_its_room_is_replaced_by_a_newer_one(
    synapse: Synapse, us: Account, tmp_path: Path, rule: str
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5")) as table:
        ann, eve, old = table.seats[0], table.eve, table.room
        await eve.state(old, "m.room.join_rules", {"join_rule": rule})
        answer = await eve.wire.call("POST", path("rooms", old, "upgrade"), {"new_version": "12"})
        new = answer["replacement_room"]
        if rule == "invite":
            for user in (us.user, *(seat.client.user for seat in table.seats)):
                await eve.does("invite", new, user)
        for seat in table.seats:
            await seat.client.join(new)
        table.room = new
        await table.hears("your turn")
        await ann.client.say(new, "!play g5")
        await table.hears("plays 🟩g5")
        await eve.sees(
            old, lambda e: e.get("state_key") == us.user and e["content"].get("membership") == "leave"
        )

        await table.stop()
        async with serving(table.file):
            await table.hears("I'm back")
            await ann.client.say(new, "!score")
            await table.hears("finished")


async def test_a_room_that_does_not_follow_another_is_left_again(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5")) as table:
        ann, eve = table.seats[0], table.eve
        other = await eve.create(name="Not for games")
        await eve.state(table.room, "m.room.tombstone", {"body": "", "replacement_room": other})
        await eve.sees(
            other, lambda e: e.get("state_key") == us.user and e["content"].get("membership") == "leave"
        )
        await ann.client.say(table.room, "!play g5")
        await table.hears("plays 🟩g5")
        assert not await eve.bodies(other, us.user)
