"""People behind a bridge play, or are told why not, on a real server: a client stands for the bridge."""

import re

import pytest

from tests.servers.client import player
from tests.servers.gamblers import Company, company, until_there
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh, running_bot
from tests.servers.ngircd import Ngircd
from tests.servers.process import Server
from tests.servers.whole_bot import on, whole_bot
from unobot.adapter import Renamed, Said

PRIVATELY = {"form": "discord", "mark": "dc", "host": "*!*@127.0.0.1", "private": "msg {nick} "}


async def relayed(people: Company, *lines: str) -> None:
    """The relay, who came first, says these lines in the room, one after the other."""
    relay = people.players[0]
    for line in lines:
        await relay.say(relay.room, line)
        await relay.synchronize()


@pytest.mark.parametrize(
    ("form", "written"),
    [
        ("matterbridge", "[discord] <bob> {}"),
        ("matterbridge", "\x0304[discord] <b\u200bob> \x0f{}"),
        ("discord", "<\x0302b\u200bob\x0f> {}"),
        ("telegram", "<bob> {}"),
        ("{nick} » ", "bob » {}"),
    ],
)
async def test_behind_a_bridge_that_brings_nothing_in_private_everybody_is_answered_in_the_room(
    server: Server, form: str, written: str
) -> None:
    nick, room, dc = fresh("bot"), fresh("#uno"), fresh("dc")
    settings = {"nick": dc, "form": form, "mark": "" if form == "matterbridge" else "discord"}
    async with (
        company(server.port, nick, room, dc, fresh("bob")) as people,
        whole_bot(on(server.port, nick, room, relays=[settings])),
    ):
        relay, bob = people.players
        await until_there(people.witness, nick, room)
        await bob.command("uno round cards=3")
        await people.witness.told_in_room("opens a table")
        for line, answer in (
            ("!join", r"^bob/discord is here over a bridge, and I can't send cards over it.*IRC client"),
            ("!play r5", "^@bob: You don't have a seat"),
            (f"{nick}: jion", "^@bob: .*!join"),
            ("!watch", "^@bob: That is for you alone, and I can't send private messages over the bridge"),
            ("!players", f"At the table: {bob.nick}"),
        ):
            await relayed(people, written.format(line))
            assert re.search(answer, await people.witness.told_in_room("bob|table"))
        assert not relay.whispers
        assert not [line for line in bob.whispers if "Your cards" in line]


async def test_a_bridge_that_brings_private_messages_has_its_people_play_with_all_others(
    ngircd: Ngircd,
) -> None:
    nick, room, dc = fresh("bot"), fresh("#uno"), fresh("dc")
    async with (
        company(ngircd.port, nick, room, dc, fresh("ann"), fresh("eve")) as people,
        whole_bot(on(ngircd.port, nick, room, relays=[{"nick": dc, **PRIVATELY}]), seed=3) as bot,
    ):
        relay, ann, eve = people.players
        await until_there(people.witness, nick, room)
        await ann.command("uno round cards=3")
        await people.witness.told_in_room("opens a table")
        await relayed(people, "<bob> !join", f"<{ann.nick}> !deal", f"<{ann.nick}> <{ann.nick}> !deal")
        await people.witness.told_in_room(r"bob/dc joins \(2 players")
        # what eve types is hers, and what somebody of ann's name has said elsewhere is not ann's
        await eve.say(room, "<bob> !leave")
        await eve.say(room, f"<{ann.nick}> !deal")
        await eve.synchronize()
        await ann.command("deal")
        assert "bob/dc" in await people.witness.told_in_room("Round 1")

        hand = await relay.expect(rf"PRIVMSG {dc} :msg bob \[{room}\] Your cards: ")
        assert set(re.findall(r"\[([^\]]+)\]", hand.partition("cards: ")[2])[:3]) == set(
            bot.hand("bob/dc", room)
        )
        await relayed(people, f"<{ann.nick}> !draw")
        told = await relay.expect(rf"PRIVMSG {dc} :msg {ann.nick} ")
        assert "You don't have a seat at this table" in told
        await ann.command("draw")
        await people.witness.told_in_room("may play or pass")
        await ann.command("pass")
        assert (await people.witness.told_in_room("passes")).startswith("@bob: ")
        await eve.say(room, "<bob> !draw")
        await eve.synchronize()
        await relay.say(nick, "<bob> draw")  # in private, as the bridge brings it
        await people.witness.told_in_room("bob/dc draws")
        assert not [line for line in people.witness.told if "Your cards" in line]

        await relay.quit()
        async with player(ngircd.port, dc, room) as again:
            await again.say(room, "<bob> !hand")
            await again.expect(rf"PRIVMSG {dc} :msg bob \[{room}\] Your cards: ")


async def test_only_who_is_logged_in_to_the_relays_account_is_the_relay(services: Inspircd) -> None:
    room, dc = fresh("#r"), fresh("dc")
    relay = {"nick": dc, "form": "discord", "account": dc}
    async with (
        player(services.port, dc, room) as true,
        running_bot(services.port, room, relays=[relay]) as bot,
    ):
        await true.register("s3cret")
        await true.say(room, "<ann> !join")
        assert (await bot.said("!join")).sender.name == f"ann/{dc}"
        await true.send(f"NICK {fresh('other')}")
        await bot.ears.next(Renamed, lambda item: item.sender.name != dc)
        async with player(services.port, dc, room) as false:
            await false.say(room, "<ann> !draw")
            await false.say(room, "said as themselves")
            assert (await bot.said("said as themselves")).sender.name == dc
            assert not [item for item in bot.ears.items if isinstance(item, Said) and item.text == "!draw"]


async def test_who_is_behind_a_bridge_is_banned_alone_and_never_as_the_bridge(ngircd: Ngircd) -> None:
    room, dc = fresh("#r"), fresh("dc")
    relay = {"nick": dc, "form": "discord", "mark": "dc"}
    async with (
        player(ngircd.port, dc, room) as bridge,
        running_bot(ngircd.port, room, relays=[relay]) as bot,
    ):
        own = await bot.arrived(dc)
        await bridge.say(room, "<bob smith> hello")
        bob = (await bot.said("hello")).sender.identity
        await bridge.say(room, "<bob> hi")
        other = (await bot.said("hi")).sender.identity

        (mask,) = bot.adapter.masks("BobSmith/dc")
        assert bot.adapter.masks_of(bob) == (mask,) == bot.adapter.masks(mask)
        assert " " not in mask, "it is typed as one word, to lift the ban"
        assert [who for who in (bob, other, own) if bot.adapter.fits(mask, who)] == [bob]
        assert not any(bot.adapter.fits(each, bob) for each in bot.adapter.masks_of(own))
