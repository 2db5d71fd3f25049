"""A claim on networks of a store on PostgreSQL: its driver is there only if it is wanted."""

import asyncio
import hashlib
import selectors
import sys
import threading
import time
from collections.abc import Collection
from typing import Any, Final

import psycopg
import structlog
from psycopg.pq import ConnStatus, Escaping, ExecStatus

from unobot.adapter import Network
from unobot.store.change import StoreError
from unobot.store.claims import Claim

_SLICE: Final = 0.1


class Ended(Exception):
    """There is no answer on this connection, or none in time."""


class ClaimSession:
    """One connection that holds locks. What fails raises `Ended`; then the session must be closed."""

    def __init__(self, arguments: dict[str, Any]) -> None:
        """Connect. Raises what psycopg raises."""
        self._connection = psycopg.connect(**arguments, autocommit=True)
        self._pg = self._connection.pgconn
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._pg.socket, selectors.EVENT_READ)

    def ask(self, question: str, seconds: float, *values: str) -> str:
        """The first value of the answer to one statement, as text; `values` are its `$1` and so on."""
        until = time.monotonic() + seconds
        # psycopg itself would wait for an answer for ever, as long as somebody keeps the connection alive
        try:
            # in one message: between two of a statement no limit of the server's ends a session of which nothing is heard any more
            for number, value in enumerate(values, 1):
                literal = Escaping(self._pg).escape_literal(value.encode())
                question = question.replace(f"${number}", literal.decode())
            self._pg.send_query(question.encode())
            answer = ""
            while True:
                while self._pg.is_busy():
                    if not self._selector.select(max(0.0, until - time.monotonic())):
                        raise Ended("the database server does not answer")
                    self._take_in()
                if (result := self._pg.get_result()) is None:
                    return answer
                if result.status != ExecStatus.TUPLES_OK:
                    raise Ended(result.error_message.decode(errors="replace").partition("\n")[0])
                answer = (result.get_value(0, 0) or b"").decode()
        except psycopg.Error as error:
            raise Ended(first_line(error)) from error

    def wait(self, seconds: float, ended: threading.Event) -> None:
        """Return after so long or when `ended` is set. That the connection is closed is noticed at once."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0 and not ended.is_set():
            if self._selector.select(min(left, _SLICE)):
                self._take_in()

    def close(self) -> None:
        """Give all locks back; a server that cannot be reached does so when it gives this session up."""
        self._selector.close()
        self._connection.close()

    def _take_in(self) -> None:
        try:
            self._pg.consume_input()
        except psycopg.Error as error:
            raise Ended(first_line(error)) from error
        if self._pg.status != ConnStatus.OK:
            raise Ended("the connection was closed")


def first_line(error: Exception) -> str:
    """Return what went wrong as one line; libpq adds lines of guesses."""
    return str(error).partition("\n")[0]


_HELD: Final = 0x756E6F62
_WAITED_FOR: Final = _HELD + 1
"""The classes of our advisory locks: no other program's that uses the same database."""

_BEAT: Final = 1.0
_SURE: Final = 2.0
_UNSHARED: Final = 2.8
"""Seconds of silence in which the server gives the locks to nobody else; after 3 it ends the session."""
_GONE: Final = 3.5
"""Seconds of silence after which somebody who waits has the locks."""
_RETRY: Final = 0.5
_LOOK: Final = 0.1

_STILL_ENTERED: Final = "SELECT count(*) FROM writers WHERE name = $1"
_WAITING: Final = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid = $1 AND objid = ANY($2::oid[])"
)
"""How many locks there are on which somebody waits."""

_log: Final = structlog.get_logger(__name__)


