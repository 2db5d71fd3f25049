"""Sending what was committed: paced, ordered, and again after a crash."""

from unobot.outbox.marks import Ledger
from unobot.outbox.outbox import Outbox

__all__ = ["Ledger", "Outbox"]
