"""Which lines a person's client marks: those that say it is their turn, shown by irssi and WeeChat as they are."""

import asyncio
import re
from pathlib import Path

import pytest

from tests.private_lines import bare
from tests.screen import Screen
from tests.servers.gamblers import company, game, until_there
from tests.servers.irc_bot import Bot, fresh, running_bot
from tests.servers.ngircd import Ngircd
from tests.servers.test_match_clients import Opener, irssi, weechat
from tests.servers.whole_bot import on, whole_bot
from unobot.adapter import Identity, Outgoing, Room
from unobot.document import Document, Face, Name, Text
from unobot_irc.protocol import BREAK

CARD = Face("r5", "red")


MARK: dict[Opener, tuple[str, str]] = {irssi: ("brown", "default"), weechat: ("brown", "magenta")}
"""The colours of the speaker's nick before a line for the client's user; WeeChat may show any nick in plain yellow."""


def marked(screen: Screen, opened: Opener, line: str, speaker: str) -> bool:
    """Whether the client marks that line as one for its user. It must begin so, behind the speaker's nick."""
    shown = next(each for each in screen.text.splitlines() if line in each)
    before = shown[: shown.index(line)]
    nick = before[before.rindex(speaker) :]
    return screen.colours_of(nick + line) == MARK[opened]


async def said(bot: Bot, room: str, document: Document, mention: Identity | None = None) -> None:
    """Have the adapter say it."""
    message = bot.message(document, room)
    await bot.adapter.send(
        Outgoing(message.key, message.network, Room(room), None, document, mention=mention)
    )


@pytest.mark.parametrize("nick", ["dora", "d[or]a"])
@pytest.mark.parametrize("opened", [irssi, weechat])
async def test_a_line_is_marked_if_it_begins_with_the_nick(
    ngircd: Ngircd, tmp_path: Path, opened: Opener, nick: str
) -> None:
    dora, room = fresh(nick), fresh("#uno")
    screen = opened(ngircd.port, dora, tmp_path)
    try:
        async with running_bot(ngircd.port, room) as bot:
            await screen.shows("hello")
            screen.type(f"/join {room}")
            identity = await bot.arrived(dora)
            seat = Name(dora, identity)
            ann = Name("ann", "ann")
            await said(bot, room, (ann, Text(" opens a table.")))
            await said(bot, room, (Name(dora, identity), Text(" plays "), CARD, Text(".")), identity)
            await said(bot, room, (ann, Text(": "), seat, Text(" draws. Your turn.")), Identity("ann"))
            await said(bot, room, (seat, Text(": "), ann, Text(" passes. Your turn.")), identity)
            await screen.shows("passes. Your turn.")
            await said(bot, room, (Name(f"{dora}.2", identity), Text(": "), ann, Text(" skips.")), identity)
            await screen.shows("ann skips")
            await asyncio.sleep(0.2)
            assert marked(screen, opened, f"{dora}: ann passes", bot.nick), screen.text
            assert marked(screen, opened, f"{dora}.2: ann skips", bot.nick), screen.text
            assert not marked(screen, opened, "ann opens a table", bot.nick)
            assert not marked(screen, opened, f"{dora} plays", bot.nick)
            assert not marked(screen, opened, f"ann: {seat.name} draws", bot.nick)
            # the bot's own words name her, too, and whoever is asked together with others is called
            await said(bot, room, (Text(f"Round 1 is over: {dora} 20, ann 0."),))
            await said(bot, room, (ann, Text(" and "), Name(dora, identity, called=True), Text(", answer.")))
            await screen.shows("answer.")
            assert not marked(screen, opened, f"Round 1 is over: {dora} 20", bot.nick)
            if opened is weechat:  # irssi only looks at the beginning of a line
                assert marked(screen, opened, f"ann and {dora}, answer", bot.nick), screen.text
    finally:
        screen.close()


