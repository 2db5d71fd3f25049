"""Forgetting somebody: all finished rounds are gone through in small steps, so that no table waits for it."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection, bindparam, delete, or_, select, update

from uno_engine import Catalogue, EngineError, InputText, RenameSeat, TakeSeat
from unobot.adapter import Identity, Network
from unobot.store import Record, read, schema
from unobot.store.change import (
    Change,
    Executor,
    InputGiven,
    RoundId,
    Standing,
    StoreError,
    TakenOver,
    person_of,
)
from unobot.store.rows import checksum, pack_round, unpack_round
from unobot.tables.place import Place
from unobot.tables.seats import AGENT, may_be_label
from unobot.tables.services import Services
from unobot.tables.signals import RoundStored

NAME: Final = "privacy"


class AskedName(msgspec.Struct, frozen=True):
    """How somebody was called when they asked to be forgotten."""

    name: str


@dataclass(frozen=True, slots=True)
class ToForget:
    """That account, called so when it asked, asks to be forgotten."""

    network: Network
    identity: Identity
    name: str

    def record(self, *, done: bool = False) -> Record:
        """Return what is stored of it; `done`: that it is."""
        payload = None if done else msgspec.json.encode(AskedName(self.name))
        return Record(NAME, self.network, "person", self.identity, "forget", payload)


Row = dict[str, Any]
_r: Final = schema.results.c


@dataclass(frozen=True, slots=True)
class WholeRound:
    """The rows of a finished round as they are stored."""

    round: Row
    inputs: Sequence[Row]
    results: Sequence[Row]


def asked_to_forget(connection: Connection) -> list[ToForget]:
    """Return who has asked, and is not forgotten yet."""
    kept = (each for each in read.records(connection) if each.feature == NAME)
    return [
        ToForget(
            each.network,
            Identity(each.subject),
            msgspec.json.decode(each.payload or b"", type=AskedName).name,
        )
        for each in kept
    ]


def rounds_of(connection: Connection, persons: Collection[str], most: int) -> list[str]:
    """Return some of the rounds in which one of these persons is named."""
    query = select(_r.round).where(_r.person.in_(persons)).distinct().limit(most)
    return list(connection.execute(query).scalars())


def names_of(connection: Connection, persons: Collection[str]) -> set[str]:
    """Return all names that these persons have had in results."""
    return set(connection.execute(select(_r.name).where(_r.person.in_(persons)).distinct()).scalars())


def rounds_with(connection: Connection, networks: Collection[Network], names: Collection[str]) -> list[str]:
    """Return the finished rounds on these networks in whose seats one of these names stands. This looks at every round.

    Also those of another network in which somebody of these took part, at a table in several rooms.
    """
    r = schema.rounds.c
    there = or_(*(r.seats.contains(name, autoescape=True) for name in names))
    shared = r.id.in_(select(_r.round).where(_r.network.in_(networks)))
    query = select(r.id).where(r.finished.is_not(None), or_(r.network.in_(networks), shared), there)
    return list(connection.execute(query).scalars())


def whole_rounds(connection: Connection, ids: Collection[str]) -> list[WholeRound]:
    """Return the rows of these rounds."""
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


class NamelessRound(NamedTuple):
    """What is written of a finished round with other names, and of its results that bear another identity and name from now on."""

    round: Row
    results: Sequence[Row]


def nameless_round(
    whole: WholeRound, seats: str, replay: bytes | None, aliases: Sequence[tuple[Row, Identity, str]]
) -> NamelessRound:
    """Return the round with the names `seats`, and `replay` packed, or None if it cannot be told again.

    `aliases` are its results that become somebody else's, with the identity and the name. What its seed was made of is
    forgotten, for the shares have names and what people typed.
    """
    opening, none = b"", None
    changed = whole.round | {"seats": seats, "opening": opening, "replay": replay, "proof": none}
    return NamelessRound(
        {
            "_id": whole.round["id"],
            "_seats": seats,
            "_opening": opening,
            "_replay": replay,
            "_none": none,
            "_crc": checksum("rounds", changed),
        },
        [
            {
                "_round": row["round"],
                "_network": row["network"],
                "_identity": row["identity"],
                "_alias": alias,
                "_name": name,
                "_nobody": "",
                "_crc": checksum("results", row | {"identity": alias, "name": name}),
            }
            for row, alias, name in aliases
        ],
    )


def make_nameless(rounds: Sequence[NamelessRound], on: Executor) -> None:
    """Write these rounds."""
    on.execute(_ROUND, [each.round for each in rounds])
    on.execute(_INPUTS, [{"_round": each.round["_id"]} for each in rounds])
    if results := [row for each in rounds for row in each.results]:
        on.execute(_RESULT, results)


_ROUND: Final = (
    update(schema.rounds)
    .where(schema.rounds.c.id == bindparam("_id"))
    .values(
        seats=bindparam("_seats"),
        opening=bindparam("_opening"),
        replay=bindparam("_replay"),
        proof=bindparam("_none"),
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
_IDENTITY = "forgotten:"
"""What the identity in a result begins with that names nobody; no network has such identities of its own."""


def keeps_records(place: Place, network: Network, person: Identity) -> bool:
    """Whether the rounds that somebody plays are kept under their name."""
    return place.chosen(person, "records", network) != "off"


def name_only_who_wants(place: Place, signal: RoundStored) -> None:
    """Name only those in a result who keep records; what the others won or lost stays true."""

    def shown(standing: Standing) -> Standing:
        if standing.kind == AGENT or keeps_records(place, standing.network, standing.identity):
            return standing
        assert standing.seat is not None
        identity, name = alias(standing.seat)
        return replace(standing, identity=identity, name=name, person="")

    signal.finished = replace(signal.finished, standings=tuple(map(shown, signal.finished.standings)))


def alias(seat: int) -> tuple[Identity, str]:
    """Return the identity and the name that stand in results for somebody who is not named.

    >>> alias(2)
    ('forgotten:3', 'player3')
    """
    return Identity(f"{_IDENTITY}{seat + 1}"), f"player{seat + 1}"


_Theirs = Callable[[int, str], bool]
"""Whether the seat with that number and label was theirs."""


def without_name(
    whole: WholeRound, persons: Collection[str], names: Collection[str], catalogue: Catalogue
) -> NamelessRound | None:
    """Return the round without these persons, who were called so; None if they are not in it.

    Without a result of theirs (the round was stopped, or their records were off) they are known by the name alone, where
    nobody else has a result in that seat.
    """
    labels = tuple(whole.round["seats"].split(","))
    mine = {_seat_of(row, labels) for row in whole.results if row["person"] in persons}
    others = {
        _seat_of(row, labels)
        for row in whole.results
        if row["person"] not in persons and not row["identity"].startswith(_IDENTITY)
    }

    def theirs(seat: int, label: str) -> bool:
        # None: one of the seats was theirs, and older versions did not note which, so nobody is named
        if seat in mine or None in mine:
            return True
        return seat not in others and any(may_be_label(label, name) for name in names)

    aliases = []
    for number, row in enumerate(whole.results):
        if row["person"] in persons:
            seat = _seat_of(row, labels)
            aliases.append((row, *alias(len(labels) + number if seat is None else seat)))
    if not aliases and not any(theirs(seat, label) for seat, label in enumerate(labels)):
        return None
    replay = _replay(whole, labels, theirs, catalogue)
    return nameless_round(whole, ",".join(_shown(labels, theirs)), replay, aliases)


def _seat_of(row: Row, labels: Sequence[str]) -> int | None:
    if row["seat"] is not None:
        return int(row["seat"])
    return next((seat for seat, label in enumerate(labels) if may_be_label(label, row["name"])), None)


def _shown(labels: Sequence[str], theirs: _Theirs) -> Iterator[str]:
    for seat, label in enumerate(labels):
        yield _neutral(seat, labels) if theirs(seat, label) else label


def _neutral(seat: int, labels: Collection[str]) -> str:
    """Return what a seat is called that was somebody's whom nobody names; nobody else in the round is called so."""
    _, name = alias(seat)
    while name in labels:
        name += "_"
    return name


