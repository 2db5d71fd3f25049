"""What several verbs share: the configuration option, whether somebody can be asked, and how problems are told."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from unobot.config import Config, ConfigError, Problem
from unobot.config.reader import plugins_named
from unobot.plugins import Plugins, load_config, load_plugins

ConfigFile = Annotated[
    Path,
    typer.Option("--config", metavar="FILE", envvar="UNOBOT_CONFIG", help="The configuration file."),
]
OptionalConfigFile = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="Use the plugins listed in this configuration."),
]
PluginPaths = Annotated[
    list[Path] | None,
    typer.Option(
        "--plugin",
        metavar="PATH",
        help="Also load the plugin at this path (a file or folder). Can be repeated.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def load_with_plugins(file: Path, paths: Sequence[Path] | None = None) -> tuple[Config, Plugins]:
    """Return the configuration in the file, and the plugins that it names with those at these paths.

    Ends the command with status 1 if the configuration cannot be used: all problems are printed, and why a plugin is left out,
    whose settings are unknown then.
    """
    plugins = Plugins()
    try:
        plugins = load_plugins(plugins_named(file), paths=paths or ())
        return load_config(file, plugins), plugins
    except ConfigError as error:
        fail(*error.problems, *_broken(plugins))


def find_plugins(file: Path | None, paths: Sequence[Path] | None = None) -> Plugins:
    """Return the plugins a configuration names, or all without one, and those at these paths.

    Who names a path wants to see that plugin at work: then the command ends with status 1 if any plugin is broken.
    """
    plugins = load_with_plugins(file, paths)[1] if file else load_plugins(paths=paths or ())
    if paths and plugins.broken:
        fail(*_broken(plugins))
    return plugins


def _broken(plugins: Plugins) -> list[str]:
    return [f"plugin {each.name}: {each.reason}" for each in plugins.broken]


def can_type() -> bool:
    """Return whether somebody sits at a terminal: a pipe or a build server cannot type."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def fail(*problems: Problem | str) -> NoReturn:
    """Print what is wrong on stderr, and end the command with status 1."""
    for problem in problems:
        typer.echo(problem, err=True)
    raise typer.Exit(1)
