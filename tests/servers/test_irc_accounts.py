"""Accounts: whoever is logged in to services is the same person wherever and whenever they come."""

import asyncio
from typing import Any

import pytest

from tests.reading import good
from tests.servers.client import Player, player
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh, running_bot
from unobot.adapter import Arrived, Departed, Refused, Renamed
from unobot.kit.testing import MemoryShelf
from unobot_irc import IrcSettings


async def test_an_account_gives_the_same_identity_after_quitting_and_under_another_nick(
    services: Inspircd,
) -> None:
    room, ann, other = fresh("#r"), fresh("ann"), fresh("other")
    async with running_bot(services.port, room) as bot:
        async with player(services.port, ann) as someone:
            await someone.register("secret1")
            await someone.join(room)
            identity = await bot.arrived(ann)
            assert identity == f"account:{ann}"
        await bot.departed(identity)
        async with player(services.port, other) as someone:
            await someone.say("NickServ", f"IDENTIFY {ann} secret1")
            await someone.expect(" 900 ")
            await someone.join(room)
            assert await bot.arrived(other) == identity


async def test_logging_in_while_seated_tells_that_both_are_one(services: Inspircd) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(services.port, room) as bot, player(services.port, ann, room) as someone:
        before = await bot.arrived(ann)
        await someone.register("secret1")
        renamed = await bot.ears.next(Renamed)
        assert (renamed.old, renamed.sender.identity) == (before, f"account:{ann}")
        await someone.say(room, "it is me")
        assert (await bot.said("it is me")).sender.identity == f"account:{ann}"


async def test_logging_out_does_not_make_somebody_else_of_a_player(services: Inspircd) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(services.port, room) as bot, player(services.port, ann) as someone:
        await someone.register("secret1")
        await someone.join(room)
        identity = await bot.arrived(ann)
        await someone.say("NickServ", "LOGOUT")
        await someone.expect(" 901 ")
        await someone.say(room, "still here")
        assert (await bot.said("still here")).sender.identity == identity


async def test_accounts_of_those_already_there_are_known(services: Inspircd) -> None:
    room, ann = fresh("#r"), fresh("Ann")
    async with player(services.port, ann) as someone:
        await someone.register("secret1")
        await someone.join(room)
        async with running_bot(services.port, room) as bot:
            assert await bot.arrived(ann) == f"account:{ann.lower()}"


async def test_a_thief_of_the_nick_has_not_the_account(services: Inspircd) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(services.port, room) as bot:
        async with player(services.port, ann) as someone:
            await someone.register("secret1")
            await someone.join(room)
            identity = await bot.arrived(ann)
        await bot.departed(identity)
        async with player(services.port, ann, room):
            assert await bot.arrived(ann) != identity


async def test_a_private_message_without_a_common_room_carries_the_account(services: Inspircd) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(services.port, room) as bot, player(services.port, ann) as someone:
        await someone.register("secret1")
        await someone.say(bot.nick, "rejoin abc")
        assert (await bot.said("rejoin abc")).sender.identity == f"account:{ann}"


async def test_two_clients_of_one_account_are_one_person_who_leaves_with_the_last(services: Inspircd) -> None:
    room, ann, phone = fresh("#r"), fresh("ann"), fresh("phone")
    async with running_bot(services.port, room) as bot, player(services.port, ann) as first:
        await first.register("secret1")
        await first.join(room)
        identity = await bot.arrived(ann)
        async with player(services.port, phone) as second:
            await second.say("NickServ", f"IDENTIFY {ann} secret1")
            await second.expect(" 900 ")
            await second.join(room)
            assert await bot.arrived(phone) == identity
            await second.say(room, "to the phone please")
            await bot.said("to the phone please")
            await bot.send("your cards", room, to=identity)
            await second.expect("your cards")
        await first.say(room, "the phone is off")
        await bot.said("the phone is off")
        assert not [item for item in bot.ears.items if isinstance(item, Departed)]
        await bot.send("your cards again", room, to=identity)
        await first.expect("your cards again")
        await first.quit()
        assert (await bot.departed(identity)).room is None


async def _account_with_password(server: Inspircd, password: str) -> str:
    name = fresh("acct")
    async with player(server.port, name) as someone:
        await someone.register(password)
    return name


async def test_sasl_logs_the_bot_in(services: Inspircd) -> None:
    name = await _account_with_password(services, "bot-secret")
    room, ann = fresh("#r"), fresh("ann")
    sasl = {"account": name, "password": "bot-secret"}
    async with player(services.port, ann) as watcher, running_bot(services.port, room, sasl=sasl) as bot:
        await watcher.send(f"WHOIS {bot.nick}")
        assert name in await watcher.expect(" 330 ")


async def test_a_refused_sasl_login_is_fatal_and_its_password_is_not_shown(services: Inspircd) -> None:
    name = await _account_with_password(services, "bot-secret")
    async with running_bot(services.port, sasl={"account": name, "password": "wrong-secret"}) as bot:
        assert bot.running is not None
        with pytest.raises(Refused, match="sasl") as refused:
            await asyncio.wait_for(bot.running, 10)
        assert "wrong-secret" not in str(refused.value)


async def test_sasl_over_tls_and_a_restart_keep_account_identities(services: Inspircd) -> None:
    room, ann, shelf = fresh("#r"), fresh("ann"), MemoryShelf()
    name = await _account_with_password(services, "bot-secret")
    secure: dict[str, Any] = {"host": "localhost", "tls": True, "ca_file": services.ca_file}
    sasl = {"account": name, "password": "bot-secret"}
    someone = Player(ann)
    await someone.connect(services.port)
    await someone.register("secret1")
    await someone.join(room)
    for _ in range(2):
        async with running_bot(services.tls_port, room, shelf=shelf, sasl=sasl, **secure) as bot:
            assert (await bot.ears.next(Arrived)).sender.identity == f"account:{ann}"
    await someone.quit()


async def test_settings_never_show_their_secrets() -> None:
    table = {"host": "h", "nick": "n", "password": "s3cret", "sasl": {"account": "a", "password": "s3cret"}}
    assert "s3cret" not in repr(good(IrcSettings, table))
