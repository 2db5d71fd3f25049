"""Several processes, each with networks of its own, instead of one that writes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add both tables, empty: whoever opens the store enters itself."""
    op.create_table(
        "writers",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("next_key", sa.BigInteger, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("writer", sa.Text, sa.ForeignKey("writers.name", ondelete="CASCADE"), nullable=False),
    )
    # older versions of SQLite cannot drop a column; Alembic makes the table anew there
    with op.batch_alter_table("instance") as instance:
        instance.drop_column("writer")
