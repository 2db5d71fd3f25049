"""`unobot check --online` on a real homeserver: what it finds, and that a bot which runs meanwhile is left alone."""

import asyncio
import random
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.reading import good
from tests.servers.matrix.bot import HOME, Book, bot, entered
from tests.servers.matrix.player import Player
from tests.servers.matrix.secret import encrypting
from tests.servers.synapse import Account, Synapse, running
from unobot.adapter import Finding
from unobot.app.config_check import OverlayShelf
from unobot.clock import WallClock
from unobot.plugins.parts import Means
from unobot_matrix import MatrixSettings
from unobot_matrix.adapter import MatrixAdapter
from unobot_matrix.wire import Failure, path


@pytest.fixture
def slow_synapse() -> Iterator[Synapse]:
    """A homeserver of one's own with the rate limits it has by default: each look is a login, of which it allows five."""
    with running(lifted=False) as server:
        yield server


async def look(synapse: Synapse, us: Account, book: Book, *rooms: str, **more: object) -> dict[str, Finding]:
    """What is found, by what was looked at."""
    values: dict[str, object] = {"homeserver": synapse.url, "user": us.user, "rooms": list(rooms)}
    values |= {"password": us.password, "encryption": False} | more
    means = Means(OverlayShelf(book.shelf), WallClock(), random.Random(1), book.folder)
    adapter = MatrixAdapter(HOME, good(MatrixSettings, values), means)
    return {finding.what: finding async for finding in adapter.examine()}


async def devices(owner: Player) -> set[str]:
    """The account's devices."""
    answer = await owner.wire.call("GET", path("devices"))
    return {device["device_id"] for device in answer["devices"]}


async def test_a_bot_that_has_never_run_is_looked_at_and_leaves_no_device(
    synapse: Synapse, us: Account, owner: Player, book: Book, ann: Player, room: str
) -> None:
    before = await devices(owner)
    found = await look(synapse, us, book, room, encryption=True)

    assert [what for what, finding in found.items() if finding.cure] == []
    assert "with the password; the bot has no device there yet" in found["login"].found
    assert synapse.url in found["reachable"].found
    assert "not made yet" in found["device"].found
    assert "rings" in found["mention"].found
    assert found[f"room {room}"].found == "is open, and the bot comes in when it runs"
    assert await devices(owner) == before


async def test_a_running_bot_keeps_its_device_and_reads_on_while_it_is_looked_at(
    synapse: Synapse, us: Account, owner: Player, book: Book
) -> None:
    async with encrypting(synapse, book.folder.parent / "players", "dan") as [dan]:
        room = await dan.create()
        async with bot(synapse, us, book, [room], encryption=True) as uno:
            await entered(uno, room)
            await dan.knows(room, us.user)
            before, token = await devices(owner), book.shelf.get("token")
            for turn in range(3):
                # a key of the room is on its way to the bot's device: a sync of ours would have taken it away
                await dan.say(room, f"!echo {turn}")
                found = await look(synapse, us, book, room, encryption=True)
                await uno.hears(f"!echo {turn}")
            assert (await devices(owner), book.shelf.get("token")) == (before, token)

    assert [finding for finding in found.values() if finding.cure] == []
    assert found[f"room {room}"].found == "the bot is in it and may speak, encrypted"
    assert found["device"].found.endswith("is signed by its account, and that by its master key")


