"""Carrying out changes within a transaction."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Final
from uuid import uuid4

from sqlalchemy import Connection, bindparam, insert, select, update

from unobot.adapter import Outgoing
from unobot.store.change import Change, Committed, Seen
from unobot.store.errors import TakenOver
from unobot.store.schema import instance, seen
from unobot.store.statements import statements
from unobot.store.transaction import Transaction


def claim(connection: Connection) -> str:
    """Become the database's one writer, taking over from any other; returns this writer's name."""
    writer = uuid4().hex
    if connection.execute(select(instance.c.id)).first() is None:
        connection.execute(insert(instance).values(id=uuid4().hex, writer=writer, next_key=1))
    else:
        connection.execute(update(instance).values(writer=writer))
    return writer


def write(transaction: Transaction, changes: Sequence[Change], writer: str) -> list[Committed]:
    """Carry out all changes, or raise whatever the database's driver says.

    Raises `TakenOver` if another process has claimed the database since `writer` did.
    """
    keys = _keys(transaction, writer, sum(len(change.outgoing) for change in changes))
    committed = [Committed(_numbered(change.outgoing, keys)) for change in changes]
    for statement, rows in statements(changes, committed, transaction.dialect):
        transaction.execute(statement, rows)
    return committed


def was_seen(transaction: Transaction, message: Seen) -> bool:
    """Whether a change for this message was committed before."""
    return transaction.value(_SEEN, {"network": message.network, "id": message.id}) is not None


def _numbered(messages: Sequence[Outgoing], keys: Iterator[int]) -> tuple[Outgoing, ...]:
    return tuple(replace(message, key=next(keys)) for message in messages)


def _keys(transaction: Transaction, writer: str, wanted: int) -> Iterator[int]:
    """Take so many numbers, never to be given again, and make sure that nobody else writes meanwhile."""
    if wanted:
        end = transaction.value(_TAKE_KEYS, {"mine": writer, "wanted": wanted})
    else:
        end = transaction.value(_HOLD, {"mine": writer})
    if end is None:
        raise TakenOver("Another unobot has opened this database; this one may write no more.")
    return count(end - wanted)


_MINE: Final = instance.c.writer == bindparam("mine")
_TAKE_KEYS: Final = (
    update(instance)
    .where(_MINE)
    .values(next_key=instance.c.next_key + bindparam("wanted"))
    .returning(instance.c.next_key)
)
_HOLD: Final = select(instance.c.next_key).where(_MINE).with_for_update()
_SEEN: Final = select(seen.c.id).where(
    (seen.c.network == bindparam("network")) & (seen.c.id == bindparam("id"))
)
