"""What is kept over restarts: tables, rounds with all their inputs, results, settings, messages to be sent."""

from unobot.store.change import (
    Change,
    Checkpoint,
    Committed,
    InputGiven,
    RoundFinished,
    RoundId,
    RoundStarted,
    Scope,
    Seen,
    Shelved,
    Standing,
    StoredSetting,
    TableClosed,
    TableKept,
)
from unobot.store.database import look_at
from unobot.store.errors import AlreadySeen, Damaged, StoreError, TakenOver, Unkept, Unopenable
from unobot.store.read import StoredRound, StoredTable, Unsent
from unobot.store.shelf import StoreShelf
from unobot.store.store import Store

__all__ = [
    "AlreadySeen",
    "Change",
    "Checkpoint",
    "Committed",
    "Damaged",
    "InputGiven",
    "RoundFinished",
    "RoundId",
    "RoundStarted",
    "Scope",
    "Seen",
    "Shelved",
    "Standing",
    "Store",
    "StoreError",
    "StoreShelf",
    "StoredRound",
    "StoredSetting",
    "StoredTable",
    "TableClosed",
    "TableKept",
    "TakenOver",
    "Unkept",
    "Unopenable",
    "Unsent",
    "look_at",
]
