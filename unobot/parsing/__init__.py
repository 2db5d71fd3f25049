"""What people type: how cards, colours and names are written, and how a line becomes a move or a command.

`reader_for(rules, texts, language, commands)` makes the `Reader` of a rule set; `reader.read(line, speaker)` returns a
`MoveRead`, a `CommandRead`, a `Slip` (an answer that helps), or None for chatter. `reader.printed(move, names)` is its
inverse: what a player would type for a move. No game is played here, and nothing is sent.

`!play red 5 uno` goes through these files, in this order:

1. `reader.py` finds the prefix, and by the words of `vocabulary.py` the verb `play`. (A line without prefix goes to
   `bare.py`, which is strict: most of what is said in a room is chatter.)
2. `values.py` turns `red 5` into a card, with `notation.py`, and `uno` into a move that goes along with the play.
3. `shapes.py` fills the arguments that the rule has declared for the verb with these values.
4. `moves.py` takes, of all moves that the line may mean, one that the game allows.
5. Where nothing was found, `slips.py` says what may have been meant.
"""

from unobot.parsing.colors import ColorWords
from unobot.parsing.meanings import CommandRead, MoveRead, Read, Slip, Speaker
from unobot.parsing.names import find_player
from unobot.parsing.notation import Notation, Unclear, Unknown, Written
from unobot.parsing.reader import Reader, Readers, reader_for
from unobot.parsing.rule_line import Choices
from unobot.parsing.shapes import printed
from unobot.parsing.vocabulary import typed_words

__all__ = [
    "Choices",
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
