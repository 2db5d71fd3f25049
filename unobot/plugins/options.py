"""What several verbs share: the configuration option, and how problems are told."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from unobot.config import Config, ConfigError, Problem
from unobot.config.reader import load
from unobot.plugins import Plugins, load_plugins

ConfigFile = Annotated[
    Path,
    typer.Option("--config", metavar="FILE", envvar="UNOBOT_CONFIG", help="The configuration file."),
]
OptionalConfigFile = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="Take the plugins this configuration names."),
]
PluginPaths = Annotated[
    list[Path] | None,
    typer.Option(
        "--plugin",
        metavar="PATH",
        help="Load the plugin at this path, too, a file or a folder, installed or not; may be given several times.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def loaded(file: Path) -> Config:
    """The configuration in the file; ends the command with status 1, all problems printed, if it cannot be used."""
    try:
        return load(file)
    except ConfigError as error:
        fail(*error.problems)


def installed(file: Path | None, paths: Sequence[Path] | None = None) -> Plugins:
    """The plugins a configuration names, or all without one, and those at these paths.

    Who names a path wants to see that plugin at work: then the command ends with status 1 if any plugin is broken.
    """
    plugins = load_plugins(loaded(file).plugins if file else None, paths=paths or ())
    if paths and plugins.broken:
        fail(*(f"plugin {broken.name}: {broken.reason}" for broken in plugins.broken))
    return plugins


def fail(*problems: Problem | str) -> NoReturn:
    """Print what is wrong on stderr, and end the command with status 1."""
    for problem in problems:
        typer.echo(problem, err=True)
    raise typer.Exit(1)
