"""Cups: those that are played, what is decided at their tables, and those that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0008"


def upgrade() -> None:
    """Add the tables, empty."""
    for name, key in (("cups", "id"), ("finished_cups", "id")):
        op.create_table(
            name,
            sa.Column(key, sa.Text, primary_key=True),
            sa.Column("network", sa.Text, nullable=False),
            sa.Column("room", sa.Text, nullable=False),
            sa.Column("payload", sa.LargeBinary, nullable=False),
            sa.Column("at", sa.Float, nullable=False),
            sa.Column("crc", sa.BigInteger),
        )
    op.create_index("finished_cups_by_room", "finished_cups", ["network", "room", "at"])
    op.create_table(
        "heats",
        sa.Column("cup", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("crc", sa.BigInteger),
    )
