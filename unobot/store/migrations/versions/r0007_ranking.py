"""Who plays, and what is counted of finished rounds."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_COLUMNS = (
    sa.Column("person", sa.Text),
    sa.Column("kind", sa.Text),
    sa.Column("preset", sa.Text),
    sa.Column("finished", sa.Float),
    sa.Column("number", sa.BigInteger),
    sa.Column("counted", sa.Boolean),
    sa.Column("score", sa.Integer),
    sa.Column("cards", sa.Integer),
    sa.Column("moves", sa.Integer),
)


def upgrade() -> None:
    """Add columns and tables, empty; `unobot.store.ranking.completing` fills them after the last migration."""
    for column in _COLUMNS:
        op.add_column("results", column)
    # by a network and an identity nobody looks any more
    op.drop_index("results_by_player", "results")
    op.create_index("results_by_person", "results", ["person"])
    _index_of_counted("results_by_number", ["number"])
    _index_of_counted("results_by_time", ["network", "kind", "finished", "preset", "person", "won", "score"])
    _totals()
    _versus()
    _careers()
    op.create_table(
        "scoring",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rounds", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.BigInteger, nullable=False),
    )


def _index_of_counted(name: str, columns: list[str]) -> None:
    where = sa.text("counted")
    op.create_index(name, "results", columns, sqlite_where=where, postgresql_where=where)


def _totals() -> None:
    op.create_table(
        "totals",
        *(
            sa.Column(name, sa.Text, primary_key=True)
            for name in ("person", "kind", "board", "bucket", "preset")
        ),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    first: list[str | sa.ColumnElement[Any]] = ["board", "kind", "bucket", "preset"]
    order = [*first, sa.column("wins").desc(), sa.column("points").desc(), "person"]
    op.create_index("totals_by_wins", "totals", order)


def _versus() -> None:
    op.create_table(
        "versus",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("behind", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _careers() -> None:
    counts = ("rounds", "wins", "best", "cards", "moves", "streak", "longest")
    op.create_table(
        "careers",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("called", sa.Text, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in counts),
        sa.Column("badges", sa.Text, nullable=False),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("last", "mu", "sigma")),
        sqlite_with_rowid=False,
    )
    op.create_index("careers_by_name", "careers", ["called"])
    for feat in ("moves", "cards", "best", "longest"):
        first: list[str | sa.ColumnElement[Any]] = ["kind", sa.column(feat).desc(), "person"]
        op.create_index(f"careers_by_{feat}", "careers", first)
