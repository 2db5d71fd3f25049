"""HTTP with the homeserver: JSON in, JSON out. Every way in which it can fail is one of two exceptions.

Failure(Exception)      the homeserver answered, with an error
Unreachable(Exception)  it did not answer, or not with anything that can be read
"""

import asyncio
import json
import ssl
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import aiohttp
from yarl import URL

Json = dict[str, Any]
"""A JSON object as somebody sent it. Nothing in it is known to be of the right type."""

PATIENCE = 30.0
"""How long a request may take, in seconds."""


class Failure(Exception):
    """The homeserver refused. `code` is Matrix' name for the error, `retry_after` is in seconds."""

    def __init__(self, status: int, code: str, text: str, body: Json | None = None) -> None:
        super().__init__(f"{code}: {text} (HTTP {status})" if code else f"HTTP {status}")
        self.status = status
        self.code = code
        self.body: Json = body or {}

    @property
    def retry_after(self) -> float | None:
        """Seconds after which to try again, if the homeserver limits our rate."""
        if self.status != 429 and self.code != "M_LIMIT_EXCEEDED":
            return None
        wait = self.body.get("retry_after_ms")
        return max(0.1, wait / 1000) if isinstance(wait, int | float) else 5.0

    @property
    def passing(self) -> bool:
        """Whether the same request may well succeed later."""
        return self.retry_after is not None or self.status >= 500

    @property
    def token_refused(self) -> bool:
        """Whether our access token is not valid, or no more."""
        return self.status == 401 and self.code in {"M_UNKNOWN_TOKEN", "M_MISSING_TOKEN"}


class Unreachable(Exception):
    """There was no answer that could be read."""


def path(*parts: str) -> str:
    """A client API path, `path("rooms", room, "join")`; each part is quoted.

    >>> path("join", "#uno:example.org")
    '/_matrix/client/v3/join/%23uno%3Aexample.org'
    """
    return "/_matrix/client/v3/" + "/".join(quote(part, safe="") for part in parts)


class Wire:
    """A connection to one homeserver, with a token once we are logged in."""

    def __init__(self, homeserver: str, ca_file: Path | None = None) -> None:
        self.homeserver = homeserver.rstrip("/")
        self.token: str | None = None
        self._ca_file = ca_file
        self._session: aiohttp.ClientSession | None = None
        self._closed = False

    async def call(
        self,
        method: str,
        where: str,
        body: Mapping[str, Any] | None = None,
        *,
        query: Mapping[str, str] | None = None,
        seconds: float = PATIENCE,
    ) -> Json:
        """Make one request and return the object in the answer.

        Raises `Failure` if the homeserver refuses, `Unreachable` if there is no readable answer within `seconds`.
        """
        # a GET has no body, and all others have one, if only an empty object
        has_body = body is not None or method != "GET"
        answer = await self._ask(method, where, query, seconds, json=(body or {}) if has_body else None)
        if not isinstance(answer, dict):
            raise Unreachable("an answer that is not an object")
        return answer

    async def state(self, room: str) -> list[Json]:
        """All state events of a room, as they are this moment. Raises `Failure` or `Unreachable`."""
        answer = await self._ask("GET", path("rooms", room, "state"), None, PATIENCE)
        return answer if isinstance(answer, list) else []

    async def upload(self, content: bytes, kind: str, seconds: float = PATIENCE) -> str:
        """Upload a file of that MIME type and return its `mxc://` address. Raises `Failure` or `Unreachable`."""
        kinds = {"Content-Type": kind}
        answer = await self._ask("POST", "/_matrix/media/v3/upload", None, seconds, kinds, data=content)
        address = answer.get("content_uri") if isinstance(answer, dict) else None
        if not isinstance(address, str):
            raise Unreachable("an upload without an address in the answer")
        return address

    async def _ask(
        self,
        method: str,
        where: str,
        query: Mapping[str, str] | None,
        seconds: float,
        headers: Mapping[str, str] | None = None,
        **sent: Any,
    ) -> Any:
        """Make a request; `sent` is its body, as aiohttp takes it."""
        # already quoted: yarl would quote the %23 of a room alias again
        url = URL(self.homeserver + where + ("?" + urlencode(query) if query else ""), encoded=True)
        ours = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        limit = aiohttp.ClientTimeout(total=seconds)
        try:
            async with self._opened().request(
                method, url, headers={**ours, **(headers or {})}, timeout=limit, **sent
            ) as answer:
                return _read(answer.status, await answer.read())
        except (aiohttp.ClientError, TimeoutError, asyncio.IncompleteReadError, OSError) as problem:
            raise Unreachable(f"{self.homeserver}: {type(problem).__name__}: {problem}") from problem

    async def close(self) -> None:
        """Close the connection for good: every later call raises `Unreachable`."""
        self._closed = True
        if self._session is not None:
            await self._session.close()
            self._session = None

    def _opened(self) -> aiohttp.ClientSession:
        if self._closed:
            raise Unreachable("logged off")
        if self._session is None:
            self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trust(self._ca_file)))
        return self._session


def trust(ca_file: Path | None) -> ssl.SSLContext | bool:
    """Which certificates are trusted: the system's authorities, or only those in `ca_file`."""
    return ssl.create_default_context(cafile=ca_file) if ca_file else True


def _read(status: int, content: bytes) -> Any:
    """The JSON of an answer. A proxy in between may answer with HTML, or cut the answer off."""
    try:
        body = json.loads(content) if content else {}
    except (ValueError, RecursionError) as problem:
        if status >= 400:
            raise Failure(status, "", "no reason given") from problem
        raise Unreachable(f"an answer of {len(content)} bytes that is not JSON (HTTP {status})") from problem
    if status >= 400:
        body = body if isinstance(body, dict) else {}
        raise Failure(status, str(body.get("errcode", "")), str(body.get("error", "")), body)
    return body
