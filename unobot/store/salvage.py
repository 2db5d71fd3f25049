"""What of a store is whole: rows, tables that can go on, rounds that can be replayed; what is not is named."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Column

from unobot.store.checksums import is_whole
from unobot.store.examining import name_of
from unobot.store.rescue import Rescue, Row
from unobot.store.schema import COUNTED_ANEW, metadata

_KINDS: Final[dict[str, tuple[type, ...]]] = {
    "text": (str,),
    "large_binary": (bytes,),
    "integer": (int,),
    "big_integer": (int,),
    "boolean": (int,),
    "float": (float, int),
}
"""What a value may be, by the column's type."""

_UNSEALED: Final = {"rounds", "inputs", "results", "deeds"}
"""Older versions gave these no checksum."""


@dataclass
class Whole:
    """All rows that are whole and fit together, by table; `lost` names what is left out, and why."""

    rows: dict[str, list[Row]]
    lost: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    @property
    def damaged(self) -> bool:
        """Whether anything is left out."""
        return any(self.lost.values())


def whole(rescue: Rescue) -> Whole:
    """What can be saved."""
    found = Whole({table.name: [] for table in metadata.sorted_tables if table not in COUNTED_ANEW})
    for table in found.rows:
        for row in rescue.rows(table):
            if _accepted(table, row):
                found.rows[table].append(row)
            else:
                found.lost[table].append(f"{name_of(table, row)} is damaged")
        if table in rescue.unread:
            found.lost[table].append(f"some cannot be read at all ({rescue.unread[table]})")
    _leave_out_games(found)
    _leave_out_parts(found)
    return found


def _accepted(table: str, row: Row) -> bool:
    # what has no checksum is of a version that knew none
    unsealed = "crc" not in row or (row["crc"] is None and table in _UNSEALED)
    return all(_fits(column, row) for column in metadata.tables[table].columns) and (
        unsealed or is_whole(table, row)
    )


def _fits(column: Column[Any], row: Row) -> bool:
    """Whether such a value may stand in the column."""
    value = row.get(column.name)
    if value is None:
        return bool(column.nullable)
    try:
        str(value).encode()  # a text that is none cannot be written
    except UnicodeError:
        return False
    return isinstance(value, _KINDS[column.type.__visit_name__])


def _leave_out_games(found: Whole) -> None:
    """Leave out every table whose round cannot go on just where it was."""
    rounds = {row["id"] for row in found.rows["rounds"]}
    covers = {row["round"]: row["covers"] for row in found.rows["checkpoints"]}
    given = _numbers(found)
    for row in list(found.rows["tables"]):
        id_ = row["round"]
        why = None
        if id_ is not None and id_ not in rounds:
            why = "its round is damaged"
        elif id_ is not None and not _can_go_on(given[id_], covers.get(id_, 0), row.get("given")):
            why = "inputs of its round are damaged"
        if why:
            found.rows["tables"].remove(row)
            found.lost["tables"].append(f"{name_of('tables', row)}: {why}")


def _can_go_on(given: set[int], covers: int, last: int | None) -> bool:
    """Whether all inputs since the checkpoint are there."""
    last = max(given, default=covers) if last is None else last
    return set(range(covers + 1, last + 1)) <= given


def _leave_out_parts(found: Whole) -> None:
    """Leave out what refers to something that is left out, and the inputs of rounds of which some are missing."""
    rounds = {row["id"] for row in found.rows["rounds"]}
    playing = {row["round"] for row in found.rows["tables"]}
    broken = {id_ for id_, numbers in _numbers(found).items() if numbers != set(range(1, len(numbers) + 1))}
    for id_ in sorted(broken - playing):
        found.lost["inputs"].append(f"round {id_} cannot be replayed any more")
    for table, kept in (
        ("inputs", (rounds - broken) | playing),
        ("results", rounds),
        ("checkpoints", playing),
    ):
        found.rows[table] = [row for row in found.rows[table] if row["round"] in kept]


def _numbers(found: Whole) -> defaultdict[str, set[int]]:
    numbers: defaultdict[str, set[int]] = defaultdict(set)
    for row in found.rows["inputs"]:
        numbers[row["round"]].add(row["number"])
    return numbers


def told(found: Whole) -> Iterator[str]:
    """What is whole and what is not, a line for each table of the database, and one for each thing that is left out."""
    for table, rows in found.rows.items():
        lost = found.lost.get(table, [])
        yield f"{table}: {len(rows)} whole{f', not all: {len(lost)} left out' if lost else ''}"
        yield from (f"  {each}" for each in lost)
