"""Operators of a Matrix room: kicks that last, bans of users and of servers."""

from pathlib import Path

from tests.servers.synapse import Account, Synapse
from tests.servers.whole.table import begins, dealt, heard


async def test_an_operator_kicks_and_bans_and_cannot_ban_the_bot_s_own_server(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5"), names=("ann", "bob", "cid", "dan")) as table:
        eve, room, (_ann, bob, cid, _dan) = table.eve, table.room, table.seats
        server = us.user.partition(":")[2]
        await eve.say(room, f"!kick {table.name(bob)}")
        await table.hears("leaves")
        await bob.client.say(room, "!join")
        await heard(bob.client, bob.direct, us, "You were removed from this table")
        await eve.say(room, f"!ban @*:{server}")
        await eve.say(room, f"!ban {cid.client.user} for 2d")
        await table.hears("is banned and loses their seat")
        await cid.client.say(room, "!help")
        await heard(cid.client, cid.direct, us, "You are banned here")
        known = len(await cid.client.bodies(cid.direct, us.user))
        await cid.client.say(room, "!help")
        await cid.client.say(room, "!join")
        await eve.say(room, "!top")
        await table.hears("On top")
        assert len(await cid.client.bodies(cid.direct, us.user)) == known
