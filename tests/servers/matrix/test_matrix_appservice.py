"""The bot as an application service, on a real homeserver with the rate limits that it has by default."""

import asyncio
import stat
import statistics
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.plugins.built_in import built_in
from tests.servers.matrix.bot import Book, bot, entered
from tests.servers.matrix.player import Player, playing
from tests.servers.matrix.secret import encrypting
from tests.servers.matrix.test_matrix_encrypted import known_devices, vouched
from tests.servers.matrix.test_matrix_examined import look
from tests.servers.matrix.test_matrix_match import TABLES, Match
from tests.servers.synapse import Account, Synapse, running
from tests.servers.whole.bot import Stacked
from unobot.adapter import Network, Room
from unobot.app.assembly import Outside, assemble
from unobot.cli.app import app
from unobot.config import Config, NetworkSettings, Secret
from unobot.kit.testing.room import plain_deals
from unobot_matrix.registration import read_token
from unobot_matrix.wire import Failure, Wire, path

HOME = Network("home")
US = "@unobot:localhost"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the command has written for the bot."""
    file = tmp_path_factory.mktemp("bot") / "registration.yaml"
    done = CliRunner().invoke(app, ["matrix-appservice", US, "--file", str(file)])
    assert done.exit_code == 0, done.output
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    return file


@pytest.fixture(scope="module")
def registration(file: Path) -> str:
    """What stands in it."""
    return file.read_text()


@pytest.fixture(scope="module")
def server(file: Path) -> Iterator[Synapse]:
    """A homeserver with its limits as they are by default, which has read the registration."""
    with running(lifted=False, app_service_config_files=[str(file)]) as synapse:
        yield synapse


@pytest.fixture
def us() -> Account:
    """The bot's account: with no password, and no device of its own yet."""
    return Account(US, "", "", "")


async def test_it_plays_in_encrypted_rooms_as_one_signed_device_over_restarts(
    server: Synapse, registration: str, us: Account, book: Book
) -> None:
    how = {"registration": registration, "encryption": True, "display_name": "Uno"}
    async with encrypting(server, book.folder / "ann", "ann") as [ann]:
        room = await ann.create()
        devices: set[str | None] = set()
        for word in ("one", "two"):
            async with bot(server, us, book, [room], **how) as uno:
                await entered(uno, room)
                await ann.knows(room, US)
                await ann.say(room, f"!echo {word}")
                assert (await ann.reads(room, word)).decrypted
                devices.add(book.shelf.texts["device"])
        assert len(devices) == 1
        owner = Player(server, Account(US, "", ann.account.token, ""))
        assert vouched(await known_devices(owner), US, str(devices.pop()))
        profile = await ann.wire.call("GET", path("profile", US))
        assert profile["displayname"] == "Uno"
        await owner.wire.close()


async def test_a_device_that_somebody_removes_is_made_again_with_its_keys(
    server: Synapse, registration: str, us: Account, book: Book
) -> None:
    how = {"registration": registration, "encryption": True}
    async with encrypting(server, book.folder / "ann", "ann") as [ann]:
        room = await ann.create()
        async with bot(server, us, book, [room], **how) as uno:
            await entered(uno, room)
            await ann.knows(room, US)
            device, fingerprint = book.shelf.texts["device"], book.shelf.texts["fingerprint"]
            assert uno.adapter._account is not None
            await uno.adapter._account.wire.call("DELETE", path("devices", str(device)))
            await entered(uno, room, times=2)
            await ann.sync()
            await ann.knows(room, US)
            await ann.say(room, "!echo again")
            assert (await ann.reads(room, "again")).decrypted
        assert (book.shelf.texts["device"], book.shelf.texts["fingerprint"]) == (device, fingerprint)


async def test_lost_keys_and_a_lost_store_are_healed_without_a_password(
    server: Synapse, registration: str, us: Account, tmp_path: Path
) -> None:
    how = {"registration": registration, "encryption": True}
    keys, store = Book(tmp_path / "bot"), Book(tmp_path / "other")
    async with encrypting(server, tmp_path / "ann", "ann") as [ann]:
        room = await ann.create()
        seen: list[str | None] = []
        for book, lost in ((keys, False), (keys, True), (store, False)):
            if lost:
                for file in (book.folder / "matrix-keys").iterdir():
                    file.unlink()
            async with bot(server, us, book, [room], **how) as uno:
                await entered(uno, room)
                await ann.knows(room, US)
                await ann.sync()
                await ann.say(room, f"!echo {len(seen)}")
                assert (await ann.reads(room, str(len(seen)))).decrypted
                seen.append(book.shelf.texts["device"])
                owner = Player(server, Account(US, "", ann.account.token, ""))
                known = await known_devices(owner)
                assert vouched(known, US, str(seen[-1]))
                assert list(known["device_keys"][US]) == [seen[-1]], "none is left behind"
                await owner.wire.close()
        assert len(set(seen)) == 3


