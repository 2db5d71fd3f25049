"""`unobot dev`: a plugin, played while it is written."""

from pathlib import Path
from typing import Annotated

import typer

from unobot.cli.demo import (
    SETTINGS,
    Demo,
    Language,
    People,
    Players,
    Seed,
    ShownAs,
    TableWords,
    playable,
)
from unobot.plugins import line_with
from unobot.plugins.options import can_type, find_plugins

__all__ = ["SETTINGS", "dev"]

_Path = Annotated[
    Path,
    typer.Argument(metavar="PATH", help="The plugin: a file, a package, or a project's folder."),
]


def dev(
    *,
    path: _Path,
    words: TableWords = None,
    language: Language = "en",
    style: ShownAs = "colour",
    players: Players = 3,
    people: People = None,
    seed: Seed = None,
) -> None:
    """Play with a plugin while you write it, reloading on every save.

    This opens the demo at a table with the plugin's rules. Whenever you save one of its files, the command checks the
    plugin as unobot lint does, and runs its scenarios. It also plays some rounds with computer players. Then the
    table continues with the new code from where it was. If the plugin cannot be loaded, the command says so, and the
    table stays as it is.

    Example: unobot dev unobot-hot-seat
    """
    plugins = find_plugins(None, [path])
    asked = " ".join(words or []) or line_with(plugins)
    demo = Demo(not can_type(), asked, seed, language, style, players, tuple(people or ()))
    demo = playable(demo, plugins)
    try:
        from unobot.kit.dev.play import play_and_follow  # noqa: PLC0415 - what it needs is an extra
    except ImportError:
        typer.echo(
            "unobot dev needs watchfiles and prompt_toolkit, which are not installed: pip install 'unobot[dev]'",
            err=True,
        )
        raise typer.Exit(1) from None
    raise typer.Exit(play_and_follow(path, demo.network(), seed))
