"""Requests to a homeserver: how they are made, how they fail, and when they are tried again; and the JSON in its answers.

No type in that JSON is relied on: members of a room can send almost anything.
"""

import asyncio
import base64
import json
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote, urlencode

import aiohttp
import structlog
from Crypto.PublicKey import ECC
from Crypto.Signature import eddsa
from yarl import URL

from unobot.adapter import Refused
from unobot.clock import Backoff, Clock, Jitter

Json = dict[str, Any]
"""A JSON object as somebody sent it. Nothing in it is known to be of the right type."""
log = structlog.get_logger(__name__)
T = TypeVar("T")
TIMEOUT = 30.0
"""Seconds that a request may take."""
LONGEST = 60.0
"""The longest pause between two tries, in seconds."""
OUTAGE = 20.0
"""Seconds of failure after which the network counts as lost."""


@dataclass(frozen=True, slots=True)
class RoomEvent:
    """One event whose outer parts have the right types. `content` may still hold anything."""

    id: str
    type: str
    sender: str
    time: float
    content: Json
    state_key: str | None
    source: Json


def read(raw: object) -> RoomEvent | None:
    """Return the event in a JSON value, or None if it is none (or was redacted)."""
    if not isinstance(raw, dict):
        return None
    content, time, key = raw.get("content"), raw.get("origin_server_ts"), raw.get("state_key")
    named = [raw.get(part) for part in ("event_id", "type", "sender")]
    texts = [part for part in named if isinstance(part, str)]
    if len(texts) != 3 or not isinstance(content, dict) or not isinstance(time, int | float):
        return None
    if key is not None and not isinstance(key, str):
        return None
    return RoomEvent(texts[0], texts[1], texts[2], time / 1000, content, key, raw)


def read_all(raws: object) -> list[RoomEvent]:
    """Return the events in a JSON list, leaving out what is none."""
    return [event for event in map(read, get_list(raws)) if event is not None]


def get_list(value: object, *keys: str) -> list[Any]:
    """Return the list at `value[key][key]…`, or an empty one."""
    found = get(value, *keys)
    return found if isinstance(found, list) else []


def get(value: object, *keys: str) -> object:
    """Return the value at `value[key][key]…`, or None if something on the way is missing or no object.

    >>> get({"a": {"b": 1}}, "a", "b"), get({"a": [1]}, "a", "b")
    (1, None)
    """
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def get_text(value: object, *keys: str) -> str | None:
    """Return the text at `value[key][key]…`, or None."""
    found = get(value, *keys)
    return found if isinstance(found, str) else None


def get_dict(value: object, *keys: str) -> Json:
    """Return the object at `value[key][key]…`, or an empty one."""
    found = get(value, *keys)
    return found if isinstance(found, dict) else {}


def sign(thing: Json, user: str, key: ECC.EccKey) -> Json:
    """Return the object with the signature of this key alone."""
    signature = eddsa.new(key, "rfc8032").sign(canonical(thing))
    signatures = {user: {f"ed25519:{public_text(key)}": _base64(signature)}}
    return {**_unsigned(thing), "signatures": signatures}


def is_signed(thing: Json, user: str, signer: Json) -> bool:
    """Whether the key of a user that a homeserver lists as `signer` has really signed this object."""
    name = next(iter(get_dict(signer, "keys")), "")
    public, signature = get_text(signer, "keys", name), get_text(thing, "signatures", user, name)
    if public is None or signature is None:
        return False
    try:
        # base64 may come without padding, and b64decode takes more of it than is needed
        key = eddsa.import_public_key(base64.b64decode(public + "=="))
        eddsa.new(key, "rfc8032").verify(canonical(thing), base64.b64decode(signature + "=="))
    except ValueError:
        return False
    return True


def public_text(key: ECC.EccKey) -> str:
    """Return the public part of a signing key as Matrix writes it."""
    return _base64(key.public_key().export_key(format="raw"))


