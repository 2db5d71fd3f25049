"""What the terminal itself says, in one language: the first screen, what to try next, who came and went."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from unobot.document import Document, Strong, Text, plain
from unobot.messages.texts import Texts, Value

FOLDER: Final = Path(__file__).parent / "texts"
_TYPED: Final[Mapping[str, str]] = {
    "deal": "!deal",
    "draw": "!draw",
    "help": "!help",
    "quit": "/quit",
    "rename": "/nick",
    "act": "/me",
    "whisper": "/msg",
    "as": "/as",
    "leave": "/leave",
    "join": "!join",
    "table": '--table "taiwan +jump-in"',
    "players": "--players 4",
    "style": "--style plain|emoji|words",
    "language": "--language en|zh-Hans|zh-Hant|ja|vi",
    "auto": "--auto",
}
"""What is typed or named in the same way in every language."""
_GAMES: Final[Mapping[str, str]] = {
    "mainland": "mainland",
    "flip": "flip",
    "mercy": "no-mercy",
    "dos": "dos",
    "extended": "extended",
}
"""What to try next: the presets, by what the texts call them."""
_MARK: Final = "\x02"
"""Stands around what can be typed, while a text is filled."""


class TerminalTexts:
    """The texts of the terminal. What can be typed is strong."""

    def __init__(self, language: str) -> None:
        self._texts, self._language = Texts((FOLDER,)), language

    def say(self, id_: str, **args: Value) -> Document:
        """Return the message on one line."""
        return self._texts.say(self._language, id_, **args)

    def lines(self, id_: str, **args: str) -> Iterator[Document]:
        """Yield the lines of a message that tells what can be typed, in the shell in the way in which this demo was started."""
        # make tells its children how deep they are; a person who typed `make demo` has no `unobot` on the path
        if "MAKELEVEL" in os.environ:
            shell = {game: f"make demo ARGS='{preset}'" for game, preset in _GAMES.items()}
            shell |= {"rules": ".venv/bin/unobot rules", "init": ".venv/bin/unobot init", "run": "make run"}
        else:
            shell = {game: f"unobot demo {preset}" for game, preset in _GAMES.items()}
            shell |= {"rules": "unobot rules", "init": "unobot init", "run": "unobot run"}
        typed = {name: f"{_MARK}{words}{_MARK}" for name, words in {**_TYPED, **shell}.items()}
        for line in self._texts.lines(self._language, f"terminal-{id_}", **typed, **args):
            parts = plain(line).split(_MARK)
            yield tuple((Strong if place % 2 else Text)(part) for place, part in enumerate(parts) if part)
