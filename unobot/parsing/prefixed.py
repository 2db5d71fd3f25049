"""What a line means that has a prefix, or is said to the bot alone: all of it is meant for the bot."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from uno_engine import PASS, Move, Verb, name_color
from unobot.parsing.meanings import CommandRead, MoveRead, Read, Slip, Speaker
from unobot.parsing.mistyped import Mistyped
from unobot.parsing.moves import Moves
from unobot.parsing.near import NearMiss
from unobot.parsing.slips import card_slip, color_slip
from unobot.parsing.typed import LONGEST_WORD, folded, unmarked
from unobot.parsing.unspaced import is_closed_up

if TYPE_CHECKING:
    from unobot.parsing.reader import Reader

_MOST_WORDS = 20
"""So many words of a line are read; what stands behind a command is kept whole."""
_LOOKS_LIKE_CARD = 3
"""A word of so many letters may be a card with a slip in it."""


def read_prefixed(reader: "Reader", body: str, speaker: Speaker) -> Read | None:
    """What the line without its prefix means. In a room, what is nothing like a command is for some other bot."""
    words = [word[:LONGEST_WORD] for word in body.split(maxsplit=_MOST_WORDS)[:_MOST_WORDS]]
    parts = reader.split(words, speaker)[:_MOST_WORDS]
    line = _Line(reader, speaker, body, words, parts, reader.moves(speaker))
    return line.read()


@dataclass(frozen=True, slots=True)
class _Line:
    """A line, its words as they are typed, and its parts: words that are written together are parted there."""

    reader: "Reader"
    speaker: Speaker
    body: str
    words: Sequence[str]
    parts: Sequence[str]
    moves: Moves | None

    def read(self) -> Read | None:
        named = self._own_pass() or self.named()
        if isinstance(named, Slip) and self.moves is not None:
            # a word that is a verb and a card, with nothing behind it, is the card if that can be played
            named = self.moves.without_verb(self.parts) or self._mistyped_behind(self._verb()[1]) or named
        return named or self._answer() or self._mistyped()

    def _own_pass(self) -> MoveRead | None:
        """跳过 from whom the round waits for is their own pass, if they can pass; else it is a card, or the host's command."""
        moves, words = self.moves, self.reader.vocabulary.own_pass
        if moves is None or not self.speaker.waited_for or folded(unmarked(self.body)) not in words:
            return None
        return MoveRead(PASS) if moves.game.answers(moves.seat, PASS) else None

    # --- it begins with a word that is known -------------------------------------------------------------------------

    def named(self) -> Read | None:
        """A line that begins with a verb or a command. If the same word is both, what is open decides."""
        verbs, typed = self._verb()
        command, length = self._command()
        if command is None:
            return self._move(verbs, typed) if verbs else None
        verb_length = len("".join(self.parts)) - len("".join(typed)) if verbs else 0
        if length < verb_length:
            return self._move(verbs, typed)
        if verbs and length == verb_length:
            return self._verb_or_command(verbs, typed, command)
        return self._card_or_command(command)

    def _verb(self) -> tuple[Sequence[Verb], Sequence[str]]:
        if self.moves is not None:
            verbs, rest = self.moves.verb_and_rest(self.parts)
            # `bỏ lượt` passes, `bỏ lượt đỏ` is a red Skip
            is_card = rest and not any(verb.takes for verb in verbs) and self.moves.is_card(self.parts)
            return ((), ()) if is_card else (verbs, rest)
        verbs, count = self.reader.vocabulary.verbs.starting(self.parts)
        return verbs, self.parts[count:]

    def _command(self) -> tuple[CommandRead | None, int]:
        """The command that the line begins with, and how many letters its word has."""
        known = self.reader.vocabulary.commands
        names, count = known.starting(self.words)
        if names:  # what stands behind a command is kept as it was typed
            rest = self.body.split(maxsplit=count)[count:]
            return CommandRead(names[0], rest[0].strip() if rest else ""), len("".join(self.words[:count]))
        names, count = known.starting(self.parts)
        if names:
            return CommandRead(names[0], " ".join(self.parts[count:])), len("".join(self.parts[:count]))
        return None, 0

    def _verb_or_command(self, verbs: Sequence[Verb], typed: Sequence[str], command: CommandRead) -> Read:
        """Outside a round it is the command; in it the verb, if the game allows it now, or the command is called so too."""
        game, seat = self.speaker.game, self.speaker.seat
        if game is None or not self.speaker.mid_round:
            return command
        if self._opens_table(command):
            return command
        read = self._move(verbs, typed)
        if any(verb.name == command.command for verb in verbs) or seat is None:
            return read
        allowed = isinstance(read, MoveRead) and game.refusal(seat, read.move) is None
        return read if allowed else self._card_or_command(command)

    def _opens_table(self, command: CommandRead) -> bool:
        """Whether `!uno` has behind it what tables are opened with: then it is no call, and is told that a table is there."""
        words = self.reader.rule_line(command.rest).casefold().split()
        presets = self.reader.choices.presets
        return any(word in presets or word[0] in "+-" or "=" in word for word in words)

    def _card_or_command(self, command: CommandRead) -> Read:
        """跳过 is the host's command, and a Skip: the card, if it is the speaker's turn and can be played."""
        moves, speaker = self.moves, self.speaker
        shared = command.command in self.reader.harmful and is_closed_up(self.words[0]) and not command.rest
        if moves is None or not shared or not speaker.waited_for:
            return command
        read = moves.by_hand(moves.plays(), self.parts)
        allowed = isinstance(read, MoveRead) and moves.allows(read.move)
        return read if allowed and read is not None else command

    def _move(self, verbs: Sequence[Verb], typed: Sequence[str]) -> MoveRead | Slip:
        return self.moves.of_verbs(verbs, typed) if self.moves is not None else MoveRead(Move(verbs[0].name))

    # --- it does not -------------------------------------------------------------------------------------------------

    def _answer(self) -> Read | None:
        """An answer without its verb: `!red`, `!r5`, `!bob`, `!reverse`; or a card with a slip in it."""
        moves = self.moves
        if moves is None:
            return None
        read = moves.without_verb(self.parts) or moves.card_alone(self.parts)
        if read is None and self.speaker.private:
            read = self.reader.guess(self.body, self.speaker)
        found = read or self._value(moves) or self._mistyped_behind(self.parts) or self._some_card(moves)
        return found or self._color(moves) or self._card_slip(moves)

    def _color(self, moves: Moves) -> MoveRead | None:
        """`!red` where no colour is asked for: the game says so."""
        colors = moves.values.cards.colors.find(" ".join(map(unmarked, self.parts)))
        return MoveRead(name_color(colors[0])) if len(colors) == 1 and self.speaker.mid_round else None

    def _value(self, moves: Moves) -> Read | None:
        """`!xanh`, `!gren`: nearly what is asked for."""
        waited = self.speaker.waited_for
        return NearMiss(moves, self.parts, self.reader.harmful).value_asked_for() if waited else None

    def _mistyped_behind(self, words: Sequence[str]) -> Read | None:
        """`r5 unno`: a card, and a slip behind it."""
        if self.moves is None or not words or not self.speaker.waited_for:
            return None
        return NearMiss(self.moves, words, self.reader.harmful).mistyped_behind()

    def _some_card(self, moves: Moves) -> Read | None:
        """A card by its name alone, if it is written out."""
        strict = self.reader.moves(self.speaker, strict=True)
        said = " ".join(map(unmarked, self.parts))
        if strict is None or moves.values.cards.exact(said) is None:
            return None
        return strict.by_hand(strict.plays(), self.parts)

    def _card_slip(self, moves: Moves) -> Slip | None:
        """A card with a slip in it: it begins as one that is written out, or is one word that is nearest to a card."""
        words = self.parts
        if moves.starts_with_card(words):
            said = next((word for word in words[1:] if not moves.starts_with_card([word])), words[0])
            # behind a black card stands its colour
            wild = moves.is_black(words)
            return color_slip([said], moves.values) if wild else card_slip(said, moves.values)
        looks = len(words[0]) <= _LOOKS_LIKE_CARD or any(sign.isdigit() or sign == "+" for sign in words[0])
        if not looks or len(words) > 1 or moves.values.cards.colors.find(words[0]):
            return None
        slip = card_slip(unmarked(words[0]), moves.values)
        return moves.suggesting(slip) if slip.id in {"slip-card", "slip-unclear"} else None

    # --- nothing that is known ---------------------------------------------------------------------------------------

    def _mistyped(self) -> Read | None:
        """In private everybody is answered; in a room only if it is nearly a command that they can give."""
        missed = Mistyped(self.reader, self.speaker, self.moves, folded(unmarked(self.words[0])))
        near = missed.nearest()
        if near is None:
            return Slip("slip-command-unknown", {"said": missed.word}) if self.speaker.private else None
        words = [*near.split(), *self.words[1:]]
        meant = _Line(self.reader, self.speaker, " ".join(words), words, words, self.moves)
        return missed.answer(near, meant.body, meant.named())
