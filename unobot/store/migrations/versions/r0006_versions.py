"""Processes that share settings and bans see what the others have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table, empty."""
    op.create_table(
        "versions",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
    )
