"""Bringing a database's schema to the shape that this unobot knows."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from unobot.store.errors import Unopenable

SHIPPED: Final = Path(__file__).parent / "migrations"


def upgrade(connection: Connection, scripts: Path = SHIPPED) -> None:
    """Upgrade an empty or older database within the connection's transaction.

    Raises `Unopenable` if the database was made by a newer unobot, or is no unobot's at all.
    """
    config = _config(scripts)
    found, newest = _revisions(connection, config)
    if found == newest:
        return
    if found is None and inspect(connection).get_table_names():
        raise Unopenable("The database holds tables of something other than unobot; name another in `data`.")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def require_newest(connection: Connection, scripts: Path = SHIPPED) -> None:
    """Raise `Unopenable` unless the schema is the newest: who only reads does not upgrade."""
    found, newest = _revisions(connection, _config(scripts))
    if found is None:
        raise Unopenable("The database is empty: no unobot has run with it yet.")
    if found != newest:
        raise Unopenable(f"The database has schema {found}, expected {newest}; `unobot run` upgrades it.")


def _revisions(connection: Connection, config: Config) -> tuple[str | None, str | None]:
    """The database's revision and the newest known; raises `Unopenable` if the former is unknown."""
    scripts = ScriptDirectory.from_config(config)
    found, newest = MigrationContext.configure(connection).get_current_revision(), scripts.get_current_head()
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise Unopenable(
            f"The database was made by a newer unobot (schema {found}; this one knows up to {newest}). "
            "Upgrade unobot, or name another database in `data`."
        )
    return found, newest


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
