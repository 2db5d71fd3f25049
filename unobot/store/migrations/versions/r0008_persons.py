"""One person may have several accounts, on one network or on several, and may be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the tables, empty, and a column that nobody knows of older rows."""
    op.add_column("results", sa.Column("seat", sa.Integer))
    op.create_table(
        "persons",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("crc", sa.BigInteger),
    )
    op.create_table(
        "link_codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("crc", sa.BigInteger),
    )
    op.create_table(
        "forgetting",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("crc", sa.BigInteger),
    )