@pytest.mark.parametrize("opened", [irssi, weechat])
async def test_in_a_game_the_line_of_ones_turn_is_marked_and_the_one_about_ones_own_move_is_not(
    ngircd: Ngircd, tmp_path: Path, opened: Opener
) -> None:
    dora, room, nick = fresh("dora"), fresh("#uno"), fresh("bot")
    screen = opened(ngircd.port, dora, tmp_path)
    try:
        async with (
            company(ngircd.port, nick, room, fresh("ann")) as people,
            whole_bot(on(ngircd.port, nick, room), seed=2),
        ):
            await until_there(people.witness, nick, room)
            await screen.shows("hello")
            screen.type(f"/join {room}")
            await until_there(people.witness, dora, room)
            (ann,) = people.players
            await ann.command("uno round cards=3")
            await screen.shows("opens a table (")
            screen.type("jo")
            await people.witness.told_in_room(f"{dora} joins")
            await ann.command("deal")
            await screen.shows(f"{dora}: Round 1")
            screen.type("!draw")
            await screen.shows(f"{dora} draws")
            await asyncio.sleep(0.2)
            assert marked(screen, opened, f"{dora}: Round 1", nick), screen.text
            assert not marked(screen, opened, f"{ann.nick} opens", nick)
            own = next(line for line in people.witness.told if f"{dora} draws" in line)
            assert not marked(screen, opened, own[:40], nick)
    finally:
        screen.close()


def rings(line: str, nick: str) -> bool:
    """Whether WeeChat finds its user's nick in a line, as it is set up from the start: as a word, wherever it stands."""
    return bool(re.search(rf"(?<![\w|-]){re.escape(nick)}(?![\w|-])", bare(line), re.IGNORECASE))


@pytest.mark.parametrize("highlight", ["turn", "off"])
async def test_in_a_whole_game_a_nick_rings_where_its_player_is_called_and_nowhere_else(
    ngircd: Ngircd, highlight: str
) -> None:
    room, nick, ann = fresh("#uno"), fresh("bot"), fresh("ann")
    # a nick that others end and begin with
    people = company(ngircd.port, nick, room, ann, f"x{ann}", f"{ann}|afk", fresh("R5"))
    async with people as players, whole_bot(on(ngircd.port, nick, room), seed=4):
        await until_there(players.witness, nick, room)
        await players.sit_down("round uno=none cards=4")
        for each in players.players:
            await each.whisper(f"set highlight {highlight}")
            await each.told_alone("highlight")
        await players.play()
        for command in ("top10", "players", "stats", "records", "versus " + players.players[1].nick):
            await players.players[0].command(command)
        await players.players[0].command("ping me")
        # by its words: answers before it may have the nick and a colon, too
        await players.witness.told_in_room("this is how I call you")
    raw = (
        line.partition(f" PRIVMSG {room} :") for line in players.witness.raw if line.startswith(f":{nick}!")
    )
    lines = [said for _, found, said in raw if found]
    named = rung = 0
    for each in players.players:
        calls = [line for line in lines if line.startswith(f"{each.nick}: ")]
        assert [line for line in lines if rings(line, each.nick)] == calls
        # what they ask for to see how they are called is a call
        assert len(calls) > 3 if highlight == "turn" else len(calls) == (each.nick == ann)
        named, rung = named + sum(each.nick in line.replace(BREAK, "") for line in lines), rung + len(calls)
    assert named > rung + 20


async def test_a_broken_name_can_be_copied_into_a_command(ngircd: Ngircd) -> None:
    async with game(ngircd, "ann", "bob") as (_, people):
        ann, bob = people.players
        line = next(line for line in people.witness.raw if " joins" in line)
        copied = re.search(r":(\S+) joins", line)
        assert copied is not None
        assert copied[1] != bob.nick
        assert BREAK in copied[1]
        await ann.command(f"host {copied[1]}")
        await people.witness.told_in_room(f"{bob.nick} .*host")
