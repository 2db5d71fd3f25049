"""Whether a hand would reach somebody is found out when they take a seat."""

import pytest

from tests.servers.gamblers import company, until_there
from tests.servers.irc_bot import fresh
from tests.servers.process import Server
from tests.servers.whole_bot import on, whole_bot


@pytest.mark.parametrize(
    ("server", "closes", "opens"),
    [("ngircd", "+b", "MODE {nick} -b"), ("unlabelled_inspircd", "+g", "ACCEPT {bot}")],
    indirect=["server"],
)
async def test_who_would_not_get_their_hand_is_told_in_the_room_what_to_do_and_then_sits_down(
    server: Server, closes: str, opens: str
) -> None:
    bot, room = fresh("bot"), fresh("#uno")
    async with (
        company(server.port, bot, room, fresh("ann"), fresh("bob")) as people,
        whole_bot(on(server.port, bot, room)),
    ):
        ann, bob = people.players
        await until_there(people.witness, bot, room)
        await ann.command("uno")
        await people.witness.told_in_room("opens a table")
        await bob.send(f"MODE {bob.nick} {closes}")
        await bob.synchronize()
        await bob.command("join")
        told = await people.witness.told_in_room(f"{bob.nick} isn't getting my private messages")
        assert "/accept" in told
        assert f"/mode {bob.nick} -gRb" in told
        await ann.command("deal")
        await people.witness.told_in_room(f"I can't deal {bob.nick} in")
        await bob.send(opens.format(nick=bob.nick, bot=bot))
        await bob.synchronize()
        await bob.command("join")
        await people.witness.told_in_room(f"{bob.nick} joins")
        await ann.command("deal")
        await bob.told_alone("Your cards")
