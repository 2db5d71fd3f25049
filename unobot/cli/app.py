"""The command `unobot`: which verbs there are. Each is imported when it is called."""

import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.metadata import entry_points, version
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
    "check": Lazy("Check the configuration and list its problems by line.", "unobot.cli.check:check"),
    "plugins": Lazy(
        "List installed plugins: what each one adds, or why it can't be loaded.", "unobot.cli.plugins:plugins"
    ),
    "install": Lazy("Install a plugin, after showing what comes with it.", "unobot.cli.install:install"),
    "lint": Lazy("Check a plugin for mistakes.", "unobot.kit.lint:lint"),
    "rules": Lazy("List presets and house rules, or describe a table.", "unobot.cli.rules:rules"),
    "scenario": Lazy("Run scenario files and report which pass.", "unobot.kit.scenario.run:scenario"),
    "simulate": Lazy(
        "Play many rounds with computer players and check that the rules hold.",
        "unobot.kit.simulate:simulate",
    ),
    "new": Lazy("Create a working plugin to start from.", "unobot.kit.new:new"),
    "dev": Lazy("Play with a plugin while you write it, reloading on every save.", "unobot.cli.dev:dev"),
    "arena": Lazy("Compare how strong different computer players are.", "unobot.kit.arena:arena"),
    "replay": Lazy("Show how a stored round was played.", "unobot.kit.replay.report:replay"),
    "log": Lazy("Show what owners, admins and operators did.", "unobot.cli.store:log"),
    "export": Lazy("Print everything stored about one person, as JSON.", "unobot.cli.store:export"),
    "records": Lazy("Show the totals behind !top10 and !stats, or rebuild them.", "unobot.cli.store:records"),
    "backup": Lazy("Write the whole store into one file that only you can read.", "unobot.cli.store:backup"),
    "restore": Lazy("Replace the store with a backup.", "unobot.cli.store:restore"),
    "verify": Lazy("Check that a round was dealt fairly.", "unobot.kit.replay.verify:verify"),
}
"""Every command of the bot's own, in the order of the help."""

PLUGINS_GROUP: Final = "unobot.verbs"
"""The entry points by which a plugin that is installed brings commands: `matrix-appservice = "unobot_matrix.registration:matrix_appservice"`."""


def commands() -> dict[str, Lazy]:
    """Return our own commands, and after them those of installed plugins; ours keep their names. None is imported."""
    brought = {
        point.name: Lazy(f"A command of the plugin {point.module.partition('.')[0]}.", point.value)
        for point in sorted(entry_points(group=PLUGINS_GROUP))
    }
    return {**COMMANDS, **{name: each for name, each in brought.items() if name not in COMMANDS}}


def _meant(typed: str, known: Iterable[str]) -> str:
    """Return what to say behind an unknown word: the known one it is most like, if any is like it."""
    # imported only here: it brings the engine with it
    near = import_module("unobot.parsing.nearest").nearest(typed, known)
    return f" Did you mean {near[0]}?" if near else ""


class LazyGroup(TyperGroup):
    """The group of all `commands()`. What is click's is `Any`: newer versions of typer bring a copy of click instead of it."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: D102 - Click's method, described there
        return list(commands())

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:  # noqa: D102 - Click's method, described there
        return import_command(cmd_name) if cmd_name in COMMANDS or cmd_name in commands() else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that is typed; for one that is unknown, say which was meant."""
        if args[0] not in (known := commands()):
            ctx.fail(f"There is no command {args[0]}.{_meant(args[0], known)}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the list of commands. Click's own way would import every one of them for its first line."""
        found = commands()
        with formatter.section("Commands"):
            formatter.write_dl([(name, found.pop(name).about) for name in COMMANDS])
        if found:
            with formatter.section("Commands of plugins"):
                formatter.write_dl([(name, command.about) for name, command in found.items()])


class SuggestingCommand(TyperCommand):
    """A command that refuses unknown options also where -RULE is no option, but leaves a rule out."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options; for one that is unknown, say which was meant."""
        known = [name for each in self.get_params(ctx) for name in each.opts]
        for word in args[: args.index("--") if "--" in args else None]:
            option = word.partition("=")[0]
            if option.startswith("--") and option not in known:
                ctx.fail(f"There is no option {option}.{_meant(option, known)}")
        return super().parse_args(ctx, args)


def import_command(name: str) -> TyperCommand:
    """Import the command of that name, with all that it works with."""
    module, _, function = (COMMANDS.get(name) or commands()[name]).where.partition(":")
    found = import_module(module)
    one = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    one.command(name, cls=SuggestingCommand, context_settings=getattr(found, "SETTINGS", None))(
        getattr(found, function)
    )
    command = typer.main.get_command(one)
    assert isinstance(command, TyperCommand)
    return command


app = typer.Typer(
    name="unobot",
    cls=LazyGroup,
    help="An UNO bot for IRC and Matrix, with tools for operators and plugin authors.",
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
    """An UNO bot for IRC and Matrix, with tools for operators and plugin authors.

    Each command has its own --help.

    Example: unobot demo
    """
