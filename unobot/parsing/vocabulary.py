"""The words that are typed for verbs, commands, colours and the like: how they are compared, and what they mean at a table.

They come from the text files of one language and English. A message such as `verb-draw = draw, dr°, d, pick up` lists what
is typed for one thing; the name of the thing itself is always understood. A word with ° behind it needs no prefix in a
room while a table is there. One with * is what other bots call it: understood, and nowhere told or suggested.
"""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from itertools import accumulate
from typing import Generic, TypeVar

from uno_engine import COLORS, Color, Deck, Kind, Takes, Verb
from unobot.document import plain
from unobot.messages.texts import FALLBACK, Texts

_BRACKETS = "[](){}<>【】「」『』《》\"'“”‘’`"
MARKS = _BRACKETS + ",;:.!?。、…~"
"""What may stand behind a word and mean nothing, as it is after `tidy`."""

# NFKC would make words of these emoji: 🈲 would be 禁, the word for a Skip.
_ENCLOSED = re.compile("([\U0001f100-\U0001f2ff]+)")

_HIRAGANA = {katakana: katakana - 0x60 for katakana in range(0x30A1, 0x30F7)}
_SEPARATORS = str.maketrans("", "", " -:")
_TELEX_LETTERS = {"đ": "dd", "ă": "aw", "â": "aa", "ê": "ee", "ô": "oo", "ơ": "ow", "ư": "uw"}
_TELEX_TONES = {"\u0300": "f", "\u0301": "s", "\u0303": "x", "\u0309": "r", "\u0323": "j"}


def usual_signs(text: str) -> str:
    """Return a text in NFKC, but for the emoji that are no words."""
    parts = _ENCLOSED.split(text)  # with one group, every second part is such emoji
    return "".join(
        part if place % 2 else unicodedata.normalize("NFKC", part) for place, part in enumerate(parts)
    )


@lru_cache(maxsize=1024)  # every word of a line is looked up in many tables; a line has 2,000 letters at most
def fold(text: str) -> str:
    """Return a text without case and width, katakana as hiragana, with single spaces.

    >>> fold("Pick  UP"), fold("ｄｒａｗ"), fold("ドロー")
    ('pick up', 'draw', 'どろー')
    """
    plain = text.lower() if text.isascii() else usual_signs(text).casefold().translate(_HIRAGANA)
    return " ".join(plain.split())


@lru_cache(maxsize=2048)
def compact(text: str) -> str:
    """Return a folded text without spaces and separators, so that `Red-5`, `red 5` and `RED:5` are the same."""
    return fold(text).translate(_SEPARATORS)


def strip_marks(text: str) -> str:
    """Return a word without the marks around it: `[r5],` is `r5`.

    Not without a `!` or `?` before it: that is the prefix of some other bot.
    """
    return text.lstrip(_BRACKETS).rstrip(MARKS)


@lru_cache(maxsize=2048)
def strip_accents(text: str) -> str:
    """Return a folded text with plain Latin letters. Other letters keep what stands on them: ド would become another word.

    >>> strip_accents("đảo chiều"), strip_accents("どろー")
    ('dao chieu', 'どろー')
    """
    return text if text.isascii() else "".join(map(_plain_letter, text))


@cache
def _plain_letter(sign: str) -> str:
    base = unicodedata.normalize("NFD", sign)[:1]
    return "d" if sign == "đ" else base if base.isascii() and base.isalpha() else sign


def telex(text: str) -> Iterator[str]:
    """Yield what is typed for Vietnamese words while the keyboard does not put the marks on: `ddor` for `đỏ`.

    >>> list(telex("đỏ")), list(telex("được"))
    (['ddor'], ['dduwowcj', 'dduowcj'])
    """
    syllables = []
    for syllable in text.split():
        decomposed = unicodedata.normalize("NFD", syllable)
        tone = "".join(_TELEX_TONES.get(sign, "") for sign in decomposed)
        toneless = "".join(sign for sign in decomposed if sign not in _TELEX_TONES)
        letters = unicodedata.normalize("NFC", toneless)
        syllables.append("".join(_TELEX_LETTERS.get(sign, sign) for sign in letters) + tone)
    typed = " ".join(syllables)
    yield typed
    if "uwow" in typed:  # one w is enough for both letters
        yield typed.replace("uwow", "uow")


