"""What can be read from the store: simple functions of a connection, for `Store.read`; and how messages and finished rounds are kept as bytes."""

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from operator import itemgetter
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import ColumnElement, Connection, Row, func, select

from unobot.adapter import Identity, Importance, Network, Outgoing, Room
from unobot.document import Document, Pictured, Style
from unobot.store import schema
from unobot.store.change import (
    Deed,
    InputGiven,
    Record,
    RoundId,
    Scope,
    Standing,
    StoredSetting,
)

# --- Outgoing messages as bytes, and back. The key is not among them: it is the row's own.


class _Message(msgspec.Struct, tag="1", tag_field="v", frozen=True, omit_defaults=True):
    """Version 1. A field may be added with a default; anything else is a new version in a union with this one.

    The spans of the document are kept as `unobot.document` declares them, a short list each: `["f", "r5", "red"]`. There,
    too, a field may be added at the end with a default, and nothing else may change.
    """

    network: Network
    document: Document
    room: Room | None = None
    to: Identity | None = None
    importance: Importance = Importance.TURN
    purpose: str | None = None
    mention: Identity | None = None
    style: Style = "colour"
    answers: tuple[str, ...] = ()
    reply_to: str | None = None
    hand: tuple[Pictured, ...] = ()
    asks: int = 0


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(_Message)


def encode(message: Outgoing) -> bytes:
    """The message as JSON, without its key."""
    return _encoder.encode(
        _Message(
            network=message.network,
            document=message.document,
            room=message.room,
            to=message.to,
            importance=message.importance,
            purpose=message.purpose,
            mention=message.mention,
            style=message.style,
            answers=message.answers,
            reply_to=message.reply_to,
            hand=message.hand,
            asks=message.asks,
        )
    )


def decode(key: int, payload: bytes) -> Outgoing:
    """The message that `encode` made these bytes of. Raises `ValueError` if it never made them."""
    try:
        kept = _decoder.decode(payload)
    except msgspec.DecodeError as error:
        raise ValueError(f"message {key}: {error}") from error
    return Outgoing(
        key=key,
        network=kept.network,
        room=kept.room,
        to=kept.to,
        document=kept.document,
        importance=kept.importance,
        purpose=kept.purpose,
        mention=kept.mention,
        style=kept.style,
        answers=kept.answers,
        reply_to=kept.reply_to,
        hand=kept.hand,
        asks=kept.asks,
    )


# --- A finished round's opening and inputs in one value, a tenth of what they take as rows.


_BEST: Final = 9


class _Packed(msgspec.Struct, array_like=True, tag=1):
    """Version 1: the opening, and of each input the seat, the text, and the milliseconds since the one before."""

    opening: str
    inputs: list[tuple[str | None, str, int]]


def packed(opening: bytes, inputs: Sequence[InputGiven]) -> bytes:
    """The opening and the inputs, compressed. Raises ValueError if they are not all inputs from the first on."""
    if [given.number for given in inputs] != list(range(1, len(inputs) + 1)):
        raise ValueError("inputs are missing")
    times = [0, *(given.at_ms for given in inputs)]
    said = [(g.seat, g.text, g.at_ms - before) for g, before in zip(inputs, times, strict=False)]
    return zlib.compress(msgspec.json.encode(_Packed(opening.decode(), said)), _BEST)


def unpacked(replay: bytes, round_: RoundId) -> tuple[bytes, tuple[InputGiven, ...]]:
    """The opening and the inputs that `packed` was given. Raises ValueError if it never made these bytes."""
    try:
        found = msgspec.json.decode(zlib.decompress(replay), type=_Packed)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(f"round {round_} is packed otherwise") from error
    at, inputs = 0, []
    for number, (seat, text, later) in enumerate(found.inputs, 1):
        at += later
        inputs.append(InputGiven(round_, number, seat, text, at))
    return found.opening.encode(), tuple(inputs)


# --- What can be read from the store: simple functions of a connection, for `Store.read`.


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
    """What somebody did, and when, in seconds since the epoch."""

    at: float
    deed: Deed


def instance_id(connection: Connection) -> str:
    """The random id that was made with the database."""
    return str(connection.execute(select(schema.instance.c.id)).scalar_one())


def tables(
    connection: Connection, network: Network | None = None, room: Room | None = None
) -> list[StoredTable]:
    """All tables, or those of one network or room, each with its running round."""
    t, r, p = schema.tables, schema.rounds, schema.checkpoints
    joined = t.outerjoin(r, t.c.round == r.c.id).outerjoin(p, p.c.round == r.c.id)
    columns = [t.c.network, t.c.room, t.c.payload, t.c.updated, *_ROUND, p.c.state, p.c.covers]
    wanted = _of_place(network, room)
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
            round=None if row.round_id is None else _resumed(row, inputs.get(row.round_id, [])),
        )
        for row in found
    ]


