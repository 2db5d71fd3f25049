"""`unobot check --online` on real IRC servers: what it finds, and that a bot which runs meanwhile is left alone."""

import random
from typing import Any

import pytest

from tests.reading import good
from tests.servers.client import player
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import NETWORK, fresh, running_bot
from tests.servers.ngircd import Ngircd
from tests.servers.process import Server
from unobot.adapter import Finding
from unobot.clock import WallClock
from unobot.kit.testing import MemoryShelf
from unobot_irc import IrcAdapter, IrcSettings


async def look(port: int, nick: str, /, *rooms: str, **more: Any) -> dict[str, Finding]:
    """What is found, by what was looked at. It never waits for a server's flood control: the test servers have none."""
    plain = {"host": "127.0.0.1", "port": port, "tls": False, "nick": nick, "rooms": list(rooms)}
    settings = good(IrcSettings, plain | {"pace": {"burst": 5, "per_second": 1000.0}} | more)
    adapter = IrcAdapter(NETWORK, settings, MemoryShelf(), WallClock(), random.Random(1))
    return {finding.what: finding async for finding in adapter.examine()}


async def test_a_network_on_which_all_is_well_is_told_so_line_by_line(server: Server) -> None:
    room, nick = fresh("#r"), fresh("uno")
    tls = {"host": "localhost", "tls": True, "ca_file": server.ca_file}
    async with player(server.port, fresh("ann"), room):
        found = await look(server.tls_port, nick, room, **tls)

    assert list(found) == ["reachable", "encryption", "login", "rate", "nick", f"room {room}", "mention"]
    assert [what for what, finding in found.items() if finding.stops] == []
    assert found["encryption"].found.startswith("TLSv1.3, its certificate is good until 20")
    # those of the tests are made for two days
    assert found["encryption"].cure == "the server's staff must renew it"
    assert ("ngIRCd" if isinstance(server, Ngircd) else "InspIRCd") in found["rate"].found
    assert found["nick"].found == f"{nick} is free: the bot is not running there"
    assert found[f"room {room}"].found == "lets the bot in, and lets it speak"
    assert "rings" in found["mention"].found


async def test_a_running_bot_is_known_and_hears_no_more_than_somebody_come_and_go(server: Server) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with player(server.port, ann, room) as someone, running_bot(server.port, room) as bot:
        await someone.send(f"MODE {room} +m", f"MODE {room} +v {bot.nick}")
        await someone.synchronize()
        found = await look(server.port, bot.nick, room)
        await someone.synchronize()
        said = [line for line in someone.heard if " PRIVMSG " in line or " NOTICE " in line]
        assert bot.adapter._session is not None

    assert found["nick"].found.endswith("is online: the bot is running")
    assert found[f"room {room}"].found == "lets the bot in, and lets it speak"
    assert [line for line in said if room in line] == []


async def test_what_keeps_the_bot_from_speaking_or_out_of_a_room_is_told_with_the_cure(
    server: Server,
) -> None:
    nick = fresh("uno")
    mute, banned, quiet, invited, keyed = (fresh("#r") for _ in range(5))
    async with player(server.port, fresh("op"), mute, banned, quiet, invited, keyed) as op:
        await op.send(f"MODE {mute} +m", f"MODE {banned} +b *!*@*", f"MODE {quiet} +b {nick}!*@*")
        await op.send(f"MODE {invited} +i", f"MODE {keyed} +k word")
        await op.synchronize()
        found = await look(server.port, nick, mute, banned, quiet, invited, keyed, f"{keyed} word")

    assert found[f"room {mute}"].found == "is moderated (+m), and the bot has no voice"
    assert f"/mode {mute} +v {nick}" in found[f"room {mute}"].cure
    assert "-b" in found[f"room {banned}"].cure
    assert found[f"room {quiet}"].found == f"a ban fits the bot: {nick}!*@*"
    assert f"+I {nick}!*@*" in found[f"room {invited}"].cure
    # asked for twice: without its key, and with it
    assert found[f"room {keyed}"].found == "lets the bot in, and lets it speak"
    stopped = {what.removeprefix("room ") for what, finding in found.items() if finding.stops}
    assert stopped == {mute, banned, quiet, invited}