T = TypeVar("T")

BARE = "°"
"""The sign behind a word that needs no prefix."""

ELSEWHERE = "*"
"""The sign behind a word of other bots, which people bring along."""

HIGHEST = 10
"""Numbers up to this one may be written as words."""

LONGEST_CARD = 7
"""So many words may belong to one card: người được chọn xanh nước biển."""

_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_NOT_IN_ID = re.compile(r"[^a-z0-9]+")


def typed_words(texts: Texts, language: str, id_: str, *, elsewhere: bool = False) -> tuple[str, ...]:
    """Return the words that a message lists, with their signs; English ones as a fallback, none without a message.

    `elsewhere`: also those of other bots.
    """
    if not _ID.fullmatch(id_) or not texts.has(id_, language):
        return ()
    words = map(str.strip, plain(texts.say(language, id_)).split(","))
    return tuple(word for word in words if word and (elsewhere or not word.endswith(ELSEWHERE)))


def card_message(kind: Kind) -> str:
    """Return the id of the message with the names of a card: `card-draw-two`."""
    return f"card-{_NOT_IN_ID.sub('-', kind.name.lower())}"


class Phrases(Generic[T]):
    """What each word or phrase means that may be typed for some things, by their names.

    These are the words of the messages `KIND-NAME`, and the names themselves.
    """

    def __init__(self, texts: Texts, language: str, kind: str, things: Iterable[tuple[str, T]]) -> None:
        meanings: dict[str, list[T]] = {}
        bare: set[str] = set()
        elsewhere: set[str] = set()
        named = dict(things)
        self.names = tuple(named)
        """The names of the things."""
        for name, word in _listed(texts, language, kind, named):
            phrase, thing = fold(word.rstrip(BARE + ELSEWHERE)), named[name]
            meant = meanings.setdefault(phrase, [])
            if thing not in meant:
                meant.append(thing)
            if word[-1] in BARE + ELSEWHERE:
                (bare if word.endswith(BARE) else elsewhere).add(phrase)
        self.meanings: Mapping[str, Sequence[T]] = {
            phrase: tuple(meant) for phrase, meant in meanings.items()
        }
        self.bare = frozenset(bare)
        """The phrases that need no prefix."""
        self.elsewhere = frozenset(elsewhere)
        """The phrases of other bots."""
        loose: dict[str, set[Sequence[T]]] = {}
        for phrase, several in self.meanings.items():
            # a single letter is too little to tell by
            if not phrase.isascii() and len(phrase) > 1:
                for form in without_marks(phrase, language):
                    loose.setdefault(form, set()).add(several)
        self.loose = {form: next(iter(meant)) for form, meant in loose.items() if len(meant) == 1}
        """The same meanings by words without their accents, where these still mean one thing only."""
        self.longest = 0
        """How many words the longest phrase has."""
        self._longest: dict[str, int] = {}
        """How many words the longest phrase has that begins with a word."""
        for phrase in (*self.meanings, *self.loose):
            words = phrase.split()
            self.longest = max(self.longest, len(words))
            if words:
                self._longest[words[0]] = max(self._longest.get(words[0], 0), len(words))

    @cached_property
    def _accented(self) -> Mapping[str, Sequence[str]]:
        """The phrases with accents, by their plain letters."""
        found: dict[str, list[str]] = {}
        for phrase in self.meanings:
            if not phrase.isascii():
                found.setdefault(strip_accents(phrase), []).append(phrase)
        return found

    def find(self, text: str) -> Sequence[T]:
        """Return what a whole phrase means; () if nothing. What is written exactly so comes before what is nearly so."""
        phrase = fold(text)
        found = self.meanings.get(phrase)
        if found is None and self.loose:
            plainly = strip_accents(phrase)
            # `rồi` is no `rời`: what has accents may lack some of them, but have no others
            written = phrase.isascii() or any(
                map(partial(_lacks_accents, phrase), self._accented.get(plainly, ()))
            )
            found = self.loose.get(plainly) if written else None
        return found or ()

    def first_named(self, words: Sequence[str]) -> list[str]:
        """Return the words with what the longest phrase at their start is called, if it is one thing only."""
        for count in range(min(self.longest, len(words)), 0, -1):
            if len(found := self.find(" ".join(words[:count]))) == 1:
                return [str(found[0]), *words[count:]]
        return list(words)

    def starting(self, words: Sequence[str]) -> tuple[Sequence[T], int]:
        """Return what the longest phrase at the start of these words means, and how many words it has; (), 0 for none."""
        if not words:
            return (), 0
        first = fold(words[0])
        # a plain word is what it is; another may have marks around it, or lack its accents
        plain = first.isascii() and first.isalnum()
        longest = self._longest.get(first, 0) if plain else self.longest
        if 0 < longest < min(self.longest, len(words)) and not words[longest].strip(MARKS):
            longest += 1
        for count in range(min(longest, len(words)), 0, -1):
            typed = " ".join(words[:count])
            # `uno!` is a word; `hand!` is one with a mark
            found = self.find(typed)
            if not found and (word := strip_marks(typed)) != typed:
                found = self.find(word)
            if found:
                return found, count
        return (), 0


