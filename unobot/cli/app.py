"""The command `unobot`: which verbs there are. Each is imported when it is called."""

import ast
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from importlib.metadata import entry_points, version
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup


class Lazy(NamedTuple):
    """A command that is not imported yet: the first line of its help, and `module:function`."""

    about: str
    where: str


COMMANDS: Final[Mapping[str, Lazy]] = {
    "demo": Lazy("Play a match right here, in this terminal.", "unobot.cli.demo:demo"),
    "init": Lazy("Write a configuration for one network, and check it.", "unobot.cli.init:init"),
    "run": Lazy("Run the bot on the configured networks.", "unobot.app.serving:run"),
    "web": Lazy("Serve the read-only web page.", "unobot.web:web"),
    "check": Lazy("Say what is wrong with a configuration, line by line.", "unobot.cli.check:check"),
    "plugins": Lazy(
        "List what each plugin brings and was made for, or why it fails.", "unobot.cli.plugins:plugins"
    ),
    "lint": Lazy("Find mistakes in a plugin, line by line.", "unobot.kit.lint:lint"),
    "rules": Lazy("List presets and house rules, or describe a table.", "unobot.cli.rules:rules"),
    "scenario": Lazy("Play scenario files, and say which hold.", "unobot.kit.scenario.run:scenario"),
    "simulate": Lazy("Let computer players play many rounds, and report.", "unobot.kit.simulate:simulate"),
    "new": Lazy("Make a plugin that works, to begin with.", "unobot.kit.new:new"),
    "dev": Lazy("Play with a plugin while it is written.", "unobot.cli.dev:dev"),
    "arena": Lazy(
        "Measure how strong computer players are, one kind against another.", "unobot.kit.arena:arena"
    ),
    "replay": Lazy("Tell a stored round as it was played.", "unobot.kit.replay.report:replay"),
    "log": Lazy("Tell what owners, admins and operators did with the bot.", "unobot.cli.store:log"),
    "export": Lazy("Tell all that is kept of one person, as JSON.", "unobot.cli.store:export"),
    "records": Lazy("Tell what is counted of finished rounds, or count it anew.", "unobot.cli.store:records"),
    "backup": Lazy("Write the whole store into one file that only you can read.", "unobot.cli.store:backup"),
    "restore": Lazy("Put a backup in the place of the store.", "unobot.cli.store:restore"),
    "verify": Lazy("Check that a round was dealt fairly.", "unobot.kit.replay.verify:verify"),
}
"""Every command of the bot's own, in the order of the help."""

PLUGINS_GROUP: Final = "unobot.verbs"
"""The entry points by which a plugin that is installed brings commands: `matrix-appservice = "unobot_matrix.registration:matrix_appservice"`."""


def commands() -> dict[str, Lazy]:
    """Return our own commands, and behind them those of installed plugins, none of them imported; ours keep their names."""
    found = dict(COMMANDS)
    for point in sorted(entry_points(group=PLUGINS_GROUP)):
        if point.name in found:
            continue
        package, *inside = point.module.split(".")
        spec = find_spec(package)
        about = ""
        if spec is not None and spec.origin is not None:
            # read, not imported: that takes long
            file = Path(spec.origin)
            file = file.parent.joinpath(*inside).with_suffix(".py") if inside else file
            with suppress(OSError, SyntaxError, UnicodeDecodeError):
                for each in ast.parse(file.read_text(encoding="utf-8")).body:
                    if isinstance(each, ast.FunctionDef) and each.name == point.attr:
                        about = (ast.get_docstring(each) or "").partition("\n")[0]
        found[point.name] = Lazy(about, point.value)
    return found


class LazyGroup(TyperGroup):
    """The group of all `commands()`. What is click's is `Any`: newer versions of typer bring a copy of click instead of it."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: D102 - Click's method, described there
        return list(commands())

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:  # noqa: D102 - Click's method, described there
        return import_command(cmd_name) if cmd_name in COMMANDS or cmd_name in commands() else None

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the list of commands. Click's own way would import every one of them for its first line."""
        found = commands()
        with formatter.section("Commands"):
            formatter.write_dl([(name, found.pop(name).about) for name in COMMANDS])
        if found:
            with formatter.section("Commands of plugins"):
                formatter.write_dl([(name, command.about) for name, command in found.items()])


def import_command(name: str) -> TyperCommand:
    """Import the command of that name, with all that it works with."""
    module, _, function = (COMMANDS.get(name) or commands()[name]).where.partition(":")
    found = import_module(module)
    one = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    one.command(name, context_settings=getattr(found, "SETTINGS", None))(getattr(found, function))
    command = typer.main.get_command(one)
    assert isinstance(command, TyperCommand)
    return command


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
