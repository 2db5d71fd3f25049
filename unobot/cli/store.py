"""Commands about the store: `backup`, `restore`, `export`, `log`, and what `check` says of it."""

import asyncio
import json
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from unobot.adapter import Network, Room
from unobot.config import Config
from unobot.plugins import load_plugins
from unobot.plugins.options import AsJson, ConfigFile, fail, loaded
from unobot.store import Store, StoredDeed, StoreError, read
from unobot.store.backup import back_up, back_up_whole_rows
from unobot.store.backup import restore as put_back
from unobot.store.read import PersonData, PersonRound, person_data
from unobot.store.salvage import Salvaged, describe, open_rows
from unobot.store.salvage import salvage as salvage_rows
from unobot.tables.preferences import Groups

_DAMAGED = 4
"""The exit status of `unobot run`, too, when the store is damaged."""


def check_data(config: Path) -> None:
    """Print it; ends the command with status 4 if the store is damaged, with 1 if nothing can be said."""
    try:
        with open_rows(loaded(config).data.reveal()) as source:
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
    _tell_what_to_do(found, config)
    raise typer.Exit(_DAMAGED)


def _tell_what_to_do(found: Salvaged, config: Path) -> None:
    if not any(found.rows.values()):
        typer.echo("Nothing can be saved: restore a backup.", err=True)
        return
    typer.echo(
        "The store is damaged. With the bot stopped, this puts what is whole in its place, if no backup is better:\n"
        f"  unobot backup saved.backup --salvage --config {config}\n"
        f"  unobot restore saved.backup --replace --config {config}",
        err=True,
    )


_BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")]
_Salvage = Annotated[
    bool, typer.Option("--salvage", help="Write what is whole of a damaged store, and name the rest.")
]
_ReplaceBackup = Annotated[
    bool, typer.Option("--replace", help="Write it in the place of a file that is there.")
]


def backup(
    *,
    file: _BackupFile,
    config: ConfigFile = Path("config.toml"),
    replace: _ReplaceBackup = False,
    salvage: _Salvage = False,
) -> None:
    """Write the whole store into one file that only you can read.

    The bot may be running. The file is a SQLite database, also if the store is on PostgreSQL, and is looked through for
    damage before it gets its name. It holds hands, seats' tokens and keys: keep it as a secret. The exit status is 1 if
    there is no backup; it is said why.

    With --salvage a damaged store is only read, whatever is whole in it is written, and whatever is left out is named.

    Example: unobot backup /var/backups/unobot.backup --config config.toml
    """
    try:
        location = loaded(config).data.reveal()
        if salvage:
            rounds, found = back_up_whole_rows(location, file, replace=replace)
            for line in describe(found):
                typer.echo(line)
        else:
            rounds = back_up(location, file, replace=replace)
    except StoreError as error:
        fail(str(error))
    typer.echo(f"{file}: {rounds} rounds, {file.stat().st_size:,} bytes, checked.")


_File = Annotated[Path, typer.Argument(metavar="FILE", help="What unobot backup has written.")]
_Replace = Annotated[bool, typer.Option("--replace", help="Do so although the store has data.")]


def restore(*, file: _File, config: ConfigFile = Path("config.toml"), replace: _Replace = False) -> None:
    """Put a backup in the place of the store.

    The store is that which the configuration names. The bot must not be running: while it is, or if the backup is damaged, or if the store has data and --replace is not
    said, nothing is changed and the exit status is 1. A SQLite file that was there is kept under another name; what was
    in a PostgreSQL database is gone. A backup of either kind of store can be put into either.

    Example: unobot restore /var/backups/unobot.backup --config config.toml
    """
    try:
        rounds, before = put_back(loaded(config).data.reveal(), file, replace=replace)
    except StoreError as error:
        fail(str(error))
    typer.echo(f"{file} is restored: {rounds} rounds.")
    if before is not None:
        typer.echo(f"What was there before is in {before}.")


_Person = Annotated[
    str,
    typer.Argument(metavar="PERSON", help='Who: a network (or group) and an identity, "libera account:ann".'),
]


