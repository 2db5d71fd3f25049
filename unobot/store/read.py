"""What can be read from the store: simple functions of a connection, for `Store.read`."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from operator import itemgetter
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy import ColumnElement, Connection, Row, Select, Table, func, or_, select

from unobot.adapter import Identity, Network, Outgoing, Room
from unobot.store import schema
from unobot.store.change import ANYWHERE, Deed, InputGiven, Record, RoundId, Scope, Standing, StoredSetting
from unobot.store.rows import decode, unpack_round

_log: Final = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class StoredRound:
    """A round as it was stored; `inputs` are those after the first `covers`, which are in `state`.

    Read by `round_of`, nothing is covered and `state` is the opening: all that a replay needs.
    """

    id: RoundId
    network: Network
    room: Room
    preset: str
    seed: str
    proof: str | None
    seats: str
    state: bytes
    covers: int
    inputs: tuple[InputGiven, ...]
    started: float
    finished: float | None
    result: str | None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table, and the round being played at it from its last checkpoint on."""

    network: Network
    room: Room
    payload: bytes
    updated: float
    round: StoredRound | None


class Unsent(NamedTuple):
    """A message that was committed at the time `at` and has not been marked as sent."""

    message: Outgoing
    at: float


class StoredDeed(NamedTuple):
    """An entry of the audit log: what an owner, admin or operator did, `at` so many seconds since the epoch."""

    at: float
    deed: Deed


def instance_id(connection: Connection) -> str:
    """Return the random id that was made with the database."""
    return str(connection.execute(select(schema.instance.c.id)).scalar_one())


def tables(
    connection: Connection, network: Network | None = None, room: Room | None = None
) -> list[StoredTable]:
    """Return all tables, or those of one network or room, each with its running round."""
    t, r, p = schema.tables, schema.rounds, schema.checkpoints
    joined = t.outerjoin(r, t.c.round == r.c.id).outerjoin(p, p.c.round == r.c.id)
    columns = [t.c.network, t.c.room, t.c.payload, t.c.updated, *_ROUND, p.c.state, p.c.covers]
    places = ((t.c.network, network), (t.c.room, room))
    wanted = [column == value for column, value in places if value is not None]
    found = connection.execute(
        select(*columns).select_from(joined).where(*wanted).order_by(t.c.updated)
    ).all()
    inputs = _inputs_since_checkpoints(connection, wanted)
    return [
        StoredTable(
            network=Network(row.network),
            room=Room(row.room),
            payload=bytes(row.payload),
            updated=row.updated,
            round=None
            if row.round_id is None
            else _round(
                row,
                bytes(row.opening if row.state is None else row.state),
                row.covers or 0,
                inputs.get(row.round_id, ()),
            ),
        )
        for row in found
    ]


def round_of(connection: Connection, wanted: RoundId) -> StoredRound | None:
    """Return a round from its opening on, with all its inputs; None if there is no such round.

    Of a round that is too old to be replayed, the state is empty and there are no inputs.
    """
    row = connection.execute(select(*_ROUND).where(schema.rounds.c.id == wanted)).first()
    if row is None:
        return None
    if row.replay is not None:
        opening, inputs = unpack_round(bytes(row.replay), wanted)
        return _round(row, opening, 0, inputs)
    given = select(*_INPUT).where(schema.inputs.c.round == wanted).order_by(schema.inputs.c.number)
    return _round(row, bytes(row.opening), 0, [InputGiven(*found) for found in connection.execute(given)])


def latest_rounds(
    connection: Connection, network: Network | None = None, room: Room | None = None, limit: int = 20
) -> list[StoredRound]:
    """Return the rounds that were started last, newest first, without their inputs."""
    query = select(*_ROUND).order_by(schema.rounds.c.started.desc(), schema.rounds.c.id).limit(limit)
    if network is not None:
        query = query.where(schema.rounds.c.network == network)
    if room is not None:
        query = query.where(schema.rounds.c.room == room)
    return [_round(row, bytes(row.opening), 0, []) for row in connection.execute(query)]


def standings(connection: Connection, wanted: RoundId) -> list[Standing]:
    """Return how a finished round went for its players, the best place first."""
    r = schema.results.c
    columns = [r[field.name] for field in fields(Standing)]
    query = select(*columns).where(r.round == wanted).order_by(r.place)
    return [Standing(**row) for row in connection.execute(query).mappings()]


