"""Several networks in one process, each for itself."""

import asyncio
from pathlib import Path

from tests.servers.client import player
from tests.servers.gamblers import Company, company, until_there
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import BotProcess, On, Running, on, whole_bot


async def _sit_down_and_deal(people: Company) -> None:
    await until_there(people.witness, people.witness.bot, people.witness.room)
    await people.sit_down("rounds=1 cards=4")
    await people.step()


def _own_hands(bot: Running, people: Company, network: str) -> bool:
    return all(each.cards == bot.hand(each.nick, each.room, network) for each in people.players)


async def test_people_of_the_same_names_play_in_rooms_of_the_same_name_on_two_networks(
    ngircd: Ngircd, inspircd: Inspircd
) -> None:
    room, nick = fresh("#uno"), fresh("bot")
    names = [fresh(name) for name in ("ann", "bob", "cid")]
    networks = {"one": on(ngircd.port, nick, room), "two": on(inspircd.port, nick, room)}
    async with (
        company(ngircd.port, nick, room, *names, seed=1) as one,
        company(inspircd.port, nick, room, *names, seed=2) as two,
        whole_bot(networks=networks) as bot,
    ):
        await asyncio.gather(*map(_sit_down_and_deal, (one, two)))
        await asyncio.gather(one.hands(), two.hands())
        assert _own_hands(bot, one, "one")
        assert _own_hands(bot, two, "two")
        assert not _own_hands(bot, one, "two")
        for people in (one, two):
            people.mark()
        await asyncio.gather(one.play(), two.play())
        assert bot.table(room, "one") is None
        assert bot.table(room, "two") is None


async def test_a_refused_login_ends_one_network_and_the_others_play_on(
    ngircd: Ngircd, services: Inspircd, tmp_path: Path
) -> None:
    room, nick = fresh("#uno"), fresh("bot")
    async with player(services.port, nick) as owner:
        await owner.register("bot-secret")
    wrong = {"sasl": {"account": nick, "password": "wr0ng-secret"}}
    networks = {"refusing": On(services.port, nick, (room,), wrong), "playing": on(ngircd.port, nick, room)}
    process = BotProcess(tmp_path, networks)
    async with company(ngircd.port, nick, room, fresh("ann"), fresh("bob")) as people:
        process.start()
        try:
            await _sit_down_and_deal(people)
            await people.play()
            assert process.stop() == 0
        finally:
            process.close()
    (complaint,) = process.complaints()
    assert complaint["event"] == "giving up on this network; the others continue"
    assert complaint["network"] == "refusing"
    assert "sasl" in complaint["reason"]
    assert "wr0ng-secret" not in process.log.read_text()


async def test_refused_by_every_network_the_bot_ends_with_an_error(
    services: Inspircd, tmp_path: Path
) -> None:
    nick = fresh("bot")
    async with player(services.port, nick) as owner:
        await owner.register("bot-secret")
    wrong = {"sasl": {"account": nick, "password": "wr0ng-secret"}}
    process = BotProcess(tmp_path, {"refusing": On(services.port, nick, (), wrong)})
    process.start()
    try:
        assert await process.ended() == 1
    finally:
        process.close()
    assert [entry["network"] for entry in process.complaints()] == ["refusing"]
