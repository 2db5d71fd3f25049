"""Who is who: an identity survives what leaves no doubt, and nothing else. Here nobody has an account."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from tests.servers.client import Player, player
from tests.servers.gate import Gate
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import Bot, HurriedClock, fresh, running_bot
from tests.servers.ngircd import Ngircd
from tests.servers.process import Server
from unobot.adapter import (
    Arrived,
    Departed,
    Entered,
    Excluded,
    Identity,
    NotNow,
    Outgoing,
    Room,
    Said,
    Undeliverable,
)
from unobot.clock import WallClock
from unobot.kit.testing import MemoryShelf


async def test_everybody_present_is_told_before_the_room_is_entered(ngircd: Ngircd) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with player(ngircd.port, ann, room), running_bot(ngircd.port, room) as bot:
        kinds = [type(item).__name__ for item in bot.ears.items]
        assert kinds == ["Arrived", "Entered"]
        assert await bot.arrived(ann)


async def test_a_nick_change_keeps_the_identity(ngircd: Ngircd) -> None:
    room, ann, other = fresh("#r"), fresh("ann"), fresh("other")
    async with running_bot(ngircd.port, room) as bot, player(ngircd.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        await someone.send(f"NICK {other}")
        renamed = await bot.renamed(other)
        assert (renamed.old, renamed.sender.identity) == (identity, identity)
        await someone.say(room, "still me")
        assert (await bot.said("still me")).sender.identity == identity


async def test_what_is_meant_for_somebody_follows_their_nick_change(inspircd: Inspircd) -> None:
    room, ann, other = fresh("#r"), fresh("ann"), fresh("other")
    async with running_bot(inspircd.port, room) as bot, player(inspircd.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        await someone.send(f"NICK {other}")
        await bot.renamed(other)
        await bot.send(f"[{room}] Your cards: [r5]", room, to=identity)
        assert await someone.expect(rf"NOTICE {other} :\[{room}\] Your cards")


async def test_who_quits_and_comes_back_is_somebody_new(inspircd: Inspircd) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(inspircd.port, room) as bot:
        async with player(inspircd.port, ann, room):
            identity = await bot.arrived(ann)
        assert (await bot.departed(identity)).room is None
        async with player(inspircd.port, ann, room):
            assert await bot.arrived(ann) != identity


async def test_nothing_for_somebody_gone_reaches_whoever_takes_the_nick(inspircd: Inspircd) -> None:
    room, ann, eve = fresh("#r"), fresh("ann"), fresh("eve")
    async with running_bot(inspircd.port, room) as bot, player(inspircd.port, eve, room) as thief:
        async with player(inspircd.port, ann, room) as someone:
            identity = await bot.arrived(ann)
            await someone.quit()
        await thief.send(f"NICK {ann}")
        await bot.renamed(ann)
        with pytest.raises(Undeliverable):
            await bot.send(f"[{room}] Your cards: [r5]", room, to=identity)
        await bot.send("no secret", room)
        await thief.expect("no secret")
        assert not [line for line in thief.heard if "Your cards" in line]


async def _send_when_it_may_go(bot: Bot, message: Outgoing) -> None:
    """Send it as the outbox does, again and again while it must wait."""
    async with asyncio.timeout(20):
        while True:
            try:
                return await bot.adapter.send(message)
            except NotNow as error:
                await asyncio.sleep(error.seconds)


@pytest.mark.parametrize("stays", [True, False])
async def test_a_hand_is_not_for_who_has_taken_the_nick_while_the_network_lags(
    server: Server, *, stays: bool
) -> None:
    room, ann, eve, away, clock = fresh("#r"), fresh("ann"), fresh("eve"), fresh("away"), WallClock()
    playing = asyncio.create_task(clock.run())
    async with (
        Gate(server.port) as gate,
        running_bot(gate.port, room, clock=clock) as bot,
        player(server.port, ann, room) as owner,
        player(server.port, eve, room) as thief,
    ):
        identity = await bot.arrived(ann)
        gate.lag = 0.75
        line = bot.message("bob plays", room)
        await bot.adapter.send(line)
        await bot.adapter.passed(line)
        await (owner.send(f"NICK {away}") if stays else owner.quit())
        await thief.expect(f":{ann}!\\S+ (NICK|QUIT)")
        await thief.send(f"NICK {ann}")
        await thief.expect(f":{eve}!\\S+ NICK")
        hand = bot.message(f"[{room}] Your cards: [r5]", room, to=identity)
        if stays:
            await _send_when_it_may_go(bot, hand)
            await owner.expect(f"NOTICE {away} :.*Your cards")
        else:
            with pytest.raises(Undeliverable):
                await _send_when_it_may_go(bot, hand)
        await thief.synchronize()
        assert not [line for line in thief.heard if "Your cards" in line]
    playing.cancel()


async def test_a_nick_swapped_before_our_eyes_stays_with_the_person(ngircd: Ngircd) -> None:
    room, ann, eve, away = fresh("#r"), fresh("ann"), fresh("eve"), fresh("away")
    async with (
        running_bot(ngircd.port, room) as bot,
        player(ngircd.port, ann, room) as first,
        player(ngircd.port, eve, room) as second,
    ):
        hers, his = await bot.arrived(ann), await bot.arrived(eve)
        await first.send(f"NICK {away}")
        await bot.renamed(away)
        await second.send(f"NICK {ann}")
        assert (await bot.renamed(ann)).sender.identity == his != hers
        await bot.send("for her", to=hers)
        assert await first.expect(f"NOTICE {away} :for her")


async def test_leaving_one_of_two_rooms_keeps_the_identity_and_leaving_both_ends_it(ngircd: Ngircd) -> None:
    one, two, ann = fresh("#r"), fresh("#r"), fresh("ann")
    async with running_bot(ngircd.port, one, two) as bot, player(ngircd.port, ann, one, two) as someone:
        identity = await bot.arrived(ann)
        assert await bot.arrived(ann) == identity
        await someone.send(f"PART {one}")
        assert (await bot.departed(identity)).room == one
        await someone.say(two, "here still")
        assert (await bot.said("here still")).sender.identity == identity
        await someone.send(f"PART {two}")
        assert (await bot.departed(identity)).room == two
        assert (await bot.departed(identity)).room is None
        await someone.send(f"JOIN {one}")
        assert await bot.arrived(ann) != identity


async def test_who_is_kicked_departs(ngircd: Ngircd) -> None:
    room, ann, bob = fresh("#r"), fresh("ann"), fresh("bob")
    async with (
        player(ngircd.port, ann, room) as operator,
        running_bot(ngircd.port, room) as bot,
        player(ngircd.port, bob, room),
    ):
        identity = await bot.arrived(bob)
        await operator.send(f"KICK {room} {bob} :out")
        assert (await bot.departed(identity)).room == room


async def test_operators_are_known_from_names_and_from_mode(inspircd: Inspircd) -> None:
    room, ann, bob = fresh("#r"), fresh("ann"), fresh("bob")
    async with (
        player(inspircd.port, ann, room) as operator,
        running_bot(inspircd.port, room) as bot,
        player(inspircd.port, bob, room) as someone,
    ):
        assert (await bot.ears.next(Arrived)).sender.operator
        await bot.arrived(bob)
        await someone.say(room, "before")
        assert not (await bot.said("before")).sender.operator
        await operator.send(f"MODE {room} +vo {bob} {bob}")
        await operator.synchronize()
        await someone.expect(f"MODE {room} :?\\+vo")
        await someone.say(room, "after")
        assert (await bot.said("after")).sender.operator
        await operator.send(f"MODE {room} -o {bob}")
        await someone.expect(f"MODE {room} :?-o")
        await someone.say(room, "again")
        assert not (await bot.said("again")).sender.operator


@contextlib.asynccontextmanager
async def _seated_then_restarted(
    server: Server, room: str, ann: str, shelf: MemoryShelf, *, quits: bool
) -> AsyncIterator[tuple[Player, Identity]]:
    """A player whom the bot has dealt to; the bot is gone, and the player still there or (`quits`) gone too."""
    async with player(server.port, ann, room, user="ann") as someone:
        async with running_bot(server.port, room, shelf=shelf) as bot:
            identity = await bot.arrived(ann)
            await bot.send(f"[{room}] Your cards: [r5]", room, to=identity)
            await someone.expect("Your cards")
            await bot.ears.next(Entered)
            await someone.say(room, "wait")
            await bot.said("wait")
            while "signon" not in str(shelf.texts):
                await someone.say(room, "wait")
                await bot.said("wait")
        if quits:
            await someone.quit()
        yield someone, identity


async def test_a_restart_of_the_bot_keeps_the_identity_of_the_same_connection(server: Server) -> None:
    room, ann, shelf = fresh("#r"), fresh("ann"), MemoryShelf()
    async with (
        _seated_then_restarted(server, room, ann, shelf, quits=False) as (someone, identity),
        running_bot(server.port, room, shelf=shelf) as bot,
    ):
        assert await bot.arrived(ann) == identity
        await bot.send("for you", to=identity)
        assert await someone.expect("for you")


async def test_whoever_takes_the_nick_while_the_bot_is_down_is_somebody_new(server: Server) -> None:
    room, ann, shelf = fresh("#r"), fresh("ann"), MemoryShelf()
    async with (
        _seated_then_restarted(server, room, ann, shelf, quits=True) as (_, identity),
        player(server.port, ann, room, user="eve"),
        running_bot(server.port, room, shelf=shelf) as bot,
    ):
        assert await bot.arrived(ann) != identity
        with pytest.raises(Undeliverable):
            await bot.send("for you", to=identity)


async def test_a_restart_does_not_trust_a_nick_that_it_never_dealt_to(ngircd: Ngircd) -> None:
    room, ann, shelf = fresh("#r"), fresh("ann"), MemoryShelf()
    async with player(ngircd.port, ann, room):
        async with running_bot(ngircd.port, room, shelf=shelf) as bot:
            identity = await bot.arrived(ann)
        async with running_bot(ngircd.port, room, shelf=shelf) as bot:
            assert await bot.arrived(ann) != identity


async def test_where_hosts_are_trusted_the_same_nick_and_host_come_back_as_themselves(
    inspircd: Inspircd,
) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(inspircd.port, room, trust_hosts=True) as bot:
        async with player(inspircd.port, ann, room, user="ann"):
            identity = await bot.arrived(ann)
        await bot.departed(identity)
        async with player(inspircd.port, ann, room, user="eve") as thief:
            assert await bot.arrived(ann) != identity
            await thief.quit()
        await bot.ears.next(Departed)
        async with player(inspircd.port, ann, room, user="ann"):
            assert await bot.arrived(ann) == identity


async def test_where_hosts_are_trusted_two_people_present_are_still_two(inspircd: Inspircd) -> None:
    room, ann, other = fresh("#r"), fresh("ann"), fresh("other")
    async with (
        running_bot(inspircd.port, room, trust_hosts=True) as bot,
        player(inspircd.port, ann, room, user="same") as first,
    ):
        identity = await bot.arrived(ann)
        await first.send(f"NICK {other}")
        await bot.renamed(other)
        async with player(inspircd.port, ann, room, user="same"):
            assert await bot.arrived(ann) != identity


async def test_a_private_message_without_a_common_room_proves_nothing_about_the_next_one(
    ngircd: Ngircd,
) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(ngircd.port, room) as bot, player(ngircd.port, ann) as someone:
        await someone.say(bot.nick, "hello")
        first = await bot.said("hello")
        assert first.room is None
        await bot.send("hello yourself", to=first.sender.identity)
        await someone.expect("NOTICE .*hello yourself")
        await someone.say(bot.nick, "me again")
        assert (await bot.said("me again")).sender.identity != first.sender.identity
        with pytest.raises(Undeliverable):
            await bot.send("hello yourself", to=first.sender.identity)


async def test_a_private_message_from_somebody_in_the_room_is_theirs(ngircd: Ngircd) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(ngircd.port, room) as bot, player(ngircd.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        await someone.say(bot.nick, "play r5")
        said = await bot.said("play r5")
        assert (said.room, said.sender.identity) == (None, identity)


async def test_nicks_that_differ_only_outside_ascii_folding_are_two_people(ngircd: Ngircd) -> None:
    room, base = fresh("#r"), fresh("q")
    async with (
        running_bot(ngircd.port, room) as bot,
        player(ngircd.port, f"{base}[w", room) as square,
        player(ngircd.port, f"{base}{{w", room) as curly,
    ):
        first, second = await bot.arrived(square.nick), await bot.arrived(curly.nick)
        assert first != second
        await bot.send("for square", to=first)
        await bot.send("for curly", to=second)
        await square.expect("for square")
        await curly.expect("for curly")
        assert not [line for line in curly.heard if "for square" in line]


async def test_a_kicked_bot_says_so_and_comes_back_politely(ngircd: Ngircd) -> None:
    room, ann = fresh("#r"), fresh("ann")
    clock = HurriedClock(60)
    async with player(ngircd.port, ann, room) as operator, running_bot(ngircd.port, room, clock=clock) as bot:
        await operator.send(f"KICK {room} {bot.nick} :no games here")
        kicked = clock.now()
        excluded = await bot.ears.next(Excluded)
        assert (excluded.room, "no games here" in excluded.reason) == (room, True)
        with pytest.raises(Undeliverable):
            await bot.send("I am still here", room)
        await bot.entered(room)
        assert clock.now() - kicked > 20
        await bot.send("back again", room)
        await operator.expect("back again")


async def test_a_banned_bot_keeps_trying_slowly_until_it_is_let_in(ngircd: Ngircd) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with player(ngircd.port, ann, room) as operator:
        await operator.send(f"MODE {room} +b bot*!*@*")
        await operator.expect(f"MODE {room} :?\\+b")
        async with running_bot(ngircd.port, clock=HurriedClock(60), rooms=[room]) as bot:
            excluded = await bot.ears.next(Excluded)
            assert excluded.room == room
            await operator.send(f"MODE {room} -b bot*!*@*")
            await bot.entered(room)
            assert sum(isinstance(item, Excluded) for item in bot.ears.items) == 1


async def test_an_invitation_ends_the_waiting_at_once(ngircd: Ngircd) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with player(ngircd.port, ann, room) as operator:
        await operator.send(f"MODE {room} +i")
        await operator.expect(f"MODE {room} :?\\+i")
        async with running_bot(ngircd.port, rooms=[room]) as bot:
            await bot.ears.next(Excluded)
            await operator.send(f"INVITE {bot.nick} {room}")
            await bot.entered(room)


async def test_rooms_can_be_changed_while_running(ngircd: Ngircd) -> None:
    old, new, ann = fresh("#r"), fresh("#r"), fresh("ann")
    async with player(ngircd.port, ann, old, new) as someone, running_bot(ngircd.port, old) as bot:
        await bot.adapter.reload_rooms([Room(new)])
        await someone.expect(f"PART {old}")
        await bot.entered(new)
        await someone.say(new, "welcome")
        assert isinstance(await bot.said("welcome"), Said)