def _replay(
    whole: WholeRound, labels: tuple[str, ...], theirs: _Theirs, catalogue: Catalogue
) -> bytes | None:
    """Return all that the round can be told again by, with the neutral names; None if there is nothing, or it cannot be read."""
    try:
        row, id_ = whole.round, RoundId(whole.round["id"])
        if row["replay"] is not None:
            opening, inputs = unpack_round(bytes(row["replay"]), id_)
        else:
            opening = bytes(row["opening"])
            inputs = tuple(
                InputGiven(id_, r["number"], r["seat"], r["text"], r["at_ms"]) for r in whole.inputs
            )
        if not opening:
            return None
        state = msgspec.json.decode(opening)
        state["names"] = list(_shown(labels, theirs))
        cards = catalogue.compose(row["preset"]).deck.by_code
        texts = _rewritten(inputs, labels, theirs, InputText(cards))
        return pack_round(msgspec.json.encode(state), list(texts))
    except (EngineError, ValueError, KeyError, IndexError, msgspec.MsgspecError):
        return None  # a rule is not there any more, or the round is damaged


def _rewritten(
    inputs: Sequence[InputGiven], labels: tuple[str, ...], theirs: _Theirs, texts: InputText
) -> Iterator[InputGiven]:
    """Yield the inputs with the neutral names, numbered anew: that they took another name is left out."""
    before, after = list(labels), list(_shown(labels, theirs))
    number = 0
    for each in inputs:
        given = texts.read(None if each.seat is None else int(each.seat), each.text, tuple(before))
        known = tuple(after)
        if isinstance(given, TakeSeat):
            name = _neutral(len(before), before) if theirs(len(before), given.name) else given.name
            before.append(given.name)
            after.append(name)
            given = TakeSeat(name)
        elif isinstance(given, RenameSeat):
            before[given.seat], neutral = given.name, after[given.seat] != before[given.seat]
            if neutral:
                continue
            after[given.seat] = given.name
        number += 1
        seat, text = texts.write(given, known)
        yield InputGiven(each.round, number, None if seat is None else str(seat), text, each.at_ms)


