"""`unobot new`: making the plugin that was asked for, and telling what to type next."""

import shlex
from pathlib import Path

import typer

from unobot.nearest import nearest
from unobot.scaffold.kinds import KINDS
from unobot.scaffold.make import make_plugin, play
from unobot.scaffold.names import BadName, ScaffoldNames
from unobot.wanted import NewPlugin


def start_plugin(wanted: NewPlugin) -> int:
    """Make the plugin, and print its files and what to type next; 1 if it cannot be made, with the reason."""
    if wanted.kind not in KINDS:
        near = nearest(wanted.kind, KINDS)
        cure = f"did you mean {near[0]}?" if near else f"expected {', '.join(KINDS)}"
        typer.echo(f"unobot new: there is no kind {wanted.kind}; {cure}", err=True)
        return 1
    try:
        names = ScaffoldNames.of(wanted.name, wanted.kind)
        folder = wanted.folder or Path(names["distribution"])
        made = make_plugin(wanted.kind, names, folder)
    except BadName as error:
        typer.echo(f"unobot new: {error}", err=True)
    except FileExistsError:
        typer.echo(f"unobot new: {folder} exists; --folder names another one", err=True)
    except OSError as error:
        typer.echo(f"unobot new: {folder} cannot be written: {error.strerror}", err=True)
    else:
        typer.echo(_told(wanted.kind, folder, made))
        return 0
    return 1


def _told(kind: str, folder: Path, made: list[Path]) -> str:
    """What was made, and what to do with it."""
    lines = [f"{folder} has", *(f"  {path}" for path in made), "", "To play with it and change it:"]
    steps = [f"  cd {shlex.quote(str(folder))}", f"  {play(kind).partition('#')[0].rstrip()}"]
    return "\n".join([*lines, *steps, "README.md says what else there is."])
