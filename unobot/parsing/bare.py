"""What counts although it has no prefix. Strict: everything else that is said in a room is chatter."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from unobot.nearest import nearest
from unobot.parsing.meanings import CommandRead, MoveRead, Read, Speaker
from unobot.parsing.moves import Moves
from unobot.parsing.vocabulary import folded

if TYPE_CHECKING:
    from unobot.parsing.reader import Reader

_MOST_WORDS = 20
"""A longer line is no answer."""

_NEARLY = 4
"""A line with a slip in it is only taken for an answer if it has no more words than these."""


def read_bare(reader: "Reader", line: str, speaker: Speaker) -> Read | None:
    """What a line without prefix, said in a room, means; None if it is chatter."""
    words = line.split()
    if not words or speaker.game is None:
        return None
    answer = _answer(reader, words, speaker) if speaker.bare else None
    if answer is not None:
        return answer
    # before the short words: the word that is guessed may be one of them
    guess = reader.guess(line, speaker) if not line.startswith(speaker.prefixes) else None
    return guess or (_short_word(reader, words, speaker) if speaker.bare else None)


def _answer(reader: "Reader", words: Sequence[str], speaker: Speaker) -> MoveRead | None:
    """The whole line as an answer, if the round waits for the speaker."""
    moves = reader.moves(speaker, strict=True)
    if moves is None or not speaker.waited_for or len(words) > _MOST_WORDS:
        return None
    return (
        _with_verb(moves, words) or moves.without_verb(words) or _nearly(moves, words) or _tried(moves, words)
    )


def _with_verb(moves: Moves, words: Sequence[str]) -> MoveRead | None:
    """`draw`, `pick bob`: a verb and all that belongs to it. A single Latin letter (`d`) is chatter."""
    if len(words) == 1 and len(words[0]) == 1 and words[0].isascii():
        return None
    verbs, count = moves.values.vocabulary.verbs.starting(words)
    read = moves.of_verbs(verbs, words[count:]) if verbs else None
    return read if isinstance(read, MoveRead) and moves.game.answers(moves.seat, read.move) else None


def _nearly(moves: Moves, words: Sequence[str]) -> MoveRead | None:
    """`paly r5`: a verb with a slip in it before what can only be meant for the bot, if the game allows it."""
    if not 1 < len(words) <= _NEARLY or len(words[0]) <= 2 or not words[0].isalpha():
        return None
    verbs = moves.values.vocabulary.verbs.meanings
    like = nearest(folded(words[0]), [word for word in verbs if len(word) > 2])
    return _with_verb(moves, [*like[0].split(), *words[1:]]) if like else None


def _tried(moves: Moves, words: Sequence[str]) -> MoveRead | None:
    """A card that cannot be played, so that its player is told why: only one that nobody types for another reason.

    That is one that is written with a digit or `+`, or one in the own hand.
    """
    read = moves.card_alone(words)
    card = read.move.card if read is not None else None
    if card is None:
        return None
    signs = any(sign.isdigit() or sign == "+" for sign in words[0])
    return read if signs or card in moves.game.state.hands[moves.seat] else None


def _short_word(reader: "Reader", words: Sequence[str], speaker: Speaker) -> Read | None:
    """A word that needs no prefix: a command as the whole line, a verb with all that belongs to it."""
    vocabulary = reader.vocabulary
    if len(words) == 1 and folded(words[0]) in vocabulary.commands.bare:
        return CommandRead(vocabulary.commands.meanings[folded(words[0])][0], bare=True)
    moves = reader.moves(speaker)
    if moves is None or folded(words[0]) not in vocabulary.verbs.bare:
        return None
    verbs = vocabulary.verbs.meanings[folded(words[0])]
    if bool(words[1:]) != any(verb.takes for verb in verbs):
        return None
    read = moves.of_verbs(verbs, words[1:])
    return read if isinstance(read, MoveRead) else None
