"""From a line that somebody typed to a move, a command, a helpful answer, or nothing: it was chatter."""

from collections import OrderedDict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import cached_property

from uno_engine import BUILT_IN, COLORS, Card, Game, Move, NotUnderstood, RuleSet, Verb
from unobot.parsing.bare import read_bare
from unobot.parsing.called import Names
from unobot.parsing.colorless import asked_back
from unobot.parsing.meanings import CommandRead, MoveRead, Read, Slip, Speaker
from unobot.parsing.moves import Moves
from unobot.parsing.notation import Notation, WrittenCard
from unobot.parsing.prefixed import read_prefixed
from unobot.parsing.rule_line import Choices, RuleLine
from unobot.parsing.shapes import printed
from unobot.parsing.slips import card_slip
from unobot.parsing.typed import MARKS, after_prefix, folded, room_named, tidy, unmarked
from unobot.parsing.unspaced import Splitter
from unobot.parsing.values import Values
from unobot.parsing.vocabulary import OWN_COMMANDS, Vocabulary
from unobot.texts import Texts

_KEPT = 64
"""So many readers are kept; the one that was not used for longest is made anew when it is wanted again."""


class Reader:
    """Reads lines at tables of one rule set, in one language and in English. Made once for all of these tables.

    It knows the rules' verbs and words, and nothing else of them: whether a move is allowed is for the game to say.
    `rules` is None where no table is: then only the commands are read, and verbs of the usual game without arguments.
    `harmful` are the names of the commands that are never suggested to somebody who mistyped, `choices` what a table
    can be opened with.
    """

    def __init__(
        self,
        rules: RuleSet | None,
        texts: Texts,
        language: str,
        commands: Collection[str],
        harmful: Collection[str] = (),
        choices: Choices | None = None,
    ) -> None:
        verbs = _usual_verbs() if rules is None else rules.verbs
        self.texts, self.language, self.harmful = texts, language, frozenset(harmful)
        self.vocabulary = Vocabulary(
            texts,
            language,
            list(verbs.values()),
            rules.words if rules is not None else (),
            commands,
            COLORS if rules is None else tuple(rules.deck.by_code.colors.values()),
        )
        self.choices = choices or Choices()
        self.cards = self._notation(rules) if rules is not None else None
        """All faces of the deck."""
        self._sides = self._notations(rules) if rules is not None and rules.two_faced else {}
        colorless = rules is not None and not any(card.color for card in rules.deck.counts)
        self._colorless = rules.deck if rules is not None and colorless else None
        self.spoken = [verb for verb in verbs.values() if verb.spoken]

    def read(self, line: str, speaker: Speaker) -> Read | None:
        """What a line asks for; None if it is chatter.

        Whether it is allowed is not judged here, but a move is only read with its arguments from who has a seat.
        """
        found = self._read(line, speaker)
        return found if self._colorless is None else asked_back(found, self._colorless)

    def _read(self, line: str, speaker: Speaker) -> Read | None:
        line = tidy(line)
        body = after_prefix(line, speaker.prefixes)
        if speaker.suggestion is not None and self._agrees(line, body, speaker):
            return speaker.suggestion
        if body is None and not speaker.private:
            return read_bare(self, line, speaker)
        said, room = (line if body is None else body), None
        if speaker.private:
            if not said.strip(MARKS + " "):  # the bot was called by its name and told nothing
                return CommandRead("help")
            said, room = room_named(said)
        found = read_prefixed(self, said, speaker)
        return _at(found, room) if room is not None else found

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

    def card(self, text: str, game: Game) -> Card | Slip:
        """The card that a text means, at a table."""
        cards = self._in_play(game)
        assert cards is not None
        values = Values(cards, self.vocabulary, Names())
        written = cards.read(" ".join(self._split(tidy(text).split(), ())))
        return written.card if isinstance(written, WrittenCard) else card_slip(text, values)

    def printed(self, move: Move, names: Sequence[str]) -> str:
        """What a player whom the game waits for can type for that move; `names` are those of the seats."""
        return printed(move, names, self.vocabulary)

    def rule_line(self, text: str) -> str:
        """The line that a table is opened with, with ids for all names of presets, rules and options in it."""
        return self._rule_line.read(text)

    # --- parts of it, for lines with and without prefix --------------------------------------------------------------

    def moves(self, speaker: Speaker, *, strict: bool = False) -> Moves | None:
        """What reads the speaker's moves; None if they have no seat."""
        if speaker.game is None or speaker.seat is None or self.cards is None:
            return None
        cards = self._in_play(speaker.game) or self.cards
        values = Values(cards, self.vocabulary, speaker.names, strict=strict)
        return Moves(speaker.game, speaker.seat, values)

    def guess(self, line: str, speaker: Speaker) -> MoveRead | None:
        """The whole line as the word of a verb that may be spoken so (a charade), if the game takes it."""
        said = line.strip().rstrip(".!?…。 ")
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

    def split(self, words: Sequence[str], speaker: Speaker) -> Sequence[str]:
        """The words of a line, parted where they are written without spaces."""
        return self._split(words, speaker.names.shown.values())

    def _split(self, words: Sequence[str], names: Iterable[str]) -> Sequence[str]:
        # most lines are plain ASCII: nothing of them is looked at twice
        return words if all(map(str.isascii, words)) else self._splitter.split(words, names)

    # --- made once ---------------------------------------------------------------------------------------------------

    def _notations(self, rules: RuleSet) -> dict[str, Notation]:
        """The faces of each side, in which those of the other are looked for last: `w` is a black card of both."""
        return {side: self._notation(rules, side) for side in rules.deck.sides}

    def _in_play(self, game: Game) -> Notation | None:
        """What is read at a table: of two-faced cards first the side in play."""
        return self._sides.get(game.rules.side(game.state).name, self.cards) if self._sides else self.cards

    def _notation(self, rules: RuleSet, side: str | None = None) -> Notation:
        vocabulary = self.vocabulary
        names, numbers = vocabulary.card_names(rules.deck), vocabulary.numbers
        # `không` is zero, and no
        shared = [word for word in numbers if vocabulary.verbs.find(word) or vocabulary.commands.find(word)]
        besides = self.cards if side is not None else None
        return Notation(rules.deck, vocabulary.colors, names, numbers, shared, side=side, besides=besides)

    @cached_property
    def _rule_line(self) -> RuleLine:
        return RuleLine(self.texts, self.language, self.choices)

    @cached_property
    def _splitter(self) -> Splitter:
        vocabulary = self.vocabulary
        words = [*vocabulary.verbs.meanings, *vocabulary.commands.meanings, *vocabulary.words.meanings]
        words += [*vocabulary.colors.words(), *vocabulary.numbers, *vocabulary.links]
        words += self.cards.words() if self.cards is not None else ()
        return Splitter(words, vocabulary.fillers)

    def _agrees(self, line: str, body: str | None, speaker: Speaker) -> bool:
        """Whether the line takes what was suggested."""
        without_prefix = speaker.bare or speaker.private
        said = body if body is not None else line if without_prefix else ""
        return folded(unmarked(said)) in self.vocabulary.agreed


