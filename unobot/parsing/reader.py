"""Reading a line: what it asks for, with a prefix or without, and what was meant where it was mistyped."""

from collections import OrderedDict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from uno_engine import (
    BUILT_IN,
    COLORS,
    PASS,
    Card,
    Game,
    Move,
    Player,
    RuleSet,
    Verb,
    name_color,
)
from unobot.document import plain
from unobot.messages.texts import Texts
from unobot.parsing.meanings import CommandRead, MoveRead, Names, Read, Slip, Speaker
from unobot.parsing.moves import Moves, printed
from unobot.parsing.near import NearMiss
from unobot.parsing.nearest import Mistake, slips_allowed, unlikeness
from unobot.parsing.notation import Notation, WrittenCard, asked_back
from unobot.parsing.rule_line import Choices, RuleLine
from unobot.parsing.slips import card_slip, color_slip
from unobot.parsing.typed import (
    LONGEST_WORD,
    MARKS,
    Splitter,
    after_prefix,
    compact,
    folded,
    is_closed_up,
    room_named,
    tidy,
    unmarked,
)
from unobot.parsing.values import Values
from unobot.parsing.vocabulary import Vocabulary

# --- What counts although it has no prefix. Strict: everything else that is said in a room is chatter.


_MOST_BARE_WORDS = 20
"""A longer line is no answer."""


def read_bare(reader: "Reader", line: str, speaker: Speaker) -> Read | None:
    """What a line without prefix, said in a room, means; None if it is chatter."""
    if speaker.game is None:
        return None
    typed = [word[:LONGEST_WORD] for word in line.split(maxsplit=_MOST_BARE_WORDS)]
    words = reader.split(typed, speaker) if len(typed) <= _MOST_BARE_WORDS else ()
    if len(words) > _MOST_BARE_WORDS:
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


# --- A word at the start of a line that is nearly a verb or a command: which one, and what is made of it.


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
        judged = ((unlikeness(self.word, form), form) for form in known)
        near = [one for one in judged if one[0][0] <= most and self._answers(one[0])]
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


# --- What a line means that has a prefix, or is said to the bot alone: all of it is meant for the bot.


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


# --- From a line that somebody typed to a move, a command, a helpful answer, or nothing: it was chatter.


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
        words += [*vocabulary.colors.words(), *vocabulary.numbers, *vocabulary.connectives]
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
            reader = Reader(rules, self._texts, language, self._commands, self._harmful, self._choices)
        self._kept[key] = reader
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return reader


def _usual_verbs() -> dict[str, Verb]:
    return {verb.name: verb for rule in BUILT_IN for verb in rule.verbs}


def _at(read: Read | None, room: str) -> Read | None:
    """The same for that room, also if it is only suggested."""
    if isinstance(read, Slip):
        suggested = read.suggestion
        return read if suggested is None else replace(read, suggestion=replace(suggested, room=room))
    return read if read is None else replace(read, room=room)
