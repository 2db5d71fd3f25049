"""The bot is killed, at the worst moments and at any moment: nothing that was committed is lost."""

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.servers.gamblers import Company, company, until_there
from tests.servers.irc_bot import fresh
from tests.servers.kept import check_told, kept
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import BotProcess, on
from unobot.app.serving import TAKEN_OVER
from unobot.store import Store


@contextlib.asynccontextmanager
async def _game(
    server: Ngircd,
    folder: Path,
    table: str,
    *words: str,
    seed: int = 1,
    tables: Mapping[str, Any] | None = None,
) -> AsyncIterator[tuple[BotProcess, Company]]:
    """The bot as a process of its own, and people with these names at a table."""
    room, nick = fresh("#uno"), fresh("bot")
    process = BotProcess(folder, {"net": on(server.port, nick, room)}, tables)
    async with company(server.port, nick, room, *map(fresh, words), seed=seed) as people:
        process.start()
        try:
            await until_there(people.witness, nick, room)
            await people.sit_down(table)
            yield process, people
        finally:
            process.close()


async def _killed_and_back(process: BotProcess, people: Company) -> str:
    """Kill the bot and start it again; what it announces."""
    bot = people.witness.bot
    process.kill()
    await people.witness.expect(rf"^:{bot}!\S+ QUIT")
    process.start()
    line = await people.witness.told_in_room("I'm back", 60)
    await until_there(people.witness, bot, people.witness.room)
    for each in people.everyone:
        await each.synchronize()
    people.mark()
    return line


async def _until(people: Company, asked: str, *, prefer: str = "", call: bool = True) -> None:
    """Play until the table waits for such an answer."""
    for _ in range(300):
        if people.asked == asked:
            return
        player = people.next_player
        command = player.answer(people.asked, people.chance)
        if people.asked == "turn" and prefer in player.cards:
            command = f"play {prefer} red"
        await people.give(player, command if call else command.removesuffix(" uno"))
    raise AssertionError(f"nobody ever came to {asked}")


@pytest.mark.parametrize("answer", ["challenge", "draw"])
async def test_killed_in_the_middle_of_a_challenge_the_bot_asks_again(
    answer: str, ngircd: Ngircd, tmp_path: Path
) -> None:
    async with _game(ngircd, tmp_path, "rounds=50 cards=15", "ann", "bob", "cid") as (process, people):
        await _until(people, "penalty", prefer="wd4")
        whose, victim = people.whose, people.next_player
        hands = await people.hands()
        line = await _killed_and_back(process, people)
        # they have no accounts, and what they have set went with the process: the line begins with the nick again
        assert (
            line
            == f"{whose}: I'm back, and the round continues. Draw 4 (!draw) or challenge it (!challenge)."
        )
        assert await people.hands() == hands
        people.mark()
        turn = await people.give(victim, answer)
        assert re.sub(r"^\S+: ", "", turn.lines[0]).startswith(
            f"{whose} challenges " if answer == "challenge" else f"{whose} draws 4 and is skipped"
        )
        for _ in range(3):
            await people.step()
        assert process.stop() == 0
        assert process.complaints() == []


@pytest.mark.parametrize("answer", ["uno", "catch"])
async def test_killed_while_a_call_is_owed_the_bot_still_waits_for_it(
    answer: str, ngircd: Ngircd, tmp_path: Path
) -> None:
    async with _game(ngircd, tmp_path, "rounds=50 cards=2", "ann", "bob", "cid") as (process, people):
        debtor = ""
        while not debtor:
            player = people.next_player
            before = len(player.cards)
            asked = people.asked
            turn = await people.give(player, player.answer(asked, people.chance).removesuffix(" uno"))
            if asked == "turn" and before == 2 and re.match(rf"{player.nick} plays", turn.lines[0]):
                debtor = player.nick
        hands = await people.hands()
        assert len(hands[debtor]) == 1
        await _killed_and_back(process, people)
        assert await people.hands() == hands
        people.mark()
        if answer == "uno":
            await people.named(debtor).command("uno")
            await people.witness.told_in_room(f"{debtor} calls UNO")
        else:
            other = next(player for player in people.players if player.nick != debtor)
            await other.command("catch")
            await people.witness.told_in_room(
                f"{other.nick} catches {debtor}, who forgot to call UNO: {debtor} draws 2"
            )
            await people.named(debtor).told_alone("Your cards")
            assert len(people.named(debtor).cards) == 3
        people.mark()
        await people.look()
        await people.step()
        assert process.stop() == 0
        assert process.complaints() == []


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
async def test_killed_at_any_moment_the_bot_loses_nothing_and_the_match_ends(
    seed: int, ngircd: Ngircd, tmp_path: Path
) -> None:
    chance = random.Random(seed)
    async with _game(ngircd, tmp_path, "rounds=3 cards=4", "ann", "bob", "cid", seed=seed) as (
        process,
        people,
    ):
        kills = 0
        while people.asked != "over" and kills < 4:
            playing = asyncio.create_task(people.play())
            await _some_lines(people, playing, chance.randint(2, 9))
            await asyncio.sleep(chance.uniform(0, 0.02))
            process.kill()
            kills += 1
            playing.cancel()
            await asyncio.wait({playing})
            if not playing.cancelled():
                playing.result()
            process.start()
            await until_there(people.witness, people.witness.bot, people.witness.room)
            await people.look()
        await people.play()
        assert process.stop() == 0
        assert process.complaints() == []
        assert kills > 1
    found = await kept(process.data)
    assert (found.rounds, found.finished) == (3, 3)
    check_told(people, found.plays, found.hands)


async def _some_lines(people: Company, playing: asyncio.Task[None], count: int) -> None:
    """Until the room was told so many more lines, or play has ended."""
    told = asyncio.create_task(people.witness.told_lines(len(people.witness.told) + count))
    await asyncio.wait({told, playing}, return_when=asyncio.FIRST_COMPLETED)
    told.cancel()
    await asyncio.gather(told, return_exceptions=True)


async def test_a_bot_whose_file_another_process_opens_says_so_in_one_line_and_ends(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    async with _game(ngircd, tmp_path, "round cards=4", "ann", "bob") as (process, people):
        async with await Store.open(str(process.data)):
            await people.players[0].command("deal")
            assert await process.ended() == TAKEN_OVER
        await people.witness.expect(rf"^:{people.witness.bot}!\S+ QUIT")
        assert not [
            each for each in people.everyone if any("wrong on my side" in line for line in each.heard)
        ]
    (complaint,) = process.complaints()
    assert (
        complaint["reason"] == "Another unobot has taken this one's networks over, and answers from now on."
    )