async def test_a_ban_that_only_silences_is_told(inspircd: Inspircd) -> None:
    nick, room = fresh("uno"), fresh("#r")
    async with player(inspircd.port, fresh("op"), room) as op:
        await op.send(f"MODE {room} +b m:{nick}!*@*")
        await op.synchronize()
        found = await look(inspircd.port, nick, room)

    assert found[f"room {room}"].found == f"a ban fits the bot: m:{nick}!*@*"


async def test_a_room_that_hides_its_people_is_told(inspircd: Inspircd) -> None:
    nick, room = fresh("uno"), fresh("#r")
    async with player(inspircd.port, fresh("op"), room) as op:
        await op.send(f"MODE {room} +u")
        await op.synchronize()
        found = await look(inspircd.port, nick, room)

    assert found[f"room {room}"].cure.endswith(f"/mode {room} +o {nick}")
    assert not found[f"room {room}"].stops


async def test_a_nick_that_somebody_else_has_is_told(server: Server) -> None:
    nick = fresh("uno")
    async with player(server.port, nick, user="stranger"):
        found = await look(server.port, nick)

    assert found["nick"].found == f"somebody else has {nick}"
    assert not found["nick"].stops


async def test_the_account_is_told_and_a_wrong_password_too(services: Inspircd) -> None:
    nick, room = fresh("uno"), fresh("#r")
    async with player(services.port, nick) as owner:
        await owner.register("secret1")
        sasl = {"account": nick, "password": "secret1"}
        found = await look(services.port, nick, room, sasl=sasl)
        # who has the nick has the account, too
        assert found["nick"].found.endswith("the bot is running")
    refused = await look(services.port, nick, room, sasl={**sasl, "password": "wrong"})

    assert found["login"].found.endswith(f"account {nick}")
    assert list(refused) == ["login"]
    assert refused["login"].stops
    assert "check sasl.account" in refused["login"].cure


@pytest.mark.parametrize("more", [{"port": 1}, {"tls": True}])
async def test_a_server_that_is_not_there_or_speaks_no_tls_is_told(
    ngircd: Ngircd, more: dict[str, Any]
) -> None:
    found = await look(ngircd.port, "uno", **{"connect_timeout": 1, **more})

    assert list(found) == ["reachable"]
    assert found["reachable"].stops
    assert "firewall" in found["reachable"].cure


async def test_a_certificate_that_is_not_trusted_is_told(ngircd: Ngircd) -> None:
    found = await look(ngircd.tls_port, "uno", tls=True, host="localhost")

    assert found["login"].stops

    assert "ca_file" in found["login"].cure


async def test_a_pace_that_no_server_takes_by_default_is_told(ngircd: Ngircd) -> None:
    found = await look(ngircd.port, fresh("uno"), pace={"burst": 50, "per_second": 1.0})

    assert found["rate"].cure.startswith("remove pace ")
    assert not found["rate"].stops


async def test_a_relay_that_is_not_there_or_not_who_it_must_be_is_told_with_the_cure(
    services: Inspircd,
) -> None:
    known, plain, out, elsewhere, gone = (fresh("dc") for _ in range(5))
    relays = [
        {"nick": known, "form": "discord", "account": known, "host": "*!*@127.0.0.1"},
        {"nick": plain, "form": "discord"},
        {"nick": out, "form": "discord", "account": "somebody"},
        {"nick": elsewhere, "form": "discord", "host": "*!*@bridge.example.org"},
        {"nick": gone, "form": "discord"},
    ]
    async with (
        player(services.port, known) as bridge,
        player(services.port, plain),
        player(services.port, out),
        player(services.port, elsewhere),
    ):
        await bridge.register("secret1")
        found = await look(services.port, fresh("uno"), fresh("#r"), relays=relays)

    told = [
        (found[f"relay {nick}"].found, found[f"relay {nick}"].cure)
        for nick in (known, plain, out, elsewhere, gone)
    ]
    assert told[0] == ("is online, and known by more than its nick", "")
    assert told[1][0] == "is online; whoever takes its nick speaks for all"
    assert told[1][1].startswith('say in relays who it is: host = "*!')
    assert told[2] == (
        "is not logged in to an account: nobody behind it is heard",
        "log it in to somebody, or correct account in relays",
    )
    assert "which host does not fit: nobody behind it is heard" in told[3][0]
    assert told[3][1].startswith('correct it in relays: host = "*!')
    assert told[4] == ("is not online", "start the bridge, or correct the nick in relays")
    assert not any(each.stops for each in found.values())
