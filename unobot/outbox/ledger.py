"""Where the outbox notes down what became of the messages."""

from collections.abc import Sequence
from typing import Protocol

from unobot.adapter import Outgoing


class Ledger(Protocol):
    """The durable side of an outbox; `unobot.store.Store` is one."""

    def mark_sent(self, keys: Sequence[int], /) -> None:
        """These messages need no sending any more: they were sent, replaced or dropped.

        The ledger learns it with whatever is committed next, or by `flush`.
        """
        ...

    async def flush(self) -> None:
        """Return when all that was marked as sent is durable. When this raises, the marks are kept for the next time."""
        ...

    async def mark_joined(self, message: Outgoing, keys: Sequence[int], /) -> None:
        """From now on `message`, kept under its own key, stands for those `keys` too."""
        ...
