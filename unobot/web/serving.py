"""Running the web page as a program."""

import asyncio
import json
import os
import signal
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from unobot.config import Config
from unobot.kit.replay import Untellable
from unobot.messages.pages import asset
from unobot.plugins import Plugins
from unobot.store import Store, StoreError
from unobot.tables.watchdog import safe_traceback
from unobot.web.live import Live
from unobot.web.room_pages import RoomPages, RoundPages
from unobot.web.rule_pages import RulePages
from unobot.web.site import ShownRooms, Site, language_of, pages_of, path_language, site_of

MOST_READERS: Final = 500
"""So many follow tables at a time; whoever comes then can reload the page."""
_SLOW: Final = 10.0
"""Seconds that a reader has to take a frame."""
_QUIET: Final = 25.0
"""Seconds after which a reader gets a sign of life: a proxy gives up a connection on which nothing comes."""


class Following:
    """The stream of one table's frames."""

    def __init__(self, site: Site, shown: ShownRooms, live: Live) -> None:
        self._site, self._shown, self._live = site, shown, live

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Send frames until the reader goes, or does not take them."""
        language = path_language(self._site, request)
        if self._live.readers >= MOST_READERS:
            raise web.HTTPServiceUnavailable
        room = await self._shown.find(request.match_info["network"], request.match_info["room"])
        if room is None:
            raise web.HTTPNotFound
        async with self._live.following((room.network, room.room)) as followed:
            stream = web.StreamResponse(
                headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
            )
            try:
                await stream.prepare(request)
                seen = 0
                while followed.frames:
                    if followed.number != seen:
                        seen = followed.number
                        # as JSON it is one line, whatever is in it
                        frame = f"data: {json.dumps(followed.frames[language])}\n\n"
                    else:
                        try:
                            await asyncio.wait_for(followed.passed.wait(), _QUIET)
                            continue
                        except TimeoutError:
                            frame = ":\n\n"
                    await asyncio.wait_for(stream.write(frame.encode()), _SLOW)
            except ConnectionResetError:
                pass  # the reader has gone, as every reader does in the end
            except TimeoutError:
                # what waits for a reader who takes nothing is memory
                if request.transport is not None:
                    request.transport.abort()
        return stream


_AT_ONCE: Final = 64
"""So many answers are made at a time; whoever comes then is told to come again. Those who follow a table are not counted."""

_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    # people play in a chat room, not for a search engine
    "X-Robots-Tag": "noindex",
    # aiohttp would name its version and Python's
    "Server": "unobot",
}
_KINDS: Final = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
_LIVE: Final = "live"
_ROOM: Final = "/{lang}/room/{network}/{room}"

_TOLD: Final[Mapping[type[Exception], tuple[int, str]]] = {
    Untellable: (404, "web-untellable"),
    web.HTTPNotFound: (404, "web-missing"),
    web.HTTPServiceUnavailable: (503, "web-busy"),
    StoreError: (503, "web-broken"),
}
"""What is answered when something cannot be shown: the status, and the id of the message."""

_log = structlog.get_logger(__name__)


def application(site: Site) -> web.Application:
    """Return the web application; all of it is under the site's base."""
    app = web.Application(client_max_size=1)
    shown = ShownRooms(site)
    live = Live(site, shown)
    app.cleanup_ctx.append(live.running)
    brought = tuple(pages_of(site))
    rooms, rounds, rules = (
        RoomPages(site, shown, live, brought),
        RoundPages(site, shown, brought),
        RulePages(site),
    )

    async def redirect(request: web.Request) -> web.StreamResponse:
        answer = web.Response(status=302)
        answer.headers.update(
            {"Location": f"{site.path(language_of(site, request))}/", "Vary": "Accept-Language"}
        )
        return answer

    app.add_routes(
        [
            web.get("/", redirect),
            web.get("/static/{name:[a-z]+\\.(css|js|svg)}", _static),
            web.get("/robots.txt", _robots),
            web.get("/{lang}/", rooms.all),
            web.get(_ROOM, rooms.one),
            web.get(f"{_ROOM}/live", Following(site, shown, live).answer, name=_LIVE, allow_head=False),
            web.get("/{lang}/round/{id:[0-9a-f]{1,32}}", rounds.page),
            web.get("/{lang}/round/{id:[0-9a-f]{1,32}}.json", rounds.file),
            web.get("/{lang}/round/{id:[0-9a-f]{1,32}}.png", rounds.picture),
            web.get("/{lang}/rules", rules.all),
            web.get("/{lang}/rules/{name}", rules.one),
            web.get("/{lang}/rules/{preset}/card/{card}", rules.card),
        ]
    )
    for pages in brought:
        app.add_routes(pages.routes)
        site.pages.add(pages.templates, pages.menu)
    whole = app
    if site.base:
        whole = web.Application(client_max_size=1)
        whole.add_subapp(site.base, app)
    whole.middlewares.extend([_compressed, _guarded(site)])
    whole.on_response_prepare.append(_add_headers)
    return whole


