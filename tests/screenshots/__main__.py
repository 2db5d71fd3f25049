"""Make the pictures: `make screenshots`. Needs Chromium."""

import asyncio
import re
from base64 import b64encode
from html import escape
from io import BytesIO
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import Browser

from tests.bot.replay.played import play
from tests.bot.web.served import ROOM, Pages, served
from tests.bot.web.test_browser import chromium
from tests.docs.recording import recording
from tests.plugins.built_in import built_in
from tests.screenshots import FOLDER, MARK, ROOT, made_from
from unobot.document import plain
from unobot.messages import Voice, hand_line, hand_pictured
from unobot.messages.pictures import Faces, joined
from unobot.messages.texts import Texts

NAMES = ("ann", "bob", "cid", "dora")
COLOURS, FAR_APART = 176, 24
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
            said = await play(pages.room, NAMES, 15, typed=True)
            await show_all(browser, pages, said)
            await take(browser, pages, f"en/{ROOM}", "table", 1000, 760)
            await take(browser, pages, f"en/{ROOM}", "table-phone", 320, 700)
            await take(browser, pages, f"en/round/{over}#move-19", "film", 1100, 900)


async def take(browser: Browser, pages: Pages, path: str, name: str, width: int, height: int) -> None:
    """Write what is seen of a page in a window of that size; nothing moves in it."""
    context = await browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", color_scheme="light"
    )
    page = await context.new_page()
    await page.goto(str(pages.client.make_url(f"/{path}")))
    # at once: the first event of a live table takes the place of what was there
    await page.evaluate("document.querySelector('.felt').scrollIntoView({ block: 'nearest' })")
    write(name, await page.screenshot())
    await context.close()


def write(name: str, shot: bytes) -> None:
    """Write a screenshot as a file with few colours."""
    seen = Image.open(BytesIO(shot)).convert("RGB")
    # those that are far apart, so that no card loses its colour, and those that most of the picture has
    apart, most = seen.quantize(FAR_APART, Image.Quantize.MAXCOVERAGE), seen.quantize(COLOURS - FAR_APART)
    palette = Image.new("P", (1, 1))
    palette.putpalette([*(apart.getpalette() or ()), *(most.getpalette() or ())])
    few = seen.quantize(palette=palette, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)


async def show_all(browser: Browser, pages: Pages, said: list[str]) -> None:
    """Write the picture of a game wherever it is seen: what an IRC channel reads, the hand that a player gets on Matrix, and the web page."""
    table = pages.room.table()
    seat = table.asked()[0]
    voice, view = Voice(Texts(built_in().brought.texts), "en", ("!",)), table.view(seat)
    hand = joined(Faces(built_in().brought.figures), hand_pictured(voice, view)).png
    caption = plain(hand_line(voice, view, "#uno"))
    context = await browser.new_context(
        viewport={"width": 400, "height": 900}, reduced_motion="reduce", color_scheme="light"
    )
    page = await context.new_page()
    await page.goto(str(pages.client.make_url(f"/en/{ROOM}")))
    await page.locator("#follows").wait_for()
    drawn = await page.locator("#table .felt").screenshot()
    read = [line.replace("#uno: ", "<unobot> ") for line in said if line.startswith(("<", "#uno: "))]
    await page.set_viewport_size({"width": 1040, "height": 800})
    await page.goto("about:blank")
    await page.set_content(
        ALL.substitute(
            lines="\n".join(map(coloured, read[-10:])),
            bot=f"unobot → {NAMES[seat]}",
            caption=escape(caption),
            hand=b64encode(hand).decode(),
            table=b64encode(drawn).decode(),
        )
    )
    write("game", await page.locator("body").screenshot())
    await context.close()


def coloured(line: str) -> str:
    """Return a line as HTML, with its cards in their colours."""
    return re.sub(r"\[([rygbw])([\w+]*)\]", r'<b class="\1">[\1\2]</b>', escape(line, quote=False))


ALL = Template(
    """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 20px; box-sizing: border-box; width: 1040px; display: grid; grid-template: auto 1fr / 540px 1fr; gap: 20px;
  font: 15px/1.4 system-ui, sans-serif; color: #1d1a18; background: #e9e4d8; }
section { border-radius: 10px; overflow: hidden; background: #fbfaf6; }
h1 { margin: 0; padding: 6px 14px; font-size: 14px; background: #d8d1c1; }
pre { margin: 0; padding: 10px 14px; font: 13px/1.5 "DejaVu Sans Mono", monospace; white-space: pre-wrap; color: #c9d1d9; background: #0d1117; }
.r { color: #ff8a80; } .y { color: #ffd54f; } .g { color: #7ddc91; } .b { color: #82b4ff; } .w { color: #ffffff; }
div { padding: 12px 14px; } p { margin: 0 0 8px; } .hand { width: 420px; border-radius: 8px; display: block; }
.table { grid-area: 1 / 2 / 3 / 3; } .table div { padding: 12px; } .table img { width: 100%; display: block; border-radius: 24px; }
</style><body>
<section><h1>IRC</h1><pre>$lines</pre></section>
<section class="table"><h1>The web page</h1><div><img src="data:image/png;base64,$table"></div></section>
<section><h1>Matrix, in private</h1><div><p><strong>$bot</strong></p><img class="hand" src="data:image/png;base64,$hand"><p style="margin-top: 8px">$caption</p></div></section>
"""
)
"""The frame of that picture."""


asyncio.run(main())
(ROOT / "docs" / "demo.svg").write_text(recording(), encoding="utf-8")
MARK.write_text(f"{made_from()}\n")
