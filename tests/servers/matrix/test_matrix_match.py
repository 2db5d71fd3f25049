"""The whole bot on a real homeserver, in the middle of a round: what goes wrong with rooms is told and mended."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from tests.bot.rooms.conversation import laid
from tests.plugins.built_in import built_in
from tests.servers.matrix.player import Player
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.bot import Stacked
from unobot.adapter import Network, Room
from unobot.app.assembly import Outside, assemble
from unobot.app.bot import Bot
from unobot.config import Config, NetworkSettings, Secret, TableSettings
from unobot.kit.testing.room import plain_deals
from unobot.tables.table import Table
from unobot_matrix.wire import Json

HOME = Network("home")
TABLES = TableSettings(deal_pause=None, features={"hints": False, "achievements": False})


@dataclass
class Match:
    """A round of two players, and the room in which each is alone with the bot."""

    bot: Bot
    us: str
    room: str
    ann: Player
    bob: Player
    alone: dict[str, str]

    @property
    def table(self) -> Table:
        """The table in the room."""
        table = self.bot.router.room(HOME, Room(self.room)).place.table
        assert table is not None
        return table

    def lay(self, ann: str, bob: str, top: str, turn: str) -> None:
        """Lay out the cards of the round."""
        table, room = self.table, self.bot.router.room(HOME, Room(self.room))
        table.game = laid(
            table.rules,
            {"ann": ann, "bob": bob},
            top=top,
            turn=turn,
            draw="b1 b2 b3 b4",
            seed=table.game.seed,
        )
        table.pace.stand_still(table, room.place.now)
        room._announcer.restored(table, whole=True, announce=False)

    def hand(self, seat: int) -> str:
        """Somebody's cards."""
        return " ".join(card.code for card in self.table.game.state.hands[seat])

    async def told(self, player: Player, room: str, part: str, times: int = 1) -> Json:
        """What the bot has said there that has this in it, the `times`-th of it."""

        def said(event: Json) -> bool:
            return event["sender"] == self.us and part in str(event["content"].get("body"))

        def found(_: Json) -> bool:
            return sum(map(said, player.events.get(room, []))) >= times

        await player.sees(room, found)
        return [event for event in player.events[room] if said(event)][times - 1]


@asynccontextmanager
async def running_bot(synapse: Synapse, us: Account, room: str) -> AsyncIterator[Bot]:
    """The whole bot, on this homeserver alone."""
    settings = {
        "homeserver": synapse.url,
        "user": us.user,
        "password": us.password,
        "rooms": [room],
        "encryption": False,
        "pace": {"burst": 1000, "per_second": 1000.0},
    }
    home = NetworkSettings(HOME, "matrix", (Room(room),), settings, TABLES)
    config = Config(data=Secret("sqlite://"), tables=TABLES, networks={HOME: home})
    # always the same deal: with a Wild turned up nobody would be told that it is their turn
    outside = Outside(chance=Stacked(bytes(32)))
    async with assemble(config, plain_deals(built_in()), outside) as bot, bot.at_work():
        yield bot


@pytest.fixture
async def match(synapse: Synapse, us: Account, ann: Player, bob: Player, room: str) -> AsyncIterator[Match]:
    """A round that has been dealt; it is bob's turn."""
    await bob.join(room)
    async with running_bot(synapse, us, room) as bot:
        await ann.sees(room, lambda e: e.get("state_key") == us.user and e["type"] == "m.room.member")
        match = Match(bot, us.user, room, ann, bob, {})
        await ann.say(room, "!uno")
        await match.told(ann, room, "opens a table")
        await bob.say(room, "!join")
        for player in (ann, bob):
            match.alone[player.user] = await player.join(await player.asked_in(us.user))
        await ann.say(room, "!deal")
        await match.told(ann, room, "our turn")
        match.lay(ann="r5 r6 r7", bob="g5 g7 r8 r9", top="r1", turn="bob")
        yield match


async def test_an_edit_of_a_refused_command_counts_and_one_of_an_accepted_command_never(match: Match) -> None:
    bob, ann, room = match.bob, match.ann, match.room
    first = await bob.say(room, "!play g5")
    await match.told(bob, match.alone[bob.user], "g5")
    edit = await bob.edit(room, first, "!play r8")
    await match.told(bob, room, "plays 🟥r8")
    assert match.hand(1) == "g5 g7 r9"
    second = await ann.say(room, "!play r5")
    await match.told(bob, room, "plays 🟥r5")
    for event in (first, edit):
        await bob.edit(room, event, "!play r9")
    await ann.edit(room, second, "!play r6")
    await bob.say(room, "!players")
    await match.told(bob, room, "In order of play")
    assert (match.hand(0), match.hand(1)) == ("r6 r7", "g5 g7 r9")


async def test_a_muted_bot_tells_the_players_alone_and_how_it_stands_when_it_may_speak(match: Match) -> None:
    bob, ann, room, us = match.bob, match.ann, match.room, match.us
    levels = {"users_default": 0, "events_default": 50, "users": {bob.user: 50}}
    await ann.state(room, "m.room.power_levels", levels)
    await bob.say(room, "!play r8")
    for player in (ann, bob):
        await match.told(player, match.alone[player.user], "not allowed to speak")
    assert match.bot.router.room(HOME, Room(room)).wakes_at() is None, "the clock stands"
    before = len(await ann.bodies(room, us))
    await ann.state(room, "m.room.power_levels", {**levels, "users": {us: 50, bob.user: 50}})
    await ann.sees(
        room,
        lambda e: (
            e["sender"] == us
            and "your turn" in str(e["content"].get("body"))
            and "🟥r8" in str(e["content"]["body"])
        ),
    )
    assert "ann" in (await ann.bodies(room, us))[before]


async def test_who_leaves_the_direct_room_in_mid_round_is_asked_in_when_it_is_their_turn_or_they_ask(
    match: Match,
) -> None:
    bob, ann, room, alone = match.bob, match.ann, match.room, match.alone[match.ann.user]
    await ann.leave(alone)
    await bob.say(room, "!play r8")
    assert await ann.asked_in(match.us) == alone
    # turned down: the room is told at the next hand, and nobody is pestered
    await ann.leave(alone)
    await ann.say(room, "!play r5")
    await bob.say(room, "!play r9")
    await match.told(bob, room, "isn't getting my private messages")
    await ann.say(room, "!hand")
    assert await ann.asked_in(match.us) == alone
    await ann.join(alone)
    await match.told(ann, alone, "🟥r6")
