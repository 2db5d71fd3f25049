"""Bringing a database's schema to the shape that this unobot knows.

A migration is a file `rNNNN_what.py`; NNNN is its revision, and the highest is the newest.
"""

from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, Table, Text, inspect, select

from unobot.store.change import Unopenable
from unobot.store.database import lift_limits
from unobot.store.rows import write_checksums

SHIPPED: Final = Path(__file__).parent
_VERSION: Final = Table("alembic_version", MetaData(), Column("version_num", Text))
"""Where Alembic notes the revision."""


def upgrade(connection: Connection, scripts: Path = SHIPPED) -> None:
    """Upgrade an empty or older database within the connection's transaction.

    Raises `Unopenable` if the database was made by a newer unobot, or is no unobot's at all.
    """
    found, newest = _revisions(connection, scripts)
    if found == newest:
        return
    if found is None and inspect(connection).get_table_names():
        raise Unopenable("The database holds tables of something other than unobot; name another in `data`.")
    if connection.dialect.name == "postgresql":
        # it may rewrite every row; and on a busy machine it takes seconds until the first statement
        lift_limits(connection)
    _run(connection, scripts)
    # the damage that there was has been looked for: what stands here now is what the rows are
    write_checksums(connection)


def require_newest(connection: Connection, scripts: Path = SHIPPED) -> None:
    """Raise `Unopenable` unless the schema is the newest: who only reads does not upgrade."""
    require_known(connection, scripts)
    found, newest = _revisions(connection, scripts)
    if found != newest:
        raise Unopenable(f"The database has schema {found}, expected {newest}; `unobot run` upgrades it.")


def require_known(connection: Connection, scripts: Path = SHIPPED) -> None:
    """Raise `Unopenable` unless the schema is the newest or an older one."""
    if _revisions(connection, scripts)[0] is None:
        raise Unopenable("The database is empty: no unobot has run with it yet.")


def _revisions(connection: Connection, scripts: Path) -> tuple[str | None, str]:
    """The database's revision and the newest known; raises `Unopenable` if the former is unknown."""
    known = {path.name[1:5] for path in scripts.glob("versions/r*.py")}
    found, newest = stored_revision(connection), max(known)
    if found is not None and found not in known:
        raise Unopenable(
            f"The database was made by a newer unobot (schema {found}; this one knows up to {newest}). "
            "Upgrade unobot, or name another database in `data`."
        )
    return found, newest


def has_known_schema(connection: Connection) -> bool:
    """Whether the rows, and so their checksums, are such as this version understands."""
    return stored_revision(connection) in {path.name[1:5] for path in SHIPPED.glob("versions/r*.py")}


def stored_revision(connection: Connection) -> str | None:
    """The revision of the database's schema; None if no unobot has made it."""
    if not inspect(connection).has_table(_VERSION.name):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()


def _run(connection: Connection, scripts: Path) -> None:
    from alembic import command  # noqa: PLC0415 - takes as long to import as the rest of the store, and is seldom needed
    from alembic.config import Config  # noqa: PLC0415 - the same

    config = Config()
    # the options are those of a configuration file, in which % begins a substitution
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")  # else Alembic warns of its older default
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
