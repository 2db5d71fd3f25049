"""From a line that somebody typed to a move, a command, a helpful answer, or nothing: it was chatter."""

import re
from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import replace

from uno_engine import BUILT_IN, Card, Game, Move, NotUnderstood, RuleSet, Verb
from unobot.nearest import nearest
from unobot.parsing.bare import read_bare
from unobot.parsing.meanings import CommandRead, MoveRead, Read, Slip, Speaker
from unobot.parsing.moves import Moves
from unobot.parsing.notation import Notation, Written
from unobot.parsing.shapes import printed
from unobot.parsing.slips import card_slip
from unobot.parsing.values import Values
from unobot.parsing.vocabulary import OWN_COMMANDS, Vocabulary
from unobot.texts import Texts

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]+")
_IN_ROOM = re.compile(r"(.*?)\s+in\s+([#&+!]\S+)", re.IGNORECASE)
_LONGEST_LINE = 2_000
_MOST_WORDS = 100
_LOOKS_LIKE_CARD = 3
"""A word of so many letters may be a card with a slip in it."""
_KEPT = 64
"""So many readers are kept; the one that was not used for longest is made anew when it is wanted again."""


class Reader:
    """Reads lines at tables of one rule set, in one language and in English. Made once for all of these tables.

    It knows the rules' verbs and words, and nothing else of them: whether a move is allowed is for the game to say.
    `rules` is None where no table is: then only the commands are read, and verbs of the usual game without arguments.
    """

    def __init__(self, rules: RuleSet | None, texts: Texts, language: str, commands: Collection[str]) -> None:
        verbs = _usual_verbs() if rules is None else rules.verbs
        self.language = language
        self.vocabulary = Vocabulary(
            texts, language, list(verbs.values()), rules.words if rules is not None else (), commands
        )
        self.cards = Notation(rules.deck, self.vocabulary.colors) if rules is not None else None
        self.spoken = [verb for verb in verbs.values() if verb.spoken]

    def read(self, line: str, speaker: Speaker) -> Read | None:
        """What a line asks for; None if it is chatter.

        Whether it is allowed is not judged here, but a move is only read with its arguments from who has a seat.
        """
        line = _CONTROL.sub(" ", line[:_LONGEST_LINE]).strip()
        body = _without_prefix(line, speaker)
        if body is None and not speaker.private:
            return read_bare(self, line, speaker)
        body, room = _room_named(line if body is None else body, speaker)
        words = body.split(maxsplit=_MOST_WORDS)[:_MOST_WORDS]
        if not words:
            return None
        found = self._named(words, body, speaker) or self._unnamed(words, body, speaker)
        return (
            replace(found, room=room)
            if room is not None and isinstance(found, MoveRead | CommandRead)
            else found
        )

    def read_move(self, text: str, game: Game, seat: int) -> Read:
        """What a player of a game types, without prefix, as to the bot alone: in a scenario file, in the demo."""
        read = self.read(text, Speaker(game, seat, private=True, prefixes=()))
        return read if read is not None else Slip("slip-unread", {"said": text})

    def read_old(self, game: Game, seat: int, text: str) -> MoveRead:
        """The move that version 1 kept as this text. Raises NotUnderstood."""
        words = text.split()
        verbs, count = self.vocabulary.verbs.starting(words)
        moves = self.moves(Speaker(game, seat))
        read = moves.of_verbs(verbs, words[count:]) if verbs and moves is not None else None
        if isinstance(read, MoveRead) and game.refusal(seat, read.move) is None:
            return read
        guess = self.guess(text, Speaker(game, seat))
        if guess is not None:
            return guess
        if isinstance(read, MoveRead):
            return read
        raise NotUnderstood("not-understood", said=text)

    def card(self, text: str) -> Card | Slip:
        """The card that a text means, at a table."""
        assert self.cards is not None
        values = Values(self.cards, self.vocabulary, {})
        written = self.cards.read(text)
        return written.card if isinstance(written, Written) else card_slip(text, values)

    def printed(self, move: Move, names: Sequence[str]) -> str:
        """What a player whom the game waits for can type for that move; `names` are those of the seats."""
        return printed(move, names, self.vocabulary)

    # --- parts of it, for lines with and without prefix --------------------------------------------------------------

    def moves(self, speaker: Speaker, *, strict: bool = False) -> Moves | None:
        """What reads the speaker's moves; None if they have no seat."""
        if speaker.game is None or speaker.seat is None or self.cards is None:
            return None
        values = Values(self.cards, self.vocabulary, speaker.names, strict=strict)
        return Moves(speaker.game, speaker.seat, values)

    def guess(self, line: str, speaker: Speaker) -> MoveRead | None:
        """The whole line as the word of a verb that may be spoken so (a charade), if the game takes it."""
        said = line.strip().rstrip(".!?… ")
        if (
            not self.spoken
            or not said
            or said.startswith("/")
            or speaker.game is None
            or speaker.seat is None
        ):
            return None
        moves = (Move(verb.name, (said,)) for verb in self.spoken)
        allowed = (move for move in moves if speaker.game.refusal(speaker.seat, move) is None)
        return next((MoveRead(move) for move in allowed), None)

    # --- with a prefix, or in private --------------------------------------------------------------------------------

    def _named(self, words: Sequence[str], body: str, speaker: Speaker) -> Read | None:
        """A line that begins with a verb or a command. If the same word is both, what is open decides."""
        verbs, count = self.vocabulary.verbs.starting(words)
        names, length = self.vocabulary.commands.starting(words)
        if names and length >= count:
            rest = body.split(maxsplit=length)[length:]
            command = CommandRead(names[0], rest[0].strip() if rest else "")
            if not verbs or length > count:
                return command
            return self._verb_or_command(verbs, words[count:], command, speaker)
        return self._move(verbs, words[count:], speaker) if verbs else None

    def _verb_or_command(
        self, verbs: Sequence[Verb], typed: Sequence[str], command: CommandRead, speaker: Speaker
    ) -> Read:
        """Outside a round it is the command; in it the verb, if the game allows it now, or the command is called so too."""
        game = speaker.game
        if game is None or not speaker.in_round:
            return command
        read = self._move(verbs, typed, speaker)
        if any(verb.name == command.command for verb in verbs) or speaker.seat is None:
            return read
        allowed = isinstance(read, MoveRead) and game.refusal(speaker.seat, read.move) is None
        return read if allowed else command

    def _move(self, verbs: Sequence[Verb], typed: Sequence[str], speaker: Speaker) -> MoveRead | Slip:
        moves = self.moves(speaker)
        return moves.of_verbs(verbs, typed) if moves is not None else MoveRead(Move(verbs[0].name))

    def _unnamed(self, words: Sequence[str], body: str, speaker: Speaker) -> Read | None:
        """An answer without its verb (`!red`, `!r5`, `!bob`), or a line with a slip in it."""
        moves = self.moves(speaker)
        if moves is not None:
            read = moves.without_verb(words) or moves.card_alone(words)
            if read is None and speaker.private:
                read = self.guess(body, speaker)
            slip = self._card_slip(words, moves) if read is None else None
            if read is not None or slip is not None:
                return read or slip
        return self._command_slip(words[0].casefold(), speaker)

    def _card_slip(self, words: Sequence[str], moves: Moves) -> Slip | None:
        """A card with a slip in it: it begins as one that is written out, or is one word that is nearest to a card."""
        if moves.starts_with_card(words):
            said = next((word for word in words[1:] if not moves.starts_with_card([word])), words[0])
            return card_slip(said, moves.values)
        looks = len(words[0]) <= _LOOKS_LIKE_CARD or any(sign.isdigit() or sign == "+" for sign in words[0])
        slip = card_slip(words[0], moves.values) if looks and len(words) == 1 else None
        return slip if slip is not None and slip.id in {"slip-card", "slip-unclear"} else None

    def _command_slip(self, word: str, speaker: Speaker) -> Slip | None:
        """In private everybody is answered; in a room only a player, and only if it is nearly a command."""
        known = [one for one in self.vocabulary.all_words() if len(one) > 2]
        like = nearest(word, known) if len(word) > 2 else []
        if like and (speaker.private or speaker.seat is not None):
            return Slip("slip-command", {"said": word, "nearest": like[0]})
        return Slip("slip-command-unknown", {"said": word}) if speaker.private else None


