"""The database's tables, as the newest migration leaves them."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata: Final = MetaData()


def _crc() -> Column[int]:
    """The row's checksum (`unobot.store.rows`)."""
    return Column("crc", BigInteger)


instance: Final = Table(
    "instance",
    metadata,
    Column("id", Text, primary_key=True),  # random, made with the database
    Column("next_key", BigInteger, nullable=False),  # where the next writer's numbers of messages begin
    Column("total", BigInteger),  # of the checksums of all rows in `live`; SQLite only
    _crc(),
)

writers: Final = Table(
    "writers",
    metadata,
    Column("name", Text, primary_key=True),  # random, made by whoever opens the store for writing
    Column("next_key", BigInteger, nullable=False),  # of outgoing messages; a number is never given twice
    Column("host", Text, nullable=False),
    Column("pid", Integer, nullable=False),
    Column("since", Float, nullable=False),
)

claims: Final = Table(
    "claims",
    metadata,
    Column("network", Text, primary_key=True),
    Column("writer", Text, ForeignKey("writers.name", ondelete="CASCADE"), nullable=False),
)

rounds: Final = Table(
    "rounds",
    metadata,
    Column("id", Text, primary_key=True),
    Column("network", Text, nullable=False),
    Column("room", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seats", Text, nullable=False),  # names with commas between
    Column("opening", LargeBinary, nullable=False),
    Column("proof", Text),  # what the seed was made of
    Column("started", Float, nullable=False),
    Column("finished", Float),
    Column("result", Text),  # JSON
    Column("replay", LargeBinary),  # opening and inputs, when both are no rows any more
    _crc(),
    Index("rounds_by_room", "network", "room", "started"),
)

UNPACKED: Final = text("finished IS NOT NULL AND length(opening) > 0")
PACKED: Final = text("replay IS NOT NULL")
"""Of finished rounds: the opening and the inputs are rows, or packed; where both are gone, only the result is left."""

Index("rounds_unpacked", rounds.c.finished, sqlite_where=UNPACKED, postgresql_where=UNPACKED)
Index("rounds_packed", rounds.c.finished, sqlite_where=PACKED, postgresql_where=PACKED)

tables: Final = Table(
    "tables",
    metadata,
    Column("network", Text, primary_key=True),
    Column("room", Text, primary_key=True),
    Column("payload", LargeBinary, nullable=False),
    Column("round", Text, ForeignKey("rounds.id")),
    Column("updated", Float, nullable=False),
    Column("given", Integer),  # how many inputs the round has, or none
    _crc(),
)

inputs: Final = Table(
    "inputs",
    metadata,
    Column("round", Text, ForeignKey("rounds.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Text),
    Column("text", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    _crc(),
    sqlite_with_rowid=False,
)

checkpoints: Final = Table(
    "checkpoints",
    metadata,
    Column("round", Text, ForeignKey("rounds.id"), primary_key=True),
    Column("state", LargeBinary, nullable=False),
    Column("covers", Integer, nullable=False),
    _crc(),
)

results: Final = Table(
    "results",
    metadata,
    Column("round", Text, ForeignKey("rounds.id"), primary_key=True),
    Column("network", Text, primary_key=True),
    Column("identity", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("person", Text),  # empty: somebody of whom nothing is kept
    Column("kind", Text),  # what kind of player it was
    Column("preset", Text),
    Column("finished", Float),
    Column("cards", Integer),  # the largest hand held, if it is known
    Column("moves", Integer),  # of the round
    Column("seat", Integer),  # counted from 0
    _crc(),
    Index("results_by_person", "person"),
)

settings: Final = Table(
    "settings",
    metadata,
    Column("network", Text, primary_key=True),
    Column("scope", Text, primary_key=True),  # "room" or "person"
    Column("subject", Text, primary_key=True),  # the room or the identity
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    _crc(),
)

records: Final = Table(
    "records",
    metadata,
    Column("feature", Text, primary_key=True),
    Column("network", Text, primary_key=True),  # or group
    Column("scope", Text, primary_key=True),  # "room" or "person"
    Column("subject", Text, primary_key=True),  # the room or the identity; empty: all of the network
    Column("key", Text, primary_key=True),
    Column("payload", LargeBinary, nullable=False),  # JSON
    Column("until", Float),
    _crc(),
)

versions: Final = Table(
    "versions",
    metadata,
    Column("network", Text, primary_key=True),  # or group; empty: of what is of no single network
    Column("version", BigInteger, nullable=False),  # how often its settings and records were changed
)

deeds: Final = Table(
    "deeds",
    metadata,
    Column("id", Text, primary_key=True),  # random
    Column("at", Float, nullable=False),
    Column("network", Text, nullable=False),
    Column("room", Text),
    Column("identity", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("rank", Text, nullable=False),
    Column("what", Text, nullable=False),
    _crc(),
    Index("deeds_by_time", "at"),
)

shelf: Final = Table(
    "shelf",
    metadata,
    Column("network", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("text", Text, nullable=False),
    _crc(),
)

seen: Final = Table(
    "seen",
    metadata,
    Column("network", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

positions: Final = Table(
    "positions",
    metadata,
    Column("network", Text, primary_key=True),
    Column("position", Text, nullable=False),
    _crc(),
)

outgoing: Final = Table(
    "outgoing",
    metadata,
    Column("key", BigInteger, primary_key=True, autoincrement=False),
    Column("network", Text, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    _crc(),
)

OF_PROCESSES: Final = (writers, claims)
"""The processes that use the store now; these tables are never copied."""

KEPT: Final = tuple(table for table in metadata.sorted_tables if table not in OF_PROCESSES)
"""All other tables, those first to which others refer."""

SHARED: Final = (settings, records, results)
"""What networks may share: it is kept under the name of a network or of its group."""
