"""The hooks that a plugin may implement.

A plugin is a module (or any object) named by an entry point in the group `unobot`, with functions that bear a hook's
name and `@hookimpl`. All hooks but `unobot_round_finished` are called once, when the plugin is loaded. If one raises or
returns something else than it says, the plugin is reported as broken with the reason, nothing of it is used, and the
bot runs on without it. The same happens if it brings something under a name that an earlier plugin brought.

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
"""What a plugin declares with `unobot_api = 1` in its module: that it was made for the names and hooks as they are now.

It grows when something is taken away or changed that plugins use; what only comes in addition leaves it as it is.
"""

hookspec: Final = HookspecMarker(PROJECT)
"""Marks the hooks below. A plugin needs it only for hooks of its own, which it calls by a plugin manager of its own."""

hookimpl: Final = HookimplMarker(PROJECT)
"""Marks the functions of a plugin that implement a hook, each under the hook's name."""


@hookspec
def unobot_adapters() -> Mapping[str, AdapterFactory[Any]]:
    """Networks the bot can be on, by the word that follows `adapter =` in the configuration.

    Called once at loading. The factory opens each configured network, for `unobot check` too.
    """
    raise NotImplementedError


@hookspec
def unobot_base_rules() -> Sequence[type[BaseRule]]:
    """Games with a spine of their own: deal, turn, score.

    Called once at loading. Each has an `id` that no other rule has.
    """
    raise NotImplementedError


@hookspec
def unobot_rules() -> Sequence[type[Rule]]:
    """Rules: house and match rules to be added to a table as `+id`, decks, and the parts that base rules are made of.

    Called once at loading. Each has an `id` that no other rule has. Whether rules go together is judged by the engine
    when a table is opened. An exception in a rule during a game restores the table's last checkpoint, and names the
    plugin in the log and in the room.
    """
    raise NotImplementedError


@hookspec
def unobot_presets() -> Sequence[Preset]:
    """Rule sets with a name, opened as `!uno id`.

    Called once at loading. Each has an `id` that no other preset has. It may name rules of other plugins; if those are
    not loaded, opening it says so.
    """
    raise NotImplementedError


@hookspec
def unobot_texts() -> Sequence[Path]:
    """Folders with message catalogues, one Project Fluent file a language: `en.ftl`, `zh-Hans.ftl`.

    Called once at loading. Each folder must exist and have an `en.ftl`. A message that an earlier plugin has already
    is not replaced.
    """
    raise NotImplementedError


@hookspec
def unobot_tellers() -> Tellers:
    """How the events and facts of its rules are told, each by its class, where the messages with their names do not do.

    Called once at loading. What is told already, by the bot or an earlier plugin, cannot be told otherwise. An exception
    in a teller is one of the bot's own: the command that led to it comes to nothing.
    """
    raise NotImplementedError


@hookspec
def unobot_commands() -> Sequence[Command]:
    """More commands for players; `unobot.commands` says how one is made.

    Called once at loading. Each has a `name` that no other command has. What is typed for it and what it does stand in
    the plugin's text files, as `command-NAME` and `help-NAME`. An exception in a command undoes what it did; the player
    is told that it failed, the plugin's name is logged, and the table goes on.
    """
    raise NotImplementedError


@hookspec
def unobot_players() -> Mapping[str, PlayerFactory]:
    """Kinds of computer players, by the name that `unobot simulate --players-are` takes.

    Called once at loading. The factory is called for each seat; a player that raises or chooses what is not offered
    takes the question's default.
    """
    raise NotImplementedError


@hookspec
def unobot_figures() -> Mapping[Kind, Figure]:
    """What is drawn on the cards of its kinds, for players who want to see their hand as a picture.

    Called once at loading. Each kind is one that nobody else brings a figure for. A kind without a figure shows what is
    typed for it. How a figure is drawn is told in `unobot.messages.pictures`.
    """
    raise NotImplementedError


@hookspec
def unobot_features() -> Sequence[Feature]:
    """What rooms can do beside playing, where a command alone does not do: it listens to what happens in a room.

    Called once at loading. Each has a `name` that no other feature has. `unobot.commands.feature` says how one is made, and
    `unobot.tables.signals` what can be listened to. An exception in a listener undoes the command that led to it, and the
    player is told that it failed.
    """
    raise NotImplementedError


@hookspec
def unobot_round_finished(finished: FinishedRound) -> None:
    """A round is over, and its result is stored.

    Called after every round, one plugin after the other, on the bot's event loop: return at once. What is returned is
    ignored. An exception is logged with the plugin's name; the other plugins are called nevertheless.
    """
