"""What the store has committed, noted from outside while the bot runs: each input, and each message that was ever to be said."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from unobot.adapter import Importance, Outgoing
from unobot.document import plain
from unobot.store.rows import decode

SQLITE_NOTES = (
    "CREATE TABLE chaos_said (key INTEGER, network TEXT, payload BLOB)",
    """CREATE TRIGGER chaos_saying AFTER INSERT ON outgoing
       BEGIN INSERT INTO chaos_said VALUES (NEW.key, NEW.network, NEW.payload); END""",
)
"""With these the database itself notes each message in the transaction that commits it; the bot forgets what is sent."""
POSTGRESQL_NOTES = (
    "CREATE TABLE chaos_said (key BIGINT, network TEXT, payload BYTEA)",
    """CREATE FUNCTION chaos_note() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN INSERT INTO chaos_said VALUES (NEW.key, NEW.network, NEW.payload); RETURN NEW; END'""",
    "CREATE TRIGGER chaos_saying AFTER INSERT ON outgoing FOR EACH ROW EXECUTE FUNCTION chaos_note()",
)


class Database(Protocol):
    """The bot's database, looked at by somebody else."""

    def rows(self, query: str) -> Sequence[tuple[Any, ...]]:
        """What a query finds."""
        ...


@dataclass(frozen=True, slots=True)
class Input:
    """An input as it was first seen in the store."""

    round: str
    number: int
    seat: str | None
    text: str


@dataclass(frozen=True, slots=True)
class Said:
    """A line of a message for a room or (`to`) a person that was committed, as bare text."""

    key: int
    network: str
    room: str
    to: str | None
    text: str
    told: str
    """What is said of it where it is said again: it calls nobody then."""
    optional: bool
    """Whether it may be left out: too much chatter is dropped, and a newer message replaces one of the same purpose."""


@dataclass
class Record:
    """All that was seen of a store since the bot ran on it."""

    inputs: dict[tuple[str, int], Input] = field(default_factory=dict)
    changed: list[str] = field(default_factory=list)
    """What was seen otherwise than before."""
    rooms: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The network and room of each round."""
    moves: dict[tuple[str, str], int] = field(default_factory=dict)
    """How many inputs of players each room has."""

    def look(self, database: Database) -> None:
        """Note what is there now; what was there before must still be there, as it was."""
        for round_, network, room in database.rows("SELECT id, network, room FROM rounds"):
            self.rooms[round_] = (network, room)
        there = {
            (row[0], row[1]): Input(*row)
            for row in database.rows("SELECT round, number, seat, text FROM inputs")
        }
        for key, known in self.inputs.items():
            if there.get(key) != known:
                self.changed.append(f"{known} was committed, and now is {there.get(key)}")
        self.inputs = there
        self.moves = dict.fromkeys(self.rooms.values(), 0)
        for each in there.values():
            self.moves[self.rooms[each.round]] += each.seat is not None


def said(database: Database) -> list[Said]:
    """Every message that was ever committed, line by line, in the order of the commits."""
    rows = database.rows("SELECT key, payload FROM chaos_said ORDER BY key")
    return [line for key, payload in rows for line in lines_of(decode(key, bytes(payload)))]


def lines_of(message: Outgoing) -> list[Said]:
    """A message line by line: on IRC each is told by itself, or several as one with ` | ` between them."""
    optional = message.importance >= Importance.ANSWER or message.purpose is not None
    texts, told = plain(message.document), plain(message.without_call().document)
    return [
        Said(message.key, message.network, message.room or "", message.to, *line, optional)
        for line in zip(texts.split("\n"), told.split("\n"), strict=True)
    ]
