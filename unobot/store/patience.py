"""A server of which nothing is heard any more: its connection is given up after a while, though nobody has ended it.

A proxy or a firewall can forget a connection without a word. The server's own limits of time do not help then, and neither do
those of TCP as long as something at the other end takes what is sent.
"""

import time
from typing import Any, Final

PATIENCE: Final = 15.0
"""Seconds that the answer to one statement is waited for. A server that lives gives a statement up itself before that."""


def limit(connection: Any, *_: object) -> None:
    """Let this connection of psycopg wait for no answer longer than `PATIENCE`; then it is closed, and raises `OperationalError`."""
    if connection is None:  # it is given back to the pool because it is lost
        return
    wait = type(connection).wait

    def wait_a_while(generator: Any, **how: Any) -> Any:
        began = time.monotonic()
        try:
            return wait(connection, generator, **{"timeout": PATIENCE, **how})
        except Exception:
            if time.monotonic() - began >= PATIENCE:
                # nobody knows what it would still answer; closed like this, not even a goodbye is waited for
                connection.pgconn.finish()
            raise

    connection.wait = wait_a_while


def lift(connection: Any) -> None:
    """Let it wait as long as it takes, until it is limited again."""
    vars(connection).pop("wait", None)  # it may have been lifted before
