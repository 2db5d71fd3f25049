"""The command `unobot`: which verbs there are."""

import sys
from importlib.metadata import version
from typing import Annotated

import typer

from unobot.cli.lazy import LazyGroup

app = typer.Typer(
    name="unobot",
    cls=LazyGroup,
    help="Play UNO in chat rooms: a bot, its rules, and tools for both.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _print_version(wanted: bool) -> None:  # noqa: FBT001  # so typer calls it
    if wanted:
        sys.stdout.write(f"unobot {version('unobot')}\n")
        raise typer.Exit


@app.callback()
def _options(
    *,
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Play UNO in chat rooms: a bot, its rules, and tools for both.

    Each command has its own --help.

    Example: unobot demo
    """
