"""Commands whose modules are imported when the command is called, so that `unobot --help` imports none of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup


@dataclass(frozen=True, slots=True)
class Lazy:
    """A command that is not imported yet.

    `about` is the first line of its help. The module `unobot.cli.NAME` has its options: a function of the command's own
    name; or else, if `work` (`module:function`) does what the command is for, a function `verb` that is given `work`.
    """

    about: str
    work: str = ""


COMMANDS: Final[Mapping[str, Lazy]] = {
    "demo": Lazy("Play a match right here, in this terminal.", "unobot.demo.play:play_demo"),
    "run": Lazy("Run the bot on the configured networks.", "unobot.serving:serve"),
    "web": Lazy(
        "Serve the read-only web page.",
        "unobot.web:serve",
    ),
    "check": Lazy("Say what is wrong with a configuration, line by line."),
    "plugins": Lazy("List what each plugin brings and was made for, or why it fails."),
    "lint": Lazy("Find mistakes in a plugin, line by line.", "unobot.kit.lint:find_flaws"),
    "rules": Lazy("List presets and house rules, or describe a table.", "unobot.cli.describe:describe"),
    "scenario": Lazy("Play scenario files, and say which hold.", "unobot.kit.scenario:play_files"),
    "simulate": Lazy(
        "Let computer players play many rounds, and report.", "unobot.kit.simulation:simulate_rounds"
    ),
    "new": Lazy("Make a plugin that works, to begin with.", "unobot.kit.new:start_plugin"),
    "dev": Lazy("Play with a plugin while it is written.", "unobot.dev:develop"),
    "arena": Lazy(
        "Measure how strong computer players are, one kind against another.",
        "unobot.kit.arena:report_contests",
    ),
    "replay": Lazy("Tell a stored round as it was played.", "unobot.kit.replay:tell_rounds"),
    "log": Lazy("Tell what owners, admins and operators did with the bot."),
    "export": Lazy("Tell all that is kept of one person, as JSON."),
    "records": Lazy("Tell what is counted of finished rounds, or count it anew."),
    "backup": Lazy("Write the whole store into one file that only you can read."),
    "restore": Lazy("Put a backup in the place of the store."),
    "verify": Lazy("Check that a round was dealt fairly.", "unobot.kit.replay:verify_file"),
}
"""Every command, in the order of the help."""


class LazyGroup(TyperGroup):
    """The group of all `COMMANDS`. What is click's is `Any`: newer versions of typer bring a copy of click instead of it."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: D102 - Click's method, described there
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:  # noqa: D102 - Click's method, described there
        return imported(cmd_name) if cmd_name in COMMANDS else None

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the list of commands. Click's own way would import every one of them for its first line."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.about) for name, command in COMMANDS.items()])


def imported(name: str) -> TyperCommand:
    """The command of that name, with its module and all that it works with imported."""
    module = import_module(f"unobot.cli.{name}")
    work = COMMANDS[name].work
    function = module.verb(_function(work)) if work else getattr(module, name)
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    app.command(name, context_settings=getattr(module, "SETTINGS", None))(function)
    command = typer.main.get_command(app)
    assert isinstance(command, TyperCommand)
    return command


def _function(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
