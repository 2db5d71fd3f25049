"""All commands of the chat: what is typed for each, which words need no prefix, who may use it."""

from dataclasses import dataclass
from enum import Enum, auto


class Who(Enum):
    """Who a command is for; the bot answers others that it is not for them."""

    ANYONE = auto()
    """Whoever is in the room."""
    SEATED = auto()
    """Players with a seat at the table."""
    HOST = auto()
    """Who opened the table, and the room's operators."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One command. `words` are all that may be typed for it, `bare` those that need no prefix while a game runs.

    `name` is what the bot calls it; `game` marks answers that go to the engine; `private` that it is heard only in private.
    `help` is the id of the text that explains it.
    """

    name: str
    words: tuple[str, ...]
    bare: tuple[str, ...] = ()
    who: Who = Who.ANYONE
    game: bool = False
    private: bool = False

    @property
    def help(self) -> str:
        """The message id of its explanation."""
        return f"help-{self.name}"


def _game(name: str, *words: str, bare: str = "") -> Entry:
    return Entry(name, (name, *words), tuple(bare.split()), Who.SEATED, game=True)


def _table(name: str, *words: str, bare: str = "") -> Entry:
    return Entry(name, (name, *words), tuple(bare.split()))


def _host(name: str, *words: str) -> Entry:
    return Entry(name, (name, *words), (), Who.HOST)


COMMANDS = (
    Entry("open", ("new", "newgame", "create")),
    Entry("start", ("start",)),
    _table("join", "jo", "j", "ujoin", bare="jo"),
    Entry("leave", ("leave", "quit", "part", "resign", "uquit"), (), Who.SEATED),
    Entry("rejoin", ("rejoin",), private=True),
    _game("deal", "de", "go", "begin", "ustart"),
    _game("play", "pl", "p", "cut", bare="pl"),
    _game("draw", "dr", "d", "take", "pick up", bare="dr"),
    _game("pass", "pa", "ps", "done", bare="pa"),
    _game("put", "discard"),
    _game("color", "co", "colour", bare="co"),
    _game("challenge", "ch", "bluff"),
    _game("accept", "yes", "ok"),
    _game("refuse", "no"),
    _game("pick", "choose", "target"),
    _game("uno", "uno!", "call"),
    _game("dos", "dos!"),
    _game("catch", "callout", "caught"),
    Entry("hand", ("hand", "ca", "cards"), ("ca",), Who.SEATED),
    _table("top", "cd", "card", bare="cd"),
    _table("turn", "tu", bare="tu"),
    _table("players", "od", "order", "ct", "count", bare="od ct"),
    Entry("moves", ("moves", "vm", "why"), (), Who.SEATED),
    _table("score", "standings"),
    _table("rules", "modes", "decks"),
    Entry("skip", ("skip",)),
    _host("kick"),
    _host("host"),
    _host("stop", "end", "endgame"),
    _host("pause"),
    _host("resume"),
    _table("bot", "ai", "addbot"),
    _table("stats", "rank", "unowon"),
    _table("top10", "leaderboard"),
    _table("notify", "alert"),
    _table("set", "settings"),
    _table("help", "unohelp", "commands"),
)
"""Every command, in the order of the help."""

BY_WORD = {word: entry for entry in COMMANDS for word in entry.words}
"""The command behind each word that may be typed."""

BY_BARE = {word: entry for entry in COMMANDS for word in entry.bare}
"""The command behind each word that needs no prefix."""

BY_NAME = {entry.name: entry for entry in COMMANDS}
"""Each command by its name."""
