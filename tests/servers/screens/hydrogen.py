"""Hydrogen in Chromium: the client that its makers publish to be embedded, put together as they put it together."""

import shutil
import subprocess
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from tests.bot.web.test_browser import chromium
from tests.servers.synapse import Synapse

_HERE = Path(__file__).parent / "js"
_PAGE = """<!DOCTYPE html><html><head><meta charset="utf-8"><title>Hydrogen</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="assets/theme-element-light.css"></head>
<body class="hydrogen"><script type="module" src="app.js"></script></body></html>"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name there
        """Say nothing."""


def built(installed: Path, site: Path) -> None:
    """Put the client together from its package, which npm has installed in a folder."""
    modules = installed / "node_modules"
    shutil.copy(_HERE / "app.mjs", installed)
    subprocess.run(
        [str(modules / ".bin/esbuild"), "app.mjs", "--bundle", "--format=esm", f"--outfile={site / 'app.js'}"]
        + [f"--external:{name}" for name in ("crypto", "fs", "path")],
        cwd=installed,
        check=True,
        capture_output=True,
    )
    shutil.copytree(modules / "hydrogen-view-sdk/asset-build/assets", site / "assets")
    shutil.copytree(modules / "@matrix-org/olm", site / "olm")
    shutil.copy(modules / "hydrogen-view-sdk/lib-build/sw.js", site)
    (site / "index.html").write_text(_PAGE)


@asynccontextmanager
async def hydrogen(server: Synapse, user: str, password: str, site: Path) -> AsyncIterator[Page]:
    """Hydrogen, logged in as this user by its own form, until the block ends."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site))) as files:
        threading.Thread(target=files.serve_forever, daemon=True).start()
        try:
            async with chromium() as browser:
                page = await browser.new_page(viewport={"width": 1100, "height": 900})
                await page.goto(f"http://127.0.0.1:{files.server_port}/")
                await page.fill("#homeserver", server.url)
                await page.fill("#username", user)
                await page.fill("#password", password)
                await page.click("button[type=submit]")
                yield page
        finally:
            files.shutdown()
