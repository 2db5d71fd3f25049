"""What is kept over restarts: tables, rounds with all their inputs, results, settings, messages to be sent."""

from unobot.store.change import (
    BanLifted,
    Banned,
    Change,
    Checkpoint,
    Committed,
    CupEnded,
    CupKept,
    Deed,
    HeatDecided,
    InputGiven,
    JoinedGroup,
    RoundFinished,
    RoundId,
    RoundShrunk,
    RoundStarted,
    Scope,
    Seen,
    Shelved,
    Standing,
    StoredSetting,
    TableClosed,
    TableKept,
)
from unobot.store.claiming import claim_on, holder_on
from unobot.store.claims import Claim
from unobot.store.database import look_at
from unobot.store.errors import AlreadySeen, Damaged, StoreError, TakenOver, Unkept, Unopenable
from unobot.store.read import StoredDeed, StoredRound, StoredTable, Unsent
from unobot.store.shelf import StoreShelf
from unobot.store.store import Store

__all__ = [
    "AlreadySeen",
    "BanLifted",
    "Banned",
    "Change",
    "Checkpoint",
    "Claim",
    "Committed",
    "CupEnded",
    "CupKept",
    "Damaged",
    "Deed",
    "HeatDecided",
    "InputGiven",
    "JoinedGroup",
    "RoundFinished",
    "RoundId",
    "RoundShrunk",
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
    "claim_on",
    "holder_on",
    "look_at",
]
