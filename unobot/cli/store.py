"""Commands about the store: `backup`, `restore`, `export`, `log`, `records`, and what `check` says of it."""

import asyncio
import json
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from unobot.adapter import Network, Room
from unobot.plugins.options import AsJson, ConfigFile, fail, load_with_plugins
from unobot.store import Store, StoredDeed, StoreError, read
from unobot.store.backup import as_unopenable, back_up, back_up_whole_rows
from unobot.store.backup import restore as put_back
from unobot.store.database import Database, OnConnection
from unobot.store.migrations import require_newest
from unobot.store.read import PersonData, person_data
from unobot.store.salvage import describe, open_rows
from unobot.store.salvage import salvage as salvage_rows
from unobot.tables.preferences import Groups

_DAMAGED = 4
"""The exit status of `unobot run`, too, when the store is damaged."""


def check_data(config: Path) -> None:
    """Print how the store is; end the command with status 4 if it is damaged, with 1 if nothing can be said."""
    try:
        with open_rows(load_with_plugins(config)[0].data.reveal()) as source:
            found = salvage_rows(source)
            fault = source.fault
    except StoreError as error:
        fail(str(error))
    for line in describe(found):
        typer.echo(line)
    if fault is None and not found.damaged:
        typer.echo("The store is whole.")
        return
    if fault is not None:
        typer.echo(fault, err=True)
    if any(found.rows.values()):
        typer.echo(
            "The store is damaged. With the bot stopped, this puts what is whole in its place, if no backup is better:\n"
            f"  unobot backup saved.backup --salvage --config {config}\n"
            f"  unobot restore saved.backup --replace --config {config}",
            err=True,
        )
    else:
        typer.echo("Nothing can be saved: restore a backup.", err=True)
    raise typer.Exit(_DAMAGED)


_BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")]
_Salvage = Annotated[
    bool, typer.Option("--salvage", help="Save what is intact in a damaged store, and list what is lost.")
]
_ReplaceBackup = Annotated[bool, typer.Option("--replace", help="Overwrite an existing file.")]


def backup(
    *,
    file: _BackupFile,
    config: ConfigFile = Path("config.toml"),
    replace: _ReplaceBackup = False,
    salvage: _Salvage = False,
) -> None:
    """Write the whole store into one file that only you can read.

    The bot may be running. The file is a SQLite database, even if the store is in PostgreSQL. The command checks it
    for damage before it gives it its name. The file contains hands, the words that reclaim seats, and keys: treat it
    as a secret. If there is no backup, the command says why, and the exit status is 1.

    With --salvage the command only reads a damaged store. It writes everything that is intact, and lists what it
    leaves out.

    Example: unobot backup /var/backups/unobot.backup --config config.toml
    """
    try:
        location = load_with_plugins(config)[0].data.reveal()
        if salvage:
            rounds, found = back_up_whole_rows(location, file, replace=replace)
            for line in describe(found):
                typer.echo(line)
        else:
            rounds = back_up(location, file, replace=replace)
    except StoreError as error:
        fail(str(error))
    typer.echo(f"{file}: {rounds} rounds, {file.stat().st_size:,} bytes, checked.")


_File = Annotated[Path, typer.Argument(metavar="FILE", help="A file written by unobot backup.")]
_Replace = Annotated[bool, typer.Option("--replace", help="Overwrite a store that already has data.")]


def restore(*, file: _File, config: ConfigFile = Path("config.toml"), replace: _Replace = False) -> None:
    """Replace the store with a backup.

    The command replaces the store that the configuration names. It changes nothing while the bot is running, if the
    backup is damaged, or if the store has data and --replace is missing; then the exit status is 1. An existing
    SQLite file is kept under another name; the old contents of a PostgreSQL database are gone. You can restore a
    backup of either kind of store into either kind.

    Example: unobot restore /var/backups/unobot.backup --config config.toml
    """
    try:
        rounds, before = put_back(load_with_plugins(config)[0].data.reveal(), file, replace=replace)
    except StoreError as error:
        fail(str(error))
    typer.echo(f"{file} is restored: {rounds} rounds.")
    if before is not None:
        typer.echo(f"What was there before is in {before}.")


_Person = Annotated[
    str,
    typer.Argument(
        metavar="PERSON", help='The person: network (or group) and identity, as in "libera account:ann".'
    ),
]


