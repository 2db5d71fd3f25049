"""`unobot check`: what is wrong with a configuration."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from uno_engine import BadTable
from unobot.catalogue import catalogue
from unobot.cli.common import ConfigFile, fail, loaded
from unobot.cli.drawer import Drawer
from unobot.cli.modes import exposed
from unobot.cli.online import examine
from unobot.clock import WallClock
from unobot.config import Config, ConfigError, Problem, TableSettings, Wrong
from unobot.logs import set_up_logs
from unobot.messages import wrong_table
from unobot.plugins import Plugins, doubts, load_plugins, open_networks
from unobot.store import Unopenable, look_at
from unobot.tables.roles import role_problems
from unobot.texts import Texts
from unobot.texts.missing import gaps

_Online = Annotated[
    bool,
    typer.Option("--online", help="Log in to each network, and say what would keep the bot from working."),
]


def check(*, config: ConfigFile = Path("config.toml"), online: _Online = False) -> None:
    """Say what is wrong with a configuration, line by line.

    Every problem is printed as FILE:LINE: SETTING: what was expected; the exit status is 1 if there is any.
    Without problems it warns of what is allowed but surely not meant, and of files with secrets that everybody on this
    machine can read; and what a language lacks of a plugin's messages is printed as a note: those are said in English.

    It connects to nothing, but with --online: then it logs in to each network beside a bot that may be running, says nothing
    there, and tells what it finds, with the cure. The exit status is 1 if something would keep the bot from working.

    Example: unobot check --config config.toml
    """
    settings = loaded(config)
    plugins = load_plugins(settings.plugins)
    problems = [
        *_store_problems(settings),
        *_plugin_problems(settings, plugins),
        *_network_problems(settings, plugins),
        *_table_problems(settings, plugins),
    ]
    if problems:
        fail(*problems)
    for doubt in doubts(settings, plugins):
        typer.echo(f"warning: {doubt}")
    for warning in exposed(settings, plugins):
        typer.echo(warning)
    for note in _gaps(plugins):
        typer.echo(note)
    typer.echo(f"{config}: no problems. {_summary(settings, plugins)}")
    if online:
        # the libraries' and adapters' own words would stand between the findings
        set_up_logs(level="error")
        if not examine(settings, plugins):
            raise typer.Exit(1)


def _store_problems(config: Config) -> list[Problem]:
    try:
        look_at(config.data.reveal())
    except Unopenable as problem:
        return [config.problem(Wrong(("data",), str(problem)))]
    return []


def _plugin_problems(config: Config, plugins: Plugins) -> list[Problem]:
    return [config.problem(Wrong(("plugins",), f"{each.name}: {each.reason}")) for each in plugins.broken]


def _network_problems(config: Config, plugins: Plugins) -> list[Problem]:
    try:
        # adapters are made and forgotten: to make one connects to nothing
        adapters = open_networks(config, plugins, lambda _network: Drawer(), WallClock(), Random())  # noqa: S311  # deals no cards
    except ConfigError as error:
        return list(error.problems)
    return list(role_problems(config, adapters))


def _table_problems(config: Config, plugins: Plugins) -> Iterator[Problem]:
    """Every preset that no table can be opened with, and every language that the bot does not speak."""
    known, texts = catalogue(plugins), Texts(plugins.brought.texts)
    for where, tables, usual in _all_tables(config):
        if known.presets and (usual is None or tables.preset != usual.preset):
            try:
                known.compose(tables.preset)
            except BadTable as error:
                why = wrong_table(error, plugins.brought.texts)
                yield config.problem(Wrong(("preset",), why), *where)
        if not texts.speaks(tables.language) and (usual is None or tables.language != usual.language):
            expected = f"expected a language that the bot speaks: {', '.join(texts.languages)}"
            within = where if usual is not None or tables.language != config.language else ()
            yield config.problem(Wrong(("language",), expected), *within)


def _all_tables(config: Config) -> Iterator[tuple[tuple[str, ...], TableSettings, TableSettings | None]]:
    """Each set of settings, where it stands, and which one it differs from."""
    yield ("tables",), config.tables, None
    for name, network in config.networks.items():
        yield ("network", name, "tables"), network.tables, config.tables
        for room, tables in network.room.items():
            yield ("network", name, "room", room), tables, network.tables


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
