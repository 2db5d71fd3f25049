"""Results that an older version has kept, completed with what is counted today, and counted."""

from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, select, update

from unobot.store.change import RoundFinished, Standing
from unobot.store.checksums import checksum, is_whole
from unobot.store.packing import unpacked
from unobot.store.ranking.executor import OnConnection
from unobot.store.ranking.played import COMPUTER, PERSON, person_of
from unobot.store.ranking.recounting import recount
from unobot.store.ranking.results import MOVES, rows_of, take_numbers
from unobot.store.schema import results, rounds

_AT_ONCE: Final = 500
_COMPUTERS: Final = "computer:"
"""What the identities of computer players begin with (`unobot.tables.seats`)."""

_ADDED: Final = ("person", "kind", "preset", "finished", "number", "counted", "score", "moves")

Row = dict[str, Any]


def complete(connection: Connection) -> None:
    """Complete the results of every round that has none of it yet, and count everything anew."""
    on = OnConnection(connection)
    _number_on(connection, on)
    for ended in _incomplete(connection):
        last, _ = take_numbers(on, len(ended))
        found = [
            row
            for number, round_ in enumerate(ended, last - len(ended) + 1)
            for row in _completed(connection, round_, number)
        ]
        on.execute(_COMPLETE, found)
    if connection.execute(select(results.c.round).limit(1)).first() is not None:
        recount(on)


def _number_on(connection: Connection, on: OnConnection) -> None:
    """Give no number again that a round has."""
    given = connection.execute(select(func.max(results.c.number))).scalar() or 0
    last, _ = take_numbers(on, 0)
    take_numbers(on, max(0, given - last))


def _incomplete(connection: Connection) -> Iterator[list[Row]]:
    """Rounds without numbers, some at once, in the order of their end."""
    missing = select(results.c.round).where(results.c.number.is_(None))
    wanted = select(rounds.c.id).where(rounds.c.id.in_(missing), rounds.c.finished.is_not(None))
    # only their names at first: while they are read, rows are changed
    ids = list(connection.execute(wanted.order_by(rounds.c.finished, rounds.c.id)).scalars())
    for start in range(0, len(ids), _AT_ONCE):
        some = {id_: place for place, id_ in enumerate(ids[start : start + _AT_ONCE])}
        found = connection.execute(select(rounds).where(rounds.c.id.in_(list(some)))).mappings()
        yield sorted((dict(row) for row in found), key=lambda row: some[row["id"]])


def _completed(connection: Connection, round_: Row, number: int) -> Iterator[Row]:
    """What is written into the rows of a round."""
    query = select(results).where(results.c.round == round_["id"])
    # in the order in which `rows_of` has them; not sorted by the database, where the order of letters may be another
    before = sorted(
        map(dict, connection.execute(query).mappings()), key=lambda row: (row["network"], row["identity"])
    )
    standings = tuple(map(_standing, before))
    finished = RoundFinished(
        round_["id"], round_["network"], "", standings, round_["preset"].partition(" ")[0]
    )
    rows = rows_of(finished, round_["finished"], number, _moves(connection, round_))
    for old, new in zip(before, rows, strict=True):
        whole = old | {name: new[name] for name in _ADDED}
        # what was damaged before must not pass for whole now
        crc = (
            checksum("results", whole) if old["crc"] is not None and is_whole("results", old) else old["crc"]
        )
        keys = {f"_{key}": old[key] for key in ("round", "network", "identity")}
        yield keys | {f"_{name}": new[name] for name in _ADDED} | {"_crc": crc}


def _standing(row: Row) -> Standing:
    identity = row["identity"]
    kind = COMPUTER if identity.startswith(_COMPUTERS) else PERSON
    known = {name: row[name] for name in ("identity", "name", "place", "points", "won", "network")}
    return Standing(**known, kind=kind, person=person_of(row["network"], identity))


def _moves(connection: Connection, round_: Row) -> int | None:
    """How many moves the round had, if its inputs are still there."""
    if round_["replay"] is not None:
        try:
            _, inputs = unpacked(bytes(round_["replay"]), round_["id"])
        except ValueError:  # damaged: `unobot check --data` names it
            return None
        return sum(
            given.seat is not None and given.text[:1] != "/" and given.text != "deal" for given in inputs
        )
    if not round_["opening"]:
        return None
    return int(connection.execute(MOVES, {"_round": round_["id"]}).scalar_one())


_COMPLETE: Final = (
    update(results)
    .where(*(results.c[key] == bindparam(f"_{key}") for key in ("round", "network", "identity")))
    .values({name: bindparam(f"_{name}") for name in (*_ADDED, "crc")})
)
