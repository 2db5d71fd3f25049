"""What players type: the notation of cards, the commands, and how a line becomes one of them. No game is played here.

`read(line, context)` is the way in: a `Command`, a `Slip` (an answer that helps), or None for chatter. The context is
made by `at_table` from the speaker's view, or is a plain `Context` in a room without a table.
"""

from unobot.commands.colors import ColorWords
from unobot.commands.command import Command, Context, Slip, TableIs, at_table
from unobot.commands.known import BY_NAME, BY_WORD, COMMANDS, Entry, Who
from unobot.commands.names import find_name
from unobot.commands.notation import Notation, Unclear, Unknown, Written
from unobot.commands.reading import read

__all__ = [
    "BY_NAME",
    "BY_WORD",
    "COMMANDS",
    "ColorWords",
    "Command",
    "Context",
    "Entry",
    "Notation",
    "Slip",
    "TableIs",
    "Unclear",
    "Unknown",
    "Who",
    "Written",
    "at_table",
    "find_name",
    "read",
]
