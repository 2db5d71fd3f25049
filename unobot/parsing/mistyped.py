"""What a mistyped line must mean: one without prefix that is nearly an answer, and a word that is nearly a command.

Without prefix, only what can hardly be meant for anybody else: it is done if there is one thing that it can mean now, else
answered to its speaker alone.
"""

import re
from collections.abc import Collection, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from uno_engine import Move, Takes, Verb
from unobot.parsing.model import CommandRead, MoveRead, Read, Slip, Speaker
from unobot.parsing.moves import Moves
from unobot.parsing.nearest import Mistake, mistake_of, nearest, slips_allowed, unlikeness
from unobot.parsing.notation import Unclear, looks_like_card
from unobot.parsing.vocabulary import Vocabulary, fold, is_closed_up, main_value, strip_accents, strip_marks

_MOST_WORDS = 4
"""A line with more words is talk."""
_NUMBER = re.compile(r"[0-9]{1,3}")
_REPEATED = 40
"""So much of what somebody typed is shown to them again."""


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A line of a player at a table. `harmful` are commands that are never done for a line that is only nearly one."""

    moves: Moves
    words: Sequence[str]
    harmful: Collection[str]

    def read(self) -> Read | None:
        """Return what the line must mean; None if it is talk."""
        if len(self.words) > _MOST_WORDS:
            return None
        if list(self.words) == ["?"]:
            return CommandRead("moves", bare=True)
        if len(self.words) > 1:
            return (
                self._command()
                or self._verb_and_card()
                or self._command_and_card()
                or self._some_card()
                or self._call()
                or self.mistyped_behind()
                or self._mistyped_color()
            )
        word = strip_marks(self.words[0])
        return (
            self._verb()
            or self._command()
            or self.value_asked_for()
            or (self.moves.card_slip(word) if looks_like_card(word) else None)
            or self._some_card()
            or self._call()
        )

    def _verb_and_card(self) -> Read | None:
        """Return the read of `play r5` where that is not allowed, `play reverse`, `paly r5`: each is a play."""
        moves = self.moves
        verbs, rest = moves.values.vocabulary.verb_and_rest(self.words)
        if not verbs:
            verbs, rest = self._mistyped(self.words[0]), self.words[1:]
        plays = [verb for verb in verbs if verb.takes]
        read = moves.of_verbs(plays, rest) if plays and rest else None
        if isinstance(read, MoveRead):
            # `pick red` only stands for the answer `color red`
            return read if read.move.card is not None or moves.allows(read.move) else None
        if read is None or not any(main_value(verb) is Takes.CARD for verb in plays):
            return None
        # what is written as a card, even if it may be several, or a slip in the code of one
        text, cards = " ".join(rest), moves.values.cards
        is_card = (
            cards.exact(text) is not None or cards.colors.find(text) or looks_like_card(strip_marks(text))
        )
        return read if is_card else None

    def mistyped_behind(self) -> MoveRead | None:
        """Return the read of `r5 unno`, `w gren`: a card, and behind it a call or a colour with a slip in it."""
        moves, vocabulary = self.moves, self.moves.values.vocabulary
        *before, last = [strip_marks(word) for word in self.words]
        if len(last) <= 3 or not last.isascii() or not moves.is_card(before):
            return None
        known = [*vocabulary.along.meanings, *(word for word in vocabulary.colors.words() if len(word) > 2)]
        like = nearest(fold(last), known)
        likely = like and mistake_of(fold(last), like[0]) <= Mistake.FINGER
        return moves.without_verb([*before, like[0]]) if likely else None

    def _mistyped_color(self) -> Read | None:
        """Return the answer to `greeen 5`: a card in whose colour a finger slipped."""
        moves, words = self.moves, [strip_marks(word) for word in self.words]
        known = [word for word in self.moves.values.vocabulary.colors.words() if len(word) > 2]
        for at, word in enumerate(words):
            like = nearest(fold(word), known) if len(word) > 3 and word.isascii() and word.isalpha() else []
            # `two reds` are an amount
            plural = like and fold(word) == f"{like[0]}s"
            if (
                not like
                or plural
                or like[0] == fold(word)
                or mistake_of(fold(word), like[0]) > Mistake.FINGER
            ):
                continue
            meant = [*words[:at], like[0], *words[at + 1 :]]
            read = moves.card_alone(meant) if moves.is_card(meant) else None
            if read is not None:
                return self._suggested(read, " ".join(meant))
        return None

    def _suggested(self, read: MoveRead, meant: str) -> Read:
        """Return the question whether that was meant; what is not allowed now is told without it."""
        said = " ".join(self.words)[:_REPEATED]
        args = {"said": said, "nearest": meant[:_REPEATED]}
        return Slip("slip-move-yes", args, read) if self.moves.allows(read.move) else read

    def _mistyped(self, word: str) -> Sequence[Verb]:
        """Return the verbs that a word is nearly one of."""
        vocabulary = self.moves.values.vocabulary
        verbs = vocabulary.verbs.meanings
        if len(word) <= 2 or not word.isascii() or not word.isalpha() or vocabulary.commands.find(word):
            return ()
        like = nearest(fold(word), [known for known in verbs if len(known) > 2])
        return verbs[like[0]] if like else ()

    def _command_and_card(self) -> CommandRead | None:
        """Return the read of `why r5`: a command, and a card behind it."""
        commands = self.moves.values.vocabulary.commands
        names, count = commands.starting(self.words)
        rest = [strip_marks(word) for word in self.words[count:]]
        if not names or names[0] in self.harmful or not self.moves.is_card(rest):
            return None
        return CommandRead(names[0], " ".join(rest))

    def _verb(self) -> Read | None:
        """Return the read of `pass` where that is not allowed, of `play` and nothing behind it, `darw`."""
        moves, word = self.moves, fold(strip_marks(self.words[0]))
        vocabulary = moves.values.vocabulary
        if word in vocabulary.talk:
            return None
        verbs = [
            verb for verb in vocabulary.verbs.find(word) if word in self._printed(verb) and not verb.along
        ]
        for verb in verbs:
            if not verb.takes:
                return MoveRead(Move(verb.name))
            if verb.takes[0].kind in {Takes.CARD, Takes.COLOR} and verb.takes[0].least:
                return moves.nothing_behind(verb.takes[0].kind)
        # nothing may be wrong but the order of the letters: other slips make words of the language
        meant = [
            verb
            for verb in self._mistyped(word)
            if any(
                len(form) == len(word) and mistake_of(word, form) is Mistake.EXCHANGED
                for form in self._printed(verb)
            )
        ]
        if meant:
            return moves.plain_verb([meant[0].name])
        # `dwar`: its letters in another order is less sure
        for form, known in vocabulary.verbs.meanings.items():
            if len(word) > 3 and form[0] == word[0] and sorted(form) == sorted(word):
                read = (
                    moves.plain_verb([form]) if any(form in self._printed(verb) for verb in known) else None
                )
                return None if read is None else self._suggested(read, form)
        return None

    def _printed(self, verb: Verb) -> Collection[str]:
        return {verb.name, fold(self.moves.values.vocabulary.shown("verb", verb.name))}

    def _command(self) -> CommandRead | None:
        """Return the read of `hand`, `whose turn`: one of the commands that nobody types for another reason."""
        vocabulary = self.moves.values.vocabulary
        typed = fold(strip_marks(" ".join(self.words)))
        names = vocabulary.commands.find(typed) if strip_accents(typed) in vocabulary.unprefixed else ()
        return CommandRead(names[0]) if names and names[0] not in self.harmful else None

    def value_asked_for(self) -> Read | None:
        """Return a number or a colour where one is asked for, also a word for several colours, or one with a slip in it."""
        if len(self.words) > 1:
            return None
        moves, word = self.moves, strip_marks(self.words[0])
        options = list(moves.game.options(moves.seat))
        picks = [option for option in options if option.verb == "pick" and option.args]
        if any(isinstance(option.args[0], int) for option in picks) and _NUMBER.fullmatch(word):
            return MoveRead(Move("pick", (int(word),)))  # even if it is not among those that are possible
        asked = [option for option in options if option.color is not None]
        if not asked or any(option.cards for option in asked):
            return None
        colors = moves.values.cards.colors
        if len(colors.find(word)) > 1:
            return moves.values.cards.color_slip([word])
        typed = fold(word)
        words = [known for known in colors.words() if len(known) > 3]
        like = nearest(typed, words) if len(typed) > 3 and typed.isascii() else []
        likely = like and mistake_of(typed, like[0]) <= Mistake.FINGER
        return moves.without_verb(like) if likely else None

    def _some_card(self) -> Read | None:
        """Return the read of `reverse`, `draw two`: a card by its name, without its colour. A number alone is talk."""
        moves = self.moves
        words = [strip_marks(word) for word in self.words]
        vocabulary = moves.values.vocabulary
        said = " ".join(words)
        written = moves.values.cards.exact(said)
        # `skip` is a command, and a word for what happens to others
        if not isinstance(written, Unclear) or said.isdecimal() or vocabulary.commands.find(said):
            return None
        if fold(said) in vocabulary.numbers or fold(said) in vocabulary.talk or len(said) < 2:
            return None
        read = moves.by_hand(vocabulary.plays, words)
        if isinstance(read, MoveRead):
            return read if moves.allows(read.move) else None
        return read

    def call_due(self) -> MoveRead | None:
        """Return a call or an accusation as the whole line, if it is allowed and costs nothing."""
        read = self._called()
        along = read is not None and any(
            verb.along for verb in self.moves.values.vocabulary.verbs.find(read.move.verb)
        )
        return read if read is not None and along and self.moves.costs_nothing(read.move) else None

    def _call(self) -> Read | None:
        """Return a call of a player whom the round waits for; they are told why it is not possible, and what it would cost."""
        read = self._called()
        if read is None or self.moves.costs_nothing(read.move):
            return read
        if self.moves.allows(read.move):
            return Slip("slip-call-yes", {"said": " ".join(self.words)}, read)
        return read if not read.move.args and read.move.verb != "catch" else None

    def _called(self) -> MoveRead | None:
        moves = self.moves
        verbs, rest = moves.values.vocabulary.verb_and_rest(self.words)
        said = fold(strip_marks(" ".join(self.words[: len(self.words) - len(rest)])))
        # `call` is talk; what has the name of the verb in it, as `喊uno`, is not
        asides = [v for v in verbs if (v.along and v.name in said) or said in self._printed(v)]
        asides = [v for v in asides if v.along or v.name == "catch"]
        read = moves.of_verbs(asides, rest) if asides else None
        return read if isinstance(read, MoveRead) else None


@dataclass(frozen=True, slots=True)
class MistypedWord:
    """A first word of a line that is neither a verb nor a command; `moves` if a player typed it.

    `harmful` are commands that are told, but not done for a yes.
    """

    vocabulary: Vocabulary
    harmful: AbstractSet[str]
    speaker: Speaker
    moves: Moves | None
    typed: str

    @property
    def word(self) -> str:
        """The word as it is compared."""
        return fold(self.typed)

    def answer(self, near: str, meant: str, read: Read | None, does: str) -> Read:
        """Return the read, or what is answered, if `near` was meant, and the whole line was to be `meant`.

        What the round waits for is done if only a finger slipped; all else is done for a yes. `does` explains a command.
        """
        moves = self.moves
        if moves is not None and isinstance(read, MoveRead) and self.speaker.waited_for:
            slips, mistake, *_ = unlikeness(self.word, near)
            if slips == 1 and mistake <= Mistake.FINGER and moves.game.answers(moves.seat, read.move):
                return read
        args = {"said": self.typed, "nearest": meant[:_REPEATED]}
        if isinstance(read, CommandRead) and read.command in self.harmful:
            return Slip("slip-command", args)
        if isinstance(read, CommandRead) and does:
            return Slip("slip-command-yes", {**args, "does": does}, read)
        if moves is not None and isinstance(read, MoveRead) and moves.allows(read.move):
            return Slip("slip-move-yes", args, read)
        return Slip("slip-command", args)

    def nearest(self) -> str | None:
        """Return the word that was most probably meant: one that can be done now before one that cannot."""
        if is_closed_up(self.word):
            # two Han characters are too few for slips: 打牌 is one away from half of all commands
            begun = [form for form in self._known(2) if self.word.startswith(form) and self._harmless(form)]
            return max(begun, key=len, default=None)
        if len(self.word) <= 2:
            return None
        most, length = slips_allowed(self.word), len(self.word)
        known = (form for form in self._known(3) if abs(len(form) - length) <= most)
        judged = ((unlikeness(self.word, form), form) for form in known)
        near = [one for one in judged if one[0][0] <= most and self._answers(one[0])]
        order = sorted(near, key=lambda one: (not self._harmless(one[1]), not self._possible(one[1]), one[0]))
        return order[0][1] if order else None

    def _known(self, least: int) -> Sequence[str]:
        """Return every word of that many letters for a verb or a command, except those of other bots."""
        words = dict.fromkeys([*self.vocabulary.verbs.meanings, *self.vocabulary.commands.meanings])
        untold = self.vocabulary.verbs.elsewhere | self.vocabulary.commands.elsewhere
        return [word for word in words if len(word) >= least and word not in untold]

    def _harmless(self, form: str) -> bool:
        """Whether the word ends nothing, and neither kicks nor leaves."""
        return self.harmful.isdisjoint(self.vocabulary.commands.meanings.get(form, ()))

    def _possible(self, form: str) -> bool:
        """Whether that word can be followed now, as far as it can be told from here."""
        vocabulary, speaker = self.vocabulary, self.speaker
        if form in vocabulary.commands.meanings:
            return "join" not in vocabulary.commands.meanings[form] or speaker.seat is None
        if speaker.game is None or speaker.seat is None:
            return False
        now = {option.verb for option in speaker.game.options(speaker.seat)}
        return any(verb.name in now for verb in vocabulary.verbs.meanings[form])

    def _answers(self, unlike: tuple[int, Mistake, int, bool]) -> bool:
        """Return whether a word that far from any command gets an answer."""
        count, mistake, longer, other_start = unlike
        if self.speaker.private or count > 1:
            return self.speaker.private or self.speaker.seat is not None
        # a short word may be meant for another bot in the room: `!seen bob` is no `!seed bob`
        if self.speaker.seat is not None:
            return mistake < Mistake.OTHER
        # who has no seat is answered only to what is certain
        return count == 1 and mistake <= Mistake.FINGER and not longer and not other_start
