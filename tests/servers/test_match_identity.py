"""Who keeps a seat, and who gets nothing: nicks change hands, people go and come back."""

from collections.abc import Awaitable, Callable

import pytest

from tests.servers.gamblers import Company, Gambler, game
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.process import Server
from tests.servers.whole_bot import Running


async def _join_as(server: Server, nick: str, people: Company) -> Gambler:
    someone = Gambler(nick, people.witness.bot, people.witness.room)
    await someone.connect(server.port)
    await someone.join(someone.room)
    return someone


def _bystander(people: Company) -> Gambler:
    """Somebody for whom the table does not wait, and who is no operator."""
    return next(each for each in people.players[1:] if each is not people.next_player)


async def test_a_nick_change_in_the_middle_of_a_game_keeps_the_seat(ngircd: Ngircd) -> None:
    async with game(ngircd, "ann", "bob", "cid") as (bot, people):
        player = _bystander(people)
        other = fresh("new")
        await player.send(f"NICK {other}")
        await player.expect(rf" NICK :?{other}")
        old, player.nick = player.nick, other
        await people.play_until_asked(other)
        assert any(f"{other} (was {old})" in line for line in people.witness.told)
        assert not any("is now called" in line for line in people.witness.told)
        assert player.cards == bot.hand(other, player.room)
        assert player.hand is not None
        assert player.hand.answers
        await people.play()


async def test_nicks_swapped_in_the_middle_of_a_game_do_not_swap_hands(inspircd: Inspircd) -> None:
    async with game(inspircd, "ann", "bob", "cid") as (bot, people):
        first, second = people.players[1:]
        names = first.nick, second.nick
        for player, nick in ((first, fresh("tmp")), (second, names[0]), (first, names[1])):
            await player.send(f"NICK {nick}")
            await player.expect(rf" NICK :?{nick}")
            player.nick = nick
        for player in (first, second):
            before = player.cards
            await player.whisper("hand")
            await player.told_alone("Your cards")
            assert player.cards == before == bot.hand(player.nick, player.room)
        people.mark()
        if people.whose in {*names}:
            people.whose = names[1 - names.index(people.whose)]
        await people.play()


async def _part(people: Company, player: Gambler) -> None:
    await player.send(f"PART {player.room}")


async def _kicked(people: Company, player: Gambler) -> None:
    await people.players[0].send(f"KICK {player.room} {player.nick} :out")


async def _quit(people: Company, player: Gambler) -> None:
    await player.quit()


async def _lost(people: Company, player: Gambler) -> None:
    await player.close()


Losing = Callable[[Company, Gambler], Awaitable[None]]


@pytest.mark.parametrize("lose", [_part, _kicked, _quit, _lost])
async def test_a_seat_away_tells_nobody_anything_until_its_token_takes_it_back(
    lose: Losing, ngircd: Ngircd
) -> None:
    async with game(ngircd, "ann", "bob", "cid") as (bot, people):
        player = _bystander(people)
        nick, room, token = player.nick, player.room, await player.token()
        await lose(people, player)
        await people.witness.expect(rf"^:{nick}!\S+ (PART|QUIT)|^:\S+ KICK \S+ {nick} ")
        if lose in (_part, _kicked):
            await player.join(room)
            impostor = player
        else:
            impostor = await _join_as(ngircd, nick, people)
        known = len(impostor.whispers)
        people.take_seat_of(nick, impostor)
        people.mark()
        await people.play_until_asked(nick)
        assert impostor.whispers[known:] == []
        await _gets_nothing(impostor)
        owner = await _join_as(ngircd, fresh("back"), people)
        await owner.whisper("rejoin wrong1")
        await owner.told_alone("does not belong to any seat|have a seat|no table")
        await owner.whisper(f"rejoin {token}")
        await owner.told_alone("Your cards")
        assert owner.cards == bot.hand(owner.nick, room)
        people.take_seat_of(nick, owner)
        people.whose = owner.nick
        people.mark()
        await people.play()
        assert not [line for line in impostor.whispers[known:] if "[" in line.removeprefix(f"[{room}]")]
        await owner.quit()
        await impostor.quit()


async def _gets_nothing(impostor: Gambler) -> None:
    """Somebody with the right nick tries everything."""
    for command in ("hand", "draw", "join", "moves", "why r5", "pass", "challenge"):
        await impostor.command(command)
        await impostor.told_alone("no seat|seat|given")
    for command in ("hand", "moves", "rejoin", "draw", "play r5"):
        await impostor.whisper(command)
        await impostor.told_alone("seat|table|token|Which")


async def test_a_token_is_worth_nothing_once_it_was_used(ngircd: Ngircd) -> None:
    async with game(ngircd, "ann", "bob", "cid") as (_, people):
        player = people.players[1]
        nick, token = player.nick, await player.token()
        await player.close()
        await people.witness.expect(rf"^:{nick}!\S+ QUIT")
        first = await _join_as(ngircd, nick, people)
        await first.whisper(f"rejoin {token}")
        await first.command("hand")
        await first.told_alone("Your cards")
        second = await _join_as(ngircd, fresh("two"), people)
        await second.whisper(f"rejoin {token}")
        assert "cards" not in await second.told_alone("seat|table|token")
        assert not [line for line in second.whispers if "Your cards" in line]
        await first.quit()
        await second.quit()


async def test_an_account_takes_its_seat_back_by_coming_back(services: Inspircd) -> None:
    async with game(services, "ann", "bob", "cid", dealt=False) as (bot, people):
        player = people.players[1]
        nick, room = player.nick, player.room
        await player.register("secret1")
        await people.step()
        await people.play_until_asked(nick)
        await player.close()
        await people.witness.expect(rf"^:{nick}!\S+ QUIT")
        thief = await _join_as(services, nick, people)
        await thief.command("hand")
        await thief.told_alone("seat")
        owner = Gambler(fresh("home"), player.bot, room)
        await owner.connect(services.port)
        await owner.say("NickServ", f"IDENTIFY {nick} secret1")
        await owner.expect(" 900 ")
        await owner.whisper("set style plain")
        await owner.join(room)
        await owner.told_alone("Your cards")
        assert sorted(owner.cards) == sorted(_cards(bot, room, f"account:{nick.lower()}"))
        people.take_seat_of(nick, owner)
        owner_turn = await people.give(owner, owner.answer(people.asked, people.chance))
        assert owner_turn.lines
        assert not [line for line in thief.whispers if "Your cards" in line]
        await owner.quit()
        await thief.quit()


def _cards(bot: Running, room: str, identity: str) -> list[str]:
    table = bot.table(room)
    assert table is not None
    seat = next(seat for seat, holder in enumerate(table.holders) if holder.identity == identity)
    return [card.code for card in table.game.state.hands[seat]]
