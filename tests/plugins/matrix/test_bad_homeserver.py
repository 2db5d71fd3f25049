"""A homeserver that fails in every way: waited for, ever more slowly, and never hammered."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from aiohttp import web

from tests.plugins.matrix.homeserver import Answer, BadHomeserver, cut_off, rubbish, said, serving
from tests.reading import good
from tests.servers.matrix.bot import HOME
from unobot.adapter import Bookmark, Disconnected, Incoming, Refused, Said
from unobot.clock import WallClock
from unobot.kit.testing import MemoryShelf
from unobot.plugins.parts import Means
from unobot_matrix import MatrixSettings, formatting
from unobot_matrix import sync as polling
from unobot_matrix.adapter import LOGIN_AGAIN, MatrixAdapter
from unobot_matrix.wire import LONGEST, OUTAGE, Json, Patience, Wire


class SteppingClock(WallClock):
    """Time that passes only, and at once, where somebody waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.slept: list[float] = []
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float, /) -> None:
        self.slept.append(seconds)
        self.time += seconds
        await asyncio.sleep(0)


class Collector:
    """An inbox that can be waited for."""

    def __init__(self) -> None:
        self.items: asyncio.Queue[Incoming] = asyncio.Queue()

    async def put(self, *items: Incoming) -> None:
        for item in items:
            await self.items.put(item)

    def may_ask(self, _said: Said, /) -> bool:
        """Whatever is said may ask for something."""
        return True


def adapter_of(
    server: BadHomeserver, clock: SteppingClock, shelf: MemoryShelf, **more: object
) -> MatrixAdapter:
    values = {"homeserver": server.url, "user": "@uno:x", "password": "x", "encryption": False, **more}
    return MatrixAdapter(HOME, good(MatrixSettings, values), Means(shelf, clock, random.Random(1), Path()))


@asynccontextmanager
async def running(
    server: BadHomeserver, clock: SteppingClock, shelf: MemoryShelf, **more: object
) -> AsyncIterator[tuple["asyncio.Task[None]", Collector]]:
    adapter = adapter_of(server, clock, shelf, **more)
    inbox = Collector()
    task = asyncio.create_task(adapter.run(inbox))
    try:
        yield task, inbox
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, Refused):
            await task


def done(request: web.Request) -> web.Response:
    """The next position."""
    return said({"next_batch": f"after {request.query.get('since', 'nothing')}"})


@pytest.mark.parametrize(
    "answer",
    [
        said({"errcode": "M_UNKNOWN", "error": "broken"}, 500),
        rubbish(b"<html>bad gateway</html>", 502),
        rubbish(b"", 503),
        rubbish(b'{"next_batch": "\xff\xfe"}'),
        rubbish(b'{"next_batch": "x"'),
        rubbish(b"[]"),
        rubbish(b"[" * 100_000),
        cut_off,
        said({"errcode": "M_LIMIT_EXCEEDED", "retry_after_ms": 7000}, 429),
    ],
    ids=["500", "html", "empty", "utf-8", "cut", "list", "deep", "truncated", "429"],
)
async def test_a_bad_answer_is_asked_again_after_a_pause(answer: web.Response | Answer) -> None:
    clock = SteppingClock()
    async with (
        serving(answer, answer, answer, done) as server,
        running(server, clock, MemoryShelf()) as (_, inbox),
    ):
        item = await asyncio.wait_for(inbox.items.get(), 10)
        assert item == Bookmark(HOME, "after nothing")
        assert len(clock.slept) >= 3
        assert clock.slept[2] > clock.slept[0] or clock.slept[2] >= 7.0


