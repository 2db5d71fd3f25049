"""The bot is called by its name instead of a prefix, on a real server."""

from tests.servers.gamblers import company, until_there
from tests.servers.irc_bot import fresh
from tests.servers.process import Server
from tests.servers.whole_bot import on, whole_bot


async def test_who_begins_with_the_bots_nick_needs_no_prefix(server: Server) -> None:
    room, nick = fresh("#uno"), fresh("bot")
    async with (
        company(server.port, nick, room, fresh("ann"), fresh("bob")) as people,
        whole_bot(on(server.port, nick, room), seed=3),
    ):
        await until_there(people.witness, nick, room)
        ann, bob = people.players
        await ann.say(room, f"{nick}: uno round cards=4")
        await people.witness.told_in_room("opens a table")
        await bob.say(room, f"@{nick} join")
        await people.witness.told_in_room("joins")
        await ann.say(room, f"{nick.upper()}, deal")
        await people.witness.told_in_room("Round 1")
        await bob.say(room, f"{nick}: hand")
        await bob.told_alone("Your cards")
        said = len(people.witness.told)
        await ann.say(room, f"{nick} is a nice bot, and so is the hand")
        await ann.say(room, nick)
        await people.witness.told_in_room("!help")
        assert len(people.witness.told) == said + 1, "what is said about the bot is not answered"
