"""What counts although it has no prefix. Strict: everything else that is said in a room is chatter."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from uno_engine import Player
from unobot.parsing.meanings import CommandRead, MoveRead, Read, Speaker
from unobot.parsing.moves import Moves
from unobot.parsing.near import NearMiss
from unobot.parsing.typed import LONGEST_WORD, compact, folded

if TYPE_CHECKING:
    from unobot.parsing.reader import Reader

_MOST_WORDS = 20
"""A longer line is no answer."""


def read_bare(reader: "Reader", line: str, speaker: Speaker) -> Read | None:
    """What a line without prefix, said in a room, means; None if it is chatter."""
    if speaker.game is None:
        return None
    typed = [word[:LONGEST_WORD] for word in line.split(maxsplit=_MOST_WORDS)]
    words = reader.split(typed, speaker) if len(typed) <= _MOST_WORDS else ()
    if len(words) > _MOST_WORDS:
        words = ()
    answer = _answer(reader, words, speaker) if words and speaker.bare else None
    if answer is not None:
        return answer
    # before the short words: the word that is guessed may be one of them
    guess = reader.guess(line, speaker) if not line.startswith(speaker.prefixes) else None
    if guess is not None or not words or not speaker.bare:
        return guess
    return _short_word(reader, words, speaker) or _near(reader, words, speaker)


def _answer(reader: "Reader", words: Sequence[str], speaker: Speaker) -> MoveRead | None:
    """The whole line as an answer, if the round waits for the speaker."""
    moves = reader.moves(speaker, strict=True)
    if moves is None or not speaker.waited_for:
        return None
    return moves.with_verb(words) or moves.without_verb(words) or _tried(moves, words)


def _tried(moves: Moves, words: Sequence[str]) -> MoveRead | None:
    """A card that cannot be played, so that its player is told why: only one that nobody types for another reason.

    That is one that is written with a digit or `+`, one by the code that is printed for it (`yr`), or one in the own hand.
    """
    read = moves.card_alone(words)
    card = read.move.card if read is not None else None
    if read is None or card is None or any(isinstance(value, Player) for value in read.ahead):
        return None
    said = compact(" ".join(words))
    signs = any(sign.isdigit() or sign == "+" for sign in said)
    code = said == card.code and card.color is not None  # a single `w` is talk
    return (
        read if signs or code or any(card is one.face for one in moves.game.state.hands[moves.seat]) else None
    )


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


def _near(reader: "Reader", words: Sequence[str], speaker: Speaker) -> Read | None:
    """What is nearly an answer. From others than whom the round waits for only a call that is due."""
    moves = reader.moves(speaker, strict=True)
    if moves is None or not speaker.mid_round:
        return None
    miss = NearMiss(moves, words, reader.harmful)
    return miss.read() if speaker.waited_for else miss.call_due()
