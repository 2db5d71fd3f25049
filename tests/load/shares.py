"""How long most had to wait."""

from collections.abc import Sequence


def share(seconds: Sequence[float], part: float) -> float:
    """What so large a part of them does not exceed; for ever, if there are none."""
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * part))] if seconds else float("inf")
