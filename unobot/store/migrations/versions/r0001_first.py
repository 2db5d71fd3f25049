"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table in an empty database."""
    _rounds()
    _games()
    _people()
    _messages()


def _rounds() -> None:
    op.create_table(
        "rounds",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("opening", sa.LargeBinary, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("result", sa.Text),
    )
    op.create_index("rounds_by_room", "rounds", ["network", "room", "started"])


def _games() -> None:
    # after `rounds`, which these refer to
    op.create_table(
        "tables",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("round", sa.Text, sa.ForeignKey("rounds.id")),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "inputs",
        sa.Column("round", sa.Text, sa.ForeignKey("rounds.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "checkpoints",
        sa.Column("round", sa.Text, sa.ForeignKey("rounds.id"), primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("covers", sa.Integer, nullable=False),
    )


def _people() -> None:
    op.create_table(
        "results",
        sa.Column("round", sa.Text, sa.ForeignKey("rounds.id"), primary_key=True),
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    op.create_index("results_by_player", "results", ["network", "identity"])
    op.create_table(
        "settings",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("scope", sa.Text, primary_key=True),
        sa.Column("subject", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "shelf",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def _messages() -> None:
    op.create_table(
        "instance",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("writer", sa.Text, nullable=False),
        sa.Column("next_key", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seen",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "positions",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "outgoing",
        sa.Column("key", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
