"""`unobot verify`: was a round dealt fairly."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from unobot.plugins import Plugins, load_plugins

_File = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", help="What !verify file said, or the web page or unobot replay ROUND --json gave."
    ),
]
_Heard = Annotated[
    str,
    typer.Option(
        metavar="DIGITS", help="What the room was told when the table opened; all digits or the first."
    ),
]


def verb(check: Callable[[Path, Plugins, str], int]) -> Callable[..., None]:
    """The verb; `check` prints what was recomputed, and returns 1 at the first lie."""

    def verify(file: _File, *, heard: _Heard = "") -> None:
        """Check that a round was dealt fairly.

        The chain of secrets to which the bot was bound when the table opened, the seed, every shuffle and every card are
        computed anew. The first thing that is not as told is named, and the exit status is 1. What only people who were in
        the room can know is printed, to be compared. docs/fairness.md says how to check a round without this program.

        Example: unobot verify round.json --heard e258ce371f37d8a90759eaa6a171b914
        """
        raise typer.Exit(check(file, load_plugins(), heard))

    return verify