def export(person: _Person, *, config: ConfigFile = Path("config.toml")) -> None:
    """Tell all that is kept of one person, as JSON.

    These are the accounts, the settings, and each round as it went for them. It is read from the store that the configuration names; the bot may be running. !export me, said to the bot, tells
    somebody which PERSON they are. The cards of a round: unobot replay ID --json.

    Example: unobot export "libera account:ann" --config config.toml
    """
    try:
        found = asyncio.run(_found(loaded(config), person))
    except StoreError as error:
        fail(str(error))
    if not found.settings and not found.rounds:
        typer.echo(f"nothing is kept of {person!r}", err=True)
    typer.echo(json.dumps(_summary(person, found), indent=2, ensure_ascii=False))


async def _found(config: Config, person: str) -> PersonData:
    features, groups = load_plugins(config.plugins).brought.features.values(), Groups(config)
    async with await Store.open(config.data.reveal(), only_read=True) as store:
        accounts = [each for one in features for each in await store.read(one.accounts, person)]
        # a network may have joined a group since they were kept
        grouped = [each._replace(network=groups.of(each.network)) for each in accounts]
        return await store.read(person_data, person, grouped)


def _summary(person: str, found: PersonData) -> dict[str, Any]:
    return {
        "person": person,
        "accounts": [each._asdict() for each in found.accounts],
        "settings": [asdict(each) for each in found.settings],
        "rounds": [_round(each) for each in found.rounds],
    }


def _round(kept: PersonRound) -> dict[str, Any]:
    over = None if kept.finished is None else datetime.fromtimestamp(kept.finished, UTC).isoformat()
    return {**kept._asdict(), "finished": over}


_Network = Annotated[
    str | None, typer.Option(metavar="NAME", help="List what was done on this network only.")
]
_Room = Annotated[str | None, typer.Option(metavar="ROOM", help="List what was done in this room only.")]
_Last = Annotated[int, typer.Option(min=1, metavar="N", help="How many to list.")]


def log(
    *,
    config: ConfigFile = Path("config.toml"),
    network: _Network = None,
    room: _Room = None,
    last: _Last = 20,
    as_json: AsJson = False,
) -> None:
    """Tell what owners, admins and operators did with the bot.

    It is read from the store that the configuration names; the bot may be running. Each line has the time (UTC), the
    network, the room, who did it and as what, and the command: kicks, stops, skips, pauses, bans, settings of a room. The
    newest stands last. What a table's host did without being more is not kept.

    Example: unobot log --config config.toml --network libera --room "#uno" --last 50
    """
    settings = loaded(config)
    if network is not None and network not in settings.networks:
        fail(f"there is no network {network}; expected {' or '.join(settings.networks)}")
    try:
        found = asyncio.run(_deeds_found(settings, network, room, last))
    except StoreError as error:
        fail(str(error))
    if as_json:
        typer.echo(json.dumps([_deed_summary(each) for each in found], indent=2, ensure_ascii=False))
        return
    for each in found:
        typer.echo(_line(each))
    if not found:
        typer.echo("nothing was done by an owner, an admin or an operator")


async def _deeds_found(config: Config, network: str | None, room: str | None, last: int) -> list[StoredDeed]:
    of, there = None if network is None else Network(network), None if room is None else Room(room)
    async with await Store.open(config.data.reveal(), only_read=True) as store:
        return (await store.read(read.deeds, of, there, last))[::-1]


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _line(found: StoredDeed) -> str:
    deed = found.deed
    who = f"{deed.rank} {deed.name} ({deed.identity})"
    return f"{_time(found.at)} {deed.network} {deed.room or 'in private'}: {who}: {deed.what}"


def _deed_summary(found: StoredDeed) -> dict[str, str | None]:
    deed = found.deed
    return {
        "time": datetime.fromtimestamp(found.at, UTC).isoformat(),
        "network": deed.network,
        "room": deed.room,
        "rank": deed.rank,
        "name": deed.name,
        "identity": deed.identity,
        "what": deed.what,
    }
