"""`unobot records`: what features count of finished rounds, and counting it anew."""

from pathlib import Path
from typing import Annotated

import typer

from unobot.plugins import load_plugins
from unobot.plugins.options import ConfigFile, fail, loaded
from unobot.store import StoreError, Tally
from unobot.store.backup import as_unopenable
from unobot.store.database import Database
from unobot.store.migrations import require_newest
from unobot.store.transaction import OnConnection

_Recount = Annotated[
    bool, typer.Option("--recount", help="Count everything anew from the results of all finished rounds.")
]


def records(*, config: ConfigFile = Path("config.toml"), recount: _Recount = False) -> None:
    """Tell what is counted of finished rounds, or count it anew.

    That is: players, sums for the lists of the best, who has met whom, ratings. All of it follows from the results that the
    store keeps. With --recount it is counted anew from them, should the lists ever be wrong, after damage for example. It
    takes a minute or so for 100,000 rounds, in which nothing else can be stored: better stop the bot. The same rounds
    always give the same ratings.

    Example: unobot records --recount --config config.toml
    """
    settings = loaded(config)
    features = load_plugins(settings.plugins).brought.features.values()
    tallies = [each.tally for each in features if each.tally is not None]
    try:
        database = Database(settings.data.reveal(), make=False)
        try:
            with as_unopenable(database.name):
                _tell(database, tallies, anew=recount)
        finally:
            database.close()
    except StoreError as error:
        fail(str(error))


def _tell(database: Database, tallies: list[Tally], *, anew: bool) -> None:
    with database.long_writing() if anew else database.reading() as connection:
        require_newest(connection)
        for tally in tallies:
            if anew:
                tally.make(connection)
                counted = tally.recount(OnConnection(connection), None)
                typer.echo(f"{counted} rounds were counted anew")
            for line in tally.figures(connection):
                typer.echo(line)
