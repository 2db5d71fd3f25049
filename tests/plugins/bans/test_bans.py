"""Bans: who is not listened to, who may say so, and who never can be banned."""

from pathlib import Path

import pytest

from tests.bot.rooms.conversation import dealt, goes, room_with
from unobot.adapter import Room
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork
from unobot.store import Change, Record, Store, read
from unobot_bans import MOST, Ban, Bans


async def stored(store: Store) -> list[Record]:
    return [each for each in await store.read(read.records) if each.feature == "bans"]


async def test_a_banned_player_loses_the_seat_and_is_answered_once() -> None:
    async with room_with("ann", "bob", "cid", "eve") as room:
        await room.network.arrive("olga", operator=True)
        await dealt(room, "ann", "bob", "cid", "eve")
        await goes(
            room,
            """
            <bob> !ban eve
                bob: [#uno] Only the room's operators can do that.
            <olga> !ban eve for 7d
                #uno: olga bans eve from playing here for 7d.
                #uno: eve is banned and loses their seat.
                #uno: eve leaves…
            <eve> !join
                eve: [#uno] You are banned here, so I don't answer you. Ask the room's operators.
            <eve> !join
            <eve> jo
            <eve> !help
            <eve to the bot> rejoin abcdef
                eve: That word does not belong to any seat. Please type it exactly as I sent it.
            <olga> !bans
                olga: [#uno] Banned (1): eve (eve) by olga, 7 d left.
            <olga> !unban eve
                #uno: olga lets eve play here again.
            <eve> !join
                eve: [#uno] You were removed from this table. You can join the next match.
            """,
        )


async def test_a_ban_ends_by_itself_and_outlasts_a_restart(tmp_path: Path) -> None:
    clock, data = HeldClock(), tmp_path / "unobot.db"
    network = FakeNetwork(clock)
    async with room_with("ann", "eve", network=network, clock=clock, data=data) as room:
        await network.arrive("olga", operator=True)
        assert await room.say("olga", "!ban eve 2h") == ["#uno: olga bans eve from playing here for 2h."]
    async with room_with(network=network, clock=clock, data=data) as room:
        assert (await room.say("eve", "!uno"))[0].startswith("eve: [#uno] You are banned here")
        await room.wait(7199)
        assert await room.say("eve", "!uno") == []
        await room.wait(1)
        assert "opens a table" in (await room.say("eve", "!uno"))[0]
        assert await room.say("olga", "!bans") == ["olga: [#uno] Nobody is banned."]
    clock.step(1)
    async with room_with(network=network, clock=clock, data=data) as room:
        # a commit after that of the chore that forgets what has ended
        await room.say("eve", "!help")
        assert await stored(room.bot.store) == []


async def test_a_ban_that_a_crash_kept_from_taking_the_seat_takes_it_at_the_next_start(
    tmp_path: Path,
) -> None:
    clock, data = HeldClock(), tmp_path / "unobot.db"
    network = FakeNetwork(clock)
    async with room_with("ann", "eve", network=network, clock=clock, data=data) as room:
        await dealt(room, "ann", "eve")
        ban = Ban(Room("#uno"), "eve", "eve", "olga").record(network.network)
        await room.bot.store.commit(Change(clock.now(), records=(ban,)))
    async with room_with(network=network, clock=clock, data=data) as room:
        assert "#uno: eve is banned and loses their seat." in await room.heard()


async def test_whoever_turns_out_to_be_banned_loses_the_seat() -> None:
    async with room_with("ann", "bob", "eve") as room:
        await room.network.arrive("olga", operator=True)
        await room.say("olga", "!ban account:eve")
        await dealt(room, "ann", "bob", "eve")
        await room.network.become("eve", "account:eve")
        assert (await room.heard())[0] == "#uno: eve is banned and loses their seat."


async def test_the_whole_network_is_for_admins_and_in_private() -> None:
    network = FakeNetwork(HeldClock(), rooms=("#uno", "#two"))
    async with room_with("eve", "bob", "cid", network=network, clock=network.clock, admins=("ann",)) as room:
        await network.arrive("ann", identity="account:ann", lasting=True)
        await network.arrive("olga", operator=True)
        for where in ("#uno", "#two"):
            await room.say("eve", "!uno", where)
            await room.say("bob", "!join", where)
            await room.say("cid", "!join", where)
        only = "In private this applies to the whole network: only the bot's admins can do it. Operators can do it in their room."
        assert await room.whisper("olga", "ban eve") == [f"olga: {only}"]
        assert await room.whisper("olga", "bans") == [f"olga: {only}"]
        assert sorted(await room.whisper("account:ann", "ban eve for 1d")) == [
            "#two: eve is banned and loses their seat.",
            "#two: eve leaves.",
            "#uno: eve is banned and loses their seat.",
            "#uno: eve leaves.",
            "ann: ann bans eve from the whole network for 1d.",
        ]
        assert len(await room.whisper("eve", "help")) == 1
        assert await room.whisper("eve", "help") == await room.say("eve", "!top", "#two") == []
        assert await room.say("olga", "!unban eve") == [
            "olga: [#uno] “eve” is not banned here: !bans lists who is."
        ]
        assert await room.say("olga", "!bans") == [
            "olga: [#uno] Banned (1): eve (eve) by ann, on the whole network, 1 d left."
        ]
        assert await room.whisper("account:ann", "unban EVE") == [
            "ann: ann lets eve play again on this network."
        ]
        assert len(await room.whisper("eve", "help")) > 0


