"""`unobot check --data`: what of the store is whole, and how to save it."""

from pathlib import Path

import typer

from unobot.cli.common import fail, loaded
from unobot.store import StoreError
from unobot.store.rescue import Whole, opened, told, whole

_DAMAGED = 4
"""The exit status of `unobot run`, too, when the store is damaged."""


def check_data(config: Path) -> None:
    """Print it; ends the command with status 4 if the store is damaged, with 1 if nothing can be said."""
    try:
        with opened(loaded(config).data.reveal()) as rescue:
            found = whole(rescue)
            fault = rescue.fault
    except StoreError as error:
        fail(str(error))
    for line in told(found):
        typer.echo(line)
    if fault is None and not found.damaged:
        typer.echo("The store is whole.")
        return
    if fault is not None:
        typer.echo(fault, err=True)
    _tell_what_to_do(found, config)
    raise typer.Exit(_DAMAGED)


def _tell_what_to_do(found: Whole, config: Path) -> None:
    if not any(found.rows.values()):
        typer.echo("Nothing can be saved: restore a backup.", err=True)
        return
    typer.echo(
        "The store is damaged. With the bot stopped, this puts what is whole in its place, if no backup is better:\n"
        f"  unobot backup saved.backup --salvage --config {config}\n"
        f"  unobot restore saved.backup --replace --config {config}",
        err=True,
    )
