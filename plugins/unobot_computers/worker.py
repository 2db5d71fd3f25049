"""A process in which computer players search: it reads tasks until its input ends, and writes the moves.

It ends by itself when the bot does, however that ends: its input is a pipe from the bot.
"""

import os
import pickle
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import BinaryIO, NamedTuple

from uno_engine import Determinizer, Move, Observation, RuleSet, SearchingPlayer
from unobot.plugins import Plugins, load_plugins
from unobot.plugins.catalogue import catalogue
from unobot.tables.watchdog import compute_freely

SIZE = 4
"""So many bytes say how long a message is that follows."""
_AT_PATH = "--plugin="
_NICE = 5
"""The bot itself goes first: where cores are scarce, thinking takes longer and answers do not."""


class SearchTask(NamedTuple):
    """A player of that kind and seed is to search, at a table with that line."""

    kind: str
    seed: bytes
    line: str
    observation: Observation


def written(message: object) -> bytes:
    """A message as it goes through the pipes, between the bot and its own processes alone."""
    body = pickle.dumps(message)
    return len(body).to_bytes(SIZE, "big") + body


class Work:
    """Does tasks. The rules of a table are composed once."""

    def __init__(self, plugins: Plugins) -> None:
        self._players = plugins.brought.players
        self._catalogue = catalogue(plugins)
        self._rules = cache(self._composed)

    def _composed(self, line: str) -> RuleSet:
        return self._catalogue.compose(line)

    def do(self, task: SearchTask) -> Move | None:
        """The move that is found; None if the player finds none, or fails: then its habit decides."""
        try:
            player = self._players[task.kind](task.seed)
            assert isinstance(player, SearchingPlayer)
            return player.search(Determinizer(task.observation, self._rules(task.line)))
        except Exception:  # noqa: BLE001 - a player may be a plugin's; the table goes on without its move
            return None

    def serve(self, tasks: BinaryIO, moves: BinaryIO) -> None:
        """Do one task after the other until there are no more."""
        while len(size := tasks.read(SIZE)) == SIZE:
            task = pickle.loads(tasks.read(int.from_bytes(size, "big")))  # noqa: S301 - the bot wrote it
            moves.write(written(self.do(task)))
            moves.flush()


def arguments(plugins: Iterable[str], paths: Iterable[Path]) -> list[str]:
    """What the process is started with, so that it loads these plugins."""
    return [*plugins, *(f"{_AT_PATH}{path}" for path in paths)]


def main() -> None:
    """Begin: load the plugins that are named, say that all is ready, and work."""
    compute_freely()
    if hasattr(os, "nice"):
        os.nice(_NICE)
    moves, sys.stdout = sys.stdout.buffer, sys.stderr  # what a plugin prints must not get among the moves
    # the plugins that these arguments name
    given = sys.argv[1:]
    names = [each for each in given if not each.startswith(_AT_PATH)]
    paths = [Path(each.removeprefix(_AT_PATH)) for each in given if each.startswith(_AT_PATH)]
    work = Work(load_plugins(names, paths=paths))
    moves.write(written(None))
    moves.flush()
    work.serve(sys.stdin.buffer, moves)
