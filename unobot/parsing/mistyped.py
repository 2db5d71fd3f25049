"""A word at the start of a line that is nearly a verb or a command: which one, and what is made of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from unobot.document import plain
from unobot.nearest import Mistake, slips_allowed, unlikeness
from unobot.parsing.meanings import CommandRead, MoveRead, Read, Slip, Speaker
from unobot.parsing.moves import Moves
from unobot.parsing.unspaced import is_closed_up

if TYPE_CHECKING:
    from unobot.parsing.reader import Reader

_REPEATED = 40
"""So much of what somebody typed is shown to them again."""


@dataclass(frozen=True, slots=True)
class Mistyped:
    """The word that somebody typed, who may be a player (`moves`)."""

    reader: "Reader"
    speaker: Speaker
    moves: Moves | None
    word: str

    def answer(self, near: str, meant: str, read: Read | None) -> Read:
        """What is done, or answered, if `near` was meant, the whole line was to be `meant`, and is read so."""
        if isinstance(read, MoveRead) and self._plainly_meant(near, read):
            return read
        return self._suggested(meant, read)

    def nearest(self) -> str | None:
        """The word that was most probably meant: one that can be done now before one that cannot."""
        if is_closed_up(self.word):
            # two Han characters are too few for slips: 打牌 is one away from half of all commands
            begun = [form for form in self._known(2) if self.word.startswith(form)]
            return max(begun, key=len, default=None)
        if len(self.word) <= 2:
            return None
        most, length = slips_allowed(self.word), len(self.word)
        known = (form for form in self._known(3) if abs(len(form) - length) <= most)
        ranked = ((unlikeness(self.word, form), form) for form in known)
        near = [one for one in ranked if one[0][0] <= most and self._answers(one[0])]
        return min(near, key=lambda one: (not self._possible(one[1]), one[0]))[1] if near else None

    def _known(self, least: int) -> Sequence[str]:
        """Every word of so many letters for a verb or a command, but for those that end, kick or leave."""
        vocabulary, harmful = self.reader.vocabulary, self.reader.harmful
        commands = vocabulary.commands.meanings
        words = dict.fromkeys([*vocabulary.verbs.meanings, *commands])
        return [
            word for word in words if len(word) >= least and not harmful.intersection(commands.get(word, ()))
        ]

    def _possible(self, form: str) -> bool:
        """Whether that word can be followed now, as far as it can be told from here."""
        vocabulary, speaker = self.reader.vocabulary, self.speaker
        if form in vocabulary.commands.meanings:
            return "join" not in vocabulary.commands.meanings[form] or speaker.seat is None
        if speaker.game is None or speaker.seat is None:
            return False
        now = {option.verb for option in speaker.game.options(speaker.seat)}
        return any(verb.name in now for verb in vocabulary.verbs.meanings[form])

    def _answers(self, unlike: tuple[int, Mistake, int, bool]) -> bool:
        """Whether somebody is answered who typed something that much unlike a command."""
        count, mistake, longer, other_start = unlike
        if self.speaker.private or count > 1:
            return self.speaker.private or self.speaker.seat is not None
        # a short word may be meant for another bot in the room: `!seen bob` is no `!seed bob`
        if self.speaker.seat is not None:
            return mistake < Mistake.OTHER
        # who has no seat is answered only to what is certain
        return count == 1 and mistake <= Mistake.FINGER and not longer and not other_start

    def _plainly_meant(self, near: str, read: MoveRead) -> bool:
        """Whether it is what the round waits for, and only a finger slipped: then it is done."""
        moves = self.moves
        if moves is None or not self.speaker.waited_for:
            return False
        slip = unlikeness(self.word, near)
        return slip[0] == 1 and slip[1] <= Mistake.FINGER and moves.game.answers(moves.seat, read.move)

    def _suggested(self, meant: str, read: Read | None) -> Slip:
        """What may have been meant, what it would do, and that it is done for a yes."""
        args = {"said": self.word, "nearest": meant[:_REPEATED]}
        if isinstance(read, CommandRead):
            does = self._help(f"help-{read.command}")
            return (
                Slip("slip-command-yes", {**args, "does": does}, read) if does else Slip("slip-command", args)
            )
        if self.moves is not None and isinstance(read, MoveRead) and self.moves.allows(read.move):
            return Slip("slip-move-yes", args, read)
        return Slip("slip-command", args)

    def _help(self, id_: str) -> str:
        """The sentence that explains a command; empty if there is none."""
        reader, prefixes = self.reader, self.speaker.prefixes
        if not reader.texts.has(id_):
            return ""
        return plain(reader.texts.say(reader.language, id_, p=prefixes[0] if prefixes else ""))
