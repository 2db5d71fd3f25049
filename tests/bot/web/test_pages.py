"""The pages: all that is linked is there, in every language, and nothing is anybody's but the bot's."""

import asyncio
import gzip
import json
import re
import struct
from collections.abc import AsyncIterator
from html import unescape
from itertools import product
from pathlib import Path

import pytest

from tests.bot.replay.played import play
from tests.bot.web.served import LANGUAGES, ROOM, Pages, cards, deal, served, words
from tests.servers.postgresql import Postgresql, schema_of_its_own
from unobot.config import WebSettings
from unobot.config.config import TableSettings
from unobot.web.live import Followed, Frames, Key, Live
from unobot.web.site import choose_language

MISSING = (
    "en/rules/nothing",
    "en/rules/chain",
    "en/rules/classic/card/nothing",
    "en/rules/classic-game",
    "xx/",
    "en",
    "en/round/1",
    "en/round/g",
    "static/base.html",
    "static/../x.css",
)
SECRET = "somebody holds r5"
ATTACK = '"><script>alert(1)</script>'


@pytest.fixture
async def pages(tmp_path: Path) -> AsyncIterator[Pages]:
    async with served(tmp_path / "kept.db", "ann", "bob") as found:
        await deal(found.room)
        await found.room.say("ann", "!stop")
        await deal(found.room)
        yield found


async def links(pages: Pages, start: str) -> set[str]:
    """All paths that can be reached from a page, and are there, without cards and other languages."""
    known, new = set[str](), {start}
    while new:
        path = new.pop()
        known.add(path)
        text = await pages.page(path.removeprefix("/"))
        found = {unescape(link).partition("#")[0] for link in re.findall(r'(?:href|src)="([^"]*)"', text)}
        near = {link for link in found if link.startswith("/en/") and "/card/" not in link}
        new |= near - known
    return known


async def test_all_that_is_linked_is_there(pages: Pages) -> None:
    found = await links(pages, "/en/")
    assert {"/en/rules", f"/en/{ROOM}", "/en/rules/classic", "/en/rules/stack", "/en/rules/dos"} <= found
    assert len([path for path in found if path.startswith("/en/round/") and not path.endswith(".json")]) == 1


async def test_the_command_on_each_page_of_rules_opens_that_game(tmp_path: Path) -> None:
    async with served(tmp_path / "kept.db", "ann") as pages:
        names = re.findall(r'href="/en/rules/([a-z0-9-]+)"', await pages.page("en/rules"))
        assert len(names) > 30
        for name in names:
            (typed,) = re.findall("<kbd>(.*?)</kbd>", await pages.page(f"en/rules/{name}"))
            await pages.room.say("ann", unescape(typed))
            rules = pages.room.table().rules
            if rules.preset != name:
                assert (rules.preset, name in {each.id for each in rules.rules}) == ("classic", True), typed
            await pages.room.say("ann", "!stop")


async def test_a_game_s_page_teaches_it_in_every_language(pages: Pages) -> None:
    for language in LANGUAGES:
        page = await pages.page(f"{language}/rules/no-mercy")
        # each kind of card has a sentence, all that can be chosen an effect, and nothing is called by its id alone
        kinds = re.findall(r"<h3>.*?</h3>\s*<p>(.*?)</p>", page, re.DOTALL)
        assert len(kinds) > 10
        assert all(len(words(each)) > 5 for each in kinds), language
        assert re.search(r"<code>stack=up</code>[^<]*(<[^>]*>[^<]*</[^>]*>)? *[^<]{10}", page), language
        assert "<h1>no-mercy</h1>" not in page
        # what is a part of a line in a chat is a sentence here
        told = re.findall(r'(?:class="lead">|<dd>)(.)', page)
        assert len(told) > 10
        assert not any(map(str.islower, told)), language
    assert "<h1>No Mercy</h1>" in await pages.page("en/rules/no-mercy")
    assert "uno=call (here) DOS " in words(await pages.page("en/rules/dos"))
    assert "<h1>Official DOS</h1>" in await pages.page("en/rules/dos-official")


