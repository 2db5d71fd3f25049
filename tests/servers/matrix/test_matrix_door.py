"""The door on a real homeserver: who was invited and who came in, and rooms that are told apart, or are no rooms to play in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.servers.matrix.bot import Book, Bot, bot, entered
from tests.servers.matrix.player import Player, playing
from tests.servers.matrix.test_matrix_match import running_bot
from tests.servers.synapse import Account, Synapse
from unobot.adapter import CameIn, Door, Entered, Identity, Said
from unobot_matrix.wire import Json


def door(uno: Bot, player: Player) -> Door:
    return uno.adapter.door(Identity(player.user))


async def test_the_door_is_shut_until_somebody_is_invited_and_open_when_they_are_in(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        await uno.until(lambda _: True)
        assert door(uno, ann) is Door.SHUT
        assert await uno.adapter.reachable(Identity(ann.user))
        assert door(uno, ann) is Door.INVITED
        room = await ann.join(await ann.asked_in(us.user))
        came = await uno.until(lambda item: isinstance(item, CameIn))
        assert isinstance(came, CameIn)
        assert came.identity == ann.user
        assert door(uno, ann) is Door.OPEN
    async with bot(synapse, us, book) as uno:
        await uno.until(lambda _: True)
        assert door(uno, ann) is Door.OPEN
        await ann.leave(room)
        await ann.say(await ann.create(invite=[us.user]), "gone")
        while door(uno, ann) is Door.OPEN:
            await ann.sync(100)
        assert door(uno, ann) is Door.SHUT


class People:
    """The whole bot in a room, and what it says there."""

    def __init__(self, us: str, room: str) -> None:
        self.us, self.room = us, room

    async def told(self, reader: Player, part: str) -> Json:
        def said(event: Json) -> bool:
            return event["sender"] == self.us and part in str(event["content"].get("body"))

        return await reader.sees(self.room, said)


@asynccontextmanager
async def opened(synapse: Synapse, us: Account, ann: Player, bob: Player, room: str) -> AsyncIterator[People]:
    """A table at which ann and bob sit, who have come into their direct rooms."""
    async with running_bot(synapse, us, room):
        people = People(us.user, room)
        await ann.sees(room, lambda e: e.get("state_key") == us.user and e["type"] == "m.room.member")
        await bob.join(room)
        await ann.say(room, "!uno")
        await people.told(ann, "opens a table")
        await bob.say(room, "!join")
        for player in (ann, bob):
            await player.join(await player.asked_in(us.user))
        yield people


async def test_who_has_not_accepted_is_asked_in_left_out_and_plays_when_they_have(
    synapse: Synapse, us: Account, ann: Player, bob: Player, cid: Player, room: str
) -> None:
    async with opened(synapse, us, ann, bob, room) as people:
        await cid.join(room)
        await cid.say(room, "!join")
        await people.told(ann, "accept my invitation to see your cards")
        await ann.say(room, "!deal")
        await people.told(ann, "Not dealt in: cid")
        await people.told(ann, "Round 1")
        await cid.join(await cid.asked_in(us.user))
        await people.told(ann, "is back and will be dealt in next round")


async def test_a_strangers_mistake_and_tap_make_no_direct_room(
    synapse: Synapse, us: Account, ann: Player, bob: Player, eve: Player, room: str
) -> None:
    async with opened(synapse, us, ann, bob, room) as people:
        await eve.join(room)
        await eve.say(room, "!jion")
        said = await people.told(eve, "I don't know “jion”")
        assert said["content"]["body"].startswith("eve")
        await eve.say(room, "!play r5")
        await people.told(eve, "You don't have a seat at this table")
        await eve.react(room, said["event_id"], "👍")
        await eve.say(room, "!players")
        await people.told(eve, "At the table")
        await eve.sync(500)
        assert not eve.invited


async def test_a_puppet_that_does_not_come_in_is_told_what_to_do_instead_and_one_that_does_plays(
    synapse: Synapse, us: Account, ann: Player, bob: Player, room: str
) -> None:
    async with opened(synapse, us, ann, bob, room) as people, playing(synapse, "telegram_7") as [puppet]:
        await puppet.join(room)
        await puppet.say(room, "!join")
        await people.told(ann, "is here over a bridge, and I can't send cards over it")
        await puppet.join(await puppet.asked_in(us.user))
        await puppet.say(room, "!join")
        await people.told(ann, "joins (3 players")


async def test_two_rooms_of_one_name_are_told_apart_also_after_a_restart(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    rooms = [await ann.create(name="Game  night") for _ in range(2)]
    titles: list[list[str]] = []
    for order in (rooms, rooms[::-1]):
        async with bot(synapse, us, book, order) as uno:
            titles.append([(await entered(uno, room)).title for room in rooms])
    assert titles[0] == titles[1]
    assert len(set(titles[0])) == 2
    assert "#Game-night" in titles[0]
    assert all(title.startswith("#Game-night") and " " not in title for title in titles[0])


async def test_a_space_is_no_room_to_play_in(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    space = await ann.create(creation_content={"type": "m.space"})
    other = await ann.create(creation_content={"type": "m.space"}, invite=[us.user])
    async with bot(synapse, us, book, [space, room], invites_from=["@*:*"]) as uno:
        await entered(uno, room)
        gone = await ann.sees(
            other, lambda e: e.get("state_key") == us.user and e["content"]["membership"] == "leave"
        )
        assert "space" in gone["content"]["reason"]
        await ann.sees(
            space, lambda e: e.get("state_key") == us.user and e["content"].get("membership") == "join"
        )
        await ann.say(space, "!hello")
        await ann.say(room, "!hello there")
        await uno.hears("!hello there")
        assert [item.room for item in uno.all(Entered)] == [room]
        assert [said.text for said in uno.all(Said)] == ["!hello there"]


@pytest.mark.parametrize("invited", [False, True])
async def test_who_declines_is_not_dealt_in(
    synapse: Synapse, us: Account, ann: Player, bob: Player, cid: Player, room: str, *, invited: bool
) -> None:
    async with opened(synapse, us, ann, bob, room) as people:
        await cid.join(room)
        await cid.say(room, "!join")
        await people.told(ann, "accept my invitation")
        direct = await cid.asked_in(us.user)
        if not invited:
            await cid.leave(direct)
        await ann.say(room, "!deal")
        await people.told(ann, "Not dealt in: cid" if invited else "I can't deal cid")