def _listed(texts: Texts, language: str, kind: str, names: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield the name of each thing with each word for it: its name, those of the language, and those in English.

    An English word gives way where it is another one of the language: `ai` is who, in Vietnamese, and no computer player.
    """
    own: dict[str, set[str]] = {}
    for name in names:
        for word in typed_words(texts, language, f"{kind}-{name}") if language != FALLBACK else ():
            own.setdefault(fold(word.rstrip(BARE)), set()).add(name)
    for name in names:
        yield name, name
        for word in in_both(texts, language, f"{kind}-{name}", elsewhere=True):
            if name in own.get(fold(word.rstrip(BARE + ELSEWHERE)), {name}):
                yield name, word


def _lacks_accents(typed: str, phrase: str) -> bool:
    """Whether a phrase was typed without some of its accents, and with no others."""
    return all(sign in {full, _plain_letter(full)} for sign, full in zip(typed, phrase, strict=True))


def without_marks(phrase: str, language: str) -> Iterator[str]:
    """Yield how a phrase looks that is typed in a hurry, or on a keyboard for another language."""
    if (plainly := strip_accents(phrase)) != phrase:
        yield plainly
    if language.startswith("vi"):
        yield from telex(phrase)


def in_both(texts: Texts, language: str, id_: str, *, elsewhere: bool = False) -> Iterator[str]:
    """Yield the words of a message in that language, then in English, which is always understood."""
    yield from typed_words(texts, language, id_, elsewhere=elsewhere)
    if language != FALLBACK:
        yield from typed_words(texts, FALLBACK, id_, elsewhere=elsewhere)


Split = tuple[Sequence[Color], str]
"""The colours that a part of a text means, and the rest of it."""


class ColorWords:
    """What is understood as one of the `colors`. `more` has further words with the letters of what they may mean.

    >>> words = ColorWords({"rot": "r", "xanh": "gb"})
    >>> words.find("Red"), words.find("xanh"), words.find("5")
    ((<Color red>,), (<Color green>, <Color blue>), ())
    """

    def __init__(
        self,
        more: Mapping[str, str] | None = None,
        language: str = "en",
        colors: Iterable[Color] = COLORS,
    ) -> None:
        by_letter = {color.value: color for color in colors}
        meanings: dict[str, Sequence[Color]] = {}
        for letter, color in by_letter.items():
            meanings[letter] = meanings[color.word] = (color,)
        own = frozenset(meanings)
        nearly: dict[str, set[Sequence[Color]]] = {}
        for word, letters in (more or {}).items():
            meant = meanings.setdefault(compact(word), tuple(by_letter[letter] for letter in letters))
            for form in without_marks(fold(word), language):
                nearly.setdefault(compact(form), set()).add(meant)
        # a single letter is too little to tell by
        loose = {
            form: next(iter(several))
            for form, several in nearly.items()
            if len(several) == 1 and len(form) > 1 and form not in meanings
        }
        self.exact = ColorTable(meanings, own)
        self.loose = ColorTable({**loose, **meanings}, own) if loose else None
        """Also by words without their accents, where these still mean one thing; None if no word has an accent."""
        self.longest = max(map(len, (*meanings, *loose)), default=0)
        """How many letters the longest word for a colour has."""

    def words(self) -> Iterable[str]:
        """Return every word for a colour, folded and without spaces."""
        return self.exact.meanings.keys()

    def find(self, word: str) -> Sequence[Color]:
        """Return the colours that a word may mean: several if it is ambiguous, none if it does not name a colour."""
        typed = compact(word)
        found = self.exact.meanings.get(typed, ())
        if not found and self.loose is not None:
            found = self.loose.meanings.get(strip_accents(typed), ())
        return found


class ColorTable:
    """Words with the colours that they may mean.

    Only the letters and words in `own` may be written together with a letter. All others are words of languages that
    people type without accents, too, and then begin too many other words: with `do` for red, `dos` were a red Skip.
    """

    def __init__(self, meanings: Mapping[str, Sequence[Color]], own: frozenset[str]) -> None:
        self.meanings = meanings
        self._own = own
        # a line of many words is looked through at each of them: what no word begins or ends with is left at once
        self._starts = {word[:count] for word in meanings for count in range(1, len(word) + 1)}
        self._ends = {word[count:] for word in meanings for count in range(len(word))}
        self._by_start = _lengths((word[:2], word) for word in meanings)
        self._by_end = _lengths((word[-2:], word) for word in meanings)

    def before(self, text: str, parts: Sequence[str]) -> Iterator[Split]:
        """Yield each way in which compact text, made of these words, begins with a colour; with what follows it."""
        for length in self._by_start.get(text[:2], _LETTER):
            word = text[:length]
            if word in self.meanings and length < len(text) and self._parted(word, text[length]):
                yield self.meanings[word], text[length:]
        word = ""
        for part in parts[:-1]:
            word += part
            if word not in self._starts:
                return
            if word in self.meanings and word not in self._own:
                yield self.meanings[word], text[len(word) :]

    def behind(self, text: str, parts: Sequence[str]) -> Iterator[Split]:
        """Yield each way in which compact text, made of these words, ends with a colour; with what comes before it."""
        for length in self._by_end.get(text[-2:], _LETTER):
            word = text[-length:]
            if word in self.meanings and length < len(text) and self._parted(word, text[-length - 1]):
                yield self.meanings[word], text[:-length]
        word, found = "", []
        for part in reversed(parts[1:]):
            word = part + word
            if word not in self._ends:
                break
            if word in self.meanings and word not in self._own:
                found.append(word)
        for word in reversed(found):
            yield self.meanings[word], text[: -len(word)]

    def _parted(self, word: str, beside: str) -> bool:
        """Whether the word may stand directly beside that sign."""
        return word in self._own or not (_is_latin(beside) and (_is_latin(word[0]) or _is_latin(word[-1])))


_LETTER = (1,)


def _lengths(words: Iterable[tuple[str, str]]) -> dict[str, Sequence[int]]:
    """Return how long the words are that begin, or end, with two signs, the longest first; a single letter may stand there always."""
    found: dict[str, set[int]] = {}
    for signs, word in words:
        found.setdefault(signs, {1}).add(len(word))
    return {signs: sorted(lengths, reverse=True) for signs, lengths in found.items()}


def _is_latin(sign: str) -> bool:
    plainly = strip_accents(sign)
    return plainly.isascii() and plainly.isalpha()


_LONGEST = 40
"""A longer word is a sentence, and no command."""

_CLOSED_UP = re.compile(r"[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]")
"""Han and kana."""

_INSIDE = str.maketrans("", "", "[]「」【】()、,，。!")
"""Marks that stand between the words and mean nothing."""

_PREFIXES = "!。."
"""A word that begins so is meant for some other bot."""

_RUN = re.compile(r"[a-z0-9+#=]+")
"""Letters and digits between them: a card's code, a number, a name."""


def is_closed_up(word: str) -> bool:
    """Whether a word is written in letters between which there are no spaces."""
    return _CLOSED_UP.search(word) is not None


class Splitter:
    """Parts what is written without spaces, by the longest known words; a text of which anything is left stays whole.

    `words` are all that may stand in a line, `fillers` those that are left out of it, but for a line of nothing else.
    """

    def __init__(self, words: Iterable[str], fillers: Collection[str]) -> None:
        self._fillers = frozenset(word for word in fillers if is_closed_up(word))
        self._by_first: dict[str, list[str]] = {}
        known = {fold(word).replace(" ", "") for word in words if is_closed_up(word)} | self._fillers
        for word in sorted(known, key=lambda word: (-len(word), word)):
            self._by_first.setdefault(word[0], []).append(word)

    def split(self, words: Sequence[str], names: Iterable[str]) -> list[str]:
        """Return the words, those parted that can be; `names` are words that somebody at the table is called."""
        if not self._by_first or not any(map(is_closed_up, words)):
            return list(words)
        named = [fold(name) for name in names]
        return [part for word in words for part in self._parts(word, named)] or list(words)

    def _parts(self, word: str, names: Sequence[str]) -> Sequence[str]:
        plain = strip_marks(word).translate(_INSIDE)
        text = fold(plain)
        if word[:1] in _PREFIXES or len(text) > _LONGEST or not is_closed_up(text) or text in names:
            return (word,)
        found = self._from(text, 0, names, set())
        if found is None:
            return (word,)
        if len(text) == len(
            plain
        ):  # the letters as they were typed: what is a name or a text keeps its capitals
            ends = list(accumulate(map(len, found)))
            found = [plain[end - len(part) : end] for part, end in zip(found, ends, strict=True)]
        return [part for part in found if fold(part) not in self._fillers]

    def _from(self, text: str, at: int, names: Sequence[str], dead: set[int]) -> list[str] | None:
        """Return the parts from that place on; None if they cannot be found. `dead` are the places from which they cannot."""
        if at == len(text):
            return []
        if at in dead:
            return None
        known = [word for word in self._by_first.get(text[at], ()) if text.startswith(word, at)]
        known += [name for name in names if name and text.startswith(name, at)]
        run = _RUN.match(text, at)
        if run is not None:
            known.append(run[0])
        for part in sorted(known, key=len, reverse=True):
            rest = self._from(text, at + len(part), names, dead)
            if rest is not None:
                return [part, *rest]
        dead.add(at)
        return None


def main_value(verb: Verb) -> Takes:
    """Return the kind of value that a verb cannot do without; else the first that it takes."""
    needed = [argument.kind for argument in verb.takes if argument.least]
    return needed[0] if needed else verb.takes[0].kind


class Vocabulary:
    """All words that one table's players type, in one language and in English."""

    def __init__(
        self,
        texts: Texts,
        language: str,
        verbs: Collection[Verb],
        words: Collection[str],
        commands: Collection[str],
        colors: Collection[Color] = COLORS,
    ) -> None:
        self.texts, self.language = texts, language
        named = [(verb.name, verb) for verb in verbs]
        self.verbs = Phrases(texts, language, "verb", named)
        self.plain = Phrases(texts, language, "verb", [(n, v) for n, v in named if not v.takes])
        """Of the verbs those that take nothing."""
        self.along = Phrases(texts, language, "verb", [(n, v) for n, v in named if v.along])
        """Of the verbs those that go along with a play."""
        self.words = Phrases(texts, language, "word", [(word, word) for word in sorted(words)])
        self.commands = Phrases(texts, language, "command", [(name, name) for name in commands])
        self.taking = sorted(
            (verb for verb in verbs if verb.takes and not verb.along),
            key=lambda verb: (verb.name != "play", main_value(verb) is Takes.ANY),
        )
        """The verbs that take something; those that take anything at all come last."""
        self.plays = [verb for verb in self.taking if main_value(verb) is Takes.CARD]
        """The verbs that want a card."""
        phrases = (self.verbs, self.along, self.plain, self.words)
        self.reach = max(LONGEST_CARD, *(each.longest for each in phrases)) + 1
        """How many words decide what the first of them mean."""
        self._behind: dict[tuple[str, ...], Phrases[str]] = {}
        self.connectives = self._set("word-connectives")
        self.stops = self.connectives | self.along.meanings.keys()
        """The words that end what is written for a card."""
        self.fillers = self._set("word-fillers") | self._set("word-endings")
        """What may be left out of a line: `the`, `please`, and particles that stand between words."""
        self.unprefixed = frozenset(map(strip_accents, self._set("word-unprefixed")))
        """Commands that a player whom the game waits for may type without prefix; without accents."""
        self.seated_only = self._set("word-seated")
        """Words of other bots for commands that only count for who has a seat."""
        self.talk = self._set("word-talk")
        """Words that people say for many reasons: without prefix they count only where they answer what is open."""
        self.own_pass = self._set("word-own-pass")
        """What passes the speaker's own turn, even where it is the word for something else as well."""
        self.agreed = self._set("word-yes")
        """What takes a suggestion."""
        self.numbers = {
            fold(word): number
            for number in range(HIGHEST, -1, -1)
            for word in in_both(texts, language, f"word-number-{number}")
        }
        """The words for numbers."""
        letters: dict[str, str] = {}
        for color in colors:
            for word in in_both(texts, language, f"word-{color.word}"):
                known = letters.get(word, "")
                letters[word] = known if color.value in known else known + color.value
        self.colors = ColorWords(letters, language, colors)
        self.shown = lru_cache(maxsize=512)(self._shown)
        """Return what is printed for a thing, by its kind (`verb`) and name: its first word in this language."""

    def verb_and_rest(self, words: Sequence[str]) -> tuple[Sequence[Verb], Sequence[str]]:
        """Return the verbs that the line begins with, and what else is typed; (), () if there is none.

        Where words are written without spaces, the verb may come last, as in Japanese: `赤5出す`.
        """
        known = self.verbs
        verbs, count = known.starting(words)
        if verbs:
            return verbs, words[count:]
        # no words are left of a line that is all fillers: 番 counts things, and is the command for whose turn it is
        closed_up = bool(words) and is_closed_up(words[-1])
        last = [verb for verb in known.find(words[-1]) if verb.takes] if closed_up else ()
        return (last, words[:-1]) if last else ((), ())

    def behind(self, command: str, words: Sequence[str]) -> Phrases[str]:
        """Return what stands behind a command: the phrases of the messages `word-COMMAND-WORD`."""
        found = self._behind.get(key := (command, *words))
        if found is None:
            named = [(word, word) for word in words]
            found = self._behind[key] = Phrases(self.texts, self.language, f"word-{command}", named)
        return found

    def listed(self, id_: str, *, own: bool) -> Sequence[str]:
        """Return the words of a message, without their signs: those of the language, or the English ones besides."""
        if own:
            words = typed_words(self.texts, self.language, id_, elsewhere=True)
        elif self.language != FALLBACK:
            words = typed_words(self.texts, FALLBACK, id_, elsewhere=True)
        else:
            words = ()
        return [word.rstrip(BARE + ELSEWHERE) for word in words]

    def _set(self, id_: str) -> frozenset[str]:
        return frozenset(fold(word) for word in in_both(self.texts, self.language, id_))

    def card_names(self, deck: Deck) -> dict[Kind, tuple[str, ...]]:
        """Return what is typed for the cards of a deck beside their English spellings, those that are printed first."""
        kinds = dict.fromkeys(card.kind for card in deck.printed)
        return {kind: tuple(in_both(self.texts, self.language, card_message(kind))) for kind in kinds}

    def _shown(self, kind: str, name: str) -> str:
        listed = typed_words(self.texts, self.language, f"{kind}-{name}")
        return listed[0].removesuffix(BARE) if listed else name