def unsent(connection: Connection, network: Network) -> list[Unsent]:
    """Return the network's messages that are still to be sent, oldest first; what cannot be read is left out and logged."""
    o = schema.outgoing.c
    query = select(o.key, o.payload, o.at).where(o.network == network).order_by(o.key)
    found: list[Unsent] = []
    for row in connection.execute(query):
        try:
            found.append(Unsent(decode(row.key, bytes(row.payload)), row.at))
        except ValueError:
            _log.warning("unsent message of another version is left out", network=network, key=row.key)
    return found


def settings(
    connection: Connection, network: Network | None = None, scope: Scope | None = None
) -> list[StoredSetting]:
    """Return all settings, or those of one network or scope."""
    s = schema.settings.c
    query = select(s.network, s.scope, s.subject, s.key, s.value).order_by(*schema.settings.primary_key)
    if network is not None:
        query = query.where(s.network == network)
    if scope is not None:
        query = query.where(s.scope == scope)
    return [StoredSetting(*row) for row in connection.execute(query)]


def records(connection: Connection, network: Network | None = None) -> list[Record]:
    """Return the records of all features, or those of one network or group; also what is over and not forgotten yet."""
    query = select(*(schema.records.c[each.name] for each in fields(Record))).order_by(
        *schema.records.primary_key
    )
    if network is not None:
        query = query.where(schema.records.c.network == network)
    return [Record(*row) for row in connection.execute(query)]


def deeds(
    connection: Connection, network: Network | None = None, room: Room | None = None, limit: int = 20
) -> list[StoredDeed]:
    """Return what was done last by those who may direct the bot, newest first."""
    d = schema.deeds.c
    query = select(d.at, d.network, d.room, d.identity, d.name, d.rank, d.what)
    if network is not None:
        query = query.where(d.network == network)
    if room is not None:
        query = query.where(d.room == room)
    found = connection.execute(query.order_by(d.at.desc(), d.id).limit(limit))
    return [StoredDeed(row[0], Deed(*row[1:])) for row in found]


def shelved(connection: Connection, network: Network) -> dict[str, str]:
    """Return what the network's adapter has put on its shelf."""
    s = schema.shelf.c
    return {
        row.key: row.text for row in connection.execute(select(s.key, s.text).where(s.network == network))
    }


def position(connection: Connection, network: Network) -> str | None:
    """Return the network's last bookmark."""
    p = schema.positions.c
    return connection.execute(select(p.position).where(p.network == network)).scalar()


class SharedRecords(NamedTuple):
    """The settings and records that are kept under one name, and how often they were changed, at least."""

    version: int
    settings: list[StoredSetting]
    records: list[Record]


def shared_versions(connection: Connection) -> dict[Network, int]:
    """Return how often what is kept under each name was changed."""
    return {Network(name): count for name, count in connection.execute(select(*schema.versions.c))}


def shared_records(connection: Connection, group: Network) -> SharedRecords:
    """Return the settings and records that are kept under the name of a network or group."""
    # the version first: what is changed meanwhile may be in the rest, and is then only read once more
    version = shared_versions(connection).get(group, 0)
    return SharedRecords(version, settings(connection, group), records(connection, group))


def count_shared(connection: Connection, network: Network) -> dict[str, int]:
    """Return how many settings, records and results are kept under that name; kinds without any are left out."""
    found = {}
    for table in schema.SHARED:
        query = select(func.count()).select_from(table).where(table.c.network == network)
        if count := connection.execute(query).scalar_one():
            found[table.name] = count
    return found


class StoredAccount(NamedTuple):
    """An account; `network` is the name under which its records are kept."""

    network: Network
    identity: Identity


class PersonRound(NamedTuple):
    """How a round went for one person. `finished` is in seconds since the epoch; `name` is how they were called."""

    id: str
    network: str
    room: str
    preset: str
    finished: float | None
    name: str
    kind: str
    place: int
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class PersonData:
    """Everything stored about a person; the newest round comes first."""

    accounts: Sequence[StoredAccount]
    settings: Sequence[StoredSetting]
    rounds: Sequence[PersonRound]
    records: Sequence[Record]
    """What features keep of them, also those that are not there any more."""


def person_data(connection: Connection, person: str, accounts: Sequence[StoredAccount] = ()) -> PersonData:
    """Return everything stored about a person, as results name them; `accounts` are theirs, if they have several."""
    if not accounts:
        # whoever has no other account is called after the only one, as `person_of` does
        network, _, identity = person.partition(" ")
        accounts = [StoredAccount(Network(network), Identity(identity))]
    keys = [(each.network, each.identity) for each in accounts] + [(ANYWHERE, person)]

    def theirs(table: Table, kind: type) -> Select[Any]:
        """The rows of that table about them, as it is made of them."""
        c = table.c
        about_them = or_(*((c.network == network) & (c.subject == subject) for network, subject in keys))
        columns = (c[each.name] for each in fields(kind))
        return select(*columns).where(c.scope == "person", about_them).order_by(*table.primary_key)

    settings = connection.execute(theirs(schema.settings, StoredSetting))
    records = connection.execute(theirs(schema.records, Record))
    rounds = connection.execute(_ROUNDS.where(schema.results.c.person == person))
    return PersonData(
        accounts,
        [StoredSetting(*row) for row in settings],
        [PersonRound(*row) for row in rounds],
        [Record(*row) for row in records],
    )


