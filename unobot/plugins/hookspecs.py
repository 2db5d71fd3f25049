"""The hooks that a plugin may implement.

A plugin is a module (or any object) named by an entry point in the group `unobot`, with functions that bear a hook's
name and `@hookimpl`. The bot calls each hook once, when it loads the plugin; only `unobot_round_finished` is called later. If a
hook raises an exception, or returns anything else than its docstring says, the bot reports the plugin as broken with the reason,
uses nothing of it, and runs on. It does the same if the plugin brings a thing under a name that an earlier plugin brought.

    from unobot.plugins.hookspecs import hookimpl

    unobot_api = 1

    @hookimpl
    def unobot_rules():
        return [SevenSwap]
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from pluggy import HookimplMarker, HookspecMarker

from uno_engine import BaseRule, Kind, PlayerFactory, Preset, Rule
from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.messages.pictures import Figure
from unobot.messages.voice import Tellers
from unobot.plugins.parts import AdapterFactory
from unobot.tables.journal import FinishedRound

PROJECT: Final = "unobot"
"""The name of the entry point group, and the beginning of every hook's name."""

API: Final = 1
"""The number that a plugin declares in its module, `unobot_api = 1`: it was made for the present names and hooks.

It grows when a name that plugins use is removed or changed. Additions do not change it.
"""

hookspec: Final = HookspecMarker(PROJECT)
"""Marks the hooks below. A plugin needs it only for hooks of its own, which it calls by a plugin manager of its own."""

hookimpl: Final = HookimplMarker(PROJECT)
"""Marks the functions of a plugin that implement a hook, each under the hook's name."""


@hookspec
def unobot_adapters() -> Mapping[str, AdapterFactory[Any]]:
    """Return the networks that the bot can be on, by the word that follows `adapter =` in the configuration.

    Called once at loading. The factory opens each configured network, also for `unobot check`.
    """
    raise NotImplementedError


@hookspec
def unobot_base_rules() -> Sequence[type[BaseRule]]:
    """Return games that have their own deal, turns and scores.

    Called once at loading. Each has an `id` that no other rule has.
    """
    raise NotImplementedError


@hookspec
def unobot_rules() -> Sequence[type[Rule]]:
    """Return rules: house rules, decks, kinds of match, and the parts of base rules.

    Called once at loading. Each has an `id` that no other rule has. The engine decides whether rules go together
    when a table is opened. After an exception in a rule, the bot restores the table's last checkpoint, and names the
    plugin in the log and in the room.
    """
    raise NotImplementedError


@hookspec
def unobot_presets() -> Sequence[Preset]:
    """Return rule sets with a name, which players open as `!uno id`.

    Called once at loading. Each has an `id` that no other preset has. It may name rules of other plugins. If those are
    not loaded, the bot says so when a player opens the preset.
    """
    raise NotImplementedError


@hookspec
def unobot_texts() -> Sequence[Path]:
    """Return folders with message catalogues, one Project Fluent file per language: `en.ftl`, `zh-Hans.ftl`.

    Called once at loading. Each folder must exist and have an `en.ftl`. It does not replace a message of an earlier
    plugin.
    """
    raise NotImplementedError


@hookspec
def unobot_tellers() -> Tellers:
    """Return functions that tell events and facts, by their classes, if messages with their names are not enough.

    Called once at loading. A plugin cannot replace a teller of the bot or of an earlier plugin. The bot treats an exception
    in a teller as its own, and undoes the command that led to it.
    """
    raise NotImplementedError


@hookspec
def unobot_commands() -> Sequence[Command]:
    """Return commands for players; `unobot.commands` says how to make one.

    Called once at loading. Each has a `name` that no other command has. The plugin's text files say what people type
    for it (`command-NAME`) and what it does (`help-NAME`). After an exception in a command, the bot undoes what it did, tells
    the player that it failed, and logs the plugin's name. The table goes on.
    """
    raise NotImplementedError


@hookspec
def unobot_players() -> Mapping[str, PlayerFactory]:
    """Return kinds of computer players, by the name that `unobot simulate --players-are` takes.

    Called once at loading. The bot calls the factory for each seat. If a player raises an exception, or makes a move that is
    not possible, the bot takes the question's default.
    """
    raise NotImplementedError


@hookspec
def unobot_figures() -> Mapping[Kind, Figure]:
    """Return the figures on cards, by their kinds, for players who want to see their hand as a picture.

    Called once at loading. No other plugin may bring a figure for the same kind. A card without a figure shows the code
    that players type. `unobot.messages.pictures` says how to draw a figure.
    """
    raise NotImplementedError


@hookspec
def unobot_features() -> Sequence[Feature]:
    """Return parts of the bot that listen to what happens in a room, if a command alone is not enough.

    Called once at loading. Each has a `name` that no other feature has. `unobot.commands.feature` says how to make one, and
    `unobot.tables.signals` lists the signals. After an exception in a listener, the bot undoes the command that led to it, and
    tells the player that it failed.
    """
    raise NotImplementedError


@hookspec
def unobot_round_finished(finished: FinishedRound) -> None:
    """React to the end of a round, whose result is stored.

    Called after every round, one plugin after the other, on the bot's event loop: return at once. The bot ignores the
    result. It logs an exception with the plugin's name, and still calls the other plugins.
    """
