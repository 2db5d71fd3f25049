"""Direct rooms on a real homeserver: found, made, accepted, and never used with a third person in them."""

import asyncio
from pathlib import Path

import pytest

from tests.servers.matrix.bot import Book, Bot, bot
from tests.servers.matrix.player import Player, playing
from tests.servers.synapse import Account, Synapse
from unobot.adapter import Arrived, Entered, Identity, Said, Undeliverable, Unreached
from unobot_matrix import rooms
from unobot_matrix.wire import path


async def direct(player: Player, uno: Bot, us: Account, text: str = "your cards") -> str:
    """The direct room that the bot makes to say a text to a player, entered by the player."""
    await uno.say(text, None, player.user)
    room = await player.join(await player.asked_in(us.user))
    await player.reads(room, text)
    return room


async def joined(uno: Bot, player: Player, room: str) -> None:
    """Until the bot has seen the player come into the direct room: it hears what they say there."""
    words = f"!here {len(uno.items)}"
    await player.say(room, words)
    await uno.hears(words)


async def opened(player: Player, us: Account) -> str:
    """A direct room that the player opens, entered by the bot."""
    room = await player.create(preset="trusted_private_chat", is_direct=True, invite=[us.user])
    await player.sees(room, lambda e: e.get("state_key") == us.user and e["content"]["membership"] == "join")
    return room