class Readers:
    """Makes readers when they are first wanted, and keeps them.

    `commands` are the names of all that are read, `harmful` of those that are never suggested; `choices` is what a table
    can be opened with.
    """

    def __init__(
        self,
        texts: Texts,
        commands: Collection[str],
        harmful: Collection[str] = (),
        choices: Choices | None = None,
    ) -> None:
        self._texts = texts
        self._commands, self._harmful = tuple(commands), frozenset(harmful)
        self._choices = choices
        self._kept: OrderedDict[tuple[str, str], Reader] = OrderedDict()

    def of(self, rules: RuleSet | None, language: str) -> Reader:
        """The reader for tables with these rules; for None, where no table is."""
        key = ("" if rules is None else rules.line, language)
        reader = self._kept.pop(key, None)
        if reader is None:
            reader = reader_for(rules, self._texts, language, self._commands, self._harmful, self._choices)
        self._kept[key] = reader
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return reader


def reader_for(
    rules: RuleSet | None,
    texts: Texts,
    language: str = "en",
    commands: Collection[str] = OWN_COMMANDS,
    harmful: Collection[str] = (),
    choices: Choices | None = None,
) -> Reader:
    """The reader of lines at tables with these rules; for the other arguments see `Reader`."""
    return Reader(rules, texts, language, commands, harmful, choices)


def _usual_verbs() -> dict[str, Verb]:
    return {verb.name: verb for rule in BUILT_IN for verb in rule.verbs}


def _at(read: Read | None, room: str) -> Read | None:
    """The same for that room, also if it is only suggested."""
    if isinstance(read, Slip):
        suggested = read.suggestion
        return read if suggested is None else replace(read, suggestion=replace(suggested, room=room))
    return read if read is None else replace(read, room=room)