async def test_an_account_with_a_password_becomes_one_and_stays_the_same_device(
    tmp_path: Path, file: Path, registration: str
) -> None:
    book = Book(tmp_path / "bot")
    with running(lifted=False) as server:
        us = server.register("unobot")
        async with playing(server, "ann") as [ann]:
            room = await ann.create()
            async with bot(server, us, book, [room], encryption=True) as uno:
                await entered(uno, room)
            device = book.shelf.texts["device"]
            server.stop()
            server.limits["app_service_config_files"] = [str(file)]
            server.prepare()
            server.start()
            async with bot(server, us, book, [room], encryption=True, registration=registration) as uno:
                await entered(uno, room)
                await ann.say(room, "!echo still here")
                await ann.reads(room, "still here")
            assert book.shelf.texts["device"] == device


async def test_a_homeserver_that_has_not_read_the_registration_is_told_of(
    slow_synapse: Synapse, registration: str, us: Account, book: Book
) -> None:
    async with bot(slow_synapse, us, book, registration=registration) as uno:
        await uno.ends("app_service_config_files")
    found = await look(slow_synapse, us, book, registration=registration, password=None)
    assert found["login"].stops
    assert "app_service_config_files" in found["login"].found


async def test_it_is_looked_at_before_it_runs_and_afterwards(
    server: Synapse, registration: str, us: Account, book: Book
) -> None:
    how = {"registration": registration, "encryption": True, "password": None}
    async with playing(server, "ann") as [ann]:
        room = await ann.create()
        before = await look(server, us, book, room, **how)
        async with bot(server, us, book, [room], registration=how["registration"], encryption=True) as uno:
            await entered(uno, room)
            found = await look(server, us, book, room, **how)
    assert before["login"].found == f"as {US}, an application service; the bot has no device there yet"
    assert found["login"].found == f"as {US}, an application service; device {book.shelf.texts['device']}"
    assert "no limit" in found["rate"].found
    assert [finding for finding in (*before.values(), *found.values()) if finding.cure] == []


@asynccontextmanager
async def matches(server: Synapse, us: Account, **settings: object) -> AsyncIterator[Match]:
    """A round of two players, in which the bot has these settings and otherwise those of everybody."""
    async with playing(server, "ann", "bob") as [ann, bob]:
        room = await ann.create()
        await bob.join(room)
        values = {
            "homeserver": server.url,
            "user": us.user,
            "rooms": [room],
            "encryption": False,
            **settings,
        }
        home = NetworkSettings(HOME, "matrix", (Room(room),), values, TABLES)
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
            await ann.say(room, "!deal")
            await match.told(ann, room, "our turn")
            match.lay(ann="r1 r2 r3 r4 b5 b6", bob="r6 r7 r8 r9 b5 b6", top="r1", turn="ann")
            yield match


async def turns(match: Match, *cards: str) -> tuple[list[float], list[int]]:
    """Play these cards; return the seconds from each move to the next player's hand, and the bot's events for each turn."""
    waits, events = [], []

    async def said() -> int:
        histories = [await match.ann.history(room) for room in (match.room, match.alone[match.ann.user])]
        histories.append(await match.bob.history(match.alone[match.bob.user]))
        return len({e["event_id"] for history in histories for e in history if e["sender"] == match.us})

    for number, card in enumerate(cards):
        player, other = (match.ann, match.bob) if number % 2 == 0 else (match.bob, match.ann)
        direct = match.alone[other.user]
        await other.sync(0)
        old, before = len(other.events.get(direct, [])), await said()
        started = time.monotonic()
        await player.say(match.room, f"!play {card}")

        def new(event: Any, other: Player = other, direct: str = direct, old: int = old) -> bool:
            return event["sender"] == match.us and other.events[direct].index(event) >= old

        await other.sees(direct, new, 90)
        waits.append(time.monotonic() - started)
        events.append(await said() - before)
    return waits, events


@pytest.mark.long
async def test_a_turn_takes_no_two_seconds_where_an_ordinary_account_takes_ten(
    server: Synapse, registration: str, us: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: dict[str | None, int] = {}
    ask = Wire._ask

    async def counting(wire: Wire, *args: Any, **more: Any) -> Any:
        try:
            return await ask(wire, *args, **more)
        except Failure as problem:
            if problem.retry_after is not None:
                refused[wire.token] = refused.get(wire.token, 0) + 1
            raise

    monkeypatch.setattr(Wire, "_ask", counting)
    ordinary = server.register(server.unique("bot"))
    cards = ("r2", "r6", "r3", "r7", "r4", "r8")
    async with AsyncExitStack() as both:
        quick = await both.enter_async_context(matches(server, us, registration=registration))
        slow = await both.enter_async_context(matches(server, ordinary, password=ordinary.password))
        (waits, events), (long_waits, their_events) = await asyncio.gather(
            turns(quick, *cards), turns(slow, *cards)
        )
    assert read_token(registration) not in refused
    # the ordinary account had ten events at once: of its last turns each waited for two more, of five seconds each
    usual, ours = statistics.median(long_waits[-3:]), statistics.median(waits)
    found = f"{waits} s with {events} events, ordinarily {long_waits} s with {their_events} events"
    assert ours <= 2, found
    assert usual > 2 * ours, found
    assert max(events) <= 2, found
