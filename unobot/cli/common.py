"""What several verbs share: the configuration option, and how problems are told."""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from unobot.config import Config, ConfigError, Problem
from unobot.config.load import load
from unobot.plugins import Plugins, load_plugins

ConfigFile = Annotated[
    Path,
    typer.Option("--config", metavar="FILE", envvar="UNOBOT_CONFIG", help="The configuration file."),
]
OptionalConfigFile = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="Take the plugins this configuration names."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def loaded(file: Path) -> Config:
    """The configuration in the file; ends the command with status 1, all problems printed, if it cannot be used."""
    try:
        return load(file)
    except ConfigError as error:
        fail(*error.problems)


def installed(file: Path | None) -> Plugins:
    """The plugins a configuration names, or all without one."""
    return load_plugins(loaded(file).plugins if file else None)


def fail(*problems: Problem | str) -> NoReturn:
    """Print what is wrong on stderr, and end the command with status 1."""
    for problem in problems:
        typer.echo(problem, err=True)
    raise typer.Exit(1)
