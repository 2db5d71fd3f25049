"""Rooms on a real homeserver: entered, heard, answered, left."""

import pytest

from tests.servers.matrix.bot import Book, Bot, bot, entered
from tests.servers.matrix.player import Player
from tests.servers.synapse import Account, Synapse
from unobot.adapter import (
    Arrived,
    Departed,
    Entered,
    Excluded,
    Heard,
    Renamed,
    Room,
    Said,
    Undeliverable,
    Unheard,
)


async def test_what_is_said_in_a_room_is_heard_and_answered_once(
    us: Account, ann: Player, room: str, uno: Bot
) -> None:
    await ann.say(room, "!echo hello")
    event = await ann.reads(room, "hello")
    said = await uno.hears("!echo hello")
    assert event["content"]["msgtype"] == "m.notice"
    assert (said.sender.identity, said.room) == (ann.user, room)
    assert await ann.bodies(room, us.user) == ["hello"]


async def test_everybody_present_is_told_before_the_bot_has_entered(
    synapse: Synapse, us: Account, book: Book, ann: Player, bob: Player, room: str
) -> None:
    await bob.join(room)
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        before = uno.items[: uno.items.index(uno.all(Entered)[0])]
        assert {i.sender.identity for i in before if isinstance(i, Arrived)} == {ann.user, bob.user}


