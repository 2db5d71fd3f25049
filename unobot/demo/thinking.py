"""How long a computer player takes over its moves."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """How long a computer player thinks, and how long it waits for the bot before it asks what is open (seconds)."""

    think: float
    patience: float


READABLE = ThinkingTime(think=1.5, patience=15.0)
"""For a person at the table."""

FAST = ThinkingTime(think=0.0, patience=1.5)
"""For computer players among themselves."""