def export(person: _Person, *, config: ConfigFile = Path("config.toml")) -> None:
    """Print everything stored about one person, as JSON.

    The output has the person's accounts, settings, each round as they saw it, and what plugins remember about them. The
    command reads the store that the configuration names; the bot may be running. People who send the bot !export me
    learn which PERSON they are. To print the cards of a round, use unobot replay ID --json.

    Example: unobot export "libera account:ann" --config config.toml
    """
    settings, plugins = load_with_plugins(config)

    async def find() -> PersonData:
        async with await Store.open(settings.data.reveal(), only_read=True) as store:
            features, groups = plugins.brought.features.values(), Groups(settings)
            accounts = [each for one in features for each in await store.read(one.accounts, person)]
            # a network may have joined a group since they were kept
            grouped = [each._replace(network=groups.of(each.network)) for each in accounts]
            return await store.read(person_data, person, grouped)

    try:
        found = asyncio.run(find())
    except StoreError as error:
        fail(str(error))
    if not (found.settings or found.rounds or found.records):
        typer.echo(f"nothing is stored about {person!r}", err=True)
    rounds = [
        {
            **each._asdict(),
            "finished": each.finished and datetime.fromtimestamp(each.finished, UTC).isoformat(),
        }
        for each in found.rounds
    ]
    accounts = [each._asdict() for each in found.accounts]
    kept = {
        "accounts": accounts,
        "settings": [asdict(each) for each in found.settings],
        "rounds": rounds,
        "records": [
            asdict(each) | {"payload": json.loads(each.payload or b"null")} for each in found.records
        ],
    }
    typer.echo(json.dumps({"person": person, **kept}, indent=2, ensure_ascii=False))


_Network = Annotated[str | None, typer.Option(metavar="NAME", help="List commands on this network only.")]
_Room = Annotated[str | None, typer.Option(metavar="ROOM", help="List commands in this room only.")]
_Last = Annotated[int, typer.Option(min=1, metavar="N", help="How many commands to list.")]


def log(
    *,
    config: ConfigFile = Path("config.toml"),
    network: _Network = None,
    room: _Room = None,
    last: _Last = 20,
    as_json: AsJson = False,
) -> None:
    """Show what owners, admins and operators did.

    The command reads the store that the configuration names; the bot may be running. Each line has the time (UTC),
    the network, the room, the person and their role, and the command: kicks, stops, skips, pauses, bans, settings of
    a room. The newest line is the last. Commands of a host who has no other role are not recorded.

    Example: unobot log --config config.toml --network libera --room "#uno" --last 50
    """
    settings, _ = load_with_plugins(config)
    if network is not None and network not in settings.networks:
        fail(f"there is no network {network}; expected {' or '.join(settings.networks)}")
    of, there = None if network is None else Network(network), None if room is None else Room(room)

    async def find() -> list[StoredDeed]:
        async with await Store.open(settings.data.reveal(), only_read=True) as store:
            return (await store.read(read.deeds, of, there, last))[::-1]

    try:
        found = asyncio.run(find())
    except StoreError as error:
        fail(str(error))
    if as_json:
        deeds = [
            {
                "time": datetime.fromtimestamp(each.at, UTC).isoformat(),
                "network": each.deed.network,
                "room": each.deed.room,
                "rank": each.deed.rank,
                "name": each.deed.name,
                "identity": each.deed.identity,
                "what": each.deed.what,
            }
            for each in found
        ]
        typer.echo(json.dumps(deeds, indent=2, ensure_ascii=False))
        return
    for each in found:
        deed, time = each.deed, datetime.fromtimestamp(each.at, UTC).strftime("%Y-%m-%d %H:%M:%S")
        who = f"{deed.rank} {deed.name} ({deed.identity})"
        typer.echo(f"{time} {deed.network} {deed.room or 'in private'}: {who}: {deed.what}")
    if not found:
        typer.echo("there are no commands of owners, admins or operators")


_Recount = Annotated[
    bool, typer.Option("--recount", help="Count everything again from the results of all finished rounds.")
]


def records(*, config: ConfigFile = Path("config.toml"), recount: _Recount = False) -> None:
    """Show the totals behind !top10 and !stats, or rebuild them.

    These are the players, the totals for the lists of the best, who has met whom, and the ratings. All of them follow
    from the stored results. With --recount they are counted again from these results, for example when damage has
    made the lists wrong. That takes about a minute for 100,000 rounds, and nothing else can be stored meanwhile: stop
    the bot first. The same rounds always give the same ratings.

    Example: unobot records --recount --config config.toml
    """
    settings, plugins = load_with_plugins(config)
    tallies = [each.tally for each in plugins.brought.features.values() if each.tally is not None]
    try:
        database = Database(settings.data.reveal(), make=False)
        try:
            with (
                as_unopenable(database.name),
                database.long_writing() if recount else database.reading() as connection,
            ):
                require_newest(connection)
                for tally in tallies:
                    if recount:
                        tally.make(connection)
                        counted = tally.recount(OnConnection(connection), None)
                        typer.echo(f"{counted} rounds were counted again")
                    for line in tally.figures(connection):
                        typer.echo(line)
        finally:
            database.close()
    except StoreError as error:
        fail(str(error))
