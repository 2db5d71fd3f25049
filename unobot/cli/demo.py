"""`unobot demo`: a match in this terminal, without any configuration."""

import sys
from collections.abc import Callable
from typing import Annotated

import typer

from unobot.wanted import Demo

_Auto = Annotated[
    bool, typer.Option("--auto", help="Let computer players play one round, and print what the room saw.")
]
_Port = Annotated[
    int,
    typer.Option(min=0, max=65535, metavar="N", help="Port of the little IRC server; 0 takes a free one."),
]
_Table = Annotated[str, typer.Option(metavar="TEXT", help="What would follow !uno: preset, options, rules.")]
_Seed = Annotated[
    int | None, typer.Option(metavar="N", help="Deal the same cards every time; else nobody can know them.")
]


def verb(play: Callable[[Demo], int]) -> Callable[..., None]:
    """The verb; `play` plays the demo and returns the exit status."""

    def demo(*, auto: _Auto = False, port: _Port = 0, table: _Table = "classic", seed: _Seed = None) -> None:
        """Play a match right here, in this terminal.

        An IRC server on this machine, the bot on it, two computer players, and you. Nothing has to be configured, and nothing is kept. The
        address is printed, so that friends on this machine can join with an IRC client. Without a terminal, or with --auto, computer players play one round by themselves.

        Example: unobot demo
        """
        status = play(Demo(auto=auto or not sys.stdin.isatty(), port=port, table=table, seed=seed))
        raise typer.Exit(status)

    return demo
