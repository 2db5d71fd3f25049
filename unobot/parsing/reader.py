"""Reading a line: what it asks for, with a prefix or without, and what was meant where it was mistyped."""

import re
from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import dropwhile

import uno_engine as uno
from unobot.document import plain
from unobot.messages.texts import Texts
from unobot.parsing.lexicon import Lexicon
from unobot.parsing.mistyped import MistypedWord, NearMiss
from unobot.parsing.model import CommandRead, MoveRead, Read, Slip, Speaker
from unobot.parsing.moves import Moves, Values
from unobot.parsing.notation import Notation, WrittenCard
from unobot.parsing.rule_line import Choices, RuleLine
from unobot.parsing.utterance import TALK, Talk, Utterance
from unobot.parsing.vocabulary import (
    MARKS,
    Splitter,
    Vocabulary,
    compact,
    fold,
    is_closed_up,
    strip_marks,
    usual_signs,
)

LONGEST_LINE = 2_000
"""So much of a line is read."""
_LONGEST_WORD = 250
"""So much of a word is read: no name and no card is as long."""
_MOST_WORDS = 20
"""So many words of a line with a prefix are read, and all that is behind a command; a longer one without is no answer."""
_REPEATED = 40
"""So much of what somebody typed is shown to them again."""
_LOOKS_LIKE_CARD = 3
"""A word of so many letters may be a card with a slip in it."""
_KEPT = 64
"""So many readers are kept; the one that was not used for longest is made anew when it is wanted again."""
_SHORT = frozenset({"play", "color", "pick"})
"""The verbs that may be left out before their values, where nothing else can be meant."""

_OTHER_PREFIXES = ".!@,;~$%&"
"""The signs before the commands of other bots."""

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]+")
# Among them the two signs behind the digit of a keycap emoji: what is left of it is the digit.
_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u20e3\u2060-\u206f\ufe0e\ufe0f\ufeff]+")


def tidy(line: str) -> str:
    """Return the line without what cannot be seen, full-width signs as the usual ones.

    >>> tidy("！ｐｌａｙ　ｒ５"), tidy("🔴5\ufe0f\u20e3"), tidy("r➕2")
    ('!play r5', '🔴5', 'r+2')
    """
    line = _CONTROL.sub(" ", line[:LONGEST_LINE])
    if not line.isascii():
        line = usual_signs(_INVISIBLE.sub("", line).replace("➕", "+"))
    return line.strip()


@lru_cache(maxsize=256)
def _longest_first(prefixes: Sequence[str]) -> Sequence[str]:
    return sorted(map(tidy, prefixes), key=len, reverse=True)


def after_prefix(line: str, prefixes: tuple[str, ...]) -> str | None:
    """Return what stands behind the prefix of a tidy line; None if the line has none.

    >>> after_prefix("!!hand", ("!",)), after_prefix("。hand", (".",)), after_prefix("! hand", ("!",)), after_prefix("!!!", ("!",))
    ('hand', 'hand', None, None)
    """
    for prefix in _longest_first(prefixes):
        # so a Chinese keyboard writes a dot
        typed = f".{line[1:]}" if line[:1] == "。" and prefix == "." else line
        if not typed.startswith(prefix):
            continue
        body = typed[len(prefix) :]
        if prefix != ".":  # two dots are how many people begin a thought
            body = body.removeprefix(prefix)
        if body[:1].strip() and body.strip(prefix):
            return body
    return None


def room_named(body: str) -> tuple[str, str | None]:
    """Return the line without the room that it names at its end, `play r5 in #uno`, and that room."""
    parts = body.rsplit(maxsplit=2)
    named = len(parts) == 3 and parts[1].lower() == "in" and parts[2][0] in "#&+!" and len(parts[2]) > 1
    return (parts[0], parts[2]) if named else (body, None)