def round_of(connection: Connection, wanted: RoundId) -> StoredRound | None:
    """A round from its opening on, with all its inputs; None if there is no such round.

    Of a round that is too old to be replayed, the state is empty and there are no inputs.
    """
    row = connection.execute(select(*_ROUND).where(schema.rounds.c.id == wanted)).first()
    if row is None:
        return None
    if row.replay is not None:
        opening, inputs = unpacked(bytes(row.replay), wanted)
        return _round(row, opening, 0, inputs)
    given = select(*_INPUT).where(schema.inputs.c.round == wanted).order_by(schema.inputs.c.number)
    return _round(row, bytes(row.opening), 0, [InputGiven(*found) for found in connection.execute(given)])


def latest_rounds(
    connection: Connection, network: Network | None = None, room: Room | None = None, limit: int = 20
) -> list[StoredRound]:
    """The rounds that were started last, newest first, without their inputs."""
    query = select(*_ROUND).order_by(schema.rounds.c.started.desc(), schema.rounds.c.id).limit(limit)
    if network is not None:
        query = query.where(schema.rounds.c.network == network)
    if room is not None:
        query = query.where(schema.rounds.c.room == room)
    return [_round(row, bytes(row.opening), 0, []) for row in connection.execute(query)]


def standings(connection: Connection, wanted: RoundId) -> list[Standing]:
    """How a finished round went for its players, the best place first."""
    r = schema.results.c
    columns = [r[field.name] for field in fields(Standing)]
    query = select(*columns).where(r.round == wanted).order_by(r.place)
    return [Standing(**row) for row in connection.execute(query).mappings()]


def unsent(connection: Connection, network: Network) -> list[Unsent]:
    """The network's messages that are still to be sent, oldest first; what cannot be read is left out and logged."""
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
    """All settings, or those of one network or scope."""
    s = schema.settings.c
    query = select(s.network, s.scope, s.subject, s.key, s.value).order_by(*schema.settings.primary_key)
    if network is not None:
        query = query.where(s.network == network)
    if scope is not None:
        query = query.where(s.scope == scope)
    return [StoredSetting(*row) for row in connection.execute(query)]


def records(connection: Connection, network: Network | None = None) -> list[Record]:
    """All that features keep, or what they keep of that network or group; also what is over and not forgotten yet."""
    query = select(*(schema.records.c[each.name] for each in fields(Record))).order_by(
        *schema.records.primary_key
    )
    if network is not None:
        query = query.where(schema.records.c.network == network)
    return [Record(*row) for row in connection.execute(query)]


def deeds(
    connection: Connection, network: Network | None = None, room: Room | None = None, limit: int = 20
) -> list[StoredDeed]:
    """What was done last by those who may direct the bot, newest first."""
    d = schema.deeds.c
    query = select(d.at, d.network, d.room, d.identity, d.name, d.rank, d.what)
    if network is not None:
        query = query.where(d.network == network)
    if room is not None:
        query = query.where(d.room == room)
    found = connection.execute(query.order_by(d.at.desc(), d.id).limit(limit))
    return [StoredDeed(row[0], Deed(*row[1:])) for row in found]


def shelved(connection: Connection, network: Network) -> dict[str, str]:
    """What the network's adapter has put on its shelf."""
    s = schema.shelf.c
    return {
        row.key: row.text for row in connection.execute(select(s.key, s.text).where(s.network == network))
    }


def position(connection: Connection, network: Network) -> str | None:
    """The network's last bookmark."""
    p = schema.positions.c
    return connection.execute(select(p.position).where(p.network == network)).scalar()


_ROUND: Final = (
    schema.rounds.c.id.label("round_id"),
    schema.rounds.c.network.label("round_network"),
    schema.rounds.c.room.label("round_room"),
    *(
        schema.rounds.c[name]
        for name in (
            "preset",
            "seed",
            "proof",
            "seats",
            "opening",
            "started",
            "finished",
            "result",
            "replay",
        )
    ),
)

_INPUT: Final = tuple(schema.inputs.c[each.name] for each in fields(InputGiven))


def _of_place(network: Network | None, room: Room | None) -> list[ColumnElement[bool]]:
    t = schema.tables.c
    wanted = ((t.network, network), (t.room, room))
    return [column == value for column, value in wanted if value is not None]


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


def _resumed(row: Row[Any], inputs: list[InputGiven]) -> StoredRound:
    if row.state is None:
        return _round(row, bytes(row.opening), 0, inputs)
    return _round(row, bytes(row.state), row.covers, inputs)


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