async def test_a_room_is_joined_by_its_alias_and_bears_it_as_title(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    alias = synapse.unique("uno")
    room = await ann.create(room_alias_name=alias, name="Games")
    async with bot(synapse, us, book, [f"#{alias}:localhost"]) as uno:
        assert (await entered(uno, room)).title == f"#{alias}:localhost"


async def test_coming_and_going_and_new_names_are_told(bob: Player, room: str, uno: Bot) -> None:
    await bob.join(room)
    await uno.until(lambda i: isinstance(i, Arrived) and i.sender.identity == bob.user)
    await bob.call_me("Robert")
    await uno.until(lambda i: isinstance(i, Renamed) and i.sender.name == "Robert" and i.old == bob.user)
    await bob.leave(room)
    await uno.until(lambda i: isinstance(i, Departed) and i.identity == bob.user and i.room == room)


async def test_who_comes_with_a_name_that_somebody_has_is_told_apart(
    synapse: Synapse, us: Account, book: Book, ann: Player, bob: Player, room: str
) -> None:
    await ann.call_me("Bob")
    await bob.call_me("BOB\u202e\u200b")
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        assert uno.all(Arrived)[0].sender.name == "Bob"
        await bob.join(room)
        await uno.until(lambda i: isinstance(i, Arrived) and i.sender.name == f"BOB ({bob.user})")
        assert [item for item in uno.all(Renamed) if item.old == ann.user] == []


async def test_whoever_made_a_room_is_its_operator_and_its_id_has_no_server_in_it(
    synapse: Synapse, us: Account, book: Book, ann: Player, bob: Player
) -> None:
    room = await ann.create(room_version="12")
    await bob.join(room)
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        ranks = {item.sender.identity: item.sender.operator for item in uno.all(Arrived)}
        assert ranks == {ann.user: True, bob.user: False}
        assert ":" not in room
        await uno.say("version 12 works", room)
        await ann.reads(room, "version 12 works")


async def test_a_moderator_is_an_operator_where_creators_are_listed(
    synapse: Synapse, us: Account, book: Book, ann: Player, bob: Player, cid: Player
) -> None:
    room = await ann.create(
        room_version="10", power_level_content_override={"users": {ann.user: 100, bob.user: 50}}
    )
    await bob.join(room)
    await cid.join(room)
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        ranks = {item.sender.identity: item.sender.operator for item in uno.all(Arrived)}
        assert ranks == {ann.user: True, bob.user: True, cid.user: False}


async def test_a_kick_is_told_and_a_new_invitation_leads_back(
    us: Account, ann: Player, room: str, uno: Bot
) -> None:
    await ann.does("kick", room, us.user)
    excluded = await uno.until(lambda i: isinstance(i, Excluded) and i.room == room)
    assert isinstance(excluded, Excluded)
    assert ann.user in excluded.reason
    with pytest.raises(Undeliverable):
        await uno.say("anybody?", room)
    await ann.does("invite", room, us.user)
    await entered(uno, room, times=2)
    again = uno.items[uno.items.index(excluded) :]
    assert [i.sender.identity for i in again if isinstance(i, Arrived)] == [ann.user]
    await uno.say("back", room)
    await ann.reads(room, "back")


async def test_a_room_that_does_not_let_the_bot_speak_is_told_and_so_is_the_end_of_that(
    us: Account, ann: Player, room: str, uno: Bot
) -> None:
    # ann made the room, and ranks above all levels
    levels = {"users": {}, "users_default": 0, "events_default": 50}
    await ann.state(room, "m.room.power_levels", levels)
    with pytest.raises(Undeliverable):
        await uno.say("lost", room)
    assert [item.room for item in uno.all(Unheard)] == [room]
    # levels that still silence the bot may reach it after its line was refused: they are no reason to try again
    await ann.state(room, "m.room.power_levels", {**levels, "events_default": 60})
    await ann.say(room, "quiet here")
    await uno.hears("quiet here")
    with pytest.raises(Undeliverable):
        await uno.say("lost, too", room)
    assert len(uno.all(Unheard)) == 1
    await ann.state(room, "m.room.power_levels", {**levels, "users": {us.user: 50}})
    await uno.until(lambda item: isinstance(item, Heard) and item.room == room)
    await uno.say("heard", room)
    await ann.reads(room, "heard")


async def test_a_ban_is_told_and_the_bot_stays_out(us: Account, ann: Player, room: str, uno: Bot) -> None:
    await ann.does("ban", room, us.user, reason="cheating")
    told = await uno.until(lambda i: isinstance(i, Excluded))
    assert isinstance(told, Excluded)
    assert "ban" in told.reason


async def test_what_was_said_before_the_bot_came_is_not_heard(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    elsewhere = await ann.create()
    async with bot(synapse, us, book, [elsewhere]) as uno:
        await entered(uno, elsewhere)
        for number in range(70):
            await ann.say(room, f"!echo old {number}")
        await uno.adapter.reload_rooms([Room(room)])
        await entered(uno, room)
        await ann.say(room, "!echo new")
        await ann.reads(room, "new")
        assert [said.text for said in uno.all(Said)] == ["!echo new"]


async def test_only_what_a_person_types_is_heard(ann: Player, room: str, uno: Bot) -> None:
    first = await ann.say(room, "!play g1")
    await ann.send(room, "m.room.message", {"msgtype": "m.notice", "body": "!play g3"})
    await ann.send(room, "m.room.message", {"msgtype": "m.image", "body": "!play g4", "url": "mxc://x/y"})
    await ann.send(room, "m.room.message", {"msgtype": "m.image", "body": "!play", "m.relates_to": [1, 2]})
    await ann.say(
        room,
        "> <@bot> quoted\n\n!play g5",
        **{"m.relates_to": {"m.in_reply_to": {"event_id": first}}},
    )
    await ann.say(room, "!last")
    await uno.hears("!last")
    assert [said.text for said in uno.all(Said)] == ["!play g1", "!play g5", "!last"]


async def test_an_edit_is_told_as_what_it_is(ann: Player, room: str, uno: Bot) -> None:
    first = await ann.say(room, "!play g1")
    second = await ann.edit(room, first, "!play g2")
    await ann.edit(room, first, "no command", msgtype="m.image")
    third = await ann.edit(room, second, "!play g3")
    await ann.say(room, "!last")
    await uno.hears("!last")
    told = [(said.text, said.id, said.edit_of) for said in uno.all(Said)][:-1]
    assert told == [("!play g1", first, None), ("!play g2", second, first), ("!play g3", third, second)]


async def test_an_invitation_is_accepted_only_from_those_it_may_come_from(
    synapse: Synapse, us: Account, book: Book, ann: Player, eve: Player
) -> None:
    theirs, hers = [await who.create(preset="private_chat") for who in (eve, ann)]
    async with bot(synapse, us, book, invites_from=[ann.user]) as uno:
        await eve.does("invite", theirs, us.user)
        await ann.does("invite", hers, us.user)
        await entered(uno, hers)
        await eve.sees(
            theirs, lambda e: e.get("state_key") == us.user and e["content"]["membership"] == "leave"
        )
        assert not [item for item in uno.all(Entered) if item.room == theirs]


async def test_rooms_can_be_changed_while_running(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    old, new = await ann.create(), await ann.create()
    async with bot(synapse, us, book, [old]) as uno:
        await entered(uno, old)
        await uno.adapter.reload_rooms([Room(new)])
        await entered(uno, new)
        await uno.until(lambda i: isinstance(i, Excluded) and i.room == old)
