"""`unobot restore`: the store as a backup has it."""

from pathlib import Path
from typing import Annotated

import typer

from unobot.cli.common import ConfigFile, fail, loaded
from unobot.store import StoreError
from unobot.store.backup import restore as put_back

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
