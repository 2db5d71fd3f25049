"""Taking somebody's name out of finished rounds, so that the others' results and replays stay as they were."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, or_, select, update

from unobot.adapter import Identity, Network
from unobot.store import schema
from unobot.store.change import Change, NamelessResult, NamelessRound, ToForget
from unobot.store.checksums import checksum
from unobot.store.ranking.counting import Executor
from unobot.store.ranking.played import person_of
from unobot.store.ranking.results import recount_persons

Row = dict[str, Any]

_r: Final = schema.results.c


@dataclass(frozen=True, slots=True)
class WholeRound:
    """The rows of a finished round as they are stored."""

    round: Row
    inputs: Sequence[Row]
    results: Sequence[Row]


def asked_to_forget(connection: Connection) -> list[ToForget]:
    """Who has asked, and is not forgotten yet."""
    f = schema.forgetting.c
    return [ToForget(*row) for row in connection.execute(select(f.network, f.identity, f.name))]


def rounds_of(connection: Connection, persons: Collection[str], most: int) -> list[str]:
    """Some of the rounds in which one of these persons is named."""
    query = select(_r.round).where(_r.person.in_(persons)).distinct().limit(most)
    return list(connection.execute(query).scalars())


def names_of(connection: Connection, persons: Collection[str]) -> set[str]:
    """All names that these persons have had in results."""
    return set(connection.execute(select(_r.name).where(_r.person.in_(persons)).distinct()).scalars())


def rounds_with(connection: Connection, networks: Collection[Network], names: Collection[str]) -> list[str]:
    """The finished rounds on these networks in whose seats one of these names stands. This looks at every round.

    Also those of another network in which somebody of these took part, at a table in several rooms.
    """
    r = schema.rounds.c
    there = or_(*(r.seats.contains(name, autoescape=True) for name in names))
    shared = r.id.in_(select(_r.round).where(_r.network.in_(networks)))
    query = select(r.id).where(r.finished.is_not(None), or_(r.network.in_(networks), shared), there)
    return list(connection.execute(query).scalars())


def whole_rounds(connection: Connection, ids: Collection[str]) -> list[WholeRound]:
    """The rows of these rounds."""
    r, i = schema.rounds, schema.inputs
    rounds = connection.execute(select(r).where(r.c.id.in_(ids))).mappings()
    return [
        WholeRound(
            dict(round_),
            _rows(connection, select(i).where(i.c.round == round_["id"]).order_by(i.c.number)),
            _rows(connection, select(schema.results).where(_r.round == round_["id"])),
        )
        for round_ in rounds.all()
    ]


def _rows(connection: Connection, query: Any) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


def nameless_round(
    whole: WholeRound, seats: str, replay: bytes | None, aliases: Sequence[tuple[Row, Identity, str]]
) -> NamelessRound:
    """The round with these names; `aliases` are its results that become somebody else's, with the identity and the name."""
    changed = whole.round | {"seats": seats, "opening": b"", "replay": replay, "secret": None, "shares": None}
    return NamelessRound(
        whole.round["id"],
        seats,
        replay,
        checksum("rounds", changed),
        tuple(_nameless_result(row, alias, name) for row, alias, name in aliases),
    )


def _nameless_result(row: Row, alias: Identity, name: str) -> NamelessResult:
    changed = checksum("results", row | {"identity": alias, "name": name})
    return NamelessResult(row["round"], row["network"], row["identity"], alias, name, changed)


def make_nameless(on: Executor, changes: Sequence[Change]) -> None:
    """Write the rounds of these changes, and count anew those who are forgotten now."""
    rounds = [each for change in changes for each in change.nameless]
    if rounds:
        on.execute(_ROUND, [_round_row(each) for each in rounds])
        on.execute(_INPUTS, [{"_round": each.id} for each in rounds])
        on.execute(_RESULT, [_result_row(each) for round_ in rounds for each in round_.results])
    done = (each for change in changes for each in change.to_forget if each.name is None)
    if persons := {person_of(each.network, each.identity) for each in done}:
        recount_persons(on, persons)


def _round_row(round_: NamelessRound) -> Row:
    return {
        "_id": round_.id,
        "_seats": round_.seats,
        "_opening": b"",
        "_replay": round_.replay,
        "_none": None,
        "_crc": round_.crc,
    }


def _result_row(result: NamelessResult) -> Row:
    return {f"_{name}": value for name, value in asdict(result).items()} | {"_nobody": ""}


_ROUND: Final = (
    update(schema.rounds)
    .where(schema.rounds.c.id == bindparam("_id"))
    .values(
        seats=bindparam("_seats"),
        opening=bindparam("_opening"),
        replay=bindparam("_replay"),
        secret=bindparam("_none"),
        shares=bindparam("_none"),
        crc=bindparam("_crc"),
    )
)
_INPUTS: Final = delete(schema.inputs).where(schema.inputs.c.round == bindparam("_round"))
_RESULT: Final = (
    update(schema.results)
    .where(
        _r.round == bindparam("_round"),
        _r.network == bindparam("_network"),
        _r.identity == bindparam("_identity"),
    )
    .values(
        identity=bindparam("_alias"),
        name=bindparam("_name"),
        person=bindparam("_nobody"),
        crc=bindparam("_crc"),
    )
)
