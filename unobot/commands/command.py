"""What a command is: its function, who may give it, and where."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from unobot.commands.request import Request
    from unobot.tables.place import Place

LONGEST_WAIT: Final = 30.0
"""Seconds that a command may wait for something."""

Reading = Callable[["Connection"], Any]
"""Reads something from the store: a function of a connection, called in a thread."""


class Who(Enum):
    """The people who may give a command. The bot tells all others that it is not for them."""

    ANYONE = auto()
    """Everyone in the room."""
    SEATED = auto()
    """Players who hold a seat at the table."""
    HOST = auto()
    """The player who opened the table, and the room's operators."""
    OPERATOR = auto()
    """The room's operators, and the bot's admins and owners."""
    IN_CHARGE = auto()
    """In a room its operators; in private only the bot's admins and owners."""


class Where(Enum):
    """Where a command can be given."""

    ROOM = auto()
    """In a room; in private only by somebody with a seat at a table, for the room of that table."""
    PRIVATE = auto()
    """To the bot alone, for it takes or tells a secret."""
    ANYWHERE = auto()
    """In a room and in private, there also without a table."""


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, the function that does it, who may give it and where, and what it reads from the store.

    `name` is the bot's name for it: English, of small letters, digits and `-`, different from all other commands. In the
    text files, `command-NAME` lists the words that people type for it, with commas between them. A `°` behind a word says
    that it needs no prefix in a room with a table. `help-NAME` is one sentence.

    `run` does it. It raises `uno_engine.NotAllowed` if it is not possible: then the person is told the message
    `refused-CODE`, and nothing that it said or did to the lines is kept. Any other exception undoes all it did, is
    logged with the plugin's name, and the person is told that it failed. While a plain function runs the whole bot waits: one that
    holds it up is named in the log and by `/health`, and is ended after some seconds. What has to wait is an `async def`,
    which the room does not wait for; what blocks is awaited by `asyncio.to_thread`. After `LONGEST_WAIT` seconds it is cut off, and the
    person is told so. The table may be another one by then, and what is kept may have changed: read it after the last `await`.

    `reads` is for a command that needs something from the store: it is called before `run`, and returns a function of a
    connection, which is carried out off the event loop; what that returns is `Request.found`. It may raise as `run` may.

    `elsewhere` is for a command that may have to be done by another room than the one where it was given: asked before all
    else, it returns the place of that room, whose turn it is then (`Request.turn_of`), or None.

    `seats`: it may give somebody a seat, so that it is only done for people whom the bot can write to in private.
    `harmful`: it ends something, or takes a seat or a turn from somebody, so that it is never suggested to who mistyped.

    `theme` is where the help lists it: `table`, `looking`, `rules`, `hosting`, `settings`, or one of the plugin's own, whose words
    are the message `word-theme-THEME`.
    """

    name: str
    run: "Callable[[Request], Coroutine[object, object, None] | None]"
    who: Who = Who.ANYONE
    where: Where = Where.ROOM
    seats: bool = False
    harmful: bool = False
    reads: "Callable[[Request], Reading] | None" = None
    elsewhere: "Callable[[Request], Place | None] | None" = None
    theme: str = "more"

    @property
    def help(self) -> str:
        """The id of the message that explains it."""
        return f"help-{self.name}"