@dataclass(frozen=True, slots=True)
class _BareLine:
    """A line without prefix, said in a room. Strict: whatever does not answer the question is chatter."""

    reader: "Reader"
    speaker: Speaker
    line: str

    def read(self) -> Read | None:
        """Return what the line means; None if it is chatter."""
        reader, speaker, line = self.reader, self.speaker, self.line
        if speaker.game is None:
            return None
        typed = [word[:_LONGEST_WORD] for word in line.split(maxsplit=_MOST_WORDS)]
        words = reader.split(typed, speaker) if len(typed) <= _MOST_WORDS else ()
        if len(words) > _MOST_WORDS:
            words = ()
        moves = reader.moves(speaker, strict=True) if words and speaker.bare else None
        if moves is not None and speaker.waited_for:
            answer = moves.with_verb(words) or moves.without_verb(words) or moves.color_with_card(words)
            answer = answer or _unplayable(moves, words)
            if answer is None and words[0][0] in _OTHER_PREFIXES and words[0][1:].isalpha():
                # the prefix of another bot, whose players come to this one: only what is waited for, with its verb
                answer = moves.with_verb([words[0][1:], *words[1:]])
            if answer is not None:
                return answer
        # before the short words: the word that is guessed may be one of them
        guess = reader.guess(line, speaker) if not line.startswith(speaker.prefixes) else None
        if guess is not None or not words or not speaker.bare:
            return guess
        read = self._short_word(words)
        if read is not None or moves is None or not speaker.mid_round:
            return read
        miss = NearMiss(moves, words, reader.harmful)
        if not speaker.waited_for:
            return miss.call_due()
        missed = miss.read()
        return replace(missed, bare=True) if isinstance(missed, Slip) else missed

    def _short_word(self, words: Sequence[str]) -> Read | None:
        """Return a word that needs no prefix: a command as the whole line, a verb with all that belongs to it."""
        vocabulary, first = self.reader.vocabulary, fold(words[0])
        commands = vocabulary.commands
        # the whole word for it where a table waits: so other bots are told
        joins = self.speaker.seat is None and not self.speaker.mid_round and "join" in commands.find(first)
        if len(words) == 1 and (first in commands.bare or (joins and len(first) > 1)):
            return CommandRead(commands.find(first)[0], bare=True)
        moves = self.reader.moves(self.speaker)
        shouted = len(words) == 1 and first.endswith("!")
        first = first.rstrip("!") if shouted else first
        if moves is None or first not in vocabulary.verbs.bare:
            return None
        verbs = vocabulary.verbs.meanings[first]
        if bool(words[1:]) != any(verb.takes for verb in verbs):
            return None
        read = moves.of_verbs(verbs, words[1:])
        if shouted and not (isinstance(read, MoveRead) and moves.allows(read.move)):
            return None  # what the game would refuse was not meant for it
        # `pl r15`, but not `pl stop it`
        slipped = len(words) == 2 and self.speaker.waited_for and any(map(str.isdigit, words[1]))
        return read if isinstance(read, MoveRead) or slipped else None


def _unplayable(moves: Moves, words: Sequence[str]) -> MoveRead | None:
    """Return a card that cannot be played, so that its player is told why: only one that nobody types for another reason.

    That is one that is written with a digit or `+`, one by the code that is printed for it (`yr`), or one in the own hand.
    """
    read = moves.card_alone(words)
    card = read.move.card if read is not None else None
    if read is None or card is None or any(isinstance(value, uno.Player) for value in read.ahead):
        return None
    said = compact(" ".join(words))
    signs = any(sign.isdigit() or sign == "+" for sign in said)
    code = said == card.code and card.color is not None  # a single `w` is talk
    held = any(card is one.face for one in moves.game.state.hands[moves.seat])
    return read if signs or code or held else None


