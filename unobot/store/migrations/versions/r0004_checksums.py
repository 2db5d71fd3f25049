"""Checksums of rows, and finished rounds in one row."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_TABLES = (
    "instance",
    "rounds",
    "tables",
    "inputs",
    "checkpoints",
    "results",
    "settings",
    "bans",
    "deeds",
    "shelf",
    "positions",
    "outgoing",
)


def upgrade() -> None:
    """Add the columns, empty; `unobot.store.live` fills them after the last migration."""
    op.add_column("instance", sa.Column("total", sa.BigInteger))
    op.add_column("tables", sa.Column("given", sa.Integer))
    op.add_column("rounds", sa.Column("replay", sa.LargeBinary))
    for name, which in (
        ("rounds_unpacked", "finished IS NOT NULL AND length(opening) > 0"),
        ("rounds_packed", "replay IS NOT NULL"),
    ):
        where = sa.text(which)
        op.create_index(name, "rounds", ["finished"], sqlite_where=where, postgresql_where=where)
    for table in _TABLES:
        op.add_column(table, sa.Column("crc", sa.BigInteger))
