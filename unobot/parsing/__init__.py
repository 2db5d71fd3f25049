"""What people type: how cards, colours and names are written, and how a line becomes a move or a command.

A `Reader` is made for a rule set and a language; `reader.read(line, speaker)` returns a `MoveRead`, a `CommandRead`, a
`Slip` (an answer that helps), or None for chatter. `reader.printed(move, names)` is its inverse: what a player would type
for a move. No game is played here, and nothing is sent.

`!play red 5 uno` goes through these files, in this order:

1. `reader.py` makes the line plain and finds the prefix. A line without prefix is read strictly, for most of what is said
   in a room is chatter.
2. By the words of `vocabulary.py`, which come from the text files of each language, `play` is a verb.
3. `moves.py` turns `red 5` into a card, with `notation.py`, and `uno` into a move that goes along with the play. It fills
   the arguments that the rule has declared for the verb with these values, and takes, of all moves that the line may mean,
   one that the game allows; the hand helps where several cards are written so.
4. Before all that, a line of several words is read as a sentence, by `utterance.py`, of words that `lexicon.py` knows.
5. Where nothing was found, `mistyped.py` finds out what was meant, if a word is like one that is known (`nearest.py`).

`rule_line.py` reads what a table is opened with. What a line is read as, and of whom, is in `model.py`.
"""

from unobot.parsing.model import CommandRead, MoveRead, Names, Read, Slip, Speaker, find_player
from unobot.parsing.notation import Notation, Unclear, Unknown, WrittenCard
from unobot.parsing.reader import Reader, Readers
from unobot.parsing.rule_line import Choices
from unobot.parsing.vocabulary import ColorWords, typed_words

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
    "typed_words",
]
