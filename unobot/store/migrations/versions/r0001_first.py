"""The first schema: all tables as `unobot.store.schema` has them. It is written out here when the first version is released."""

from alembic import op

from unobot.store.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    metadata.create_all(op.get_bind())
