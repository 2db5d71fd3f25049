"""`unobot backup`: the whole store in one file, while the bot runs."""

from pathlib import Path
from typing import Annotated

import typer

from unobot.cli.common import ConfigFile, fail, loaded
from unobot.store import StoreError
from unobot.store.backup import back_up
from unobot.store.backup import salvage as save_whole
from unobot.store.rescue import told

_File = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")]
_Salvage = Annotated[
    bool, typer.Option("--salvage", help="Write what is whole of a damaged store, and name the rest.")
]
_Replace = Annotated[bool, typer.Option("--replace", help="Write it in the place of a file that is there.")]


def backup(
    *,
    file: _File,
    config: ConfigFile = Path("config.toml"),
    replace: _Replace = False,
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
            rounds, found = save_whole(location, file, replace=replace)
            for line in told(found):
                typer.echo(line)
        else:
            rounds = back_up(location, file, replace=replace)
    except StoreError as error:
        fail(str(error))
    typer.echo(f"{file}: {rounds} rounds, {file.stat().st_size:,} bytes, checked.")
