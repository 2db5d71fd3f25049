"""`unobot records`: what is counted of finished rounds, and counting it anew."""

from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy import Connection, Table, func, select

from unobot.plugins.options import ConfigFile, fail, loaded
from unobot.store import StoreError
from unobot.store.backup import told
from unobot.store.database import Database
from unobot.store.migrate import require_newest
from unobot.store.ranking.counting import OnConnection
from unobot.store.ranking.results import recount as count_anew
from unobot.store.schema import COUNTED, careers, results, scoring, totals, versus

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
    try:
        database = Database(loaded(config).data.reveal(), make=False)
        try:
            with told(database.name):
                _tell(database, anew=recount)
        finally:
            database.close()
    except StoreError as error:
        fail(str(error))


def _tell(database: Database, *, anew: bool) -> None:
    with database.long_writing() if anew else database.reading() as connection:
        require_newest(connection)
        if anew:
            counted = count_anew(OnConnection(connection))
            typer.echo(f"{counted} rounds were counted anew")
        for line in _figures(connection):
            typer.echo(line)


def _figures(connection: Connection) -> list[str]:
    def many(table: Table) -> int:
        return connection.execute(select(func.count()).select_from(table)).scalar_one()

    rounds = connection.execute(
        select(func.count(func.distinct(results.c.number))).where(COUNTED)
    ).scalar_one()
    row = connection.execute(select(scoring.c.rounds, scoring.c.rated)).first()
    up_to_date = row is None or row.rounds == row.rated
    return [
        f"{rounds} rounds count, of {many(careers)} players",
        f"{many(totals)} sums, {many(versus)} pairs who have met",
        "the ratings are up to date" if up_to_date else "the ratings are to be counted anew: --recount",
    ]
