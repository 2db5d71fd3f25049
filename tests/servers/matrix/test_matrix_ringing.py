"""Whose client rings, on a real homeserver, and what shows that the bot has dealt with something."""

import asyncio
import itertools
import json
from typing import Any

import pytest

from tests.servers.matrix.bot import Book, Bot, bot, entered
from tests.servers.matrix.player import Player
from tests.servers.matrix.secret import encrypting
from tests.servers.synapse import Account, Synapse
from unobot.document import Name, Text
from unobot_matrix.wire import Json, path

_limits = itertools.count(1)
"""A first sync is answered from a cache unless it asks for something new."""


async def synced(player: Player, room: str) -> Json:
    """What a new client of the player's is told of the room."""
    query = {"filter": json.dumps({"room": {"timeline": {"limit": next(_limits)}}})}
    answer = await player.wire.call("GET", path("sync"), query=query)
    found: Json = answer["rooms"]["join"][room]
    return found


async def unread(player: Player, room: str) -> tuple[int, int]:
    """How many events in the room count as news, and how many of them as meant for the player."""
    counts = (await synced(player, room))["unread_notifications"]
    return counts["notification_count"], counts["highlight_count"]


async def called(uno: Bot, room: str, player: Player, text: str, *, rings: bool = True) -> None:
    """Have the bot say in the room that it is somebody's turn."""
    await uno.tell((Name("ann", player.user), Text(f", {text}")), room, mention=player.user, rings=rings)


async def test_the_line_that_mentions_somebody_rings_at_them_by_the_default_push_rules(
    synapse: Synapse, us: Account, book: Book, ann: Player, bob: Player, room: str
) -> None:
    await bob.join(room)
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        await ann.say(room, "hello")
        assert await unread(ann, room) == (0, 0)
        news = (await unread(bob, room))[0]
        await uno.say("bob plays", room)
        assert (await ann.reads(room, "bob plays"))["content"]["msgtype"] == "m.notice"
        assert await unread(ann, room) == (0, 0)
        await called(uno, room, ann, "your turn")
        event = await ann.reads(room, "ann, your turn")
        assert event["content"]["msgtype"] == "m.text"
        assert event["content"]["m.mentions"] == {"user_ids": [ann.user]}
        assert await unread(ann, room) == (1, 1)
        assert await unread(bob, room) == (news + 1, 0), "for others it is a message like any"


