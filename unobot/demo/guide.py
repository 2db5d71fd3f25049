"""What the demo itself tells the newcomer: the first screen, and what to try next."""

import os
from collections.abc import Mapping
from typing import Final

from unobot.document import plain
from unobot.texts import Texts

_TYPED: Final[Mapping[str, str]] = {
    "deal": "!deal",
    "draw": "!draw",
    "help": "!help",
    "quit": "/quit",
    "rename": "/nick",
    "act": "/me",
    "whisper": "/msg",
    "table": '--table "taiwan +jump-in"',
    "players": "--players 4",
    "style": "--style plain|emoji|words",
    "language": "--language en|zh-Hans|zh-Hant|ja|vi",
    "auto": "--auto",
    "example": "config.example.toml",
    "config": "config.toml",
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


class Guide:
    """Speaks one language. What can be typed is in bold, by IRC's own sign."""

    def __init__(self, texts: Texts, language: str) -> None:
        self._texts, self._language = texts, language

    def welcome(self, nick: str, room: str, host: str, port: int) -> list[str]:
        """The first screen."""
        return self._lines("demo-welcome", nick=nick, room=room, host=host, port=str(port))

    def next(self) -> list[str]:
        """What to try after the demo."""
        return self._lines("demo-next")

    def client_help(self) -> str:
        """What the terminal itself understands."""
        return self._lines("demo-client-help")[0]

    def _lines(self, id_: str, **args: str) -> list[str]:
        typed = {name: f"\x02{words}\x02" for name, words in {**_TYPED, **_in_the_shell()}.items()}
        return [plain(line) for line in self._texts.lines(self._language, id_, **typed, **args)]


def _in_the_shell() -> dict[str, str]:
    """What to type in the shell for other demos and the other verbs, in the way in which this one was started."""
    # make tells its children how deep they are; a person who typed `make demo` has no `unobot` on the path
    if "MAKELEVEL" in os.environ:
        games = {game: f"make demo ARGS='{preset}'" for game, preset in _GAMES.items()}
        return {**games, "rules": ".venv/bin/unobot rules", "run": "make run"}
    games = {game: f"unobot demo {preset}" for game, preset in _GAMES.items()}
    return {**games, "rules": "unobot rules", "run": "unobot run"}
