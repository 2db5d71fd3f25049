"""A plugin whose rule misbehaves when a file in the bot's folder says so.

`trap` has one word: the rule then raises, loops or eats memory, once.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from uno_engine import Played, Rule, after
from unobot.plugins.hookspecs import hookimpl

_TRAP: Final = Path("trap")


class Trap(Rule):
    """Misbehaves when it is told to."""

    id = "trap"
    requires = ("classic-game",)

    @after(Played)
    def played(self, *_: object) -> None:
        """Somebody has played a card."""
        try:
            wanted = _TRAP.read_text()
            _TRAP.unlink()
        except OSError:
            return
        if wanted == "raise":
            raise RuntimeError("as ordered")
        hoard: list[bytes] = []
        while True:
            if wanted == "memory":
                hoard.append(bytes(1 << 24))


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """The rule."""
    return [Trap]
