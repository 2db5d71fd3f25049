"""The command `unobot`: which verbs there are."""

import sys
from importlib.metadata import version
from typing import Annotated

import typer

from unobot.cli import check, demo, plugins, replay, rules, run, scenario, simulate
from unobot.cli.describe import describe
from unobot.demo.play import play_demo
from unobot.replay import tell_rounds
from unobot.scenario import play_files
from unobot.serving import serve
from unobot.simulation import simulate_rounds

app = typer.Typer(
    name="unobot",
    help="Play UNO in chat rooms: a bot, its rules, and tools for both.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

app.command("demo")(demo.verb(play_demo))
app.command("run")(run.verb(serve))
app.command("check")(check.check)
app.command("plugins")(plugins.plugins)
app.command("rules", context_settings=rules.SETTINGS)(rules.verb(describe))
app.command("scenario")(scenario.verb(play_files))
app.command("simulate")(simulate.verb(simulate_rounds))
app.command("replay")(replay.verb(tell_rounds))


def main() -> None:
    """Run the command line with the arguments of this process."""
    app()


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
