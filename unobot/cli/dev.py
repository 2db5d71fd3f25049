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
    can_type,
    require_playable,
)
from unobot.plugins import line_with
from unobot.plugins.options import find_plugins

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

    The demo, at a table at which the plugin's rules are played. Whenever one of its files is saved, it is looked at as by
    unobot lint, its scenarios are played, and some rounds by computer players; then the table goes on with it from where it was. If the plugin cannot be
    loaded, that is told, and the table stays.

    Example: unobot dev unobot-hot-seat
    """
    plugins = find_plugins(None, [path])
    asked = " ".join(words or []) or line_with(plugins)
    demo = Demo(not can_type(), asked, seed, language, style, players, tuple(people or ()))
    require_playable(demo, plugins)
    try:
        from unobot.kit.dev.play import play_and_follow  # noqa: PLC0415 - what it needs is an extra
    except ImportError:
        typer.echo(
            "unobot dev needs watchfiles and prompt_toolkit, which are not installed: pip install 'unobot[dev]'",
            err=True,
        )
        raise typer.Exit(1) from None
    raise typer.Exit(play_and_follow(path, demo.network(), seed))
