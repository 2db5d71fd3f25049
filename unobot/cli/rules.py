"""`unobot rules`: which presets and rules there are, and what a table with them would play."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Final

import typer

from unobot.cli.common import AsJson, OptionalConfigFile, PluginPaths, installed
from unobot.plugins import Plugins

_Table = Annotated[
    list[str] | None,
    typer.Argument(metavar="TABLE", help="What would follow !uno: preset, options, rules."),
]
_Language = Annotated[
    str | None,
    typer.Option(metavar="LANG", help="Say it in this language, as the bot answers !rules in a room."),
]

SETTINGS: Final = {"ignore_unknown_options": True}
"""For typer, so that `-stack` is a rule to be left out, and no option."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What was asked for; without `table` the list of all presets and rules. With `language`, as it is said in chat."""

    table: str | None
    language: str | None
    as_json: bool


def verb(describe: Callable[[Rules, Plugins], int]) -> Callable[..., None]:
    """The verb; `describe` prints the rules, or what is wrong with the table, and returns the exit status."""

    def rules(
        *,
        table: _Table = None,
        language: _Language = None,
        plugin: PluginPaths = None,
        config: OptionalConfigFile = None,
        as_json: AsJson = False,
    ) -> None:
        """List presets and house rules, or describe a table.

        Without TABLE: every preset, rule and option there is. With the name of one rule: that rule. Else: what a
        table would play that is opened with these words. The exit status is 1 if none can be; it is said why.
        With --language: as the bot says it in chat, in English if it does not speak that language. --json is always the same.

        Example: unobot rules classic cards=9 target=200
        """
        wanted = Rules(" ".join(table) if table else None, language, as_json)
        raise typer.Exit(describe(wanted, installed(config, plugin)))

    return rules