async def test_a_hand_goes_into_a_direct_room_that_is_made_once(
    synapse: Synapse, us: Account, book: Book, owner: Player, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        room = await direct(ann, uno, us)
        await uno.say("and again", None, ann.user)
        await ann.reads(room, "and again")
        listed = await owner.wire.call("GET", path("user", us.user, "account_data", "m.direct"))
        assert listed == {ann.user: [room]}


async def test_words_in_the_direct_room_are_private_and_no_presence_is_told_of_it(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        room = await direct(ann, uno, us)
        await ann.say(room, "play r5")
        said = await uno.hears("play r5")
        assert (said.room, said.sender.identity) == (None, ann.user)
        assert not uno.all(Entered)
        assert not uno.all(Arrived)


async def test_a_hand_is_in_the_room_when_the_player_comes_late(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        await uno.say("first", None, ann.user)
        await uno.say("second", None, ann.user)
        room = await ann.join(await ann.asked_in(us.user))
        assert await ann.bodies(room, us.user) == ["first", "second"]


async def test_the_direct_room_is_found_again_after_a_restart_even_if_it_was_never_listed(
    synapse: Synapse, us: Account, book: Book, owner: Player, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        room = await direct(ann, uno, us)
    await owner.wire.call("PUT", path("user", us.user, "account_data", "m.direct"), {})
    async with bot(synapse, us, book) as uno:
        await uno.until(lambda _: True)
        await uno.say("found", None, ann.user)
        await ann.reads(room, "found")


async def test_a_direct_room_that_the_player_opens_is_accepted_and_used(
    us: Account, ann: Player, room: str, uno: Bot
) -> None:
    private = await opened(ann, us)
    await ann.say(private, "!help")
    assert (await uno.hears("!help")).room is None
    await uno.say("your cards", None, ann.user)
    await ann.reads(private, "your cards")


async def test_a_stranger_who_shares_no_room_cannot_open_a_direct_room(
    synapse: Synapse, us: Account, book: Book, eve: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        room = await eve.create(preset="private_chat", is_direct=True, invite=[us.user])
        gone = await eve.sees(
            room, lambda e: e.get("state_key") == us.user and e["content"]["membership"] == "leave"
        )
        assert gone["sender"] == us.user
        assert uno.running is not None


async def test_nothing_is_said_or_heard_in_a_direct_room_that_a_third_person_has_entered(
    us: Account, ann: Player, eve: Player, uno: Bot
) -> None:
    private = await opened(ann, us)
    await uno.say("first", None, ann.user)
    await ann.reads(private, "first")
    await ann.does("invite", private, eve.user)
    await eve.join(private)
    await uno.say("secret", None, ann.user)
    other = await ann.join(await ann.asked_in(us.user))
    await ann.reads(other, "secret")
    await eve.say(private, "play r1")
    await ann.say(private, "play r2")
    await ann.say(other, "play r3")
    await uno.hears("play r3")
    assert "secret" not in await eve.bodies(private, us.user)
    # the first calls the bot without words: that the room was opened
    assert [(said.text, said.sender.identity) for said in uno.all(Said)] == [
        ("", ann.user),
        ("play r3", ann.user),
    ]


async def test_a_mere_invitation_of_a_third_person_ends_the_privacy(
    us: Account, ann: Player, eve: Player, uno: Bot
) -> None:
    private = await opened(ann, us)
    await ann.does("invite", private, eve.user)
    await uno.say("secret", None, ann.user)
    assert await ann.asked_in(us.user) != private


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("m.room.join_rules", {"join_rule": "public"}),
        ("m.room.history_visibility", {"history_visibility": "world_readable"}),
    ],
)
async def test_a_direct_room_that_others_could_read_is_not_used(
    us: Account, kind: str, content: dict[str, str], ann: Player, uno: Bot
) -> None:
    private = await opened(ann, us)
    await ann.state(private, kind, content)
    await uno.say("secret", None, ann.user)
    assert await ann.asked_in(us.user) != private


async def test_a_player_who_left_the_direct_room_is_asked_in_again_at_once(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        room = await direct(ann, uno, us)
        for text in ("come back", "and again"):
            await joined(uno, ann, room)
            await ann.leave(room)
            await uno.say(text, None, ann.user)
            assert await ann.asked_in(us.user) == room
            await ann.join(room)
            assert text in await ann.bodies(room, us.user)
        assert not uno.all(Unreached)


async def test_who_does_not_come_in_is_not_pestered_but_asked_in_when_they_ask(
    us: Account, ann: Player, bob: Player, room: str, uno: Bot
) -> None:
    await bob.join(room)
    await uno.say("your cards", None, ann.user)
    private = await ann.asked_in(us.user)
    await ann.leave(private)
    others = await bob.say(room, "!play")
    await uno.hears("!play")
    with pytest.raises(Undeliverable, match="has left"):
        await uno.say("too soon", None, ann.user, reply_to=others)
    assert [item.identity for item in uno.all(Unreached)] == [ann.user]
    own = await ann.say(room, "!hand")
    await uno.hears("!hand")
    await uno.say("come in", None, ann.user, reply_to=own)
    await ann.join(await ann.asked_in(us.user))
    assert "come in" in await ann.bodies(private, us.user)


async def turned_down_often(uno: Bot, player: Player, room: str) -> None:
    """The player leaves the direct room, is asked in again, turns it down …"""
    for number in range(8):
        await player.leave(room)
        await uno.say(f"come back {number}", None, player.user)


async def test_where_the_homeserver_lets_nobody_be_asked_in_any_more_it_is_told(
    slow_synapse: Synapse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "INVITE_AGAIN", 0.0)
    us = slow_synapse.register(slow_synapse.unique("bot"))
    async with playing(slow_synapse, "ann") as [ann], bot(slow_synapse, us, Book(tmp_path)) as uno:
        room = await direct(ann, uno, us)
        with pytest.raises(Undeliverable, match="cannot be asked in"):
            await turned_down_often(uno, ann, room)
        assert [item.identity for item in uno.all(Unreached)] == [ann.user]


async def test_it_is_known_beforehand_who_cannot_be_reached(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        await uno.until(lambda _: True)
        assert await uno.adapter.reachable(Identity(ann.user))
        assert not await uno.adapter.reachable(Identity("@nobody:elsewhere.invalid"))
        with pytest.raises(Undeliverable):
            await uno.say("hello", None, "@nobody:elsewhere.invalid")


async def test_two_messages_at_once_make_one_direct_room(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        await uno.until(lambda _: True)
        await asyncio.gather(uno.say("one", None, ann.user), uno.adapter.reachable(Identity(ann.user)))
        room = await ann.join(await ann.asked_in(us.user))
        await ann.sync()
        assert not ann.invited
        assert await ann.bodies(room, us.user) == ["one"]


async def test_a_hand_is_not_sent_unencrypted_into_an_encrypted_direct_room(
    synapse: Synapse, us: Account, book: Book, owner: Player, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        room = await direct(ann, uno, us)
        await owner.state(room, "m.room.encryption", {"algorithm": "m.megolm.v1.aes-sha2"})
        await uno.say("secret", None, ann.user)
        assert await ann.asked_in(us.user) != room
        assert "secret" not in await ann.bodies(room, us.user)