class ListedTable(NamedTuple):
    """A row of the list of open tables: the room, and the round that is being played there."""

    network: Network
    room: Room
    round: RoundId | None


class ListedRound(NamedTuple):
    """A row of a room's list of rounds: its seats' names with commas between, when it began (seconds since the epoch), its result as JSON."""

    id: RoundId
    seats: str
    started: float
    result: str


def open_tables(connection: Connection) -> list[ListedTable]:
    """Return all tables that are open."""
    t = schema.tables.c
    found = connection.execute(select(t.network, t.room, t.round))
    return [ListedTable(Network(row[0]), Room(row[1]), row[2]) for row in found]


def table_versions(connection: Connection) -> dict[tuple[Network, Room], tuple[object, ...]]:
    """Return of each open table what changes with each of its inputs."""
    t = schema.tables.c
    found = connection.execute(select(t.network, t.room, t.round, t.updated, t.given))
    return {(Network(row[0]), Room(row[1])): tuple(row[2:]) for row in found}


def has_played(connection: Connection, network: Network, room: Room) -> bool:
    """Whether a round was ever begun in that room."""
    r = schema.rounds.c
    query = select(r.id).where(r.network == network, r.room == room).limit(1)
    return connection.execute(query).first() is not None


def played_rounds(
    connection: Connection, network: Network, room: Room, before: float, limit: int
) -> list[ListedRound]:
    """Return the finished rounds of a room that began before a time, the last ones first."""
    r = schema.rounds.c
    query = select(r.id, r.seats, r.started, r.result).where(
        r.network == network, r.room == room, r.started < before, r.finished.is_not(None)
    )
    found = connection.execute(query.order_by(r.started.desc(), r.id).limit(limit))
    return [ListedRound(RoundId(row[0]), row[1], row[2], row[3] or "{}") for row in found]


_ROUND: Final = (
    schema.rounds.c.id.label("round_id"),
    schema.rounds.c.network.label("round_network"),
    schema.rounds.c.room.label("round_room"),
    *(
        schema.rounds.c[name]
        for name in ("preset", "seed", "proof", "seats", "opening", "started", "finished", "result", "replay")
    ),
)

_INPUT: Final = tuple(schema.inputs.c[name] for name in InputGiven.__struct_fields__)


def _inputs_since_checkpoints(
    connection: Connection, wanted: list[ColumnElement[bool]]
) -> dict[str, list[InputGiven]]:
    """The inputs of the rounds being played that no checkpoint covers, in their order; by round.

    They are sorted here: asked for in the order of rounds, SQLite would go through all inputs there ever were.
    """
    t, i, p = schema.tables, schema.inputs, schema.checkpoints
    covered = t.outerjoin(p, p.c.round == t.c.round)
    uncovered = covered.join(i, (i.c.round == t.c.round) & (i.c.number > func.coalesce(p.c.covers, 0)))
    rows = connection.execute(select(*_INPUT).select_from(uncovered).where(*wanted)).all()
    found: dict[str, list[InputGiven]] = {}
    for row in sorted(rows, key=itemgetter(0, 1)):
        found.setdefault(row[0], []).append(InputGiven(*row))
    return found


def _round(row: Row[Any], state: bytes, covers: int, inputs: Iterable[InputGiven]) -> StoredRound:
    return StoredRound(
        id=RoundId(row.round_id),
        network=Network(row.round_network),
        room=Room(row.round_room),
        preset=row.preset,
        seed=row.seed,
        proof=row.proof,
        seats=row.seats,
        state=state,
        covers=covers,
        inputs=tuple(inputs),
        started=row.started,
        finished=row.finished,
        result=row.result,
    )


_t: Final = schema.results.c
_ROUNDS: Final = (
    select(
        *(schema.rounds.c[name] for name in ("id", "network", "room", "preset", "finished")),
        *(_t[name] for name in ("name", "kind", "place", "points", "won")),
    )
    .join_from(schema.results, schema.rounds)
    .order_by(schema.rounds.c.finished.desc())
)