@pytest.mark.parametrize("before", [[], [done]], ids=["first", "later"])
async def test_an_answer_that_never_comes_is_not_waited_for_for_ever(
    before: list[Answer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "FIRST", 0.3)
    monkeypatch.setattr(polling, "POLL", -29.7)  # half a minute more is given to each answer
    async with (
        serving(*before, None, done) as server,
        running(server, SteppingClock(), MemoryShelf()) as (_, inbox),
    ):
        for _ in range(len(before) + 1):
            assert isinstance(await asyncio.wait_for(inbox.items.get(), 10), Bookmark)


async def test_who_must_know_whether_it_is_there_need_not_wait_until_there_is_news() -> None:
    clock, inbox = SteppingClock(), Collector()
    async with serving(done, None, done) as server:
        adapter = adapter_of(server, clock, MemoryShelf())
        task = asyncio.create_task(adapter.run(inbox))
        assert isinstance(await asyncio.wait_for(inbox.items.get(), 10), Bookmark)
        while server.syncs < 2:  # noqa: ASYNC110 - the one that is never answered
            await asyncio.sleep(0.01)
        wanted = clock.played()
        assert adapter.heard_until(wanted) < wanted
        async with asyncio.timeout(10):
            while adapter.heard_until(wanted) < wanted:  # noqa: ASYNC110 - it tells when it is asked
                await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_the_pauses_grow_and_are_bounded_and_the_outage_is_told_once() -> None:
    clock = SteppingClock()
    bad = [said({}, 502)] * 12
    async with serving(done, *bad, done) as server, running(server, clock, MemoryShelf()) as (_, inbox):
        first = await asyncio.wait_for(inbox.items.get(), 10)
        lost = await asyncio.wait_for(inbox.items.get(), 10)
        again = await asyncio.wait_for(inbox.items.get(), 10)
    assert (first, lost, again) == (
        Bookmark(HOME, "after nothing"),
        Disconnected(HOME),
        Bookmark(HOME, "after after nothing"),
    )
    pauses = clock.slept[:12]
    assert pauses[0] < 2
    assert pauses[5] > 20
    assert max(pauses) <= LONGEST * 1.25
    assert sum(pauses) > OUTAGE


async def test_a_soft_logout_is_answered_by_logging_in_again_as_the_same_device() -> None:
    soft = said({"errcode": "M_UNKNOWN_TOKEN", "error": "expired", "soft_logout": True}, 401)
    shelf = MemoryShelf()
    async with serving(done, soft, done) as server, running(server, SteppingClock(), shelf) as (_, inbox):
        for _ in range(2):
            await asyncio.wait_for(inbox.items.get(), 10)
        assert server.logins == 2
        assert shelf.texts["token"] == "t2"


GONE = said({"errcode": "M_UNKNOWN_TOKEN", "error": "gone"}, 401)


async def test_a_hard_logout_is_answered_by_one_login_and_a_second_one_ends_the_network() -> None:
    shelf = MemoryShelf()
    async with (
        serving(done, GONE, done, GONE) as server,
        running(server, SteppingClock(), shelf) as (task, _),
    ):
        with pytest.raises(Refused, match="refuses our access token"):
            await asyncio.wait_for(asyncio.shield(task), 10)
        assert (server.logins, server.syncs) == (2, 4)


async def test_without_a_password_a_refused_token_is_not_tried_again() -> None:
    async with serving(done, GONE) as server:
        settings = {"password": None, "access_token": "t0"}
        async with running(server, SteppingClock(), MemoryShelf(), **settings) as (task, _):
            with pytest.raises(Refused, match="refuses our access token"):
                await asyncio.wait_for(asyncio.shield(task), 10)
            assert (server.logins, server.syncs) == (0, 2)


async def test_an_hour_later_a_logout_may_be_answered_by_a_login_again() -> None:
    clock = SteppingClock()

    def later(_: web.Request) -> web.Response:
        clock.time += LOGIN_AGAIN
        return said({"errcode": "M_UNKNOWN_TOKEN", "error": "gone"}, 401)

    shelf, script = MemoryShelf(), (done, GONE, done, later, done)
    async with serving(*script) as server, running(server, clock, shelf) as (task, inbox):
        for _ in range(5):
            await asyncio.wait_for(inbox.items.get(), 10)
        assert server.logins == 3
        assert not task.done()


async def test_what_is_in_an_answer_in_the_wrong_place_is_passed_over() -> None:
    odd: dict[str, object] = {
        "next_batch": "1",
        "to_device": [],
        "account_data": {"events": 5},
        "device_lists": {"changed": 5},
        "device_one_time_keys_count": [],
        "rooms": {
            "invite": {"!i": 5, "!j": {"invite_state": {"events": [5, {"type": "m.room.member"}]}}},
            "leave": {"!l": []},
            "join": {
                "!a": 5,
                "!b": {"timeline": [], "state": 5},
                "!c": {"timeline": {"events": [5, {}, {"type": 5}], "limited": True, "prev_batch": 5}},
            },
        },
    }
    async with (
        serving(done, said(odd), done) as server,
        running(server, SteppingClock(), MemoryShelf()) as (_, inbox),
    ):
        positions = []
        while "after 1" not in positions:
            item = await asyncio.wait_for(inbox.items.get(), 10)
            positions += [item.position] if isinstance(item, Bookmark) else []


def invitation(sender: str) -> Json:
    content = {"membership": "invite"}
    return {"type": "m.room.member", "state_key": "@uno:x", "sender": sender, "content": content}


@pytest.mark.parametrize(
    ("inviters", "answer"),
    [
        (["@ann:x"], "join/!r"),
        (["@eve:y"], "rooms/!r/leave"),
        (["@ann:x", "@eve:y"], "rooms/!r/leave"),
        (["@eve:y", "@ann:x"], "rooms/!r/leave"),
    ],
)
async def test_nobody_invites_the_bot_in_the_name_of_another(inviters: list[str], answer: str) -> None:
    """A homeserver passes on what the inviter's says of the room, with as many invitations in it as that likes."""
    state = {"invite_state": {"events": [invitation(inviter) for inviter in inviters]}}
    invited = said({"next_batch": "1", "rooms": {"invite": {"!r": state}}})
    async with (
        serving(done, invited) as server,
        running(server, SteppingClock(), MemoryShelf(), invites_from=["@ann:x"]),
    ):
        assert await server.was_asked("/!r", "/leave") == answer


async def test_a_prompt_is_looked_up_once_and_not_remembered_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(formatting, "KEPT", 3)
    async with serving() as server:
        wire = Wire(server.url)
        known = formatting.Prompts(wire, "@uno:x", Patience(SteppingClock(), random.Random(1)))
        for number in (1, 1, 2, 3, 4, 4, 1):
            server.events[f"${number}"] = {"sender": "@eve:y"}
            assert await known.find("!r", f"${number}", lambda _room, event: event) is None
        await wire.close()
        asked = [server.asked.get_nowait()[-1] for _ in range(server.asked.qsize())]
    assert asked == ["1", "2", "3", "4", "1"]


async def test_a_room_whose_alias_is_not_known_is_still_tried() -> None:
    async with (
        serving(done) as server,
        running(server, SteppingClock(), MemoryShelf(), rooms=["#uno:x"]),
    ):
        assert await server.was_asked("#uno:x") == "directory/room/#uno:x"
        assert await server.was_asked("join/#uno:x")


async def test_a_picture_is_uploaded_as_it_is() -> None:
    async with serving() as server:
        wire = Wire(server.url)
        assert await wire.upload(b"\x89PNG", "image/png") == "mxc://x/1"
        await wire.close()
    assert server.uploaded == [("image/png", b"\x89PNG")]


async def test_waiting_is_never_shorter_than_asked() -> None:
    clock = SteppingClock()
    patience = Patience(clock, random.Random(1))
    await patience.wait(asked=33.0)
    assert clock.slept == [33.0]
