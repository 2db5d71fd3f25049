"""What is kept over restarts: tables, rounds with all their inputs, results, settings, messages to be sent."""

from unobot.store.change import (
    ANYWHERE,
    Change,
    Checkpoint,
    Committed,
    Deed,
    InputGiven,
    JoinedGroup,
    Record,
    Rerated,
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
    Write,
)
from unobot.store.claims import Claim
from unobot.store.database import look_at
from unobot.store.errors import AlreadySeen, Damaged, StoreError, TakenOver, Unkept, Unopenable
from unobot.store.read import StoredDeed, StoredRound, StoredTable, Unsent
from unobot.store.shelf import StoreShelf
from unobot.store.store import Store, claim_on, holder_on

__all__ = [
    "ANYWHERE",
    "AlreadySeen",
    "Change",
    "Checkpoint",
    "Claim",
    "Committed",
    "Damaged",
    "Deed",
    "InputGiven",
    "JoinedGroup",
    "Record",
    "Rerated",
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
    "StoredDeed",
    "StoredRound",
    "StoredSetting",
    "StoredTable",
    "TableClosed",
    "TableKept",
    "TakenOver",
    "Unkept",
    "Unopenable",
    "Unsent",
    "Write",
    "claim_on",
    "holder_on",
    "look_at",
]
