"""Message catalogues by language, and saying a message of them."""

import unicodedata
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import structlog
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

from unobot.document import Document, Name, Span, Text, plain
from unobot.messages.texts.harmless import looks_like_command
from unobot.messages.texts.templates import Plain, Template, Value, mark, safe, sorted_out, variables

# --- Which language is meant by a tag or a name: `zh-TW`, `ja_JP`, `Tiếng Việt`.


# Chinese is written in two ways, and tags mostly name a country instead of the script.
_WRITTEN = {
    "zh": "zh-Hans",
    "zh-cn": "zh-Hans",
    "zh-sg": "zh-Hans",
    "zh-my": "zh-Hans",
    "zh-tw": "zh-Hant",
    "zh-hk": "zh-Hant",
    "zh-mo": "zh-Hant",
}


def closest(tag: str, there: Iterable[str]) -> Iterator[str]:
    """Those of the languages there that serve a tag, the closest first: itself, then what it is a kind of.

    >>> list(closest("zh_TW", ["en", "zh-Hans", "zh-Hant"])), list(closest("de-AT", ["en", "de"])), list(closest("ja", ["en"]))
    (['zh-Hant', 'zh-Hans'], ['de'], [])
    """
    by_tag = {language.casefold(): language for language in there}
    parts = tag.replace("_", "-").casefold().split("-")
    for length in range(len(parts), 0, -1):
        shorter = "-".join(parts[:length])
        meant = _WRITTEN.get(shorter, shorter).casefold()
        if meant in by_tag:
            yield by_tag.pop(meant)


def called(said: str, names: Mapping[str, Iterable[str]]) -> str | None:
    """The language that somebody calls so, by its tag or one of its names; None if there is none.

    >>> names = {"en": ["English"], "vi": ["Tiếng Việt"], "zh-Hant": ["繁體中文", "繁體"]}
    >>> [called(said, names) for said in ("english", "tieng viet", "繁體", "zh-TW", "EN-gb", "klingon", "e")]
    ['en', 'vi', 'zh-Hant', 'zh-Hant', 'en', None, None]
    """
    wanted = _folded(said)
    for language, words in names.items():
        if wanted in map(_folded, words):
            return language
    return next(closest(said.strip(), names), None)


def _folded(name: str) -> str:
    """A name without case, width, accents and doubled spaces; the Vietnamese đ is a d to those who have no such key."""
    signs = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold().replace("đ", "d"))
    return " ".join("".join(sign for sign in signs if unicodedata.category(sign) != "Mn").split())


# --- The messages of a catalogue as they are written: each with its file and line, and what cannot be
# understood.


@dataclass(frozen=True, slots=True)
class WrittenMessage:
    """A message, and where it stands."""

    file: Path
    line: int
    message: ast.Message

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.message.id.name)


@dataclass(frozen=True, slots=True)
class Junk:
    """Something in a catalogue that is no message: where it stands, and why it is not understood."""

    file: Path
    line: int
    why: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.why}"


@cache
def written(folder: Path, language: str) -> tuple[WrittenMessage, ...]:
    """The messages of a language in a folder, from `LANGUAGE.ftl` and from all files in `LANGUAGE/`. Read once."""
    return tuple(
        WrittenMessage(file, line_of(text, entry), entry)
        for file in files(folder, language)
        for text in (file.read_text(encoding="utf-8"),)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    )


def junk_in(file: Path, text: str, resource: ast.Resource) -> Iterator[Junk]:
    """What is not understood in a file that has this text, and was parsed to this resource."""
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            told = next((note.message for note in entry.annotations or () if note.message), "no message")
            first = next(iter((entry.content or "").strip().splitlines()), "")
            yield Junk(file, line_of(text, entry), f"not understood ({told}): {first}")


def line_of(text: str, entry: ast.SyntaxNode) -> int:
    """The number of the line at which an entry of a text begins."""
    return text.count("\n", 0, entry.span.start) + 1 if entry.span is not None else 1


def files(folder: Path, language: str) -> list[Path]:
    """The files that a language has in a folder."""
    alone = folder / f"{language}.ftl"
    return [*([alone] if alone.is_file() else []), *sorted((folder / language).glob("*.ftl"))]


def languages_in(folder: Path) -> list[str]:
    """The languages that have a file in a folder."""
    there = [file.stem for file in folder.glob("*.ftl")]
    return sorted({*there, *(file.parent.name for file in folder.glob("*/*.ftl"))})


# --- Message catalogues by language, and saying a message of them.