def canonical(thing: Json) -> bytes:
    """Return the bytes of an object that are signed or sealed: without its signatures, in an order that is always the same."""
    return json.dumps(_unsigned(thing), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _unsigned(thing: Json) -> Json:
    return {name: value for name, value in thing.items() if name not in {"signatures", "unsigned"}}


def _base64(content: bytes) -> str:
    return base64.b64encode(content).decode().rstrip("=")  # Matrix writes base64 without padding


class Failure(Exception):
    """The homeserver refused. `code` is Matrix' name for the error, `retry_after` is in seconds."""

    def __init__(self, status: int, code: str, text: str, body: Json | None = None) -> None:
        super().__init__(f"{code}: {text} (HTTP {status})" if code else f"HTTP {status}")
        self.status = status
        self.code = code
        self.body: Json = body or {}

    @property
    def retry_after(self) -> float | None:
        """Seconds after which to try again; None if it is not our rate that is limited."""
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
        """Whether our access token is not valid, or not any more; with an application service's, our device is gone."""
        codes = {401: ("M_UNKNOWN_TOKEN", "M_MISSING_TOKEN"), 400: ("M_UNKNOWN_DEVICE",)}
        return self.code in codes.get(self.status, ())


class Unreachable(Exception):
    """There was no answer that could be read."""


def path(*parts: str) -> str:
    """Return a path of the client API; each part is quoted.

    >>> path("join", "#uno:example.org")
    '/_matrix/client/v3/join/%23uno%3Aexample.org'
    """
    return "/_matrix/client/v3/" + "/".join(quote(part, safe="") for part in parts)


class Wire:
    """A connection to one homeserver, with a token once we are logged in."""

    def __init__(self, homeserver: str, ca_file: Path | None = None) -> None:
        self.homeserver = homeserver.rstrip("/")
        self.token: str | None = None
        self.acts_as: Mapping[str, str] = {}
        """Added to each query: the user and device that an application service, whose token is of no device, acts as."""
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
        seconds: float = TIMEOUT,
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

    async def call_proven(
        self, where: str, body: Mapping[str, Any], user: str, password: str | None
    ) -> tuple[Json, bool]:
        """POST what may need the password once more (user-interactive authentication).

        Returns the answer, and whether the homeserver has asked for the password. Raises `Failure`, also if there is no
        password to show, or `Unreachable`.
        """
        try:
            return await self.call("POST", where, body), False
        except Failure as problem:
            # the 401 opens a session, and the same request with the password and that session is the second step
            session = get_text(problem.body, "session")
            if problem.status != 401 or session is None or password is None:
                raise
        who = {"type": "m.id.user", "user": user}
        proof = {"type": "m.login.password", "identifier": who, "password": password, "session": session}
        return await self.call("POST", where, {**body, "auth": proof}), True

    async def state(self, room: str) -> list[Json]:
        """Return all state events of a room, as they are this moment. Raises `Failure` or `Unreachable`."""
        return get_list(await self._ask("GET", path("rooms", room, "state"), None, TIMEOUT))

    async def upload(self, content: bytes, kind: str, seconds: float = TIMEOUT) -> str:
        """Upload a file of that MIME type and return its `mxc://` address. Raises `Failure` or `Unreachable`."""
        kinds = {"Content-Type": kind}
        answer = await self._ask("POST", "/_matrix/media/v3/upload", None, seconds, kinds, data=content)
        address = get_text(answer, "content_uri")
        if address is None:
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
        if self.acts_as:
            query = {**(query or {}), **self.acts_as}
        # already quoted: yarl would quote the %23 of a room alias again
        url = URL(self.homeserver + where + ("?" + urlencode(query) if query else ""), encoded=True)
        ours = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        limit = aiohttp.ClientTimeout(total=seconds)
        if self._closed:
            raise Unreachable("logged off")
        try:
            if self._session is None:
                # the system's authorities, or only those of the file
                trusted = ssl.create_default_context(cafile=self._ca_file) if self._ca_file else True
                self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trusted))
            async with self._session.request(
                method, url, headers={**ours, **(headers or {})}, timeout=limit, **sent
            ) as answer:
                status, content = answer.status, await answer.read()
        except (aiohttp.ClientError, TimeoutError, asyncio.IncompleteReadError, OSError) as problem:
            raise Unreachable(f"{self.homeserver}: {type(problem).__name__}: {problem}") from problem
        # a proxy in between may answer with HTML, or cut the answer off
        try:
            body = json.loads(content) if content else {}
        except (ValueError, RecursionError) as problem:
            if status >= 400:
                raise Failure(status, "", "no reason given") from problem
            raise Unreachable(
                f"an answer of {len(content)} bytes that is not JSON (HTTP {status})"
            ) from problem
        if status >= 400:
            body = get_dict(body)
            raise Failure(status, str(body.get("errcode", "")), str(body.get("error", "")), body)
        return body

    async def close(self) -> None:
        """Close the connection for good: every later call raises `Unreachable`."""
        self._closed = True
        if self._session is not None:
            await self._session.close()
            self._session = None


class Patience:
    """Tries again after each failure in a row, after about 1, 2, 4 … 60 seconds."""

    def __init__(self, clock: Clock, chance: Jitter) -> None:
        self._clock = clock
        self._backoff = Backoff(1.0, LONGEST, chance)
        self._first_at = 0.0
        self.alarm: Callable[[], Awaitable[None]] | None = None
        """Called once it has been failing for `OUTAGE` seconds, and then forgotten."""

    async def wait(self, asked: float | None = None) -> None:
        """Wait after a failure, at least `asked` seconds (what the homeserver asked for), and sound the alarm if due."""
        if not self._backoff.failures:
            self._first_at = self._clock.now()
        pause = self._backoff.next()
        if self.alarm is not None and self._clock.now() - self._first_at >= OUTAGE:
            alarm, self.alarm = self.alarm, None
            await alarm()
        await self._clock.sleep(max(pause, asked or 0.0))

    async def persist(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Attempt it until it succeeds, and return its result.

        Raises `Failure` if the homeserver refuses for good, and `Refused` if it refuses our access token.
        """
        while True:
            try:
                result = await attempt()
            except Unreachable as problem:
                attempts = self._backoff.failures + 1
                log.warning("homeserver unreachable", problem=str(problem), attempt=attempts)
                await self.wait()
            except Failure as problem:
                if problem.token_refused:
                    raise Refused(
                        f"the homeserver refuses our access token ({problem.code}): the session was logged out, or "
                        "the token is mistyped. With a password, find out who logs the bot out; with an access token, "
                        "set a fresh one"
                    ) from problem
                if not problem.passing:
                    raise
                log.warning("rate limited by the homeserver; waiting", problem=str(problem))
                await self.wait(problem.retry_after)
            else:
                self._backoff.reset()
                return result
