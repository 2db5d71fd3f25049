"""What people type: how cards, colours and names are written, and how a line becomes a move or a command.

`reader_for(rules, texts, language, commands)` makes the `Reader` of a rule set; `reader.read(line, speaker)` returns a
`MoveRead`, a `CommandRead`, a `Slip` (an answer that helps), or None for chatter. `reader.printed(move, names)` is its
inverse: what a player would type for a move. No game is played here.
"""

from unobot.parsing.colors import ColorWords
from unobot.parsing.meanings import CommandRead, MoveRead, Read, Slip, Speaker
from unobot.parsing.names import find_player
from unobot.parsing.notation import Notation, Unclear, Unknown, Written
from unobot.parsing.printed import printed
from unobot.parsing.reader import Reader, reader_for
from unobot.parsing.readers import Readers
from unobot.parsing.vocabulary import typed_words

__all__ = [
    "ColorWords",
    "CommandRead",
    "MoveRead",
    "Notation",
    "Read",
    "Reader",
    "Readers",
    "Slip",
    "Speaker",
    "Unclear",
    "Unknown",
    "Written",
    "find_player",
    "printed",
    "reader_for",
    "typed_words",
]
