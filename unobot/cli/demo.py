"""`unobot demo`: a match in this terminal, without any configuration."""

import asyncio
import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final

import typer

from uno_engine import BadTable
from unobot.adapter import Network, Room
from unobot.app.assembly import Outside, assemble, chance_of
from unobot.app.logs import set_up_logs
from unobot.config import Config, ConfigError, NetworkSettings, Secret, TableSettings
from unobot.document import Style
from unobot.messages import wrong_table
from unobot.messages.texts import Texts
from unobot.plugins import Plugins, catalogue, line_with
from unobot.plugins.options import PluginPaths, can_type, fail, find_plugins

TableWords = Annotated[
    list[str] | None,
    typer.Argument(metavar="TABLE", help="What you would type after !uno: preset, options, rules."),
]
_Table = Annotated[str, typer.Option(metavar="TEXT", help="TABLE as a single string.")]
_Auto = Annotated[
    bool, typer.Option("--auto", help="Play one round automatically, and print what the room saw.")
]
Seed = Annotated[
    int | None,
    typer.Option(metavar="N", help="Deal the same cards every time; without it, the deal is random."),
]
Language = Annotated[
    str, typer.Option(metavar="LANG", help="The language of the bot: en, zh-Hans, zh-Hant, ja, vi.")
]
ShownAs = Annotated[Style, typer.Option(help="How cards look.")]
Players = Annotated[
    int, typer.Option(min=2, max=10, metavar="N", help="How many players there are, you included.")
]
People = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME", help="A person at this keyboard. Can be repeated."),
]

SETTINGS = {"ignore_unknown_options": True}
"""For typer, so that `-stack` is a rule to be left out, and no option."""

_SECONDS_A_PLAYER: Final = 15
"""A round by itself takes one of them; a busy machine needs more."""
_STUCK: Final = 15.0
"""Seconds after which a round by itself goes on where nothing that was typed was taken."""


@dataclass(frozen=True, slots=True)
class Demo:
    """What `unobot demo` is asked for; `players` counts the people at the keyboard, too."""

    auto: bool = False
    table: str = "classic"
    seed: int | None = None
    language: str = "en"
    style: Style = "colour"
    players: int = 3
    people: tuple[str, ...] = ()

    def network(self) -> NetworkSettings:
        """Return the terminal as a network that the bot is on, and what is typed there before anybody can."""
        tables = TableSettings(preset=self.table, language=self.language, style=self.style)
        pace = 1.5
        first = [f"!uno {self.table}".removesuffix(" classic")]
        people = self.people or (("dana",) if self.auto else ())
        first += [f"/as {name} !join" for name in people[1:]]
        if (computers := self.players - max(1, len(people))) > 0:
            first.append(f"!bot add {computers}")
        settings: dict[str, object] = {"people": list(people), "language": self.language, "guide": True}
        if self.auto:
            tables = replace(tables, turn_timeout=_STUCK, idle_limit=None)
            pace = 0.0
            settings["auto"] = _SECONDS_A_PLAYER * self.players
            first.append("!deal")
        return NetworkSettings(
            Network("demo"),
            "terminal",
            (Room("#uno"),),
            {**settings, "first": first},
            replace(tables, features={"computer_pace": pace, "coach": not self.auto}),
        )


def demo(
    *,
    words: TableWords = None,
    table: _Table = "",
    language: Language = "en",
    style: ShownAs = "colour",
    players: Players = 3,
    people: People = None,
    auto: _Auto = False,
    seed: Seed = None,
    plugin: PluginPaths = None,
) -> None:
    """Play a match right here, in this terminal.

    You play against two computer players. You need no configuration, and nothing is stored. Friends beside you can
    play, too: give their names with --people, or type /as NAME and !join. The keyboard then belongs to the player
    whose turn it is, and everybody sees all hands.

    Without a terminal, or with --auto, one round is played automatically. With --plugin and without TABLE, the table
    has the rules of that plugin.

    Example: unobot demo taiwan +jump-in --language ja
    """
    plugins = find_plugins(None, plugin)
    asked = " ".join([table, *(words or [])]).strip() or line_with(plugins)
    wanted = Demo(auto or not can_type(), asked, seed, language, style, players, tuple(people or ()))
    raise typer.Exit(play_demo(playable(wanted, plugins), plugins))


def playable(asked: Demo, plugins: Plugins) -> Demo:
    """Return this with as many players as the game needs; where it cannot be played, end the command with status 1, and tell why."""
    texts = Texts(plugins.brought.texts)
    if not texts.speaks(asked.language):
        fail(f"unobot demo: --language: expected one of {', '.join(texts.languages)}")
    if asked.players > max(1, len(asked.people)) and "bot" not in plugins.brought.commands:
        fail(
            "unobot demo: no plugin brings computer players; name who plays: --people ann --people bob --players 2"
        )
    try:
        rules = catalogue(plugins).compose(asked.table)
    except BadTable as error:
        fail(f"unobot demo: {wrong_table(error, plugins.brought.texts)}")
    return replace(asked, players=max(asked.players, rules.base.least_seats))


def play_demo(asked: Demo, plugins: Plugins) -> int:
    """Play the demo until the person leaves; returns the exit status, 1 if a round by itself does not end."""
    network = asked.network()
    # nothing is kept
    config = Config(data=Secret("sqlite://"), tables=network.tables, networks={network.name: network})

    async def play() -> list[str]:
        async with assemble(config, plugins, Outside(chance=chance_of(asked.seed))) as bot:
            await bot.serve()
            return list(bot.refused.values())

    # the bot's log would be written over what the player reads and types
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        set_up_logs(stream=nowhere)
        try:
            refused = asyncio.run(play())
        except ConfigError as error:
            refused = [
                f"{each.key.removeprefix(f'network.{network.name}.')}: {each.why}" for each in error.problems
            ]
        except KeyboardInterrupt:
            return 0
    for why in refused:
        typer.echo(f"unobot demo: {why}", err=True)
    # it is closed when whoever read it has gone, as `head` does
    return 1 if refused or sys.stdout.closed else 0