async def test_in_a_room_an_admin_may_what_its_operators_may_a_nick_may_nothing() -> None:
    async with room_with("bob", "ann", admins=("ann",)) as room:
        assert (await room.say("ann", "!set turn-timeout 90s"))[0].startswith(
            "ann: [#uno] Only the room's operators"
        )
        await room.network.become("ann", "account:ann")
        assert await room.say("account:ann", "!set turn-timeout 90s") == ["#uno: turn-timeout is now “90s”."]
        await dealt(room, "bob")
        assert await room.say("account:ann", "!stop") == [
            "#uno: ann stops the match.",
            "#uno: The match was stopped before anyone scored. Another match? Type !uno.",
        ]


async def test_owners_admins_the_bot_and_oneself_cannot_be_banned() -> None:
    async with room_with("bob", admins=("ann",), owners=("owen",)) as room:
        await room.network.arrive("ann", identity="account:ann", lasting=True)
        await room.network.arrive("olga", operator=True)
        for said in ("ann", "account:owen", "account:*", "ANN"):
            assert await room.say("olga", f"!ban {said}") == [
                f"olga: [#uno] “{said}” would ban one of the bot's owners or admins, and they can't be banned."
            ]
        for said in ("unobot", "uno*", "un?bot"):
            assert await room.say("olga", f"!ban {said}") == ["olga: [#uno] That would be me."]
        assert await room.say("olga", "!ban olga") == ["olga: [#uno] That would ban you, too."]
        # an admin who comes in under a mask that is banned already is listened to
        await room.say("olga", "!ban a??????:zoe")
        await room.network.arrive("zoe", identity="account:zoe")
        assert len(await room.say("account:zoe", "!help")) == 1
        assert await stored(room.bot.store) != []


@pytest.mark.parametrize(
    "said",
    [
        "",
        "*",
        "**",
        "*!*@*",
        "?",
        "eve for",
        "a b c",
        "for 7d",
        "eve for 0d",
        "eve for -7d",
        "eve for 9999999d",
        "x" * 400,
        "\x02",
    ],
)
async def test_what_bans_nobody_or_everybody_is_refused_and_keeps_nothing(said: str) -> None:
    async with room_with("eve") as room:
        await room.network.arrive("olga", operator=True)
        heard = await room.say("olga", f"!ban {said}".strip())
        assert len(heard) == 1
        refused = heard[0].startswith("olga: [#uno] ")
        kept = await stored(room.bot.store)
        assert refused == (kept == [])
        assert refused or len(said) > 100  # a long name is one


async def test_unban_and_bans_say_what_they_want() -> None:
    async with room_with("eve") as room:
        await room.network.arrive("olga", operator=True)
        assert await room.say("olga", "!unban") == ["olga: [#uno] Who? !bans lists who is banned."]
        assert await room.say("olga", "!unban eve") == [
            "olga: [#uno] “eve” is not banned here: !bans lists who is."
        ]
        assert await room.say("eve", "!bans") == ["eve: [#uno] Only the room's operators can do that."]
        assert await room.say("eve", "!unban eve") == ["eve: [#uno] Only the room's operators can do that."]


async def test_a_flood_of_banned_people_is_told_little() -> None:
    async with room_with() as room:
        await room.network.arrive("olga", operator=True)
        await room.say("olga", "!ban eve*")
        names = [f"eve{number}" for number in range(50)]
        for name in names:
            await room.network.arrive(name)
        told = [line for name in names for line in await room.say(name, "!help")]
        assert 1 <= len(told) <= 6


async def test_a_network_has_so_many_bans_at_most() -> None:
    async with room_with("eve") as room:
        await room.network.arrive("olga", operator=True)
        for number in range(MOST):
            ban = Ban(Room("#two"), f"name{number}", "x", "olga")
            room.bot.router.services.of(Bans).put(ban.record(room.network.network))
        assert await room.say("olga", "!ban eve") == [
            "olga: [#uno] There are already 300 bans: lift some of them first (!bans)."
        ]


async def test_what_those_in_charge_do_is_kept_and_what_others_do_is_not() -> None:
    async with room_with("ann", "bob", "cid", "eve", admins=("ada",)) as room:
        await room.network.arrive("olga", operator=True)
        await room.network.arrive("ada", identity="account:ada", lasting=True)
        await dealt(room, "ann", "bob", "cid", "eve")
        said = [
            ("ann", "!pause"), ("ann", "!resume"), ("ann", "!kick eve"), ("olga", "!kick zoe"), ("eve", "!stop"),
            ("olga", "!pause"), ("olga", "!resume"), ("olga", "!kick bob"), ("olga", "!set turn-timeout 90s"),
            ("olga", "!set turn-timeout soon"), ("olga", "!set style plain"), ("olga", "!ban eve for 7d"),
            ("olga", "!unban eve"), ("olga", "!host cid"), ("account:ada", "!stop"),
        ]  # fmt: skip
        for who, line in said:
            await room.say(who, line)
            await room.wait(1)
        await room.whisper("account:ada", "ban zed")
        found = (await room.bot.store.read(read.deeds))[::-1]
        assert [(each.deed.rank, each.deed.name, each.deed.room, each.deed.what) for each in found] == [
            ("operator", "olga", "#uno", "pause"),
            ("operator", "olga", "#uno", "resume"),
            ("operator", "olga", "#uno", "kick bob"),
            ("operator", "olga", "#uno", "set turn-timeout 90s"),
            ("operator", "olga", "#uno", "set style plain"),
            ("operator", "olga", "#uno", "ban eve for 7d"),
            ("operator", "olga", "#uno", "unban eve"),
            ("operator", "olga", "#uno", "host cid"),
            ("admin", "ada", "#uno", "stop"),
            ("admin", "ada", None, "ban zed"),
        ]