@dataclass(frozen=True, slots=True)
class _Line:
    """A line with a prefix, or said to the bot alone: all of it is meant for the bot.

    `body` is what stands behind the prefix, `words` are its words as they are typed; in its `parts`, words that are
    written together are parted.
    """

    reader: "Reader"
    speaker: Speaker
    body: str
    words: Sequence[str]
    parts: Sequence[str]
    moves: Moves | None

    def read(self) -> Read | None:
        """Return what the line means. In a room, a line that is nothing like a command is for some other bot."""
        moves = self.moves
        own_pass = fold(strip_marks(self.body)) in self.reader.vocabulary.own_pass
        # 跳过 passes for a player whom the round waits for, if they can; else it is a card, or the host's command
        if own_pass and moves and self.speaker.waited_for and moves.game.answers(moves.seat, uno.PASS):
            return MoveRead(uno.PASS)
        named = self._named()
        if isinstance(named, Slip) and moves is not None:
            # a word that is a verb and a card, with nothing behind it, is the card if that can be played
            named = moves.without_verb(self.parts) or self._mistyped_behind(self._verb()[1]) or named
        return named or self._answer() or self._mistyped()

    def _named(self) -> Read | None:
        """Return what a line means that begins with a verb or a command. If a word is both, what is open decides."""
        verbs, typed = self._verb()
        command, length = self._command()
        if (
            command is not None
            and command.command == "uno"
            and command.rest
            and not self._opens(command.rest)
        ):
            # as other bots have it: `!uno join`, `!uno play r5`
            words = list(dropwhile(lambda word: fold(word) in {"uno", "uno!"}, command.rest.split()))
            behind = _Line(self.reader, self.speaker, " ".join(words), words, words, self.moves)
            if (named := behind._named()) is not None:
                return named
        if command is None:
            return self._move(verbs, typed) if verbs else None
        verb_length = len("".join(self.parts)) - len("".join(typed)) if verbs else 0
        if length < verb_length:
            return self._move(verbs, typed)
        if verbs and length == verb_length:
            return self._verb_or_command(verbs, typed, command)
        return self._card_or_command(command)

    def _verb(self) -> tuple[Sequence[uno.Verb], Sequence[str]]:
        """Return the verbs that the line begins with, and what is typed behind them."""
        vocabulary = self.reader.vocabulary
        if self.moves is None:
            verbs, count = vocabulary.verbs.starting(self.parts)
            return verbs, self.parts[count:]
        verbs, rest = vocabulary.verb_and_rest(self.parts)
        # `bỏ lượt` passes, `bỏ lượt đỏ` is a red Skip
        is_card = rest and not any(verb.takes for verb in verbs) and self.moves.is_card(self.parts)
        return ((), ()) if is_card else (verbs, rest)

    def _command(self) -> tuple[CommandRead | None, int]:
        """Return the command that the line begins with, and how many letters its word has."""
        known = self.reader.vocabulary.commands
        names, count = known.starting(self.words)
        if (
            self.speaker.seat is None
            and fold(" ".join(self.words[:count])) in self.reader.vocabulary.seated_only
        ):
            return None, 0
        if names:  # what stands behind a command is kept as it was typed
            rest = self.body.split(maxsplit=count)[count:]
            return CommandRead(names[0], rest[0].strip() if rest else ""), len("".join(self.words[:count]))
        names, count = known.starting(self.parts) if self.parts != self.words else ((), 0)
        if names:
            return CommandRead(names[0], " ".join(self.parts[count:])), len("".join(self.parts[:count]))
        return None, 0

    def _verb_or_command(self, verbs: Sequence[uno.Verb], typed: Sequence[str], command: CommandRead) -> Read:
        """Return the command outside a round; in it the verb, if the game allows it now, or the command is called so too."""
        game, seat = self.speaker.game, self.speaker.seat
        if game is None or not self.speaker.mid_round:
            return command
        # `!uno` has behind it what tables are opened with: it is no call, and is told that a table is there
        if self._opens(command.rest):
            return command
        read = self._move(verbs, typed)
        if any(verb.name == command.command for verb in verbs) or seat is None:
            return read
        allowed = isinstance(read, MoveRead) and game.refusal(seat, read.move) is None
        return read if allowed else self._card_or_command(command)

    def _opens(self, rest: str) -> bool:
        """Whether a table can be opened with that, as it seems: it has a preset, a rule or an option in it."""
        presets = self.reader.choices.presets
        few = " ".join(rest.split(maxsplit=_MOST_WORDS)[:_MOST_WORDS])
        words = self.reader.rule_line(few).casefold().split()
        return any(word in presets or word[0] in "+-" or "=" in word for word in words)

    def _card_or_command(self, command: CommandRead) -> Read:
        """Return the card for 跳过, the host's command and a Skip, if it is the speaker's turn and can be played."""
        moves = self.moves
        shared = command.command in self.reader.harmful and is_closed_up(self.words[0]) and not command.rest
        if moves is None or not shared or not self.speaker.waited_for:
            return command
        read = moves.by_hand(self.reader.vocabulary.plays, self.parts)
        return read if isinstance(read, MoveRead) and moves.allows(read.move) else command

    def _move(self, verbs: Sequence[uno.Verb], typed: Sequence[str]) -> MoveRead | Slip:
        return (
            self.moves.of_verbs(verbs, typed) if self.moves is not None else MoveRead(uno.Move(verbs[0].name))
        )

    def _answer(self) -> Read | None:
        """Return an answer without its verb: `!red`, `!r5`, `!bob`, `!reverse`; or a card with a slip in it."""
        moves, parts, speaker = self.moves, self.parts, self.speaker
        if moves is None:
            return None
        read: Read | None = (
            moves.without_verb(parts) or moves.color_with_card(parts) or moves.card_alone(parts)
        )
        if read is None and speaker.private:
            read = self.reader.guess(self.body, speaker)
        if read is None and speaker.waited_for:  # `!xanh`, `!gren`
            read = NearMiss(moves, parts, self.reader.harmful).value_asked_for()
        if read is not None or (read := self._mistyped_behind(parts)) is not None:
            return read
        said = " ".join(map(strip_marks, parts))
        strict = self.reader.moves(speaker, strict=True)
        if strict is not None and moves.values.cards.exact(said) is not None:
            read = strict.by_hand(self.reader.vocabulary.plays, parts)
        if read is not None:
            return read
        colors = moves.values.cards.colors.find(said)
        if len(colors) == 1 and speaker.mid_round:
            return MoveRead(uno.name_color(colors[0]))  # where no colour is asked for, the game says so
        return self._card_slip(moves)

    def _mistyped_behind(self, words: Sequence[str]) -> Read | None:
        """Return what `r5 unno` means: a card, and a slip behind it."""
        if self.moves is None or not words or not self.speaker.waited_for:
            return None
        return NearMiss(self.moves, words, self.reader.harmful).mistyped_behind()

    def _card_slip(self, moves: Moves) -> Slip | None:
        """Return the answer to a card with a slip in it: it begins as one that is written out, or is nearest to one."""
        words, values = self.parts, moves.values
        if values.begins_with_card(words):
            said = next((word for word in words[1:] if not values.begins_with_card([word])), words[0])
            # behind a black card stands its colour
            return values.cards.color_slip([said]) if moves.is_black(words) else values.cards.slip(said)
        looks = len(words[0]) <= _LOOKS_LIKE_CARD or any(sign.isdigit() or sign == "+" for sign in words[0])
        if not looks or len(words) > 1 or values.cards.colors.find(words[0]):
            return None
        slip = values.cards.slip(strip_marks(words[0]))
        return moves.suggesting(slip) if slip.id in {"slip-card", "slip-unclear"} else None

    def _mistyped(self) -> Read | None:
        """Return the answer to a line that begins with nothing known: in a room only if it is nearly a command for them."""
        reader, speaker = self.reader, self.speaker
        word = strip_marks(self.words[0])
        mistyped = MistypedWord(reader.vocabulary, reader.harmful, speaker, self.moves, word)
        near = mistyped.nearest()
        if near is None:
            return Slip("slip-command-unknown", {"said": word}) if speaker.private else None
        words = [*near.split(), *self.words[1:]]
        meant = _Line(reader, speaker, " ".join(words), words, words, self.moves)
        read = meant._named()
        does = reader.explained(read.command, speaker.prefixes) if isinstance(read, CommandRead) else ""
        return mistyped.answer(near, meant.body, read, does)


