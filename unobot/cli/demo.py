"""`unobot demo`: a match in this terminal, without any configuration."""

import sys
from typing import Annotated

import typer

from unobot.catalogue import line_with
from unobot.demo.play import play_demo
from unobot.document import Style
from unobot.plugins.options import PluginPaths, installed
from unobot.wanted import Demo

TableWords = Annotated[
    list[str] | None,
    typer.Argument(metavar="TABLE", help="What would follow !uno: preset, options, rules."),
]
_Table = Annotated[str, typer.Option(metavar="TEXT", help="The same in one piece of text.")]
_Auto = Annotated[
    bool, typer.Option("--auto", help="Let computer players play one round, and print what the room saw.")
]
Port = Annotated[
    int,
    typer.Option(min=0, max=65535, metavar="N", help="Port of the little IRC server; 0 takes a free one."),
]
Seed = Annotated[
    int | None, typer.Option(metavar="N", help="Deal the same cards every time; else nobody can know them.")
]
Language = Annotated[
    str, typer.Option(metavar="LANG", help="What the bot speaks: en, zh-Hans, zh-Hant, ja, vi.")
]
ShownAs = Annotated[Style, typer.Option(help="How cards look.")]
Players = Annotated[int, typer.Option(min=2, max=10, metavar="N", help="How many play, with you.")]

SETTINGS = {"ignore_unknown_options": True}
"""For typer, so that `-stack` is a rule to be left out, and no option."""


def demo(
    *,
    words: TableWords = None,
    table: _Table = "",
    language: Language = "en",
    style: ShownAs = "colour",
    players: Players = 3,
    auto: _Auto = False,
    port: Port = 0,
    seed: Seed = None,
    plugin: PluginPaths = None,
) -> None:
    """Play a match right here, in this terminal.

    An IRC server on this machine, the bot on it, two computer players, and you. Nothing has to be configured, and nothing is kept. The
    address is printed, so that friends on this machine can join with an IRC client. Without a terminal, or with --auto, computer players play one round by themselves.

    With --plugin and without TABLE, what that plugin brings is played.

    Example: unobot demo taiwan +jump-in --language ja
    """
    plugins = installed(None, plugin)
    asked = " ".join([table, *(words or [])]).strip() or line_with(plugins)
    # a pipe or a build server cannot type
    auto = auto or not sys.stdin.isatty()
    raise typer.Exit(play_demo(Demo(auto, port, asked, seed, language, style, players), plugins))