async def test_every_kind_of_page_speaks_every_language(pages: Pages) -> None:
    round_ = re.findall(r"/en/(round/[0-9a-f]+)", await pages.page(f"en/{ROOM}"))[0]
    paths = ["", ROOM, round_, "rules", "rules/taiwan", "rules/stack", "rules/extended/card/grenade"]
    for language, path in product(LANGUAGES, paths):
        page = await pages.page(f"{language}/{path}")
        assert f'<html lang="{language}">' in page
        assert page.count(" hreflang=") == 2 * len(LANGUAGES)
        # a message that is not there is its id in brackets
        assert re.findall(r"\([a-z]+-[a-z-]+\)", words(page)) == []


async def test_a_card_s_page_tells_what_it_does(pages: Pages) -> None:
    page = await pages.page("en/rules/classic/card/wild-draw-four")
    assert re.findall('aria-label="([^"]*)"><use href="#([^"]*)"', page) == [
        ("Wild Draw Four", "c-wd4-black")
    ]
    assert "Wild Draw Four" in words(page)
    assert "draws 4" in words(page) or "draws four" in words(page)


async def test_what_is_not_there_is_said_in_words(pages: Pages) -> None:
    for path in MISSING:
        status, text = await pages.get(path)
        assert (status, "Page not found." in text) == (404, True), path