class Reader:
    """Reads lines at tables of one rule set, in one language and in English. Made once for all of these tables.

    It knows the rules' verbs and words, and nothing else of them: whether a move is allowed is for the game to say.
    `rules` is None where no table is: then only the commands are read, and verbs of the usual game without arguments.
    `harmful` are the names of the commands that are never suggested to somebody who mistyped, `choices` what a table
    can be opened with.
    """

    def __init__(
        self,
        rules: uno.RuleSet | None,
        texts: Texts,
        language: str,
        commands: Collection[str],
        harmful: Collection[str] = (),
        choices: Choices | None = None,
    ) -> None:
        usual = {verb.name: verb for rule in uno.BUILT_IN for verb in rule.verbs}
        verbs = usual if rules is None else rules.verbs
        self.texts, self.language, self.harmful = texts, language, frozenset(harmful)
        self.vocabulary = Vocabulary(
            texts,
            language,
            list(verbs.values()),
            rules.words if rules is not None else (),
            commands,
            uno.COLORS if rules is None else tuple(rules.deck.by_code.colors.values()),
        )
        self.choices = choices or Choices()
        self.cards = self._notation(rules) if rules is not None else None
        """All faces of the deck."""
        self._card_names = self.vocabulary.card_names(rules.deck) if rules is not None else {}
        self._codes = self.cards.codes if self.cards is not None else {}
        sides = rules.deck.sides if rules is not None and rules.two_faced else ()
        # the faces of the other side are looked for last: `w` is a black card of both
        self._sides = {side: self._notation(rules, side) for side in sides} if rules is not None else {}
        colorless = rules is not None and not any(card.color for card in rules.deck.counts)
        self._colorless = rules.deck if rules is not None and colorless else None
        self.spoken = [verb for verb in verbs.values() if verb.spoken]

    def read(self, line: str, speaker: Speaker) -> Read | None:
        """Return what a line asks for; None if it is chatter.

        Whether it is allowed is not judged here, but a move is only read with its arguments from who has a seat.
        """
        line = tidy(line)
        body = after_prefix(line, speaker.prefixes)
        bare = line if speaker.bare or speaker.private else ""
        agreed = (
            speaker.suggestion and fold(strip_marks(bare if body is None else body)) in self.vocabulary.agreed
        )
        if agreed:
            found: Read | None = speaker.suggestion
        elif speaker.private:
            found = self._read_private(line if body is None else body, speaker)
        elif body is None:
            found = self._read_bare(line, speaker)
        else:
            found = self._read_body(body, speaker)
        if self._colorless is not None:
            return ask_back(found, self._colorless)
        if isinstance(found, MoveRead) and found.ahead and (moves := self.moves(speaker)) is not None:
            return moves.color_asked(found) or found
        return found

    def _read_private(self, said: str, speaker: Speaker) -> Read | None:
        if not said.strip(MARKS + " "):  # the bot was called by its name and told nothing
            return CommandRead("help")
        said, room = room_named(said)
        found = self._read_body(said, speaker)
        if room is None or found is None:
            return found
        if not isinstance(found, Slip):
            return replace(found, room=room)
        suggested = found.suggestion
        return found if suggested is None else replace(found, suggestion=replace(suggested, room=room))

    def _read_bare(self, line: str, speaker: Speaker) -> Read | None:
        said = self._utterance(line, speaker, bare=True) if speaker.bare else None
        if said is not None and said is not TALK:
            return said
        found = _BareLine(self, speaker, line).read()
        return None if said is TALK and isinstance(found, MoveRead) else found

    def _utterance(self, line: str, speaker: Speaker, *, bare: bool) -> Read | Talk | None:
        """Return what a sentence says; None for a code or a single word, and where sentences are not read."""
        first, _, rest = fold(line).partition(" ")
        known = first in self.vocabulary.verbs.meanings or first in self.vocabulary.commands.meanings
        plain = first in self._codes if not rest else rest in self._codes and known
        if not plain and not rest and known and first.isascii():
            # a command's own name is that command, whatever else people say so
            plain = first in self.vocabulary.commands.names or not self._lexicon.says(first)
        moves = None if plain else self.moves(speaker, strict=True)
        if plain or (moves is None and (bare or (speaker.mid_round and speaker.seat is not None))):
            return None
        return Utterance(self._lexicon, self.vocabulary, self.harmful, speaker, moves, line, bare).read()

    def _read_body(self, body: str, speaker: Speaker) -> Read | None:
        said = self._utterance(body, speaker, bare=False)
        if said is not None and said is not TALK:
            return said
        words = [word[:_LONGEST_WORD] for word in body.split(maxsplit=_MOST_WORDS)[:_MOST_WORDS]]
        parts = self.split(words, speaker)
        found = _Line(self, speaker, body, words, parts[:_MOST_WORDS], self.moves(speaker)).read()
        call = isinstance(found, MoveRead) and (
            found.move.verb == "catch"
            or any(verb.along for verb in self.vocabulary.verbs.find(found.move.verb))
        )
        beside = said is not TALK or call
        if beside or not (isinstance(found, MoveRead) or (found is None and not body.isascii())):
            return found
        return Slip("slip-unread", {"said": body[:_REPEATED]})

    def read_move(self, text: str, game: uno.Game, seat: int) -> Read:
        """Return what a player of a game types, without prefix, as to the bot alone: in a scenario file, in the demo."""
        read = self.read(text, Speaker(game, seat, private=True, prefixes=()))
        return read if read is not None else Slip("slip-unread", {"said": text})

    def card(self, text: str, game: uno.Game) -> uno.Card | Slip:
        """Return the card that a text means, at a table."""
        cards = self._in_play(game)
        assert cards is not None
        written = cards.read(" ".join(self.split(tidy(text).split(), Speaker())))
        return written.card if isinstance(written, WrittenCard) else cards.slip(text)

    def printed(self, move: uno.Move, names: Sequence[str]) -> str:
        """Return what a player types for a move that the game waits for, as short as it is clear: `r5`, `red`, `pick r5 g3`.

        `names` are those of the seats. `read` reads it back as that move while the game waits for it.
        """
        values = [arg.code if isinstance(arg, uno.Card) else self._printed(arg, names) for arg in move.args]
        clear = move.verb in _SHORT
        if move.verb == "pick":
            # a choice of cards, of several values or of what is a word for something else keeps its verb
            known = self.vocabulary.verbs.meanings.keys() | self.vocabulary.commands.meanings.keys()
            clear = len(values) == 1 and not move.cards and fold(values[0]) not in known
        if values and clear:
            return " ".join(values)
        return " ".join([self.vocabulary.shown("verb", move.verb), *values])

    def _printed(self, arg: uno.Arg, names: Sequence[str]) -> str:
        match arg:
            case uno.Card():
                return arg.code
            case uno.Stands():
                return f"{self._printed(arg.what, names)}={arg.number}"
            case uno.Color():
                return self.vocabulary.shown("word", arg.word)
            case uno.Player():
                return names[arg.seat]
            case int():
                return str(arg)
        return self.vocabulary.shown("word", arg)

    def rule_line(self, text: str) -> str:
        """Return the line that a table is opened with, with ids for all names of presets, rules and options in it."""
        return self._rule_line.read(tidy(text))

    def explained(self, command: str, prefixes: Sequence[str]) -> str:
        """Return the sentence that explains a command; empty if there is none."""
        id_ = f"help-{command}"
        if not self.texts.has(id_):
            return ""
        return plain(self.texts.say(self.language, id_, p=prefixes[0] if prefixes else ""))

    def moves(self, speaker: Speaker, *, strict: bool = False) -> Moves | None:
        """Return what reads the speaker's moves; None if they have no seat."""
        if speaker.game is None or speaker.seat is None or self.cards is None:
            return None
        cards = self._in_play(speaker.game) or self.cards
        return Moves(speaker.game, speaker.seat, Values(cards, self.vocabulary, speaker, strict))

    def guess(self, line: str, speaker: Speaker) -> MoveRead | None:
        """Return the whole line as the word of a verb that may be spoken so (a charade), if the game takes it."""
        said = line.strip().rstrip(".!?…。 ")
        if (
            not self.spoken
            or not said
            or said.startswith("/")
            or speaker.game is None
            or speaker.seat is None
        ):
            return None
        moves = (uno.Move(verb.name, (said,)) for verb in self.spoken)
        allowed = (move for move in moves if speaker.game.refusal(speaker.seat, move) is None)
        return next((MoveRead(move) for move in allowed), None)

    def split(self, words: Sequence[str], speaker: Speaker) -> Sequence[str]:
        """Return the words of a line, parted where they are written without spaces."""
        # most lines are plain ASCII: nothing of them is looked at twice
        if all(map(str.isascii, words)):
            return words
        return self._splitter.split(words, speaker.names.shown.values())

    def _in_play(self, game: uno.Game) -> Notation | None:
        """Return what is read at a table: of two-faced cards first the side in play."""
        return self._sides.get(game.rules.side(game.state).name, self.cards) if self._sides else self.cards

    def _notation(self, rules: uno.RuleSet, side: str | None = None) -> Notation:
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
    def _lexicon(self) -> Lexicon:
        names = [
            name for kind, more in self._card_names.items() for name in (kind.name, *kind.spellings, *more)
        ]
        return Lexicon(self.vocabulary, self.cards, names)

    @cached_property
    def _splitter(self) -> Splitter:
        vocabulary = self.vocabulary
        words = [*vocabulary.verbs.meanings, *vocabulary.commands.meanings, *vocabulary.words.meanings]
        words += [*vocabulary.colors.words(), *vocabulary.numbers, *vocabulary.connectives]
        words += self.cards.words() if self.cards is not None else ()
        return Splitter(words, vocabulary.fillers)


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

    def of(self, rules: uno.RuleSet | None, language: str) -> Reader:
        """Return the reader for tables with these rules; for None, where no table is."""
        key = ("" if rules is None else rules.line, language)
        reader = self._kept.pop(key, None)
        if reader is None:
            texts = self._texts if rules is None else self._texts.at_table(rules.rules)
            reader = Reader(rules, texts, language, self._commands, self._harmful, self._choices)
        self._kept[key] = reader
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return reader


def ask_back(read: Read | None, deck: uno.Deck) -> Read | None:
    """Return the read at a table whose deck has no colours: for a card with one, a slip that asks of `w r`: `w, or wrev?`."""
    if not isinstance(read, MoveRead):
        return read
    card = read.move.card
    color = next((value for value in read.ahead if isinstance(value, uno.Color)), None)
    if card is None or color is None:
        return read
    # what was typed may be the beginning of another card's code
    typed = card.code + color.value
    codes = (card.code, *(code for code in deck.by_code if code.startswith(typed)))
    return Slip("slip-no-colors", {"candidates": codes})
