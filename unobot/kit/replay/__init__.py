"""Stored rounds played again: to read them, and to take them elsewhere."""

from unobot.kit.replay.replayed import Step, Untellable, replayed
from unobot.kit.replay.report import tell_rounds
from unobot.kit.replay.verifying import verify_file

__all__ = ["Step", "Untellable", "replayed", "tell_rounds", "verify_file"]
