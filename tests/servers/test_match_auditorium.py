"""A room in which the server hides people from one another, on InspIRCd."""

from tests.servers.client import player
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.whole_bot import on, whole_bot


async def test_who_is_hidden_from_the_bot_gets_no_seat_until_it_sees_them(inspircd: Inspircd) -> None:
    room, nick = fresh("#r"), fresh("bot")
    async with player(inspircd.port, fresh("op"), room) as operator:
        await operator.send(f"MODE {room} +u")
        await operator.synchronize()
        async with whole_bot(on(inspircd.port, nick, room), seed=2):
            await operator.expect(f":{nick}!")
            async with player(inspircd.port, fresh("ann"), room) as ann:
                await ann.send(f"PRIVMSG {room} :!uno")
                await ann.expect(f"I can't see {ann.nick} .*an operator can make me an operator")
            await operator.send(f"MODE {room} +o {nick}")
            await operator.synchronize()
            people = player(inspircd.port, fresh("bea"), room), player(inspircd.port, fresh("bob"), room)
            async with people[0] as bea, people[1] as bob:
                await bea.send(f"PRIVMSG {room} :!uno")
                await bob.expect("opens a table")
                await bob.send(f"PRIVMSG {room} :!join")
                await bea.expect(f"{bob.nick} joins")
                await bea.send(f"PRIVMSG {room} :!deal")
                await bea.expect("Your cards")
                await bob.expect("Your cards")