async def test_a_turn_that_is_a_notice_rings_at_nobody(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        await ann.say(room, "hello")
        await called(uno, room, ann, "your turn", rings=False)
        event = await ann.reads(room, "ann, your turn")
        assert event["content"]["msgtype"] == "m.notice"
        assert event["content"]["m.mentions"] == {"user_ids": [ann.user]}
        assert await unread(ann, room) == (0, 0)


async def test_in_a_direct_room_rings_what_is_to_ring_and_nothing_else(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        await uno.tell((Text("your cards"),), None, ann.user)
        direct = await ann.join(await ann.asked_in(us.user))
        assert (await ann.reads(direct, "your cards"))["content"]["msgtype"] == "m.notice"
        await ann.say(direct, "hand")
        await uno.hears("hand")
        await uno.tell((Text("a word"),), None, ann.user)
        await ann.reads(direct, "a word")
        assert await unread(ann, direct) == (0, 0)
        await uno.tell((Text("ping"),), None, ann.user, rings=True)
        assert (await ann.reads(direct, "ping"))["content"]["m.mentions"] == {}
        assert await unread(ann, direct) == (1, 0)


async def test_in_an_encrypted_direct_room_a_hand_that_comes_with_no_turn_is_an_edit_and_is_not_counted(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    async with bot(synapse, us, book, encryption=True) as uno:
        hand: Any = {"purpose": "hand #uno"}
        await uno.tell((Text("your turn"),), "#uno", ann.user, rings=True, **hand)
        direct = await ann.join(await ann.asked_in(us.user))
        last = (await ann.history(direct))[-1]["event_id"]
        await ann.wire.call("POST", path("rooms", direct, "receipt", "m.read", last), {})
        assert await unread(ann, direct) == (0, 0)
        await uno.tell((Text("your turn"),), "#uno", ann.user, rings=True, **hand)
        assert await unread(ann, direct) == (1, 0)
        await uno.tell((Text("your cards"),), "#uno", ann.user, **hand)
        *_, turn, edit = (e for e in await ann.history(direct) if e["type"] == "m.room.encrypted")
        assert edit["content"]["m.relates_to"] == {"rel_type": "m.replace", "event_id": turn["event_id"]}
        assert await unread(ann, direct) == (1, 0)


async def test_who_wants_notices_is_sent_notices_in_their_direct_room(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    async with bot(synapse, us, book) as uno:
        await uno.tell((Text("your cards"),), None, ann.user, form="notice")
        direct = await ann.join(await ann.asked_in(us.user))
        assert (await ann.reads(direct, "your cards"))["content"]["msgtype"] == "m.notice"


async def test_what_was_dealt_with_has_a_read_receipt(us: Account, ann: Player, room: str, uno: Bot) -> None:
    await ann.say(room, "!echo one")
    await ann.reads(room, "one")
    last = await ann.say(room, "!echo two")
    await ann.reads(room, "two")
    read: set[str] = set()
    async with asyncio.timeout(10):
        while last not in read:
            for event in (await synced(ann, room))["ephemeral"]["events"]:
                receipts = event["content"].items() if event["type"] == "m.receipt" else ()
                read |= {one for one, kinds in receipts if us.user in kinds.get("m.read", {})}


async def test_what_is_not_settled_has_no_read_receipt(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        settled = book.shelf.texts["position"]

        async def forgotten(key: str, text: str | None, /) -> None:
            book.shelf.texts[key] = settled if key == "position" else str(text)

        monkeypatch.setattr(book.shelf, "put", forgotten)
        await ann.say(room, "!echo one")
        await ann.reads(room, "one")
        await ann.say(room, "!echo two")
        await ann.reads(room, "two")
        events = (await synced(ann, room))["ephemeral"]["events"]
        assert not [event for event in events if us.user in str(event)]


async def test_the_account_gets_the_name_and_the_picture_of_the_configuration_once(
    synapse: Synapse, us: Account, book: Book, ann: Player
) -> None:
    book.folder.mkdir()
    picture = book.folder / "picture.png"
    picture.write_bytes(b"\x89PNG first")
    seen: list[tuple[str, str]] = []

    async def profile(*, name: str, other_than: str = "") -> tuple[str, str]:
        async with asyncio.timeout(10):
            while True:
                found = await ann.wire.call("GET", path("profile", us.user))
                address = str(found.get("avatar_url", ""))
                if found.get("displayname") == name and address not in {"", other_than}:
                    return name, address

    for content, name in ((b"first", "Uno"), (b"first", "Uno 2"), (b"second", "Uno 2")):
        picture.write_bytes(b"\x89PNG " + content)
        async with bot(synapse, us, book, display_name=name, avatar=str(picture)):
            changed = bool(seen) and content == b"second"
            seen.append(await profile(name=name, other_than=seen[-1][1] if changed else ""))
    assert seen[0][1] == seen[1][1] != seen[2][1]
    assert all(address.startswith("mxc://") for _, address in seen)


@pytest.mark.parametrize("encrypted", [False, True])
async def test_a_reaction_below_a_hand_plays_the_card_in_the_room_that_the_hand_is_about(
    synapse: Synapse, us: Account, book: Book, *, encrypted: bool
) -> None:
    settings = {"encryption": encrypted, "hand_reactions": True}
    async with encrypting(synapse, book.folder / "ann", "ann") as [ann]:
        room = await ann.create() if encrypted else await ann.create(initial_state=[])
        async with bot(synapse, us, book, [room], **settings) as uno:
            await entered(uno, room)
            if encrypted:
                await ann.knows(room, us.user)
            sending = asyncio.create_task(
                uno.tell((Text("[#uno] Your cards"),), None, ann.user, answers=("r5", "w"))
            )
            direct = await ann.join(await ann.asked_in(us.user))
            await sending
            hand = await ann.reads(direct, "[#uno] Your cards")
            await ann.react(direct, hand.event_id, "▶️")
            await ann.react(direct, hand.event_id, "g1")
            await ann.react(direct, hand.event_id, "R5")
            said = await uno.hears("r5")
            assert (said.addressed, said.sender.identity, said.room) == (True, ann.user, None)
            assert [item.text for item in uno.all(type(said))] == ["r5"]
        query = {"dir": "b", "limit": "100"}
        events = (await ann.wire.call("GET", path("rooms", direct, "messages"), query=query))["chunk"]
        ours = [e for e in events if e["type"] == "m.reaction" and e["sender"] == us.user]
        offered = [e["content"]["m.relates_to"]["key"] for e in reversed(ours)]
        assert offered == ([] if encrypted else ["r5", "w"]), (
            "where the room is encrypted the cards stay secret"
        )


async def test_a_hand_that_is_about_a_room_is_answered_for_that_room(
    us: Account, ann: Player, room: str, uno: Bot
) -> None:
    await uno.say("hello", None, ann.user)
    direct = await ann.join(await ann.asked_in(us.user))
    await uno.hand(room, ann.user, "Your cards", ("r5",))
    hand = await ann.reads(direct, "Your cards")
    await ann.react(direct, hand["event_id"], "▶️")
    said = await uno.hears("r5")
    assert (said.about, said.addressed) == (room, True)


@pytest.mark.parametrize("form", ["pill", "link", "id", "at", "name"])
async def test_a_line_that_begins_with_the_bots_name_needs_no_prefix(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str, form: str
) -> None:
    async with bot(synapse, us, book, [room], display_name="Uno Bot") as uno:
        await entered(uno, room)
        await uno.until(lambda _: True)
        named = {"membership": "join", "displayname": "Uno Bot"}
        await ann.sees(
            room, lambda e: e.get("state_key") == us.user and named.items() <= e["content"].items()
        )
        link = f"https://matrix.to/#/{us.user}"
        typed = {
            "pill": "Uno Bot: hand",
            "link": f"[Uno Bot]({link}) hand",
            "id": f"{us.user} hand",
            "at": f"@{us.user[1:].split(':')[0]} hand",
            "name": "uno bot, hand",
        }[form]
        pill = {"format": "org.matrix.custom.html", "formatted_body": f'<a href="{link}">Uno Bot</a>: hand'}
        await ann.say(room, typed, **(pill if form == "pill" else {}))
        said = await uno.hears("hand")
        assert (said.addressed, said.room) == (True, room)
        await ann.say(room, "uno bot is slow")
        assert not (await uno.hears("uno bot is slow")).addressed
