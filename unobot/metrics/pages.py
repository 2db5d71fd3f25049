"""Pages for programs on this machine, served by HTTP in a thread of their own: who asks holds no game up."""

import os
import socket
import threading
from collections.abc import Callable, Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from socketserver import TCPServer
from typing import Any, Final, NamedTuple

import structlog

_log = structlog.get_logger(__name__)

_SLOW: Final = 2.0
"""Seconds that whoever asks may take for it; the next one is heard only then."""

_TICK: Final = 0.25
"""Seconds between two looks at whether to go on."""


class Page(NamedTuple):
    """What is answered."""

    status: HTTPStatus
    kind: str
    body: bytes


Pages = Mapping[str, Callable[[], Page]]
"""What makes each page, by its path."""


def serving(host: str, port: int, pages: Pages) -> Callable[[], None]:
    """Serve these pages; to end that, call what is returned. Raises OSError if the address cannot be had."""
    server = _Server(host, port, pages)
    ended = threading.Event()

    def serve() -> None:
        with server:
            while not ended.is_set():
                server.handle_request()

    # nobody waits for it at the end: who asks and does not go on would hold the bot up
    threading.Thread(target=serve, name="unobot pages", daemon=True).start()
    return ended.set


class _Server(TCPServer):
    """Answers one question after the other: a thread for each would be memory for whoever asks often."""

    # http.server.HTTPServer would look the host's name up, which may take long
    timeout = _TICK
    # on Windows that would let two programs have the port
    allow_reuse_address = os.name != "nt"

    def __init__(self, host: str, port: int, pages: Pages) -> None:
        self.address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self.pages = pages
        super().__init__((host, port), _Handler)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Somebody has gone away while they were answered."""
        _log.debug("a page could not be served", exc_info=True)


class _Handler(BaseHTTPRequestHandler):
    server: _Server
    timeout = _SLOW

    def do_GET(self) -> None:
        make = self.server.pages.get(self.path.partition("?")[0])
        page = make() if make is not None else self._unknown()
        self.send_response(page.status)
        self.send_header("Content-Type", page.kind)
        self.send_header("Content-Length", str(len(page.body)))
        self.end_headers()
        self.wfile.write(page.body)

    def _unknown(self) -> Page:
        there = ", ".join(self.server.pages)
        return Page(HTTPStatus.NOT_FOUND, "text/plain", f"There are {there}.\n".encode())

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - so http.server calls it
        """Say nothing: it would be a line for every question."""