class ServerClaim(Claim):
    """A claim that is held as long as its session lives. If the session ends and nobody else has come in between, it is taken up again."""

    # as long as the server may take to notice that a process is gone
    patience = 4.5

    def __init__(self, arguments: dict[str, Any], networks: Collection[Network]) -> None:
        """`arguments` are psycopg's, with the limits of time that a claim needs."""
        super().__init__(networks)
        self._arguments = arguments
        self._session: ClaimSession | None = None
        self._keys: dict[Network, int] = {}
        self._confirmed = -1e9
        self._held = False
        """Whether the session lives, as far as is known."""
        self._accompanied = self._gone = False
        """Whether somebody waits; whether somebody else has come in."""
        self._ended = threading.Event()
        self._keeper = threading.Thread(target=self._keep, name="unobot claim", daemon=True)

    async def take(self, *, waiting: bool = False) -> Network | None:
        """Try to get all locks."""
        began = _now()
        try:
            held_elsewhere = await asyncio.to_thread(self._take, waiting=waiting)
        except (psycopg.Error, Ended) as error:
            self._drop()
            raise StoreError(f"The database server cannot be asked: {first_line(error)}") from error
        if held_elsewhere is None:
            self._confirm(began)
            self._keeper.start()
        return held_elsewhere

    lasting = False

    def sure(self) -> bool:
        """Whether the server has confirmed it lately enough."""
        return self._held and _now() - self._confirmed < _SURE

    def unshared(self) -> bool:
        """Whether the server has confirmed it so lately that it cannot have given up the session yet."""
        return _now() - self._confirmed < _UNSHARED

    @property
    def alone(self) -> bool:
        """Whether no other process waited when the server was last asked."""
        return not self._accompanied

    async def lost(self) -> None:
        """Return when somebody else has come in, or surely has while the server was out of reach."""
        while not (self._gone or (self._accompanied and _now() - self._confirmed > _GONE)):  # noqa: ASYNC110 - time alone decides it
            await asyncio.sleep(_LOOK)

    async def release(self) -> None:
        """End the session."""
        self._ended.set()
        if self._keeper.is_alive():
            # it may just be trying to connect, which takes seconds
            await asyncio.to_thread(self._keeper.join)
        else:
            self._drop()

    def _confirm(self, asked_at: float) -> None:
        self._held, self._confirmed = True, asked_at

    def _take(self, *, waiting: bool) -> Network | None:
        if self._session is None:
            self._session = ClaimSession(self._arguments)
            schema = self._session.ask("SELECT current_schema()", _SURE)
            for network in self.networks:
                # one for each store in a database
                digest = hashlib.sha256(f"{schema}\0{network}".encode()).digest()
                self._keys[network] = int.from_bytes(digest[:4], "big", signed=True)
            if waiting:
                for key in self._keys.values():
                    self._locked("pg_try_advisory_lock_shared", _WAITED_FOR, key)
        held: list[int] = []
        for network, key in self._keys.items():
            if not self._locked("pg_try_advisory_lock", _HELD, key):
                # all or none: else two processes could each have half of what both want
                self._unlock("pg_advisory_unlock", _HELD, held)
                return network
            held.append(key)
        if waiting:
            self._unlock("pg_advisory_unlock_shared", _WAITED_FOR, held)
        return None

    def _locked(self, how: str, kind: int, key: int) -> bool:
        assert self._session is not None
        return self._session.ask(f"SELECT {how}({kind}, {key})", _SURE) == "t"

    def _unlock(self, how: str, kind: int, keys: Collection[int]) -> None:
        assert self._session is not None
        for key in keys:
            self._session.ask(f"SELECT {how}({kind}, {key})", _SURE)

    def _keep(self) -> None:
        """The thread's work: a rule that computes for long stops the rest of the bot, but not this."""
        while not (self._ended.is_set() or self._gone):
            try:
                if self._session is None:
                    self._take_up_again()
                else:
                    session = self._session
                    began = _now()
                    left = max(0.0, self._confirmed + _SURE - began)
                    # as PostgreSQL shows them, the numbers have no sign
                    keys = ",".join(str(key & 0xFFFFFFFF) for key in self._keys.values())
                    waiting = session.ask(_WAITING, left, str(_WAITED_FOR), f"{{{keys}}}")
                    self._confirm(began)
                    if self._accompanied != (waiting != "0"):
                        self._accompanied = not self._accompanied
                        _log.info("a standby waits" if self._accompanied else "no standby waits any more")
                    session.wait(_BEAT, self._ended)
            except (psycopg.Error, Ended) as error:
                self._drop()
                if not self._held:
                    self._ended.wait(_RETRY)
                    continue
                # the first try to have it again comes at once
                self._held = False
                _log.warning("the claim is interrupted", reason=first_line(error))
        self._drop()

    def _take_up_again(self) -> None:
        began = _now()
        if self._take(waiting=False) is not None:
            # perhaps it is our own last session that has them, which the server has not missed yet
            self._drop()
            self._ended.wait(_RETRY)
            return
        assert self._session is not None
        # somebody else may have had the locks in between; then they have removed this row
        if self.entered and self._session.ask(_STILL_ENTERED, _SURE, self.writer) == "0":
            self._gone = True
            return
        self._confirm(began)
        _log.info("the claim is held again")

    def _drop(self) -> None:
        if self._session is not None:
            self._session.close()
            self._session = None


def _now() -> float:
    """Seconds that run on while the machine is suspended, where there is such a clock."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()
