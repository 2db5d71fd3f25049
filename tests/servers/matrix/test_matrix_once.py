"""Everything is heard once and said once, whatever restarts in between."""

import asyncio
from pathlib import Path

import pytest

from tests.servers.matrix.bot import Book, Bot, bot, entered
from tests.servers.matrix.player import Player
from tests.servers.synapse import Account, Synapse, running
from unobot.adapter import Arrived, Bookmark, Departed, Disconnected, Entered, Said
from unobot_matrix import wire
from unobot_matrix.wire import Wire, path


async def test_what_is_said_while_the_bot_is_down_is_heard_in_order_and_once(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        await ann.say(room, "!before")
        await uno.hears("!before")
        await uno.until(lambda item: isinstance(item, Bookmark) and item is uno.items[-1])
    for number in range(120):
        await ann.say(room, f"!echo {number}")
    async with bot(synapse, us, book, [room]) as uno:
        await ann.reads(room, "119")
        assert [said.text for said in uno.all(Said)] == [f"!echo {number}" for number in range(120)]
        assert isinstance(uno.items[1], Entered)
    assert await ann.bodies(room, us.user) == [str(number) for number in range(120)]


async def test_a_batch_that_was_not_settled_is_told_again(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        position = book.shelf.texts["position"]
        await ann.say(room, "!again")
        first = await uno.hears("!again")
    book.shelf.texts["position"] = position
    book.seen.clear()
    async with bot(synapse, us, book, [room]) as uno:
        second = await uno.hears("!again")
    assert first.id == second.id


async def test_a_message_sent_twice_with_its_number_is_said_once(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    for _ in range(2):
        async with bot(synapse, us, book, [room]) as uno:
            await entered(uno, room)
            await uno.say("once", room, key=7)
            await uno.say("once", room, key=7)
    assert await ann.bodies(room, us.user) == ["once"]


async def test_another_database_counts_anew_and_is_not_silenced(
    synapse: Synapse, us: Account, tmp_path: Path, ann: Player, room: str
) -> None:
    first = Book(tmp_path / "one")
    async with bot(synapse, us, first, [room]) as uno:
        await entered(uno, room)
        await uno.say("one", room, key=1)
    second = Book(tmp_path / "two")
    second.shelf.texts["token"] = first.shelf.texts["token"]
    async with bot(synapse, us, second, [room]) as uno:
        await entered(uno, room)
        await uno.say("two", room, key=1)
    assert await ann.bodies(room, us.user) == ["one", "two"]


async def test_those_who_came_and_went_while_the_bot_was_down_are_right(
    synapse: Synapse, us: Account, book: Book, ann: Player, bob: Player, cid: Player, room: str
) -> None:
    await bob.join(room)
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
    for number in range(60):
        await ann.say(room, f"{number}")
    await bob.leave(room)
    await cid.join(room)
    async with bot(synapse, us, book, [room]) as uno:
        await entered(uno, room)
        await uno.until(lambda item: isinstance(item, Bookmark))
        present = {item.sender.identity for item in uno.all(Arrived)}
        gone = {item.identity for item in uno.all(Departed)}
        assert present - gone == {ann.user, cid.user}


async def test_the_bot_goes_on_after_the_homeserver_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "OUTAGE", 0.0)
    with running() as server:
        us, book = server.register("bot"), Book(tmp_path)
        ann = Player(server, server.register("ann"))
        room = await ann.create()
        async with bot(server, us, book, [room]) as uno:
            await entered(uno, room)
            await asyncio.to_thread(server.stop)
            await uno.until(lambda item: isinstance(item, Disconnected))
            await asyncio.to_thread(server.start)
            await entered(uno, room, times=2)
            await ann.say(room, "!echo still here")
            await ann.reads(room, "still here")
            assert len([item for item in uno.all(Arrived) if item.sender.identity == ann.user]) == 2
        await ann.wire.close()


async def test_a_homeserver_that_is_away_at_the_start_is_waited_for(tmp_path: Path) -> None:
    with running() as server:
        us, book = server.register("bot"), Book(tmp_path)
        ann = Player(server, server.register("ann"))
        room = await ann.create()
        await asyncio.to_thread(server.stop)
        async with bot(server, us, book, [room]) as uno:
            await asyncio.to_thread(server.start)
            await entered(uno, room)
        await ann.wire.close()


async def test_a_wrong_password_ends_the_network_and_says_what_to_change(
    synapse: Synapse, us: Account, book: Book
) -> None:
    async with bot(synapse, us, book, password="wrong") as uno:
        await uno.ends("cannot log in with this password")


async def test_a_mistyped_token_ends_the_network_and_says_so(
    synapse: Synapse, us: Account, book: Book
) -> None:
    async with bot(synapse, us, book, access_token="syt_wrong") as uno:
        await uno.ends("refuses our access token")


async def test_a_token_of_somebody_else_is_noticed(synapse: Synapse, us: Account, book: Book) -> None:
    async with bot(synapse, us, book, access_token=us.token, user="@other:localhost") as uno:
        await uno.ends("belongs to")


async def test_a_token_that_is_revoked_while_running_ends_a_network_without_password(
    synapse: Synapse, us: Account, book: Book, owner: Player, room: str
) -> None:
    async with bot(synapse, us, book, [room], access_token=us.token) as uno:
        await entered(uno, room)
        await owner.wire.call("POST", "/_matrix/client/v3/logout/all", {})
        await uno.ends("refuses our access token")


async def test_who_was_logged_out_logs_in_once_with_the_password_and_then_gives_up(
    synapse: Synapse, us: Account, book: Book, owner: Player, ann: Player, room: str, uno: Bot
) -> None:
    device = book.shelf.texts["device"]
    await owner.wire.call("POST", "/_matrix/client/v3/logout/all", {})
    await entered(uno, room, times=2)
    assert len(uno.all(Disconnected)) == 1
    assert book.shelf.texts["device"] == device
    await ann.say(room, "!echo still here")
    await ann.reads(room, "still here")
    us_again = Wire(synapse.url)
    us_again.token = book.shelf.texts["token"]
    await us_again.call("POST", "/_matrix/client/v3/logout/all", {})
    await us_again.close()
    await uno.ends("refuses our access token")


async def test_devices_that_an_earlier_bot_left_behind_are_logged_out(
    synapse: Synapse, us: Account, tmp_path: Path, owner: Player
) -> None:
    login = {
        "type": "m.login.password",
        "identifier": {"type": "m.id.user", "user": us.user},
        "password": us.password,
    }
    named = {"initial_device_display_name": "the owner's phone"}
    phone = await owner.wire.call("POST", path("login"), {**login, **named})
    books = [Book(tmp_path / name) for name in ("one", "two")]
    for book in books:
        async with bot(synapse, us, book) as uno:
            await uno.until(lambda item: isinstance(item, Bookmark))
    answer = await owner.wire.call("GET", path("devices"))
    left = {device["device_id"] for device in answer["devices"]}
    assert left == {us.device, phone["device_id"], books[1].shelf.texts["device"]}


async def test_the_device_is_kept_over_restarts(synapse: Synapse, us: Account, book: Book) -> None:
    devices = set()
    for _ in range(2):
        async with bot(synapse, us, book) as uno:
            await uno.until(lambda item: isinstance(item, Bookmark))
            devices.add(book.shelf.texts["device"])
    assert len(devices) == 1


async def test_a_position_that_the_homeserver_does_not_know_is_given_up(
    synapse: Synapse, us: Account, book: Book
) -> None:
    book.shelf.texts["position"] = "nonsense"
    async with bot(synapse, us, book) as uno:
        await uno.until(lambda item: isinstance(item, Bookmark))
        assert book.shelf.texts["position"] != "nonsense"
