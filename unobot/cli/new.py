"""`unobot new`: a plugin to begin with."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from unobot.wanted import NewPlugin

_Kind = Annotated[
    str,
    typer.Argument(
        metavar="KIND", help="rule, card, deck, game, match, player, network, command or language."
    ),
]
_Name = Annotated[
    str, typer.Argument(metavar="NAME", help="What it is called: hot-seat; of a language, its tag: de.")
]
_Folder = Annotated[
    Path | None, typer.Option(metavar="PATH", help="The folder to be made; without it unobot-NAME.")
]


def verb(start_plugin: Callable[[NewPlugin], int]) -> Callable[..., None]:
    """The verb; `start_plugin` writes the files, and returns 1 if it cannot."""

    def new(*, kind: _Kind, name: _Name, folder: _Folder = None) -> None:
        """Make a plugin that works, to begin with.

        A package with texts in two languages, scenarios, tests, and a file for the CI server.
        It prints what to type next. The exit status is 1 if the name cannot be used, or if the folder exists.

        Example: unobot new rule hot-seat
        """
        raise typer.Exit(start_plugin(NewPlugin(kind, name, folder)))

    return new
