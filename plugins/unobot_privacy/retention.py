"""Finished rounds become one row each, and old ones lose what they could be replayed from; results stay for ever."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from annotated_types import Interval
from sqlalchemy import Connection, Row, Select, bindparam, delete, func, select, update

from unobot.clock import Clock
from unobot.config.kinds import DurationOrForever, Expected, Off
from unobot.store import schema
from unobot.store.change import Change, Executor, InputGiven, RoundId
from unobot.store.rows import checksum, is_whole, pack_round
from unobot.store.store import Store, repeat_work

_EVERY: Final = 600.0
_AT_ONCE: Final = 10
"""So many rounds a commit, that no command waits for longer than it does for another's."""
_PAUSE: Final = 0.1
"""Seconds between two such commits: the disk is the players'."""
_r: Final = schema.rounds.c
_Shrinkable = list["RoundShrunk"]


@dataclass(frozen=True, slots=True)
class RoundShrunk:
    """A finished round has its opening and inputs in `replay` alone from now on, or nowhere; `crc` is the row's checksum then.

    `was` is its checksum now: a round that was changed meanwhile (a name was taken out of it) stays as it is.
    """

    id: RoundId
    replay: bytes | None
    crc: int
    was: int | None


def shrink(rounds: Sequence[RoundShrunk], on: Executor) -> None:
    """Write what is left of these rounds."""
    rows = [{"_id": s.id, "_opening": b"", "replay": s.replay, "_crc": s.crc, "_was": s.was} for s in rounds]
    on.execute(_SHRINK, rows)
    if packed_now := [{"_round": s.id} for s in rounds if s.replay is not None]:
        on.execute(_FORGET_INPUTS, packed_now)


_SHRINK: Final = (
    update(schema.rounds)
    .where(
        schema.rounds.c.id == bindparam("_id"),
        schema.rounds.c.crc.is_not_distinct_from(bindparam("_was")),
    )
    .values(opening=bindparam("_opening"), replay=bindparam("replay"), crc=bindparam("_crc"))
)
_FORGET_INPUTS: Final = delete(schema.inputs).where(schema.inputs.c.round == bindparam("_round"))


@dataclass(frozen=True, slots=True)
class PrivacySettings:
    """How long finished rounds can be replayed; results are kept for ever. None is "forever", or "off"."""

    replays: DurationOrForever = 365 * 86_400.0
    """How long each of them."""
    most_replays: Annotated[
        Annotated[int, Interval(ge=1)] | None, Off, Expected('a whole number from 1, or "off"')
    ] = None
    """So many at most, in all rooms of all networks; the oldest go first."""


class Retention:
    """Packs finished rounds, and forgets replays older than `keep` seconds and beyond the newest `most`; None: never."""

    def __init__(self, store: Store, clock: Clock, keep: float | None, most: int | None) -> None:
        self._store, self._clock, self._keep, self._most = store, clock, keep, most

    async def run(self) -> None:
        """Look every few minutes for something to do, until cancelled or another process has opened the store."""
        await repeat_work(_EVERY, self._clock, self.work, "old rounds cannot be packed or pruned")

    async def work(self) -> None:
        """Do all that there is to do, in small steps. Raises `StoreError`."""
        after = (0.0, "")
        while rows := await self._store.read(unpacked_rounds, after, _AT_ONCE):
            after = (rows[-1].finished, rows[-1].id)
            await self._commit(await self._store.read(_packed, rows))
        before = -1.0 if self._keep is None else self._clock.now() - self._keep
        while shrunk := await self._store.read(_outdated, before, self._most):
            await self._commit(shrunk)

    async def _commit(self, shrunk: _Shrinkable) -> None:
        if shrunk:
            await self._store.commit(Change(self._clock.now(), writes=(partial(shrink, shrunk),)))
        await self._clock.sleep(_PAUSE)


def unpacked_rounds(connection: Connection, after: tuple[float, str], limit: int) -> list[Row[Any]]:
    """Return the first finished rounds that are not packed yet, in the order of their end."""
    later = (_r.finished > after[0]) | ((_r.finished == after[0]) & (_r.id > after[1]))
    wanted = select(schema.rounds).where(schema.UNPACKED, later).order_by(_r.finished, _r.id).limit(limit)
    return list(connection.execute(wanted).all())


def _packed(connection: Connection, rounds: Iterable[Row[Any]]) -> _Shrinkable:
    """Return these rounds packed, but for damaged ones: they stay as they are, and `unobot check --data` names them."""
    packed, i = [], schema.inputs
    for round_ in rounds:
        row = dict(round_._mapping)  # noqa: SLF001 - public, in spite of its name
        given = connection.execute(select(i).where(i.c.round == round_.id).order_by(i.c.number)).all()
        rows = [("rounds", row), *(("inputs", dict(each._mapping)) for each in given)]  # noqa: SLF001
        if all(each["crc"] is None or is_whole(table, each) for table, each in rows):
            with suppress(ValueError):
                replay = pack_round(row["opening"], [InputGiven(*each[:5]) for each in given])
                packed.append(_shrunk(row, replay))
    return packed


def _outdated(connection: Connection, before: float, most: int | None) -> _Shrinkable:
    """Return some of the packed rounds that are too old or too many; they lose their replay."""
    there = select(func.count()).select_from(schema.rounds).where(schema.PACKED)
    extra = 0 if most is None else int(connection.execute(there).scalar_one()) - most
    wanted: Select[Any] = select(schema.rounds).where(schema.PACKED).order_by(_r.finished).limit(_AT_ONCE)
    rows = connection.execute(wanted).all()
    return [
        _shrunk(dict(row._mapping), None)  # noqa: SLF001
        for number, row in enumerate(rows)
        if number < extra or row.finished < before
    ]


def _shrunk(row: dict[str, Any], replay: bytes | None) -> RoundShrunk:
    whole = row | {"opening": b"", "replay": replay}
    return RoundShrunk(RoundId(row["id"]), replay, checksum("rounds", whole), row["crc"])
