"""What a player is to see: a round in a room of a real homeserver, in the middle of which it becomes ann's turn."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.plugins.built_in import built_in
from tests.servers.matrix.player import playing
from tests.servers.matrix.test_matrix_match import TABLES, Match
from tests.servers.synapse import Synapse
from tests.servers.whole.bot import Stacked
from unobot.adapter import Network, Room
from unobot.app.assembly import Outside, assemble
from unobot.config import Config, NetworkSettings, Secret
from unobot.kit.testing.room import plain_deals

HOME = Network("home")
HAND = ("r5", "r7", "g3", "b+2", "w", "wd4")
"""What ann holds when it becomes her turn."""
PLAYED = "r8"
"""What bob plays, who comes before her."""


@asynccontextmanager
async def ann_is_next(server: Synapse) -> AsyncIterator[Match]:
    """A round in which bob is about to play; ann sees her hand as a picture, and nobody encrypts."""
    us = server.register(server.unique("unobot"))
    async with playing(server, "ann", "bob") as [ann, bob]:
        await ann.call_me("ann")
        await bob.call_me("bob")
        room = await ann.create(name="Parlour")
        await bob.join(room)
        settings = {
            "homeserver": server.url,
            "user": us.user,
            "password": us.password,
            "rooms": [room],
            "encryption": False,
            "display_name": "unobot",
            "pace": {"burst": 1000, "per_second": 1000.0},
        }
        home = NetworkSettings(HOME, "matrix", (Room(room),), settings, TABLES)
        config = Config(data=Secret("sqlite://"), tables=TABLES, networks={HOME: home})
        outside = Outside(chance=Stacked(bytes(32)))
        async with assemble(config, plain_deals(built_in()), outside) as made, made.at_work():
            await ann.sees(room, lambda e: e.get("state_key") == us.user and e["type"] == "m.room.member")
            match = Match(made, us.user, room, ann, bob, {})
            await ann.say(room, "!uno")
            await match.told(ann, room, "opens a table")
            await bob.say(room, "!join")
            for player in (ann, bob):
                match.alone[player.user] = await player.join(await player.asked_in(us.user))
            await ann.say(match.alone[ann.user], "!set pictures on")
            await ann.say(room, "!deal")
            await match.told(ann, room, "our turn")
            match.lay(ann=" ".join(HAND), bob=f"{PLAYED} r9 g5 g7", top="r1", turn="bob")
            yield match
