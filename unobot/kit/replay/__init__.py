"""Stored rounds played again: to read them, and to take them elsewhere."""

from unobot.kit.replay.report import tell_rounds
from unobot.kit.replay.steps import Step, Untellable, steps_of
from unobot.kit.replay.verify import verify_file

__all__ = ["Step", "Untellable", "steps_of", "tell_rounds", "verify_file"]
