"""What people type: how cards, colours and names are written, and how a line becomes a move or a command.

`reader_for(rules, texts, language, commands)` makes the `Reader` of a rule set; `reader.read(line, speaker)` returns a
`MoveRead`, a `CommandRead`, a `Slip` (an answer that helps), or None for chatter. `reader.printed(move, names)` is its
inverse: what a player would type for a move. No game is played here, and nothing is sent.

`!play red 5 uno` goes through these files, in this order:

1. `reader.py` makes the line plain and finds the prefix, with `typed.py`. `prefixed.py` reads what stands behind it. (A
   line without prefix goes to `bare.py`, which is strict: most of what is said in a room is chatter. What is nearly an
   answer, from whom the round waits for, is found by `near.py`.)
2. `unspaced.py` parts words that are written together, as in Chinese and Japanese. By the words of `vocabulary.py`,
   which come from the text files of each language, `play` is a verb.
3. `values.py` turns `red 5` into a card, with `notation.py` and `colors.py`, and `uno` into a move that goes along with
   the play. Names of players are in `names.py`.
4. `shapes.py` fills the arguments that the rule has declared for the verb with these values.
5. `moves.py` takes, of all moves that the line may mean, one that the game allows; the hand helps where several cards
   are written so. `trying.py` asks the game.
6. Where nothing was found, `mistyped.py` and `slips.py` say what may have been meant.

`rule_line.py` reads what a table is opened with. What is read in the end is in `meanings.py`.
"""

from unobot.parsing.meanings import CommandRead, MoveRead, Names, Read, Slip, Speaker, find_player
from unobot.parsing.moves import printed
from unobot.parsing.notation import ColorWords, Notation, Unclear, Unknown, WrittenCard
from unobot.parsing.reader import Reader, Readers, reader_for
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
    "reader_for",
    "typed_words",
]
