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
)

metadata: Final = MetaData()

instance: Final = Table(
    "instance",
    metadata,
    Column("id", Text, primary_key=True),  # random, made with the database
    Column(
        "next_key", BigInteger, nullable=False
    ),  # where the next writer's numbers for outgoing messages begin
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
    Column("secret", Text),  # what the seed was made of; none in rounds of version 0.1
    Column("shares", Text),  # JSON
    Column("started", Float, nullable=False),
    Column("finished", Float),
    Column("result", Text),  # JSON
    Index("rounds_by_room", "network", "room", "started"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("network", Text, primary_key=True),
    Column("room", Text, primary_key=True),
    Column("payload", LargeBinary, nullable=False),
    Column("round", Text, ForeignKey("rounds.id")),
    Column("updated", Float, nullable=False),
)

inputs: Final = Table(
    "inputs",
    metadata,
    Column("round", Text, ForeignKey("rounds.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Text),
    Column("text", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

checkpoints: Final = Table(
    "checkpoints",
    metadata,
    Column("round", Text, ForeignKey("rounds.id"), primary_key=True),
    Column("state", LargeBinary, nullable=False),
    Column("covers", Integer, nullable=False),
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
    Index("results_by_player", "network", "identity"),
)

settings: Final = Table(
    "settings",
    metadata,
    Column("network", Text, primary_key=True),
    Column("scope", Text, primary_key=True),  # "room" or "person"
    Column("subject", Text, primary_key=True),  # the room or the identity
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("network", Text, primary_key=True),
    Column("room", Text, primary_key=True),  # empty: everywhere on the network
    Column("masks", Text, primary_key=True),  # with spaces between
    Column("name", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("until", Float),
)

versions: Final = Table(
    "versions",
    metadata,
    Column("network", Text, primary_key=True),  # or group
    Column("version", BigInteger, nullable=False),  # how often its settings and bans were changed
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
    Index("deeds_by_time", "at"),
)

shelf: Final = Table(
    "shelf",
    metadata,
    Column("network", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("text", Text, nullable=False),
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
)

outgoing: Final = Table(
    "outgoing",
    metadata,
    Column("key", BigInteger, primary_key=True, autoincrement=False),
    Column("network", Text, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