OWN = Path(__file__).parent
"""The bot's own catalogues."""

FALLBACK = "en"
"""The language in which every message exists."""

MOST_TEMPLATES = 4096
"""So many are kept; with more, all are made anew. Words of users are part of some of them."""

_log = structlog.get_logger(__name__)


def _warn(problem: str) -> None:
    _log.warning("text", problem=problem)


class Texts:
    """The messages of the bot and of its plugins, in all languages there are.

    `folders` are searched after the bot's own: each has one file a language, `de.ftl`, or a folder with several,
    `de/*.ftl`. A message that is there already is not replaced. Saying never raises: what is wrong with a message is
    told to `report`, once each.
    """

    def __init__(self, folders: Sequence[Path] = (), *, report: Callable[[str], None] = _warn) -> None:
        self._report = report
        self._reported: set[str] = set()
        self._bundles: dict[str, FluentBundle] = {}
        self._chains: dict[str, tuple[FluentBundle, ...]] = {}
        self._known: dict[tuple[str, str], bool] = {}
        self._wanted: dict[tuple[str, str], frozenset[str]] = {}
        self._templates: dict[tuple[object, ...], Template] = {}
        self._folders = (OWN, *folders)
        for folder in self._folders:
            for language, file in _files(folder):
                self._add(language, file)

    def __repr__(self) -> str:
        return f"<Texts {', '.join(self.languages)}>"

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that there are messages in, English first."""
        return tuple(sorted(self._bundles, key=lambda language: (language != FALLBACK, language)))

    def speaks(self, language: str) -> bool:
        """Whether there are messages in the language with this tag, or in the one that it is a kind of."""
        return next(closest(language, self._bundles), None) is not None

    def names(self, language: str) -> tuple[str, ...]:
        """What a language is called in itself, the usual name first: the words of its own message `language-name`."""
        bundle = self._bundles[language]
        # Without this check a language that has no such message would be called English, by the fallback.
        if not bundle.has_message("language-name"):
            return (language,)
        return tuple(word.strip() for word in plain(self.say(language, "language-name")).split(","))

    def called(self, said: str) -> str | None:
        """The language that somebody means by a tag (`zh-TW`) or a name (`日本語`); None if it is not spoken here."""
        return called(said, {language: self.names(language) for language in self.languages})

    @property
    def problems(self) -> tuple[str, ...]:
        """What has been wrong with messages so far."""
        return tuple(sorted(self._reported))

    def has(self, id_: str, language: str = FALLBACK) -> bool:
        """Whether there is such a message in that language, or in those that it falls back to."""
        known = self._known.get((language, id_))
        if known is None:
            known = any(bundle.has_message(id_) for bundle in self._chain(language))
            self._known[language, id_] = known
        return known

    def wants(self, language: str, id_: str) -> frozenset[str]:
        """The names of what the message speaks of; nothing if there is no such message."""
        known = self._wanted.get((language, id_))
        if known is None:
            known = self._wanted[language, id_] = variables(self._chain(language), id_)
        return known

    def say(self, language: str, id_: str, /, **args: Value) -> Document:
        """A message on one line. Spans and documents among the arguments stay what they are, users' words stay words."""
        plain_args, documents = sorted_out(args, self.wants(language, id_))
        key = (language, id_, *plain_args.items())
        template = self._templates.get(key)
        if template is None:
            if len(self._templates) >= MOST_TEMPLATES:
                self._templates.clear()
            formatted = self._formatted(language, id_, plain_args)
            template = self._templates[key] = Template(" ".join(formatted.split("\n")))
        return template.filled(documents)

    def lines(self, language: str, id_: str, /, **args: str | int) -> list[Document]:
        """A message of several lines, each a document."""
        plain_args, _ = sorted_out(args, args)
        lines = self._formatted(language, id_, plain_args).split("\n")
        return [(Text(line),) for line in lines if line.strip()]

    def together(self, language: str, id_: str, parts: Iterable[Document]) -> Document:
        """Several documents as a list: `id-last` joins the last one to those before it, `id-more` all others."""
        first, *others = map(safe, list(parts) or [()])
        for place, part in enumerate(others, 1):
            pattern = f"{id_}-last" if place == len(others) else f"{id_}-more"
            first = self._join(language, pattern).filled({"first": first, "next": part})
        return first

    def _join(self, language: str, id_: str) -> Template:
        """The template of a list's pattern; `say` would sort its two arguments out anew for each part."""
        template = self._templates.get((language, id_))
        if template is None:
            marks: dict[str, Plain] = {"first": mark("first"), "next": mark("next")}
            template = self._templates[language, id_] = Template(self._formatted(language, id_, marks))
        return template

    def guarded(self, language: str, document: Document, prefixes: tuple[str, ...] = ()) -> Document:
        """The document as a line of its own: a name at its start that could be read as a command gets a word before it."""
        if document and looks_like_command(plain(document[:1]), prefixes):
            start = document[0]
            if isinstance(start, Name):
                return (*self.say(language, "neutral-name", name=start), *document[1:])
            return self.say(language, "neutral-line", line=document)
        return document

    def no_name_a_card(self, language: str, document: Document, codes: Container[str]) -> Document:
        """The document with a word before each name that could be read as a card, `[r5]`; `codes` are those of the cards.

        Not where somebody is called by it, `[r5]: your turn`: their client would not mark such a line.
        """
        for span in document:
            if isinstance(span, Name) and _like_a_card(span, codes):
                break
        else:
            return document
        following = (*document[1:], None)
        spans: list[Span] = []
        for place, (span, after) in enumerate(zip(document, following, strict=True)):
            called = place == 0 and isinstance(after, Text) and after.text.startswith(": ")
            word = isinstance(span, Name) and not called and _like_a_card(span, codes)
            spans += self.say(language, "neutral-name", name=span) if word else (span,)
        return tuple(spans)

    def _formatted(self, language: str, id_: str, told: dict[str, Plain]) -> str:
        for bundle in self._chain(language):
            if bundle.has_message(id_):
                text = self._format(bundle, id_, told)
                if text is not None:
                    return text
        self._note(f"there is no message {id_}")
        return f"({id_})"

    def _format(self, bundle: FluentBundle, id_: str, told: dict[str, Plain]) -> str | None:
        pattern = bundle.get_message(id_).value
        if pattern is None:
            return None
        try:
            text, errors = bundle.format_pattern(pattern, {name: _number(told[name]) for name in told})
        except ValueError as error:
            self._note(f"{self._where(bundle, id_)}: {error}")
            return None
        for problem in errors:
            self._note(f"{self._where(bundle, id_)}: {problem}")
        return str(text)

    def _chain(self, language: str) -> tuple[FluentBundle, ...]:
        """Where a message is looked for, in this order."""
        found = self._chains.get(language)
        if found is None:
            names = dict.fromkeys((*closest(language, self._bundles), *closest(FALLBACK, self._bundles)))
            found = self._chains[language] = tuple(self._bundles[name] for name in names)
        return found

    def _where(self, bundle: FluentBundle, id_: str) -> str:
        """A message with the file and line in which it stands, for whoever mends it; the first of several is said."""
        here = (each for folder in self._folders for each in written(folder, bundle.locales[0]))
        found = next((each for each in here if each.id == id_), None)
        return f"{found.file}:{found.line}{self._bringing(found.file)}: {id_}" if found is not None else id_

    def _bringing(self, file: Path) -> str:
        """Which plugin's a file is, to be added to what is wrong with it; nothing for the bot's own."""
        folder = next((each for each in self._folders[1:] if each in file.parents), None)
        return f" (plugin {folder.parent.name})" if folder is not None else ""

    def _note(self, problem: str) -> None:
        if problem not in self._reported:
            self._reported.add(problem)
            self._report(problem)

    def _add(self, language: str, file: Path) -> None:
        bundle = self._bundles.get(language)
        if bundle is None:
            bundle = self._bundles[language] = FluentBundle([language], use_isolating=False)
        text = file.read_text(encoding="utf-8")
        resource = _parsed(text)
        for junk in junk_in(file, text, resource):
            self._note(f"{junk}{self._bringing(file)}")
        bundle.add_resource(resource)


# A thousand files are more than all plugins bring. Nobody changes a resource, so that several `Texts` can share it.
@lru_cache(maxsize=1024)
def _parsed(text: str) -> ast.Resource:
    """The entries of a catalogue; reading all five languages takes half a second, most of the start of a bot."""
    return FluentResource(text)


def _like_a_card(name: Name, codes: Container[str]) -> bool:
    """Whether a name looks as cards do."""
    return name.name[:1] + name.name[-1:] == "[]" and name.name[1:-1].lower() in codes


def _number(value: Plain) -> object:
    """A number without signs between its thousands: `1,234` could not be typed back."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    for file in sorted(folder.glob("*.ftl")):
        yield file.stem, file
    for file in sorted(folder.glob("*/*.ftl")):
        yield file.parent.name, file
