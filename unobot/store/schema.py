"""The database's tables, as the newest migration leaves them."""

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData()


def _crc() -> sa.Column[int]:
    """The row's checksum (`unobot.store.checksums`)."""
    return sa.Column("crc", sa.BigInteger)


instance: Final = sa.Table(
    "instance",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),  # random, made with the database
    sa.Column("next_key", sa.BigInteger, nullable=False),  # where the next writer's numbers of messages begin
    sa.Column("total", sa.BigInteger),  # of the checksums of all rows in `live`; SQLite only
    _crc(),
)

writers: Final = sa.Table(
    "writers",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),  # random, made by whoever opens the store for writing
    sa.Column(
        "next_key", sa.BigInteger, nullable=False
    ),  # of outgoing messages; a number is never given twice
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("pid", sa.Integer, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)

claims: Final = sa.Table(
    "claims",
    metadata,
    sa.Column("network", sa.Text, primary_key=True),
    sa.Column("writer", sa.Text, sa.ForeignKey("writers.name", ondelete="CASCADE"), nullable=False),
)

rounds: Final = sa.Table(
    "rounds",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("network", sa.Text, nullable=False),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("preset", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),  # names with commas between
    sa.Column("opening", sa.LargeBinary, nullable=False),
    sa.Column("proof", sa.Text),  # what the seed was made of
    sa.Column("started", sa.Float, nullable=False),
    sa.Column("finished", sa.Float),
    sa.Column("result", sa.Text),  # JSON
    sa.Column("replay", sa.LargeBinary),  # opening and inputs, when both are no rows any more
    _crc(),
    sa.Index("rounds_by_room", "network", "room", "started"),
)

UNPACKED: Final = sa.text("finished IS NOT NULL AND length(opening) > 0")
PACKED: Final = sa.text("replay IS NOT NULL")
"""Of finished rounds: the opening and the inputs are rows, or packed; where both are gone, only the result is left."""

sa.Index("rounds_unpacked", rounds.c.finished, sqlite_where=UNPACKED, postgresql_where=UNPACKED)
sa.Index("rounds_packed", rounds.c.finished, sqlite_where=PACKED, postgresql_where=PACKED)

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("network", sa.Text, primary_key=True),
    sa.Column("room", sa.Text, primary_key=True),
    sa.Column("payload", sa.LargeBinary, nullable=False),
    sa.Column("round", sa.Text, sa.ForeignKey("rounds.id")),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("given", sa.Integer),  # how many inputs the round has, or none
    _crc(),
)

inputs: Final = sa.Table(
    "inputs",
    metadata,
    sa.Column("round", sa.Text, sa.ForeignKey("rounds.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Text),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    _crc(),
    sqlite_with_rowid=False,
)

checkpoints: Final = sa.Table(
    "checkpoints",
    metadata,
    sa.Column("round", sa.Text, sa.ForeignKey("rounds.id"), primary_key=True),
    sa.Column("state", sa.LargeBinary, nullable=False),
    sa.Column("covers", sa.Integer, nullable=False),
    _crc(),
)

results: Final = sa.Table(
    "results",
    metadata,
    sa.Column("round", sa.Text, sa.ForeignKey("rounds.id"), primary_key=True),
    sa.Column("network", sa.Text, primary_key=True),
    sa.Column("identity", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("person", sa.Text),  # empty: somebody of whom nothing is kept
    sa.Column("kind", sa.Text),  # what kind of player it was
    sa.Column("preset", sa.Text),
    sa.Column("finished", sa.Float),
    sa.Column("cards", sa.Integer),  # the largest hand held, if it is known
    sa.Column("moves", sa.Integer),  # of the round
    sa.Column("seat", sa.Integer),  # counted from 0
    _crc(),
    sa.Index("results_by_person", "person"),
)

settings: Final = sa.Table(
    "settings",
    metadata,
    sa.Column("network", sa.Text, primary_key=True),
    sa.Column("scope", sa.Text, primary_key=True),  # "room" or "person"
    sa.Column("subject", sa.Text, primary_key=True),  # the room or the identity
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
    _crc(),
)

records: Final = sa.Table(
    "records",
    metadata,
    sa.Column("feature", sa.Text, primary_key=True),
    sa.Column("network", sa.Text, primary_key=True),  # or group
    sa.Column("scope", sa.Text, primary_key=True),  # "room" or "person"
    sa.Column("subject", sa.Text, primary_key=True),  # the room or the identity; empty: all of the network
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("payload", sa.LargeBinary, nullable=False),  # JSON
    sa.Column("until", sa.Float),
    _crc(),
)

versions: Final = sa.Table(
    "versions",
    metadata,
    sa.Column("network", sa.Text, primary_key=True),  # or group; empty: of what is of no single network
    sa.Column("version", sa.BigInteger, nullable=False),  # how often its settings and records were changed
)

deeds: Final = sa.Table(
    "deeds",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),  # random
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("network", sa.Text, nullable=False),
    sa.Column("room", sa.Text),
    sa.Column("identity", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("rank", sa.Text, nullable=False),
    sa.Column("what", sa.Text, nullable=False),
    _crc(),
    sa.Index("deeds_by_time", "at"),
)

shelf: Final = sa.Table(
    "shelf",
    metadata,
    sa.Column("network", sa.Text, primary_key=True),
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    _crc(),
)

seen: Final = sa.Table(
    "seen",
    metadata,
    sa.Column("network", sa.Text, primary_key=True),
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)

positions: Final = sa.Table(
    "positions",
    metadata,
    sa.Column("network", sa.Text, primary_key=True),
    sa.Column("position", sa.Text, nullable=False),
    _crc(),
)

outgoing: Final = sa.Table(
    "outgoing",
    metadata,
    sa.Column("key", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("network", sa.Text, nullable=False),
    sa.Column("payload", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    _crc(),
)

OF_PROCESSES: Final = (writers, claims)
"""The processes that use the store now; these tables are never copied."""

KEPT: Final = tuple(table for table in metadata.sorted_tables if table not in OF_PROCESSES)
"""All other tables, those first to which others refer."""

SHARED: Final = (settings, records, results)
"""What networks may share: it is kept under the name of a network or of its group."""
