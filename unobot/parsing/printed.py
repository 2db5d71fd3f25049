"""What is printed for a move: what a player can type for it, in the speaker's language."""

from collections.abc import Sequence

from uno_engine import Arg, Card, Color, Move, Player, Stands
from unobot.parsing.vocabulary import Vocabulary, folded

_SHORT = frozenset({"play", "color", "pick"})
"""The verbs that may be left out before their values, where nothing else can be meant."""


def printed(move: Move, names: Sequence[str], vocabulary: Vocabulary) -> str:
    """How that move is typed as an answer, as short as it is clear: `r5`, `w`, `red`, `bob`, `draw`, `pick r5 g3`.

    `Reader.read` reads it back as the same move while the game waits for it.
    """
    values = [_value(arg, names, vocabulary) for arg in move.args]
    if values and move.verb in _SHORT and _clear_without_verb(move, values, vocabulary):
        return " ".join(values)
    return " ".join([vocabulary.shown("verb", move.verb), *values])


def _clear_without_verb(move: Move, values: Sequence[str], vocabulary: Vocabulary) -> bool:
    """A choice of cards, of several values or of what is a word for something else keeps its verb."""
    if move.verb != "pick":
        return True
    known = vocabulary.verbs.meanings.keys() | vocabulary.commands.meanings.keys()
    return len(values) == 1 and not move.cards and folded(values[0]) not in known


def _value(arg: Arg, names: Sequence[str], vocabulary: Vocabulary) -> str:
    match arg:
        case Card():
            return arg.code
        case Stands():
            return f"{_value(arg.what, names, vocabulary)}={arg.number}"
        case Color():
            return vocabulary.shown("word", arg.word)
        case Player():
            return names[arg.seat]
        case int():
            return str(arg)
    return vocabulary.shown("word", arg)
