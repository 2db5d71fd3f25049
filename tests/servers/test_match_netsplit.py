"""The network falls apart in the middle of a game, and comes together again."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager

import pytest

from tests.servers.gamblers import Company, Gambler, company, until_there
from tests.servers.irc_bot import fresh
from tests.servers.netsplit import Pair, two_inspircds, two_ngircds
from tests.servers.whole_bot import Running, on, whole_bot


@contextlib.asynccontextmanager
async def _game(pair: Pair, *, account: bool) -> AsyncIterator[tuple[Running, Company, Gambler]]:
    """Three at a table, one of them on the far server; it is somebody else's turn."""
    room, nick = fresh("#uno"), fresh("bot")
    away = Gambler(fresh("bob"), nick, room)
    async with (
        company(pair.near.port, nick, room, fresh("ann"), fresh("cid"), seed=3) as people,
        whole_bot(on(pair.near.port, nick, room), seed=5) as bot,
    ):
        await until_there(people.witness, nick, room)
        await away.connect(pair.far.port)
        await away.join(room)
        await until_there(people.witness, away.nick, room)
        await until_there(away, nick, room)
        if account:
            await away.register("bob-secret")
        people.players.insert(1, away)
        await people.sit_down("round cards=6")
        await people.step()
        yield bot, people, away


async def _an_impostor_gets_nothing(pair: Pair, people: Company, away: Gambler) -> None:
    """While the seat is away, somebody else comes with its nick, and the table comes to that seat."""
    impostor = Gambler(away.nick, away.bot, away.room)
    await impostor.connect(pair.near.port)
    await impostor.join(impostor.room)
    people.take_seat_of(away.nick, impostor)
    people.mark()
    await people.play_until_asked(away.nick)
    assert impostor.whispers == []
    for command in ("hand", "draw", "moves"):
        await impostor.command(command)
        await impostor.told_alone("seat")
    assert not [line for line in impostor.whispers if "[" in line.removeprefix(f"[{away.room}]")]
    await impostor.quit()
    await people.witness.expect(rf"^:{away.nick}!\S+ QUIT")


@pytest.mark.parametrize("split_network", [two_ngircds, two_inspircds])
async def test_a_split_network_without_accounts_gives_the_seat_back_to_the_same_connection(
    split_network: Callable[[], AbstractAsyncContextManager[Pair]],
) -> None:
    async with split_network() as pair, _game(pair, account=False) as (bot, people, away):
        await pair.split()
        await people.witness.expect(rf"^:{away.nick}!\S+ QUIT :?{pair.near.name} {pair.far.name}")
        await _an_impostor_gets_nothing(pair, people, away)
        told = len(away.whispers)
        await pair.link()
        await people.witness.expect(rf"^:{away.nick}!\S+ JOIN :?{away.room}")
        # the table is at that seat: the hand tells that it is theirs again, and not that of the deal, which may still be unread
        while len(away.whispers) == told:
            await away.told_alone("Your cards")
        assert len(away.whispers) == told + 1
        assert away.cards == bot.hand(away.nick, away.room)
        people.take_seat_of(away.nick, away)
        people.mark()
        await people.play()


async def test_who_comes_back_after_a_split_while_others_play_is_told_of_their_seat() -> None:
    async with two_inspircds() as pair, _game(pair, account=False) as (_, people, away):
        assert people.whose != away.nick
        await pair.split()
        await people.witness.expect(rf"^:{away.nick}!\S+ QUIT")
        await pair.link()
        await away.told_alone("You still have your seat")
        await away.command("hand")
        await away.told_alone("Your cards")


async def test_a_seat_beyond_a_split_is_not_for_another_connection_of_the_same_user_and_host() -> None:
    async with two_ngircds() as pair, _game(pair, account=False) as (bot, people, away):
        await pair.split()
        await people.witness.expect(rf"^:{away.nick}!\S+ QUIT")
        token = await away.token()
        await away.quit()  # nobody on the near side sees that
        await asyncio.sleep(1.1)  # another second: when a connection began is told in seconds
        twin = Gambler(away.nick, away.bot, away.room)
        people.take_seat_of(away.nick, twin)
        await twin.connect(pair.far.port)
        await twin.join(twin.room)
        await pair.link()
        await people.witness.expect(rf"^:{away.nick}!\S+ JOIN :?{away.room}")
        await until_there(twin, twin.bot, twin.room)
        await twin.command("hand")
        assert "Your cards" not in await twin.told_alone("seat")
        assert not [line for line in twin.whispers if "Your cards" in line]
        await twin.whisper(f"rejoin {token}")
        await twin.told_alone("rejoin")
        await twin.command("hand")
        await twin.told_alone("Your cards")
        assert twin.cards == bot.hand(away.nick, away.room)


async def test_a_split_network_gives_the_seat_back_to_its_account() -> None:
    async with two_inspircds() as pair, _game(pair, account=True) as (bot, people, away):
        await pair.split()
        await people.witness.expect(rf"^:{away.nick}!\S+ QUIT")
        await _an_impostor_gets_nothing(pair, people, away)
        told = len(away.whispers)
        await pair.link()
        await away.told_alone("Your cards")
        assert len(away.whispers) > told
        assert away.cards == bot.hand(away.nick, away.room)
        people.take_seat_of(away.nick, away)
        people.mark()
        await people.play()
