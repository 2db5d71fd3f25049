"""Linked accounts, and invitations, on a real server."""

import asyncio
import contextlib
import re

from tests.servers.client import player
from tests.servers.gamblers import Gambler, until_there
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.whole_bot import QUICK, on, whole_bot


async def test_a_seat_goes_from_one_account_to_the_other_and_somebody_elsewhere_is_asked_in(
    services: Inspircd,
) -> None:
    bot, room = fresh("bot"), fresh("#uno")
    ann, phone, bob = (Gambler(fresh(name), bot, room) for name in ("ann", "phone", "bob"))
    async with (
        player(services.port, fresh("op"), room) as op,
        player(services.port, fresh("zoe")) as zoe,
        whole_bot(on(services.port, bot, room), tables=QUICK.changed({"hints": False})),
        contextlib.AsyncExitStack() as stack,
    ):
        for each in (ann, phone, bob):
            await each.connect(services.port)
            stack.push_async_callback(each.quit)
            await each.join(room)
        for each in (ann, phone):
            await each.register("secret1")
        await until_there(phone, bot, room)
        await ann.whisper("link")
        told = await ann.told_alone("your other account")
        code = re.search(r"link (\w{8})", told)
        assert code is not None
        await phone.whisper(f"link {code[1]}")
        await phone.told_alone(f"Linked: {ann.nick} .* and {phone.nick} ")
        await ann.told_alone("are one person now")

        await ann.command("uno rounds=1")
        await ann.told_in_room("opens a table")
        await ann.command("invite nobody-here")
        await ann.told_alone("I couldn't invite")
        # only operators may invite there
        await op.send(f"MODE {room} +o {bot}")
        await ann.expect(rf" MODE {re.escape(room)} \+o")
        await ann.command(f"invite {zoe.nick}")
        await zoe.expect(f" INVITE {zoe.nick} :?{re.escape(room)}")
        await ann.told_alone(f"I've invited {zoe.nick} to {re.escape(room)}")

        await bob.command("join")
        await bob.told_in_room("joins")
        await ann.command("deal")
        await asyncio.gather(*(each.told_alone("Your cards") for each in (ann, bob)))
        hand = ann.cards
        before = len(ann.whispers)
        await phone.command("hand")
        await phone.told_alone("Your cards")
        assert phone.cards == hand
        await bob.command("hand")
        await bob.told_alone("Your cards")
        await ann.synchronize()
        assert ann.whispers[before:] == []
