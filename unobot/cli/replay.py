"""`unobot replay`: a round from the store, readable."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from unobot.cli.common import AsJson, ConfigFile, loaded
from unobot.config import Config
from unobot.plugins import Plugins, load_plugins
from unobot.wanted import Replay

_Round = Annotated[
    str | None, typer.Argument(metavar="ROUND", help="Its id; without it, the last rounds are listed.")
]
_Network = Annotated[str | None, typer.Option(metavar="NAME", help="List rounds of this network only.")]
_Room = Annotated[str | None, typer.Option(metavar="ROOM", help="List rounds of this room only.")]
_Last = Annotated[int, typer.Option(min=1, metavar="N", help="How many rounds to list.")]

_Secrets = Annotated[
    bool, typer.Option("--secrets", help="Also of a round that is still being played; needs --to.")
]
_To = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a new file that only you can read.")]
_Html = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write a finished round as a page to step through; needs unobot[web]."),
]


def verb(tell: Callable[[Replay, Config, Plugins], int]) -> Callable[..., None]:
    """The verb; `tell` prints the round or the list, and returns 1 if there is no such round."""

    def replay(
        *,
        round_id: _Round = None,
        config: ConfigFile = Path("config.toml"),
        network: _Network = None,
        room: _Room = None,
        last: _Last = 20,
        as_json: AsJson = False,
        secrets: _Secrets = False,
        to: _To = None,
        html: _Html = None,
    ) -> None:
        """Tell a stored round as it was played.

        It is read from the store that the configuration names; the bot may be running. Every hand and every drawn card
        of a finished round is shown. With --json: the table, the seats, the seed, the opening and every input, enough to
        play the round again elsewhere or to check it with unobot verify. With --html: one file that needs nothing else, for
        everybody: what the room was told, all hands, why a card could not be played, the proof that it was dealt fairly.
        Without ROUND: the last rounds and their ids.

        Example: unobot replay 5e0c6b1f29d3a874 --config config.toml
        """
        settings = loaded(config)
        wanted = Replay(round_id, network, room, last, as_json, secrets, to, html)
        raise typer.Exit(tell(wanted, settings, load_plugins(settings.plugins)))

    return replay
