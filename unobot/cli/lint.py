"""`unobot lint`: what is wrong in a plugin."""

from collections.abc import Callable
from typing import Annotated

import typer

from unobot.cli.common import AsJson
from unobot.wanted import Lint

_Plugins = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="PLUGIN",
        help="The name of an installed plugin; or a module, a package or the folder of a project.",
    ),
]
_Games = Annotated[int, typer.Option(min=0, metavar="N", help="How many rounds are played at each table.")]


def verb(find_flaws: Callable[[Lint], int]) -> Callable[..., None]:
    """The verb; `find_flaws` prints what it finds, and returns 1 if it finds anything."""

    def lint(*, plugins: _Plugins = None, games: _Games = 1, as_json: AsJson = False) -> None:
        """Find mistakes in a plugin, line by line.

        Without PLUGIN: in all that are installed. Each is printed as FILE:LINE: what is wrong; what to write instead. Looked at are the classes of rules, hooks, presets, names of rules and options, chance and time that do not come
        from the game, what is kept outside its state, and the texts of each language. Then each preset and each
        rule is played by computer players at two tables, one of which is saved and loaded after every input: both must stay the same.

        The exit status is 1 if anything is found.

        Example: unobot lint house
        """
        raise typer.Exit(find_flaws(Lint(tuple(plugins or ()), games, as_json)))

    return lint
