"""`unobot export`: all that is kept of one person, as JSON."""

import asyncio
import json
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from unobot.cli.common import ConfigFile, fail, loaded
from unobot.config import Config
from unobot.store import Store, StoreError
from unobot.store.belongings import Belongings, KeptRound, belongings

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


async def _found(config: Config, person: str) -> Belongings:
    async with await Store.open(config.data.reveal(), only_read=True) as store:
        return await store.read(belongings, person)


def _summary(person: str, found: Belongings) -> dict[str, Any]:
    return {
        "person": person,
        "accounts": [each._asdict() for each in found.accounts],
        "settings": [asdict(each) for each in found.settings],
        "rounds": [_round(each) for each in found.rounds],
    }


def _round(kept: KeptRound) -> dict[str, Any]:
    over = None if kept.finished is None else datetime.fromtimestamp(kept.finished, UTC).isoformat()
    return {**kept._asdict(), "finished": over}
