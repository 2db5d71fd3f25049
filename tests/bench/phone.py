"""`python -m tests.bench.phone`: how soon a slow phone shows each kind of page. Needs Chromium.

Chromium is slowed down: a window of 360 dots, a processor a quarter as fast, 1.6 Mbit/s and 150 ms to the page. Printed are the bytes over
the wire, the requests, the first paint that shows something, and how long the page's main thread was busy: medians of cold loads.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from playwright.async_api import Browser

from tests.bot.replay.played import play
from tests.bot.web.served import ROOM, served
from tests.bot.web.test_browser import MOST_BYTES, chromium

_NAMES: Final = ("ann", "bob", "cid", "dora")
_SECONDS: Final = 1.0
"""What is shown later is too late."""
_NETWORK: Final = {
    "offline": False,
    "latency": 150,  # milliseconds
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
_PAINTED: Final = """() => {
  const parts = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return [parts.reduce((all, each) => all + each.transferSize, 0), parts.length, paint ? paint.startTime / 1000 : NaN];
}"""


async def loaded(browser: Browser, address: str) -> tuple[int, int, float, float]:
    """Load a page as a slow phone does: the bytes, the requests, seconds until it shows something, seconds of work."""
    context = await browser.new_context(viewport={"width": 360, "height": 740}, is_mobile=True)
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", _NETWORK)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    await session.send("Performance.enable")
    await page.goto(address, wait_until="load")
    await page.locator("footer").wait_for()
    # an entry for the paint comes with the frame after it
    await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))")
    sent, requests, painted = await page.evaluate(_PAINTED)
    found = (await session.send("Performance.getMetrics"))["metrics"]
    busy = next(each["value"] for each in found if each["name"] == "TaskDuration")
    await context.close()
    return sent, requests, painted, busy


async def _measured(folder: Path, times: int) -> bool:
    async with served(folder / "kept.db", *_NAMES, fair=True) as pages, chromium() as browser:
        await pages.room.say("ann", "!uno target=1000")
        for name in _NAMES[1:]:
            await pages.room.say(name, "!join")
        await pages.room.say("ann", "!deal")
        over = pages.room.table().journal.round
        await play(pages.room, _NAMES)
        await pages.room.wait(60)
        await pages.room.say("ann", "!deal")
        await play(pages.room, _NAMES, 15)
        paths = (
            "en/",
            f"en/{ROOM}",
            f"en/round/{over}",
            "en/board/fake",
            "en/player/fake/ann",
            "en/rules",
            "en/rules/no-mercy",
        )
        good = True
        sys.stdout.write(f"{'page':32} {'kB':>6} {'requests':>9} {'shown s':>8} {'busy s':>7}\n")
        for path in paths:
            address = str(pages.client.make_url(f"/{path}"))
            runs = [await loaded(browser, address) for _ in range(times)]
            sent, requests, shown, busy = (median(each) for each in zip(*runs, strict=True))
            good = good and sent <= MOST_BYTES and shown <= _SECONDS
            sys.stdout.write(f"{path:32} {sent / 1000:6.1f} {requests:9.0f} {shown:8.2f} {busy:7.2f}\n")
    return good


def main() -> int:
    """Measure and print; 1 if a page is too large, or shown too late."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="how often each page is loaded")
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(_measured(Path(folder), times)) else 1


if __name__ == "__main__":
    sys.exit(main())
