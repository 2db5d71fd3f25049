"""The command `unobot check`: what is wrong with a configuration, line by line, and what everybody can read."""

import asyncio
import re
import stat
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import aclosing, suppress
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any, Final

import typer

from unobot.adapter import Adapter, Examined, Finding, Network, Shelf
from unobot.app.config_check import OverlayShelf, network_problems, table_problems
from unobot.app.logs import set_up_logs
from unobot.cli.store import check_data
from unobot.clock import WallClock
from unobot.config import Config, Wrong
from unobot.config.config import BotSettings
from unobot.config.reader import model_at, secrets
from unobot.config.syntax import parse
from unobot.messages.texts.catalogues import gaps
from unobot.plugins import Plugins, doubts, open_networks
from unobot.plugins.options import ConfigFile, PluginPaths, fail, load_with_plugins
from unobot.store import Store, StoreError, StoreShelf, Unopenable, check_location

_SQLITE: Final = b"SQLite format 3\0"
_PASSWORD: Final = re.compile(r"://[^/@]*:[^/@]*@")


def warn_of_exposed_files(config: Config, plugins: Plugins) -> Iterator[str]:
    """Yield a warning, with the cure, for each file with secrets or hands in it that everybody on the machine can read.

    These may be the configuration, files of secrets, databases, backups and the adapters' stores of keys.
    """
    given = list(_secrets(config, plugins))
    files = [(config.file, "which has a password or token in it")] if None in given else []
    files += [(path, "which is a secret") for path in given if path is not None]
    # whatever its name: the store, its backups and copies, and what adapters keep their keys in
    for folder in (config.folder, *(each for each in _listed(config.folder) if each.is_dir())):
        found = (path for path in _listed(folder) if path.is_file() and _is_database(path))
        files += [(path, "a database or backup") for path in found]
    for path, what in files:
        try:
            readable = path.stat().st_mode & stat.S_IROTH and path.parent.stat().st_mode & stat.S_IXOTH
        except OSError:
            continue
        if readable:
            yield f"warning: everybody can read {path}, {what}; to change that: chmod 600 {path}"


def _secrets(config: Config, plugins: Plugins) -> Iterator[Path | None]:
    """The file of each secret in the configuration; None for one that is written there in plain text."""
    _, table = parse(config.file)
    data = table.get("data")
    # a file's name is no secret
    if isinstance(data, str) and not _PASSWORD.search(data):
        del table["data"]
    own = {key: value for key, value in table.items() if key not in {"network", "plugin"}}
    places: list[tuple[Any, Any]] = [(own, BotSettings)]
    places += (
        (table.get("plugin", {}).get(name, {}), each) for name, each in plugins.brought.declared().bot.items()
    )
    for name, network in config.networks.items():
        if factory := plugins.brought.adapters.get(network.adapter):
            places.append((table["network"][name], factory.settings))
    for place, model in places:
        for path in _in_table(place, model):
            yield None if path is None else config.file.absolute().parent / Path(path).expanduser()


def _in_table(table: Mapping[str, Any], model: Any) -> Iterator[str | None]:
    for name in secrets(model):
        if name in table:
            yield None
        if path := table.get(f"{name}_file"):
            yield path
    for key, value in table.items():
        for at, each in enumerate(value) if isinstance(value, list) else [(None, value)]:
            inner = model_at(model, (key,) if at is None else (key, at))
            if isinstance(each, Mapping) and inner:
                yield from _in_table(each, inner)