_log = structlog.get_logger(__name__)
_AT_ONCE: Final = 5
"""So many rounds a commit: no command waits for longer than it does for another's."""


class Forgetting:
    """Takes people out of the records who have asked for it."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def run(self) -> None:
        """Go on with what was not done when the bot ended."""
        try:
            if asked := await self._services.store.read(asked_to_forget):
                await self.forget(asked)
        except TakenOver:
            return
        except StoreError as trouble:
            _log.error("somebody who asks to be forgotten is still in the records", reason=str(trouble))

    async def forget(self, asked: Sequence[ToForget]) -> int:
        """Take these accounts out of all finished rounds; returns of how many. Raises `StoreError`."""
        store = self._services.store
        persons = {person_of(each.network, each.identity) for each in asked}
        names = await store.read(names_of, persons) | {each.name for each in asked}
        rounds = 0
        while ids := await store.read(rounds_of, persons, _AT_ONCE):
            rounds += await self._leave_out(ids, persons, names)
        members = self._services.groups.members
        networks = {network for each in asked for network in (*members(each.network), each.network)}
        ids = await store.read(rounds_with, networks, names)
        for start in range(0, len(ids), _AT_ONCE):
            rounds += await self._leave_out(ids[start : start + _AT_ONCE], persons, names)
        done = tuple(each.record(done=True) for each in asked)
        writes = (lambda on: on.results_changed(persons),)
        await store.commit(Change(self._services.clock.now(), records=done, writes=writes))
        return rounds

    async def _leave_out(self, ids: Sequence[str], persons: Collection[str], names: Collection[str]) -> int:
        whole = await self._services.store.read(whole_rounds, ids)
        found = (without_name(each, persons, names, self._services.catalogue) for each in whole)
        nameless = tuple(each for each in found if each is not None)
        if nameless:
            await self._services.store.commit(
                Change(self._services.clock.now(), writes=(partial(make_nameless, nameless),))
            )
        return len(nameless)