async def test_every_answer_has_the_headers_that_keep_a_page_to_itself(pages: Pages) -> None:
    for path, status in (
        ("/", 302),
        ("/en/", 200),
        ("/nope", 404),
        ("/static/style.css", 200),
        (f"/en/{ROOM}/live", 200),
    ):
        async with pages.client.get(path, allow_redirects=False) as answer:
            assert answer.status == status
            assert answer.headers["Content-Security-Policy"].startswith(
                "default-src 'none'; script-src 'self';"
            )
            assert "unsafe" not in answer.headers["Content-Security-Policy"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["Server"] == "unobot"
            assert "Set-Cookie" not in answer.headers


async def test_an_answer_is_gzipped_for_those_who_take_that_and_a_stream_is_not(pages: Pages) -> None:
    for path in (f"/en/{ROOM}", "/static/style.css"):
        async with pages.client.get(
            path, headers={"Accept-Encoding": "br, gzip"}, auto_decompress=False
        ) as answer:
            assert (answer.headers["Content-Encoding"], answer.headers["Vary"]) == ("gzip", "Accept-Encoding")
            packed = await answer.read()
        async with pages.client.get(path, headers={"Accept-Encoding": "identity"}) as answer:
            assert "Content-Encoding" not in answer.headers
            assert gzip.decompress(packed) == await answer.read()
    async with pages.client.get("/", allow_redirects=False) as answer:
        assert answer.headers.getall("Vary") == ["Accept-Language", "Accept-Encoding"]
    async with pages.client.get(f"/en/{ROOM}/live", headers={"Accept-Encoding": "gzip"}) as stream:
        assert "Content-Encoding" not in stream.headers


async def test_nothing_can_be_changed(pages: Pages) -> None:
    for verb in ("POST", "PUT", "DELETE"):
        async with pages.client.request(verb, "/en/", data=b"x" * 10_000) as answer:
            assert answer.status == 405


async def test_no_page_has_anything_inline(pages: Pages) -> None:
    for path in (
        "en/",
        f"en/{ROOM}",
        "en/rules/classic",
        re.findall(r"/(en/round/[0-9a-f]+)", await pages.page(f"en/{ROOM}"))[0],
    ):
        text = await pages.page(path)
        assert re.findall(r"\sstyle=|\son[a-z]+=|<style|<script>", text) == []


async def test_names_presets_and_rooms_are_words_and_nothing_more(tmp_path: Path) -> None:
    async with served(tmp_path / "kept.db", ATTACK, "bob") as pages:
        await pages.room.say(ATTACK, "!uno")
        await pages.room.say("bob", "!join")
        await pages.room.say(ATTACK, "!deal")
        await pages.room.say(ATTACK, "!stop")
        await pages.room.say("bob", "!uno")
        await pages.room.say(ATTACK, "!join")
        await pages.room.say("bob", "!deal")
        page = await pages.page(f"en/{ROOM}")
        round_ = re.findall(r"/en/(round/[0-9a-f]+)", page)[0]
        for path in (ROOM, round_, f"room/fake/{ATTACK}", f"rules/{ATTACK}"):
            _, text = await pages.get(f"en/{path}")
            assert "<script>alert" not in text
            assert ATTACK not in text
        async with pages.client.get(f"/en/{ROOM}/live") as stream:
            line = (await stream.content.readline()).decode()
        assert "<script>" not in json.loads(line.removeprefix("data: "))


async def test_the_pages_stand_under_the_path_of_their_address(tmp_path: Path) -> None:
    settings = WebSettings(url="https://example.org/games/uno")
    async with served(tmp_path / "kept.db", "ann", "bob", settings=settings) as pages:
        assert pages.base == "/games/uno"
        async with pages.client.get("/games/uno/", allow_redirects=False) as answer:
            assert answer.headers["Location"] == "/games/uno/en/"
        page = await pages.page("en/")
        assert re.findall(r'(?:href|src)="(?!/games/uno/|#)[^"]*"', page) == []
        async with pages.client.get("/en/") as answer:
            assert answer.status == 404


async def test_a_chat_shows_what_a_link_to_a_round_leads_to(tmp_path: Path) -> None:
    settings = WebSettings(url="https://example.org/uno")
    async with served(tmp_path / "kept.db", "ann", "bob", settings=settings) as pages:
        await deal(pages.room, "!uno target=1000")
        round_ = pages.room.table().journal.round
        path = f"ja/round/{round_}"
        assert (await pages.get(f"{path}.png"))[0] == 404
        await play(pages.room, ("ann", "bob"))
        page = await pages.page(path)
        shown = dict(re.findall(r'<meta property="og:([a-z]+)" content="([^"]*)">', page))
        async with pages.client.get(f"/uno/{path}.png") as answer:
            assert (answer.status, answer.content_type) == (200, "image/png")
            picture = await answer.read()
    assert shown["image"] == f"https://example.org/uno/{path}.png"
    assert "#uno" in shown["title"]
    assert re.match(r"(ann ★, bob|bob ★, ann)：", shown["description"])
    width, height = struct.unpack(">II", picture[16:24])
    assert picture.startswith(b"\x89PNG")
    assert width == 660
    assert height >= 400


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("ja,en;q=0.5", "ja"),
        ("zh-TW", "zh-Hant"),
        ("zh", "zh-Hans"),
        ("de", "en"),
        ("", "en"),
        ("vi;q=0", "en"),
        ("x" * 3000, "en"),
    ],
)
async def test_the_first_page_is_in_the_language_of_the_browser(asked: str, given: str) -> None:
    assert choose_language(asked, ("en", "ja", "vi", "zh-Hans", "zh-Hant")) == given


async def test_who_follows_a_table_sees_each_move(pages: Pages) -> None:
    async with pages.client.get(f"/en/{ROOM}/live") as stream:
        first = (await stream.content.readline()).decode()
        await stream.content.readline()
        seat = pages.room.table().asked()[0]
        await pages.room.say(("ann", "bob")[seat], "!draw")
        await pages.clock.advance(1)
        second = (await stream.content.readline()).decode()
    assert json.loads(first.removeprefix("data: ")) != json.loads(second.removeprefix("data: "))


async def test_a_slow_reader_gets_the_newest_frame_and_none_between() -> None:
    table = Followed()
    waiting = asyncio.create_task(table.passed.wait())
    await asyncio.sleep(0)
    for number in range(100):
        table.show({"en": str(number)})
    await waiting
    assert (table.number, table.frames) == (100, {"en": "99"})


