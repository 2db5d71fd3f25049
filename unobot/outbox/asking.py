"""What the outbox asks an adapter about messages: one that fails at it must never stop the others."""

from typing import Final

import structlog

from unobot.adapter import Adapter, Outgoing

_log: Final = structlog.get_logger(__name__)


def lines(adapter: Adapter, message: Outgoing) -> int:
    """How many lines the message has; one if the adapter cannot tell: sending will show what is wrong with it."""
    try:
        return adapter.lines(message)
    except Exception as error:  # noqa: BLE001 - a defect of the adapter
        _log.error(
            "lines cannot be counted: the adapter failed", **about(message), error=type(error).__name__
        )
        return 1


def joined(adapter: Adapter, first: Outgoing, second: Outgoing) -> Outgoing | None:
    """Both as one message; None if they go one by one, as they do where the adapter fails."""
    try:
        return adapter.join(first, second)
    except Exception as error:  # noqa: BLE001 - a defect of the adapter
        _log.error(
            "messages cannot be joined: the adapter failed", **about(first), error=type(error).__name__
        )
        return None


def about(message: Outgoing) -> dict[str, object]:
    """What may be logged of a message: never what it says."""
    return {"network": message.network, "room": message.room, "key": message.key}
