"""Which lines a person's client marks: those that say it is their turn, shown by irssi and WeeChat as they are."""

import asyncio
from pathlib import Path

import pytest

from tests.screen import Screen
from tests.servers.gamblers import company, until_there
from tests.servers.irc_bot import Bot, fresh, running_bot
from tests.servers.ngircd import Ngircd
from tests.servers.test_match_clients import Opener, irssi, weechat
from tests.servers.whole_bot import on, whole_bot
from unobot.adapter import Identity, Outgoing, Room
from unobot.document import Document, Face, Name, Text

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
            if opened is irssi:  # WeeChat marks the nick wherever it stands
                assert not marked(screen, opened, f"{dora} plays", bot.nick)
                assert not marked(screen, opened, f"ann: {seat.name} draws", bot.nick)
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
            await screen.shows("opens a table of")
            screen.type("jo")
            await people.witness.told_in_room(f"{dora} joins")
            await ann.command("deal")
            await screen.shows(f"{dora}: Round 1")
            screen.type("!draw")
            await screen.shows(f"{dora} draws")
            await asyncio.sleep(0.2)
            assert marked(screen, opened, f"{dora}: Round 1", nick), screen.text
            assert not marked(screen, opened, f"{ann.nick} opens", nick)
            if opened is irssi:  # WeeChat marks the nick wherever it stands
                own = next(line for line in people.witness.told if f"{dora} draws" in line)
                assert not marked(screen, opened, own[:40], nick)
    finally:
        screen.close()
