"""A connection to PostgreSQL that holds locks, and on which no answer is waited for longer than is said."""

import selectors
import threading
import time
from typing import Any, Final

import psycopg
from psycopg.pq import ConnStatus, Escaping, ExecStatus

_SLICE: Final = 0.1


class Ended(Exception):
    """There is no answer on this connection, or none in time."""


class ClaimSession:
    """What fails raises `Ended`; then the session must be closed."""

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
            while (result := self._result(until)) is not None:
                if result.status != ExecStatus.TUPLES_OK:
                    raise Ended(result.error_message.decode(errors="replace").partition("\n")[0])
                answer = (result.get_value(0, 0) or b"").decode()
        except psycopg.Error as error:
            raise Ended(first_line(error)) from error
        return answer

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

    def _result(self, until: float) -> Any:
        while self._pg.is_busy():
            if not self._selector.select(max(0.0, until - time.monotonic())):
                raise Ended("the database server does not answer")
            self._take_in()
        return self._pg.get_result()

    def _take_in(self) -> None:
        try:
            self._pg.consume_input()
        except psycopg.Error as error:
            raise Ended(first_line(error)) from error
        if self._pg.status != ConnStatus.OK:
            raise Ended("the connection was closed")


def first_line(error: Exception) -> str:
    """What went wrong; libpq adds lines of guesses."""
    return str(error).partition("\n")[0]