async def test_readers_who_come_at_once_share_a_frame_and_go_without_a_word(
    pages: Pages, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made: list[object] = []
    frames = Live.frames

    async def counted(self: Live, key: Key) -> Frames:
        made.append(key)
        return await frames(self, key)

    monkeypatch.setattr(Live, "frames", counted)

    async def read_a_line() -> int:
        async with pages.client.get(f"/en/{ROOM}/live") as stream:
            return len(await stream.content.readline())

    assert min(await asyncio.gather(*(read_a_line() for _ in range(20)))) > 100
    assert len(made) == 1
    await pages.later()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_no_more_readers_follow_than_there_is_room_for(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("unobot.web.serving.MOST_READERS", 1)
    async with pages.client.get(f"/en/{ROOM}/live") as stream:
        await stream.content.readline()
        async with pages.client.get(f"/en/{ROOM}/live") as refused:
            assert (refused.status, refused.headers["Retry-After"]) == (503, "5")
    assert "Too many" not in await pages.page(f"en/{ROOM}")


async def test_old_rounds_are_a_page_further(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unobot.web.room_pages._ROUNDS", 1)
    await pages.room.say("ann", "!stop")
    await pages.room.wait(60)
    await deal(pages.room)
    await pages.room.say("ann", "!stop")
    first = await pages.page(f"en/{ROOM}")
    older = re.findall(r'href="/([^"]*before=[^"]*)"', first)[0]
    assert re.findall("/en/round/([0-9a-f]+)", first) != re.findall(
        "/en/round/([0-9a-f]+)", await pages.page(older)
    )
    for odd in ("nan", "inf", "x", "-1e999", "1" * 500):
        await pages.page(f"en/{ROOM}?before={odd}")


async def test_on_postgresql_it_is_the_same(postgresql: Postgresql) -> None:
    with schema_of_its_own(postgresql) as url:
        async with served(url, "ann", "bob") as pages:
            await deal(pages.room)
            top = pages.room.table().game.state.top
            assert top is not None
            assert top.code in cards(await pages.page(f"en/{ROOM}"))
            await pages.room.say("ann", "!stop")
            assert re.findall("/en/round/[0-9a-f]+", await pages.page(f"en/{ROOM}"))


async def test_a_page_that_fails_tells_nobody_why(
    pages: Pages, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise KeyError(SECRET)

    monkeypatch.setattr("unobot.web.live.give_again", fail)
    status, text = await pages.get(f"en/{ROOM}")
    assert (status, "cannot be read now" in text) == (500, True)
    logged = capsys.readouterr().out
    assert "KeyError" in logged
    assert SECRET not in text + logged


async def test_a_store_that_cannot_be_read_is_said_in_words(tmp_path: Path) -> None:
    async with served(tmp_path / "kept.db", "ann", "bob") as pages:
        (tmp_path / "kept.db").rename(tmp_path / "elsewhere.db")
        await pages.later()
        status, text = await pages.get("ja/")
        assert (status, "今はデータを読めません" in text) == (503, True)
        (tmp_path / "elsewhere.db").rename(tmp_path / "kept.db")


@pytest.mark.parametrize(("shown", "link"), [(True, True), (True, False), (False, True)])
async def test_a_room_that_is_shown_reads_where_a_round_can_be_seen_again(
    tmp_path: Path, *, shown: bool, link: bool
) -> None:
    settings = WebSettings(url="https://example.org/uno", link=link)
    async with served(
        tmp_path / "kept.db", "ann", "bob", tables=TableSettings(web=shown), settings=settings
    ) as pages:
        await deal(pages.room)
        round_ = pages.room.table().journal.round
        said = await pages.room.say("ann", "!stop")
        line = f"#uno: The whole round, to step through: https://example.org/uno/en/round/{round_}"
        assert (line in said) == (shown and link)
