"""Carrying out changes within a transaction."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from uuid import uuid4

from sqlalchemy import Connection, insert, select, update

from unobot.adapter import Outgoing
from unobot.store.change import Change, Committed
from unobot.store.errors import TakenOver
from unobot.store.schema import instance
from unobot.store.statements import statements


def claim(connection: Connection) -> str:
    """Become the database's one writer, taking over from any other; returns this writer's name."""
    writer = uuid4().hex
    if connection.execute(select(instance.c.id)).first() is None:
        connection.execute(insert(instance).values(id=uuid4().hex, writer=writer, next_key=1))
    else:
        connection.execute(update(instance).values(writer=writer))
    return writer


def write(connection: Connection, changes: Sequence[Change], writer: str) -> list[Committed]:
    """Carry out all changes, or raise whatever the database says.

    Raises `TakenOver` if another process has claimed the database since `writer` did.
    """
    keys = _keys(connection, writer, sum(len(change.outgoing) for change in changes))
    committed = [Committed(_numbered(change.outgoing, keys)) for change in changes]
    for statement, rows in statements(changes, committed, connection.dialect.name):
        connection.execute(statement, rows)
    return committed


def _numbered(messages: Sequence[Outgoing], keys: Iterator[int]) -> tuple[Outgoing, ...]:
    return tuple(replace(message, key=next(keys)) for message in messages)


def _keys(connection: Connection, writer: str, wanted: int) -> Iterator[int]:
    """Take so many numbers, never to be given again, and make sure that nobody else writes meanwhile."""
    mine = instance.c.writer == writer
    if wanted:
        taking = update(instance).where(mine).values(next_key=instance.c.next_key + wanted)
        end = connection.execute(taking.returning(instance.c.next_key)).scalar()
    else:
        end = connection.execute(select(instance.c.next_key).where(mine).with_for_update()).scalar()
    if end is None:
        raise TakenOver("Another unobot has opened this database; this one may write no more.")
    return count(end - wanted)
