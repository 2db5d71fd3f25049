"""`unobot verify`: was a round dealt fairly."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from unobot.plugins import Plugins, load_plugins

_File = Annotated[Path, typer.Argument(metavar="FILE", help="What unobot replay ROUND --json has written.")]


def verb(check: Callable[[Path, Plugins], int]) -> Callable[..., None]:
    """The verb; `check` prints what was recomputed, and returns 1 at the first lie."""

    def verify(file: _File) -> None:
        """Check that a round was dealt fairly.

        The commitment that the room was told before the deal, the seed, every shuffle and every card are computed anew. The
        first thing that is not as told is named, and the exit status is 1. docs/fairness.md says how to check it without
        this program.

        Example: unobot verify round.json
        """
        raise typer.Exit(check(file, load_plugins()))

    return verify