async def test_what_keeps_the_bot_from_speaking_in_a_room_is_told_with_the_cure(
    synapse: Synapse, us: Account, book: Book, ann: Player, room: str
) -> None:
    mute, closed, banned, secret = [await ann.create() for _ in range(4)]
    await ann.state(closed, "m.room.join_rules", {"join_rule": "invite"})
    await ann.does("ban", banned, us.user)
    async with bot(synapse, us, book, [room, mute, secret]) as uno:
        for each in (room, mute, secret):
            await entered(uno, each)
        levels = await ann.wire.call("GET", path("rooms", mute, "state", "m.room.power_levels"))
        await ann.state(mute, "m.room.power_levels", {**levels, "events_default": 50})
        await ann.state(secret, "m.room.encryption", {"algorithm": "m.megolm.v1.aes-sha2"})
    invited = await ann.create(preset="private_chat", invite=[us.user])
    found = await look(synapse, us, book, room, mute, closed, banned, secret, invited, "#nowhere:localhost")

    told = {what: finding.found for what, finding in found.items() if finding.stops}
    assert told[f"room {mute}"] == "its power levels do not let the bot speak"
    assert told[f"room {closed}"] == "does not let the bot in"
    assert told[f"room {banned}"] == "the bot is banned"
    assert told[f"room {secret}"] == "is encrypted, and the bot cannot read it"
    assert told["room #nowhere:localhost"].startswith("there is no such room")
    assert len(told) == 5
    assert us.user in found[f"room {mute}"].cure
    assert found[f"room {invited}"].found.startswith("the bot is invited")
    assert found[f"room {room}"].found == "the bot is in it and may speak"


async def test_a_bot_that_has_said_too_much_is_told_so_and_a_pace_beyond_the_usual(
    slow_synapse: Synapse, book: Book
) -> None:
    us = slow_synapse.register(slow_synapse.unique("bot"))
    quick = await look(slow_synapse, us, book, pace={"burst": 10_000, "per_second": 100.0})
    usual = await look(slow_synapse, us, book)
    owner = Player(slow_synapse, us)
    room = await owner.create()
    calm = await look(slow_synapse, us, book)
    with suppress(Failure):
        for _ in range(20):
            await owner.say(room, "x")
    limited = await look(slow_synapse, us, book)
    history = await owner.history(room)
    await owner.wire.close()

    assert {len(event["content"].get("body", "")) for event in history} <= {0, 1}
    assert (quick["rate"].cure != "", quick["rate"].stops) == (True, False)
    assert usual["rate"].cure == ""
    assert calm["rate"] == usual["rate"]
    assert "M_LIMIT_EXCEEDED" in limited["rate"].found


async def test_a_device_that_is_not_signed_is_told(synapse: Synapse, us: Account, book: Book) -> None:
    found = await look(synapse, us, book, password=None, access_token=us.token, encryption=True)

    assert "is not signed: the homeserver has no keys of our device" in found["device"].found


@pytest.mark.parametrize(
    ("settings", "what", "told"),
    [
        ({"password": "wrong"}, "login", "cannot log in with this password"),
        ({"password": None, "access_token": "wrong"}, "login", "does not take this access_token"),
        ({"homeserver": "http://127.0.0.1:1"}, "reachable", "127.0.0.1:1"),
    ],
)
async def test_what_keeps_the_bot_from_logging_in_ends_the_look(
    synapse: Synapse, us: Account, book: Book, settings: dict[str, object], what: str, told: str
) -> None:
    found = await look(synapse, us, book, **settings)

    assert told in found[what].found
    assert found[what].stops
    assert found[what].cure


async def test_a_bot_whose_token_is_known_no_more_is_looked_at_with_its_password(
    synapse: Synapse, us: Account, book: Book, owner: Player
) -> None:
    await book.shelf.put("token", "old")
    before = await devices(owner)
    found = await look(synapse, us, book)

    assert "logs in again when it is started" in found["login"].cure
    assert not found["login"].stops
    assert await devices(owner) == before


async def test_init_writes_a_configuration_with_which_the_bot_can_work(
    synapse: Synapse, us: Account, room: str, tmp_path: Path
) -> None:
    (tmp_path / "matrix-password").write_text(us.password)
    words = ["-m", "unobot", "init", "--user", us.user, "--host", synapse.url, "--room", room]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, cwd=tmp_path, stdin=DEVNULL, stdout=PIPE
    )
    told = (await process.communicate())[0].decode()

    assert process.returncode == 0, told
    assert f"matrix: good: room {room}" in told
    assert "type unobot run; then type !uno" in told
