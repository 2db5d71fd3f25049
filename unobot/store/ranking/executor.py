"""What carries statements out: the writer's transaction, or a connection of SQLAlchemy."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sqlalchemy import ClauseElement, Connection, Executable

Row = Mapping[str, Any]


class Executor(Protocol):
    """Carries out statements in a transaction; `unobot.store.transaction.Transaction` is one."""

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""
        ...

    def execute(self, statement: ClauseElement, rows: Sequence[Row]) -> None:
        """Carry out the statement once with each of the rows."""
        ...

    def rows(self, statement: ClauseElement, row: Row) -> list[tuple[Any, ...]]:
        """All rows that the statement returns."""
        ...


class OnConnection:
    """Carries statements out on a connection, where that is done seldom."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.dialect = connection.dialect.name

    def execute(self, statement: ClauseElement, rows: Sequence[Row]) -> None:
        """Carry out the statement once with each of the rows."""
        assert isinstance(statement, Executable)
        if rows:
            self._connection.execute(statement, [dict(row) for row in rows])

    def rows(self, statement: ClauseElement, row: Row) -> list[tuple[Any, ...]]:
        """All rows that the statement returns."""
        assert isinstance(statement, Executable)
        return [tuple(found) for found in self._connection.execute(statement, dict(row))]
