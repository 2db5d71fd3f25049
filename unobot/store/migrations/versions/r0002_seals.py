"""What a round's seed was made of."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the secret and the shares; rounds that were dealt before have none."""
    op.add_column("rounds", sa.Column("secret", sa.Text))
    op.add_column("rounds", sa.Column("shares", sa.Text))