def reader_for(
    rules: RuleSet | None, texts: Texts, language: str = "en", commands: Collection[str] = OWN_COMMANDS
) -> Reader:
    """The reader of lines at tables with these rules; `commands` are the names of those that are read besides."""
    return Reader(rules, texts, language, commands)


class Readers:
    """Makes readers when they are first wanted, and keeps them. `commands` are the names of all that are read."""

    def __init__(self, texts: Texts, commands: Collection[str]) -> None:
        self._texts = texts
        self._commands = tuple(commands)
        self._kept: OrderedDict[tuple[str, str], Reader] = OrderedDict()

    def of(self, rules: RuleSet | None, language: str) -> Reader:
        """The reader for tables with these rules; for None, where no table is."""
        key = ("" if rules is None else rules.line, language)
        reader = self._kept.pop(key, None)
        if reader is None:
            reader = reader_for(rules, self._texts, language, self._commands)
        self._kept[key] = reader
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return reader


def _usual_verbs() -> dict[str, Verb]:
    return {verb.name: verb for rule in BUILT_IN for verb in rule.verbs}


def _without_prefix(line: str, speaker: Speaker) -> str | None:
    for prefix in sorted(speaker.prefixes, key=len, reverse=True):
        if line.startswith(prefix) and line[len(prefix) : len(prefix) + 1].strip():
            return line[len(prefix) :]
    return None


def _room_named(body: str, speaker: Speaker) -> tuple[str, str | None]:
    found = _IN_ROOM.fullmatch(body) if speaker.private else None
    return (found[1], found[2]) if found else (body, None)