def _listed(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _is_database(path: Path) -> bool:
    # the second file of a database in use has no such header
    if path.name.endswith("-wal"):
        return True
    try:
        with path.open("rb") as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except OSError:
        return False


_PATIENCE = 300.0
"""Seconds that looking at one network may take; many rooms on a slow network take their time."""


async def examine(config: Config, plugins: Plugins) -> bool:
    """Look at every network, one after the other; return whether the bot can work on all of them."""
    shelves: Mapping[Network, Shelf] = {}
    # without a store the bot has not run yet
    with suppress(Unopenable, StoreError):
        async with await Store.open(config.data.reveal(), only_read=True) as store:
            shelves = {each: await StoreShelf.load(store, each, WallClock()) for each in config.networks}
    # what adapters put into a drawer is thrown away
    adapters = open_networks(
        config, plugins, lambda network: OverlayShelf(shelves.get(network)), WallClock(), SystemRandom()
    )
    good = True
    for network, adapter in adapters.items():
        async for finding in _findings(adapter):
            grade = "wrong" if finding.stops else "warning" if finding.cure else "good"
            cure = f"; to change that: {finding.cure}" if finding.cure else ""
            typer.echo(f"{network}: {grade}: {finding.what}: {finding.found}{cure}")
            good = good and not finding.stops
    return good


async def _findings(adapter: Adapter) -> AsyncGenerator[Finding, None]:
    """What the adapter finds, or why it finds no more."""
    if not isinstance(adapter, Examined):
        yield Finding("network", "cannot be checked: its adapter has no check")
        return
    try:
        async with asyncio.timeout(_PATIENCE), aclosing(adapter.examine()) as findings:
            async for finding in findings:
                yield finding
    except TimeoutError:
        told = f"the check did not finish within {_PATIENCE:g} seconds"
        yield Finding("network", told, "run it again, and look at the last line before this one")
    except Exception as error:  # noqa: BLE001 - one adapter's defect is told, and the others are looked at
        told = f"the adapter failed: {type(error).__name__}: {error}"
        yield Finding("network", told, "report this to the author of the plugin", stops=True)


_Online = Annotated[
    bool,
    typer.Option("--online", help="Log in to each network and report what would stop the bot from working."),
]
_Data = Annotated[bool, typer.Option("--data", help="Check the store instead of the configuration.")]


def check(
    *,
    config: ConfigFile = Path("config.toml"),
    plugin: PluginPaths = None,
    online: _Online = False,
    data: _Data = False,
) -> None:
    """Check the configuration and list its problems by line.

    Each problem is printed as FILE:LINE: SETTING: what was expected. Without problems, the command warns of settings
    that are allowed but probably not what you want. It also warns of files with secrets that everybody on this
    machine can read, and notes which messages of a plugin a language lacks; the bot says these in English. The exit
    status is 1 if there is a problem.

    The command connects to nothing unless you add --online. Then it logs in to each network, where the bot may be
    running, and says nothing there. It prints what it finds, and how to fix it. The exit status is 1 if anything
    would stop the bot from working.

    With --data the command reads every row of the store instead, and writes nothing; the bot may be running. It lists
    what is damaged, what can be saved, and how. The exit status is 4 if anything is damaged.

    Example: unobot check --config config.toml
    """
    if data:
        check_data(config)
        return
    settings, plugins = load_with_plugins(config, plugin)
    problems = [
        settings.problem(Wrong(("plugins",), f"{each.name}: {each.reason}")) for each in plugins.broken
    ]
    problems += [*network_problems(settings, plugins), *table_problems(settings, plugins)]
    try:
        check_location(settings.data.reveal())
    except Unopenable as problem:
        problems.insert(0, settings.problem(Wrong(("data",), str(problem))))
    if problems:
        fail(*problems)
    doubtful = (f"warning: {doubt}" for doubt in doubts(settings, plugins))
    for line in (*doubtful, *warn_of_exposed_files(settings, plugins), *gap_notes(plugins)):
        typer.echo(line)
    networks = ", ".join(
        f"{name} ({network.adapter}, {' '.join(network.rooms) or 'no rooms'})"
        for name, network in settings.networks.items()
    )
    there = ", ".join(plugin.name for plugin in plugins.loaded)
    typer.echo(f"{config}: no problems. Networks: {networks}. Plugins: {there}.")
    if online:
        # the libraries' and adapters' own words would stand between the findings
        set_up_logs(level="error")
        if not asyncio.run(examine(settings, plugins)):
            raise typer.Exit(1)


def gap_notes(plugins: Plugins) -> Iterator[str]:
    """Yield a note for each folder of messages: which ids a language lacks, and which ids English does not have."""
    lacks: dict[Path, dict[tuple[str, ...], list[str]]] = {}
    for gap in gaps(plugins.brought.texts):
        if gap.missing:
            lacks.setdefault(gap.folder, {}).setdefault(gap.missing, []).append(gap.language)
        if gap.unknown:
            unknown = " ".join(gap.unknown)
            yield f"note: language {gap.language} of {gap.folder.parent.name} has, unknown in English: {unknown}"
    for folder, languages in lacks.items():
        told = [f"{' '.join(ids)} ({', '.join(lacking)})" for ids, lacking in languages.items()]
        yield f"note: {folder.parent.name} lacks texts (said in English): {'; '.join(told)}"
