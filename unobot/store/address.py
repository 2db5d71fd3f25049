"""Where a store is: a file or a URL; and how long a server behind a URL is waited for."""

import importlib
from pathlib import Path
from typing import Any, Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from unobot.store.errors import Unopenable

_WAITS: Final = {
    "connect_timeout": "3",
    # without these a server whose machine is gone is noticed after hours only
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "5000",
}
"""How long psycopg waits for a server that does not answer, in seconds; the last one in milliseconds."""

_LIMITS: Final = "-c statement_timeout=5000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=3000"
"""How long the server itself works or waits for the bot, in milliseconds."""

_CLAIM_WAITS: Final = {
    "connect_timeout": "2",  # the least that libpq takes
    "keepalives_idle": "2",
    "keepalives_interval": "1",
    "keepalives_count": "3",
    "tcp_user_timeout": "3000",
}
_CLAIM_LIMITS: Final = (
    "-c idle_session_timeout=3000 -c client_connection_check_interval=500 -c statement_timeout=2000"
    " -c tcp_keepalives_idle=2 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 -c tcp_user_timeout=3000"
)
"""The same for the connection that holds the locks; the server gives it up when nothing is heard for 3 s."""


def url_of(location: str) -> URL:
    """The address of a store as a URL. Raises `Unopenable`."""
    if "://" not in location:
        return URL.create("sqlite", database=str(Path(location).expanduser()))
    try:
        url = make_url(location)
    except ArgumentError:
        raise Unopenable("`data` looks like a database URL but cannot be read as one.") from None
    if url.drivername in {
        "postgresql",
        "postgres",
    }:  # SQLAlchemy would take psycopg2, which is not what we install
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in {"sqlite", "postgresql+psycopg"}:
        raise Unopenable(
            f"`data` names a {url.drivername} database; expected a file, or a postgresql:// URL."
        )
    return url


def in_memory(url: URL) -> bool:
    """Whether the store is in memory, and ends with its connection."""
    return url.get_backend_name() == "sqlite" and url.database in {None, "", ":memory:"}


def file_of(location: str) -> Path | None:
    """The file of a SQLite store; None for a server, or for a store in memory. Raises `Unopenable`."""
    url = url_of(location)
    return None if url.get_backend_name() != "sqlite" or in_memory(url) else Path(url.database or "")


def is_server(location: str) -> bool:
    """Whether the store is on PostgreSQL. Raises `Unopenable`."""
    return url_of(location).get_backend_name() == "postgresql"


def claim_arguments(location: str) -> dict[str, Any]:
    """What psycopg is given to connect for a claim. Raises `Unopenable`."""
    url = url_of(location)
    need_psycopg()
    # here ours come last: who falls silent after 2 s relies on the server's 3
    own = url.update_query_dict(_CLAIM_WAITS | {"options": f"{_options(url)} {_CLAIM_LIMITS}".strip()})
    return dict(own.get_dialect()().create_connect_args(own)[1])


def impatient(url: URL) -> URL:
    """The URL with limits of time on all that a server could keep the bot waiting for; what the operator has set stays."""
    said = {key: value for key, value in url.query.items() if key in _WAITS}
    # the operator's come last: of two settings of the same name the last one holds
    return url.update_query_dict(_WAITS | said | {"options": f"{_LIMITS} {_options(url)}".strip()})


def read_only(url: URL) -> URL:
    """The URL of a server on which every transaction only reads, whatever the account may do there."""
    return url.update_query_dict({"options": f"{_options(url)} -c default_transaction_read_only=on".strip()})


def _options(url: URL) -> str:
    options = url.query.get("options", ())
    return options if isinstance(options, str) else " ".join(options)


def need_psycopg() -> None:
    """Raise `Unopenable` if there is no driver for PostgreSQL."""
    try:
        importlib.import_module("psycopg")
    except ImportError:
        # also if it is there, but not the library that it needs
        raise Unopenable("The driver for PostgreSQL is missing; pip install 'unobot[postgresql]'") from None