@web.middleware
async def _compressed(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer by gzip where the browser takes it; a stream is sent as it is, for each of its frames is to be seen at once.

    Nobody's secret is in an answer, so its size tells nothing.
    """
    answer = await handler(request)
    if isinstance(answer, web.Response) and answer.content_type != "image/png":
        answer.headers.add("Vary", "Accept-Encoding")
        if answer.body and "gzip" in request.headers.get("Accept-Encoding", ""):
            answer.enable_compression(web.ContentCoding.gzip)
    return answer


def _guarded(site: Site) -> Middleware:
    """A middleware that lets so many answers be made at a time, and says in words what cannot be shown."""
    free = asyncio.Semaphore(_AT_ONCE)

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if request.match_info.route.name == _LIVE:
                return await handler(request)
            if free.locked():
                return _apology(site, request, 503, "web-busy")
            async with free:
                return await handler(request)
        except tuple(_TOLD) as trouble:
            status, id_ = next(told for kind, told in _TOLD.items() if isinstance(trouble, kind))
            if isinstance(trouble, StoreError):
                _log.warning("the store cannot be read", reason=str(trouble))
            return _apology(site, request, status, id_)
        except web.HTTPException:
            raise
        except Exception as failure:  # noqa: BLE001 - a plugin may have failed; its words are not logged: they may hold a card
            _log.error("a page failed", error=type(failure).__name__, where=safe_traceback(failure))
            return _apology(site, request, 500, "web-broken")

    return guard


def _apology(site: Site, request: web.Request, status: int, id_: str) -> web.Response:
    answer = site.render("said.html", language_of(site, request), "/", {"id": id_})
    answer.set_status(status)
    if status == web.HTTPServiceUnavailable.status_code:
        answer.headers["Retry-After"] = "5"
    return answer


async def _add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")


async def _static(request: web.Request) -> web.StreamResponse:
    name = request.match_info["name"]
    try:
        found = asset(name)
    except OSError:
        raise web.HTTPNotFound from None
    answer = web.Response(text=found.text, content_type=_KINDS[name.rpartition(".")[2]])
    # its address changes with its text
    answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return answer


_PREVIEWING: Final = (
    "Discordbot",
    "facebookexternalhit",
    "Slackbot-LinkExpanding",
    "TelegramBot",
    "Twitterbot",
)
"""Those that show in a chat what a link leads to, and ask before."""


async def _robots(_request: web.Request) -> web.StreamResponse:
    named = "".join(f"User-agent: {name}\n" for name in _PREVIEWING)
    return web.Response(text=f"{named}Allow: /\n\nUser-agent: *\nDisallow: /\n")


_KEEP: Final = 30.0
"""Seconds that a connection may stand idle."""
_BEHIND: Final = 5
"""So much less urgent than the bot it is to the system: players wait for nobody who looks on."""
_END: Final = 2.0
"""Seconds that readers have to go when the page ends."""


def serve_pages(config: Config, plugins: Plugins, *, beside_bot: bool = False) -> int:
    """Serve until SIGINT or SIGTERM, or, `beside_bot`, the end of standard input; 0 then, 1 if the store or the address cannot be had."""
    # a unit of systemd may forbid it
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(_BEHIND)
    try:
        asyncio.run(_serve(config, plugins, beside_bot=beside_bot))
    except (StoreError, OSError) as trouble:
        _log.error("the web page cannot be served", reason=str(trouble))
        return 1
    return 0


async def _serve(config: Config, plugins: Plugins, *, beside_bot: bool) -> None:
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # not on Windows; there Ctrl-C ends it less gently
            loop.add_signal_handler(number, ended.set)

    def until_the_bot_ends() -> None:
        # not sys.stdin: a thread that is blocked in it when the program ends would abort that
        while os.read(0, 4096):
            pass
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(ended.set)

    if beside_bot:
        threading.Thread(target=until_the_bot_ends, daemon=True).start()
    async with await Store.open(config.data.reveal(), only_read=True) as store:
        site = site_of(config, plugins, store)
        runner = await start(site)
        try:
            _log.info(
                "the web page is served", host=config.web.host, port=config.web.port, path=f"{site.base}/"
            )
            await ended.wait()
        finally:
            await runner.cleanup()


async def start(site: Site, port: int | None = None) -> web.AppRunner:
    """Start to serve the pages, until `cleanup`; `port` is another one than the configured, 0 any. Raises OSError."""
    runner = web.AppRunner(
        application(site),
        access_log=None,  # who looks at what is nobody's business
        handler_cancellation=True,
        keepalive_timeout=_KEEP,
        max_line_size=2048,
        max_field_size=4096,
        max_headers=64,
        read_bufsize=4096,
        shutdown_timeout=_END,
    )
    await runner.setup()
    settings = site.config.web
    await web.TCPSite(runner, settings.host, settings.port if port is None else port).start()
    return runner
