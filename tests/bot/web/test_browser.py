"""The pages in Chromium: light, dark and narrow, with and without JavaScript, by keyboard, and as a screen reader has them."""

import asyncio
import json
import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

from tests.bot.replay.played import fill
from tests.bot.web.served import ROOM, Pages, deal, served
from tests.plugins.built_in import built_in, needs
from unobot.config import Config, Secret
from unobot.kit.replay import tell_rounds
from unobot.kit.replay.report import Replay

CHROMIUM = shutil.which("chromium")
MOST_BYTES = 60_000
"""So much a page may send to a phone, with its style, scripts and the faces of its cards."""
MOST = {"bytes": MOST_BYTES, "requests": 6, "blocking": 1, "elements": 1_400, "shifted": 0.01}
"""What a page may cost a phone: only its style holds up the first view. How long that takes, `tests.bench.phone` measures."""
VIEWS: dict[str, dict[str, Any]] = {
    "light": {"viewport": {"width": 1000, "height": 800}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1000, "height": 800}, "color_scheme": "dark"},
    "narrow": {"viewport": {"width": 320, "height": 600}},
    "without scripts": {"viewport": {"width": 320, "height": 600}, "java_script_enabled": False},
}

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (scripts/test-servers)")


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    # the sandbox does not work for root
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=options)
        yield browser
        await browser.close()


async def opened(context: BrowserContext, address: str, said: list[str]) -> Page:
    """A page; whatever the browser complains of is added to what was said."""
    page = await context.new_page()
    page.on("console", lambda message: said.append(f"{address}: {message.text}"))
    page.on("pageerror", lambda error: said.append(f"{address}: {error}"))
    await page.goto(address)
    return page


async def wrong(page: Page) -> list[str]:
    """What axe finds wrong; what can be pressed must be 24 dots in size, too, or as far from the next."""
    found = await Axe().run(page, options={"rules": {"target-size": {"enabled": True}}})
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found.response["violations"]]


async def too_wide(page: Page) -> bool:
    """Whether the page must be scrolled to the side."""
    width, window = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return bool(width > window)


async def cost(page: Page) -> dict[str, float]:
    """What the page costs: see MOST; and how many of the things are missing that a search engine or an audit looks for."""
    found: dict[str, float] = await page.evaluate(
        """() => {
          const sent = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
          const watching = new PerformanceObserver(() => {});
          watching.observe({ type: "layout-shift", buffered: true });
          const shifts = watching.takeRecords();
          const needed = ["html[lang]", "title", "meta[name=description][content]", "meta[name=viewport]", "main h1"];
          return {
            bytes: sent.reduce((all, each) => all + each.transferSize, 0),
            requests: sent.length,
            blocking: sent.filter((each) => each.renderBlockingStatus === "blocking").length,
            elements: document.querySelectorAll("*").length,
            shifted: shifts.reduce((all, each) => all + each.value, 0),
            missing: needed.filter((each) => document.querySelectorAll(each).length !== 1).length,
            bare: document.querySelectorAll("img:not([alt]), img:not([width]), a:not([href])").length,
          };
        }"""
    )
    return found


async def one_over_and_one_running(pages: Pages) -> str:
    """A round that was played a while and stopped, and another one; the first one's page."""
    await deal(pages.room)
    table = pages.room.table()
    round_ = table.journal.round
    for _ in range(6):
        await pages.room.say(("ann", "bob")[table.asked()[0]], "!draw")
        await pages.room.say(("ann", "bob")[table.asked()[0]], "!pass")
    await pages.room.say("ann", "!stop")
    await deal(pages.room)
    return f"en/round/{round_}"


@needs("records")
@pytest.mark.long
async def test_every_kind_of_page_in_every_view(tmp_path: Path) -> None:
    said: list[str] = []
    found: dict[str, list[str]] = {}
    wide: list[str] = []
    costs: dict[tuple[str, str], float] = {}
    await fill(tmp_path / "kept.db")
    async with served(tmp_path / "kept.db", "ann", "bob") as pages, chromium() as browser:
        round_ = await one_over_and_one_running(pages)
        paths = [
            "en/",
            "en/rules",
            f"en/{ROOM}",
            round_,
            "ja/rules/classic",
            "vi/player/fake/bob",
            "en/board/fake",
        ]
        for name, view in VIEWS.items():
            context = await browser.new_context(**view)
            # the colours of the dark are on each of them
            for path in paths if name != "dark" else paths[3:]:
                page = await opened(context, str(pages.client.make_url(f"/{path}")), said)
                if name in {"light", "dark"}:
                    found[f"{name} {path}"] = await wrong(page)
                if name == "narrow":
                    costs |= {(path, what): much for what, much in (await cost(page)).items()}
                if await too_wide(page):
                    wide.append(f"{name} {path}")
                await page.close()
            await context.close()
    assert {key: each for key, each in found.items() if each} == {}
    assert wide == []
    assert {key: much for key, much in costs.items() if much > MOST.get(key[1], 0)} == {}
    assert said == []


