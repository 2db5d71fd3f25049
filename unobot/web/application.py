"""The addresses of all pages, and what every answer has in common: headers, limits, and what is said when something fails."""

import asyncio
from collections.abc import Mapping
from typing import Final

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from unobot.pages import asset
from unobot.replay import Untellable
from unobot.store import StoreError
from unobot.tables.trace import whence
from unobot.web.board_pages import BoardPages
from unobot.web.following import Following
from unobot.web.language import language_of
from unobot.web.live import Live
from unobot.web.room_pages import RoomPages
from unobot.web.round_pages import RoundPages
from unobot.web.rule_pages import RulePages
from unobot.web.shown import ShownRooms
from unobot.web.site import Site

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
    """The application; all of it is under the site's base."""
    pages = _with_routes(site)
    if site.base:
        whole = web.Application(client_max_size=1)
        whole.add_subapp(site.base, pages)
    else:
        whole = pages
    whole.middlewares.append(_guarded(site))
    whole.on_response_prepare.append(_with_headers)
    return whole


def _with_routes(site: Site) -> web.Application:
    app = web.Application(client_max_size=1)
    shown = ShownRooms(site)
    live = Live(site, shown)
    app.cleanup_ctx.append(live.running)
    rooms, rounds, rules = RoomPages(site, shown, live), RoundPages(site, shown), RulePages(site)
    boards = BoardPages(site)
    app.add_routes(
        [
            web.get("/", _to_language(site)),
            web.get("/static/{name:[a-z]+\\.(css|js|svg)}", _static),
            web.get("/robots.txt", _robots),
            web.get("/{lang}/", rooms.all),
            web.get(_ROOM, rooms.one),
            web.get(f"{_ROOM}/live", Following(site, shown, live).answer, name=_LIVE, allow_head=False),
            web.get("/{lang}/round/{id:[0-9a-f]{1,32}}", rounds.page),
            web.get("/{lang}/round/{id:[0-9a-f]{1,32}}.json", rounds.file),
            web.get("/{lang}/board", boards.all),
            web.get("/{lang}/board/{network}", boards.one),
            web.get("/{lang}/player/{network}/{name}", boards.player),
            web.get("/{lang}/rules", rules.all),
            web.get("/{lang}/rules/{name}", rules.one),
            web.get("/{lang}/rules/{preset}/card/{card}", rules.card),
        ]
    )
    return app


def _guarded(site: Site) -> Middleware:
    """Lets so many answers be made at a time, and says in words what cannot be shown."""
    free = asyncio.Semaphore(_AT_ONCE)

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if request.match_info.route.name == _LIVE:
                return await handler(request)
            if free.locked():
                return _said(site, request, 503, "web-busy")
            async with free:
                return await handler(request)
        except tuple(_TOLD) as trouble:
            status, id_ = next(told for kind, told in _TOLD.items() if isinstance(trouble, kind))
            if isinstance(trouble, StoreError):
                _log.warning("the store cannot be read", reason=str(trouble))
            return _said(site, request, status, id_)
        except web.HTTPException:
            raise
        except Exception as failure:  # noqa: BLE001 - a plugin may have failed; its words are not logged: they may hold a card
            _log.error("a page failed", error=type(failure).__name__, where=whence(failure))
            return _said(site, request, 500, "web-broken")

    return guard


def _said(site: Site, request: web.Request, status: int, id_: str) -> web.Response:
    language = language_of(site, request)
    text = site.pages.page("said.html", language, {"base": site.base, "path": "/", "id": id_})
    answer = web.Response(status=status, text=text, content_type="text/html")
    if status == web.HTTPServiceUnavailable.status_code:
        answer.headers["Retry-After"] = "5"
    return answer


async def _with_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")


def _to_language(site: Site) -> Handler:
    async def redirect(request: web.Request) -> web.StreamResponse:
        answer = web.Response(status=302)
        answer.headers.update(
            {"Location": f"{site.path(language_of(site, request))}/", "Vary": "Accept-Language"}
        )
        return answer

    return redirect


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


async def _robots(_request: web.Request) -> web.StreamResponse:
    return web.Response(text="User-agent: *\nDisallow: /\n")
