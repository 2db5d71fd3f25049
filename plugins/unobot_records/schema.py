"""The tables of what is counted. All that stands in them follows from the results that the store keeps of finished rounds."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, Table, Text

metadata: Final = MetaData()
numbered: Final = Table(
    "numbered",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),  # in the order in which rounds ended
    Column("round", Text, nullable=False, unique=True),
)
played: Final = Table(
    "played",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),  # of the round
    Column("person", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("board", Text, nullable=False),  # a network or a group
    Column("name", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("finished", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("cards", Integer),  # the largest hand held, if it is known
    Column("moves", Integer),  # of the round
    Column("room", Text, nullable=False),
    Column("seconds", Integer, nullable=False),  # from the first card to the last
    Index("played_by_person", "person"),
    Index("played_by_room", "board", "room"),
    Index("played_by_speed", "board", "kind", "won", "seconds"),
    # all that a list of the best needs of a week stands in it, so that no row is looked up
    Index("played_by_time", "board", "kind", "finished", "preset", "person", "won", "score"),
    sqlite_with_rowid=False,
)
"""Whose part in a round counts."""
totals: Final = Table(
    "totals",
    metadata,
    Column("person", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("board", Text, primary_key=True),  # a network or a group
    Column("bucket", Text, primary_key=True),  # "all", "2026-Q4", "2026-11"
    Column("preset", Text, primary_key=True),  # empty: of all presets together
    Column("rounds", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("best", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index(
    "totals_by_wins",
    *(totals.c[name] for name in ("board", "kind", "bucket", "preset")),
    totals.c.wins.desc(),
    totals.c.points.desc(),
    totals.c.person,
)

versus: Final = Table(
    "versus",
    metadata,
    Column("person", Text, primary_key=True),  # the one whose name comes first
    Column("other", Text, primary_key=True),
    Column("rounds", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),  # how often `person` had the better place
    Column("behind", Integer, nullable=False),
    sqlite_with_rowid=False,
)
careers: Final = Table(
    "careers",
    metadata,
    Column("person", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("called", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("badges", Text, nullable=False),
    Column("last", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("careers_by_name", "called"),
    sqlite_with_rowid=False,
)

for _feat in ("moves", "cards", "best", "longest"):
    # whoever holds the record stands first
    Index(f"careers_by_{_feat}", careers.c.kind, careers.c[_feat].desc(), careers.c.person)

scoring: Final = Table(
    "scoring",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row, 1
    Column("rounds", BigInteger, nullable=False),  # the number of the round that ended last
    Column("rated", BigInteger, nullable=False),  # up to which round the ratings are counted
)
