"""`unobot check`: what is wrong with a configuration."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from unobot.cli.common import ConfigFile, PluginPaths, fail, loaded
from unobot.cli.data import check_data
from unobot.cli.modes import exposed
from unobot.cli.online import examine
from unobot.config import Config, Problem, Wrong
from unobot.logs import set_up_logs
from unobot.plugins import Plugins, doubts, load_plugins, with_default_rooms
from unobot.soundness import network_problems, table_problems
from unobot.store import Unopenable, look_at
from unobot.texts.missing import gaps

_Online = Annotated[
    bool,
    typer.Option("--online", help="Log in to each network, and say what would keep the bot from working."),
]
_Data = Annotated[bool, typer.Option("--data", help="Look through the store instead of the configuration.")]


def check(
    *,
    config: ConfigFile = Path("config.toml"),
    plugin: PluginPaths = None,
    online: _Online = False,
    data: _Data = False,
) -> None:
    """Say what is wrong with a configuration, line by line.

    Every problem is printed as FILE:LINE: SETTING: what was expected; the exit status is 1 if there is any.
    Without problems it warns of what is allowed but surely not meant, and of files with secrets that everybody on this
    machine can read; and what a language lacks of a plugin's messages is printed as a note: those are said in English.

    It connects to nothing, but with --online: then it logs in to each network beside a bot that may be running, says nothing
    there, and tells what it finds, with the cure. The exit status is 1 if something would keep the bot from working.

    With --data every row of the store is read instead, and nothing is written; the bot may be running. What is damaged is named,
    and so is what can be saved and how; the exit status is 4 if anything is damaged.

    Example: unobot check --config config.toml
    """
    if data:
        check_data(config)
        return
    settings = loaded(config)
    plugins = load_plugins(settings.plugins, paths=plugin or ())
    settings = with_default_rooms(settings, plugins)
    problems = [
        *_store_problems(settings),
        *_plugin_problems(settings, plugins),
        *network_problems(settings, plugins),
        *table_problems(settings, plugins),
    ]
    if problems:
        fail(*problems)
    _warn(settings, plugins)
    typer.echo(f"{config}: no problems. {_summary(settings, plugins)}")
    if online:
        # the libraries' and adapters' own words would stand between the findings
        set_up_logs(level="error")
        if not examine(settings, plugins):
            raise typer.Exit(1)


def _warn(config: Config, plugins: Plugins) -> None:
    """Print what is allowed, but surely not meant."""
    for doubt in doubts(config, plugins):
        typer.echo(f"warning: {doubt}")
    for warning in exposed(config, plugins):
        typer.echo(warning)
    for note in _gaps(plugins):
        typer.echo(note)


def _store_problems(config: Config) -> list[Problem]:
    try:
        look_at(config.data.reveal())
    except Unopenable as problem:
        return [config.problem(Wrong(("data",), str(problem)))]
    return []


def _plugin_problems(config: Config, plugins: Plugins) -> list[Problem]:
    return [config.problem(Wrong(("plugins",), f"{each.name}: {each.reason}")) for each in plugins.broken]


def _gaps(plugins: Plugins) -> Iterator[str]:
    """Notes, one a language and folder of messages: which ids it lacks, and which ids English does not have."""
    for gap in gaps(plugins.brought.texts):
        for ids, what in ((gap.missing, "lacks (said in English)"), (gap.unknown, "has, unknown in English")):
            if ids:
                yield f"note: language {gap.language} of {gap.folder.parent.name} {what}: {' '.join(ids)}"


def _summary(config: Config, plugins: Plugins) -> str:
    networks = ", ".join(
        f"{name} ({network.adapter}, {' '.join(network.rooms) or 'no rooms'})"
        for name, network in config.networks.items()
    )
    return f"Networks: {networks}. Plugins: {', '.join(plugin.name for plugin in plugins.loaded)}."
