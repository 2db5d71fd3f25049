"""Sending what was committed: paced, ordered, and again after a crash."""

from unobot.outbox.outbox import Ledger, Outbox

__all__ = ["Ledger", "Outbox"]
