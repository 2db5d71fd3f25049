"""Make the pictures: `make screenshots`. Needs Chromium."""

import asyncio
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import Browser

from tests.bot.replay.played import play
from tests.bot.web.served import ROOM, Pages, served
from tests.bot.web.test_browser import chromium
from tests.screenshots import FOLDER, MARK, made_from

NAMES = ("ann", "bob", "cid", "dora")
COLOURS = 160
"""Enough for flat drawings, and the files stay small."""


async def main() -> None:
    """Play a round and half of another, and take the pictures."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        async with served(Path(folder) / "kept.db", *NAMES, fair=True) as pages, chromium() as browser:
            await pages.room.say("ann", "!uno target=1000")
            for name in NAMES[1:]:
                await pages.room.say(name, "!join")
            await pages.room.say("ann", "!deal")
            over = pages.room.table().journal.round
            await play(pages.room, NAMES)
            await pages.room.wait(60)
            await pages.room.say("ann", "!deal")
            await play(pages.room, NAMES, 15)
            await take(browser, pages, f"en/{ROOM}", "table", 1000, 760)
            await take(browser, pages, f"en/{ROOM}", "table-phone", 320, 700)
            await take(browser, pages, f"en/round/{over}#move-19", "film", 1100, 900)
    MARK.write_text(f"{made_from()}\n")


async def take(browser: Browser, pages: Pages, path: str, name: str, width: int, height: int) -> None:
    """Write what is seen of a page in a window of that size; nothing moves in it."""
    context = await browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", color_scheme="light"
    )
    page = await context.new_page()
    await page.goto(str(pages.client.make_url(f"/{path}")))
    await page.locator(".felt").scroll_into_view_if_needed()
    seen = Image.open(BytesIO(await page.screenshot()))
    seen.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(
        FOLDER / f"{name}.png", optimize=True
    )
    await context.close()


asyncio.run(main())
