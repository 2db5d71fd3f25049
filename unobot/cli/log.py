"""`unobot log`: what owners, admins and operators did."""

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from unobot.adapter import Network, Room
from unobot.cli.common import AsJson, ConfigFile, fail, loaded
from unobot.config import Config
from unobot.store import Store, StoredDeed, StoreError, read

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
        found = asyncio.run(_found(settings, network, room, last))
    except StoreError as error:
        fail(str(error))
    if as_json:
        typer.echo(json.dumps([_summary(each) for each in found], indent=2, ensure_ascii=False))
        return
    for each in found:
        typer.echo(_line(each))
    if not found:
        typer.echo("nothing was done by an owner, an admin or an operator")


async def _found(config: Config, network: str | None, room: str | None, last: int) -> list[StoredDeed]:
    of, there = None if network is None else Network(network), None if room is None else Room(room)
    async with await Store.open(config.data.reveal(), only_read=True) as store:
        return (await store.read(read.deeds, of, there, last))[::-1]


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _line(found: StoredDeed) -> str:
    deed = found.deed
    who = f"{deed.rank} {deed.name} ({deed.identity})"
    return f"{_time(found.at)} {deed.network} {deed.room or 'in private'}: {who}: {deed.what}"


def _summary(found: StoredDeed) -> dict[str, str | None]:
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
