"""What was asked for on the command line, handed to the part that does it.

These classes stand by themselves, so that the command line starts without importing the parts, and the parts do not
know the command line.
"""

from dataclasses import dataclass
from pathlib import Path

from unobot.document import Style


@dataclass(frozen=True, slots=True)
class Demo:
    """What `unobot demo` is asked for; `players` counts the person, too."""

    auto: bool = False
    port: int = 0
    table: str = "classic"
    seed: int | None = None
    language: str = "en"
    style: Style = "colour"
    players: int = 3


@dataclass(frozen=True, slots=True)
class Dev:
    """What `unobot dev` is asked for: the demo, with the plugin at `path`."""

    path: Path
    demo: Demo