async def test_without_scripts_a_round_is_a_list_of_all_moves(tmp_path: Path) -> None:
    async with served(tmp_path / "kept.db", "ann", "bob") as pages, chromium() as browser:
        path = await one_over_and_one_running(pages)
        page = await opened(
            await browser.new_context(java_script_enabled=False), str(pages.client.make_url(f"/{path}")), []
        )
        await expect(page.locator("#stepper")).to_be_hidden()
        moves = page.locator("#moves > li")
        assert await moves.count() > 6
        await expect(moves.last).to_be_visible()
        assert "ann has" in await moves.first.inner_text()
        await page.get_by_text("Why not the others?").first.click()
        await expect(page.locator("#moves details li").first).to_be_visible()


async def test_the_film_of_a_round_is_moved_by_keys_buttons_and_links(tmp_path: Path) -> None:
    said: list[str] = []
    async with served(tmp_path / "kept.db", "ann", "bob") as pages, chromium() as browser:
        round_ = await one_over_and_one_running(pages)
        address = str(pages.client.make_url(f"/{round_}"))
        # nothing moves that need not: what is laid lies there at once
        context = await browser.new_context(reduced_motion="reduce")
        page = await opened(context, address, said)
        number, moves = page.locator("#number"), page.locator("#moves > li")
        last = await moves.count()
        await expect(number).to_have_text(str(last))
        at_the_end = await page.locator(".felt").inner_html()
        await page.keyboard.press("Home")
        await expect(number).to_have_text("1")
        await expect(page.locator(".seat .face")).to_have_count(14)
        raised = page.locator(".seat.acts .face.up")
        assert await raised.evaluate_all(
            "all => all.every((face) => face.ariaLabel.includes('can be played'))"
        )
        await page.keyboard.press("ArrowRight")
        await expect(number).to_have_text("2")
        await expect(moves.nth(1)).to_have_attribute("aria-current", "step")
        assert page.url.endswith("#move-2")
        await page.get_by_role("button", name="On").click()
        await expect(number).to_have_text("3")
        await page.goto(f"{address}#move-4")
        await expect(number).to_have_text("4")
        await page.locator("#why").get_by_text("Why not the others?").click()
        await expect(page.locator("#why li").first).to_be_visible()
        tree = await page.locator("#film").aria_snapshot()
        await page.goto(f"{address}#move-{last - 2}")
        await page.get_by_label("Speed").select_option("4")
        await page.get_by_role("button", name="Play").click()
        await expect(page.get_by_role("button", name="Pause")).to_be_visible()
        await expect(number).to_have_text(str(last))
        await expect(page.get_by_role("button", name="Play")).to_be_visible()
        # the script draws the table as the server did, but for what it says of a seat that is not to act
        assert await page.locator(".felt").inner_html() == at_the_end
        # its first step opens it at the last move: a link to a move opens it there
        page = await opened(context, f"{address}#move-2", said)
        await expect(page.locator("#number")).to_have_text("2")
    assert 'slider "Move"' in tree
    assert re.search(r'img "(red|yellow|green|blue) ', tree)
    assert said == []


async def test_a_table_is_followed(tmp_path: Path) -> None:
    said: list[str] = []
    async with served(tmp_path / "kept.db", "ann", "bob") as pages, chromium() as browser:
        await deal(pages.room)
        page = await opened(await browser.new_context(), str(pages.client.make_url(f"/en/{ROOM}")), said)
        await expect(page.locator("#follows")).to_be_visible()
        table = pages.room.table()
        who = ("ann", "bob")[table.asked()[0]]
        seat = page.get_by_role("listitem").filter(has_text=who).filter(has=page.locator(".fan"))
        held = len(pages.room.hand(who))
        await expect(seat.locator(".fan use")).to_have_count(held)
        await pages.room.say(who, "!draw")
        await pages.clock.advance(1)
        await expect(seat).to_contain_text(f"{held + 1} cards")
        await expect(seat.locator(".fan use")).to_have_count(held + 1)
        await expect(page.locator("#heard")).to_contain_text(f"{who} draws a card")
        # the card on top lay there before: it does not come again
        await expect(page.locator("#top.laid")).to_have_count(0)
    assert said == []


async def test_the_page_in_a_file_needs_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said: list[str] = []
    await fill(tmp_path / "kept.db", fair=True)
    await asyncio.to_thread(write_page, tmp_path, capsys)
    async with chromium() as browser:
        context = await browser.new_context(viewport={"width": 320, "height": 600}, offline=True)
        page = await opened(context, (tmp_path / "round.html").as_uri(), said)
        await page.keyboard.press("Home")
        await page.keyboard.press("ArrowRight")
        await expect(page.locator("#number")).to_have_text("2")
        assert not await too_wide(page)
        # the round began by the reader's own clock, and each move comes so long after that
        assert "UTC" not in await page.locator("h1 + p").inner_text()
        await expect(page.locator("#moves time").first).to_have_text("0:00:00")
    assert said == []


def write_page(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config, rounds = Config(data=Secret(str(folder / "kept.db"))), Replay(None, None, None, 1, as_json=True)
    assert tell_rounds(rounds, config, built_in()) == 0
    (round_,) = json.loads(capsys.readouterr().out)
    wanted = Replay(round_["round"], None, None, 1, as_json=False, html=folder / "round.html")
    assert tell_rounds(wanted, config, built_in()) == 0
