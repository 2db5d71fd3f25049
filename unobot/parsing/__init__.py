"""What people type: how cards, colours and names are written, and how a line becomes a move or a command.

A `Reader` is made for a rule set and a language; `reader.read(line, speaker)` returns a `MoveRead`, a `CommandRead`, a
`Slip` (an answer that helps), or None for chatter. `reader.printed(move, names)` is its inverse: what a player would type
for a move. No game is played here, and nothing is sent.

`!play red 5 uno` goes through these files, in this order:

1. `reader.py` makes the line plain and finds the prefix, with `typed.py`. A line without prefix is read strictly, for most
   of what is said in a room is chatter; what is nearly an answer, from whom the round waits for, is found by `near.py`.
2. By the words of `vocabulary.py`, which come from the text files of each language, `play` is a verb.
3. `values.py` turns `red 5` into a card, with `notation.py`, and `uno` into a move that goes along with the play.
4. `moves.py` fills the arguments that the rule has declared for the verb with these values, and takes, of all moves that
   the line may mean, one that the game allows; the hand helps where several cards are written so.
5. Where nothing was found, `slips.py` says what may have been meant.

`rule_line.py` reads what a table is opened with. What is read in the end is in `meanings.py`.
"""

from unobot.parsing.meanings import CommandRead, MoveRead, Names, Read, Slip, Speaker, find_player
from unobot.parsing.moves import printed
from unobot.parsing.notation import ColorWords, Notation, Unclear, Unknown, WrittenCard
from unobot.parsing.reader import Reader, Readers
from unobot.parsing.rule_line import Choices
from unobot.parsing.vocabulary import typed_words

__all__ = [
    "Choices",
    "ColorWords",
    "CommandRead",
    "MoveRead",
    "Names",
    "Notation",
    "Read",
    "Reader",
    "Readers",
    "Slip",
    "Speaker",
    "Unclear",
    "Unknown",
    "WrittenCard",
    "find_player",
    "printed",
    "typed_words",
]
