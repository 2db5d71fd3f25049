"""Message catalogues by language, and saying a message of them.

Fluent makes strings, and what the bot says is made of spans. So Fluent is given a mark for each document, and the marks
in its string are the places for the documents. What it makes depends on the plain values alone: it is kept and used
again with other names and cards, for Fluent needs ten times as long as putting them in.

What users have typed can do nothing but be read: no control characters, no hidden direction, no loud mention.
"""

import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import structlog
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from unobot.document import Document, Name, Span, Strong, Text, Typed, plain
from unobot.messages.texts.catalogues import (
    FALLBACK,
    OWN,
    called,
    closest,
    files,
    junk_in,
    languages_in,
    parsed,
    written,
)

LONGEST = 300
"""How much of a user's text is shown."""

LONGEST_QUOTED = 40
"""How much of what somebody typed is repeated when it was not understood."""

_JOINERS = frozenset("\u200c\u200d")
_REMOVED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_LOUD = re.compile(r"@(?=room\b|everyone\b|here\b|channel\b|all\b)", re.IGNORECASE)
# Signs that lines of our own begin with, also in the languages of East Asia, and that no bot uses as a prefix.
_ONE_SIGN = frozenset("[]{}()_<>\"'«»“”‘’…—–#「」『』【】（）《》〈〉→←★")


def harmless(text: str) -> str:
    r"""The text on one line, without what a client would obey instead of show.

    >>> harmless("a\x02nn\x0304\r\nQUIT \u202e@room")
    'ann04 QUIT ＠room'
    """
    return _harmless(text) if len(text) <= LONGEST else _made_harmless(text)


def _made_harmless(text: str) -> str:
    kept = (
        " " if sign in "\t\n\r\u2028\u2029" else sign
        for sign in text
        if sign in "\t\n\r\u2028\u2029" or sign in _JOINERS or unicodedata.category(sign) not in _REMOVED
    )
    shown = _LOUD.sub("＠", " ".join("".join(kept).split()))
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"


def quoted(text: str) -> str:
    """What somebody typed, harmless and not long, to be repeated in an answer.

    >>> quoted("x" * 100) == "x" * 39 + "…"
    True
    """
    shown = harmless(text)
    return shown if len(shown) <= LONGEST_QUOTED else shown[: LONGEST_QUOTED - 1] + "…"


_harmless = lru_cache(maxsize=1024)(_made_harmless)
"""Makes texts that are not long harmless, and remembers them: a line says the same few names as the line before."""


def looks_like_command(text: str, prefixes: tuple[str, ...] = ()) -> bool:
    """Whether some bot or client may take a line that begins like this as a command: it begins with a sign.

    >>> looks_like_command("!draw"), looks_like_command("/quit"), looks_like_command("ann"), looks_like_command("[#uno]")
    (True, True, False, False)
    """
    if not text:
        return False
    if text.startswith(prefixes):
        return True
    return not text[0].isalnum() and text[0] not in _ONE_SIGN and unicodedata.category(text[0])[0] in "PSZ"


# What stands for a document in Fluent's string, around its name: private characters, which no harmless text has.
_OPEN, _CLOSE = "\ue000", "\ue001"
_MARK = re.compile(f"{_OPEN}([^{_CLOSE}]+){_CLOSE}")

_COMMAND = "\ue002"
"""Stands before the prefix of a command."""
_TYPED = re.compile(
    rf"{_COMMAND}([^\w\s]{{1,3}}[\w-]+(?: (?:[rygb](?:\d|s|r|\+\d)|w|wd4|[A-Z]{{2,}})(?!\w))*)"
)
"""A command in a message, with the cards and the placeholders (`NAME`) behind it."""

Value = str | int | Span | Document
"""What a message may be told: words of a user, a number, a span, or a document."""


class _Untold(str):
    """A text that is told from others with the same letters."""

    __slots__ = ()


UNTOLD: Final = _Untold("no")
"""The argument of a prompt that no fact tells now: a message may choose its words by it; one that prints it is wrong."""


class _Unprintable(FluentType):
    """The same as Fluent is given it; it notes that it was `printed`."""

    __slots__ = ("printed",)

    def __init__(self) -> None:
        self.printed = False

    def __eq__(self, other: object) -> bool:
        return other == UNTOLD

    def __hash__(self) -> int:
        return hash(UNTOLD)

    def format(self, locale: object) -> str:
        self.printed = True
        return UNTOLD


QUOTED = "said"
"""The argument that is always what somebody typed: anybody can have it repeated in a room, so it is cut."""

Plain = str | int
"""What Fluent is given."""


class SafeDocument(tuple[Span, ...]):
    """A document in which nothing has to be made harmless, such as one made of a message."""

    __slots__ = ()


def harmless_document(value: Span | Document) -> SafeDocument:
    """Return the span or document with nothing in its user's words that a client would obey."""
    if type(value) is SafeDocument:
        return value
    spans: list[Span] = []
    for span in value if isinstance(value, tuple) else (value,):
        if isinstance(span, Name):
            spans.append(replace(span, name=harmless(span.name)))
        else:
            spans.append(Strong(harmless(span.text)) if isinstance(span, Strong) else span)
    return SafeDocument(spans)


class Template:
    """A formatted message, with named places for documents."""

    __slots__ = ("_pieces",)

    def __init__(self, formatted: str) -> None:
        # Splitting by an expression with one group gives text, name, text, name, …, text.
        self._pieces: list[Document | str] = [
            piece if place % 2 else _spans(piece)
            for place, piece in enumerate(_MARK.split(formatted))
            if piece
        ]

    def filled(self, documents: Mapping[str, Document]) -> Document:
        """The message with the documents in their places; neighbouring plain texts are made one."""
        spans: list[Span] = []
        for piece in self._pieces:
            document = documents[piece] if isinstance(piece, str) else piece
            if not document:
                continue
            first = document[0]
            if spans and isinstance(first, Text) and isinstance(before := spans[-1], Text):
                spans[-1] = Text(before.text + first.text)
                spans += document[1:]
            else:
                spans += document
        return SafeDocument(spans)


def _spans(text: str) -> Document:
    """Return what stands between two documents, with what can be typed marked as such."""
    parts = enumerate(_TYPED.split(text))
    return tuple(
        Typed(part) if place % 2 else Text(part.replace(_COMMAND, "")) for place, part in parts if part
    )


def variables(bundles: Iterable[FluentBundle], id_: str) -> frozenset[str]:
    """The variables of a message, and of those that it refers to, in all of these bundles."""
    visitor = _Variables()
    for bundle in bundles:
        visitor.look_at(bundle, id_)
    return frozenset(visitor.names)


class _Variables(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self._bundle: FluentBundle
        self._seen: set[tuple[int, str]] = set()

    def look_at(self, bundle: FluentBundle, id_: str) -> None:
        """Collect those of the message with that id, if the bundle has it."""
        if bundle.has_message(id_) and (id(bundle), id_) not in self._seen:
            self._seen.add((id(bundle), id_))
            self._bundle = bundle
            self.visit(bundle.get_message(id_).value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent calls it so
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the same
        self.look_at(self._bundle, node.id.name)


MOST_TEMPLATES = 4096
"""So many are kept; with more, all are made anew. Words of users are part of some of them."""

_log = structlog.get_logger(__name__)


class Texts:
    """The messages of the bot and of its plugins, in all languages there are.

    `folders` are searched after the bot's own: each has one file a language, `de.ftl`, or a folder with several,
    `de/*.ftl`. A message that is there already is not replaced. A language is parsed when it is first spoken. Saying
    never raises: what is wrong with a message is told to `report`, by default the log, once each.
    """

    def __init__(self, folders: Sequence[Path] = (), *, report: Callable[[str], None] | None = None) -> None:
        self._report = report or (lambda problem: _log.warning("text", problem=problem))
        self._reported: set[str] = set()
        self._catalogues: dict[str, dict[Path, str]] = {}
        self._bundles: dict[str, FluentBundle] = {}
        self._chains: dict[str, tuple[FluentBundle, ...]] = {}
        self._added: dict[str, frozenset[str]] = {}
        self._ids: dict[str, frozenset[str]] = {}
        self._wanted: dict[tuple[str, str], frozenset[str]] = {}
        self._forms: dict[tuple[str, tuple[str, ...]], Mapping[str, str]] = {}
        self._templates: dict[tuple[object, ...], Template] = {}
        self._folders = (OWN, *folders)
        english = Counter(each.id for folder in folders for each in written(folder, FALLBACK))
        self.doubled = any(count > 1 for count in english.values())
        """Whether several plugins have a message of the same id; then a table has those of its own plugins (`at_table`)."""
        self._at_tables: dict[tuple[Path, ...], Texts] = {}
        self.said: set[str] = set()
        """The ids of the messages that were said so far."""
        for folder in self._folders:
            for language in languages_in(folder):
                here = {file: file.read_text(encoding="utf-8") for file in files(folder, language)}
                self._catalogues.setdefault(language, {}).update(here)

    def __repr__(self) -> str:
        return f"<Texts {', '.join(self.languages)}>"

    @property
    def languages(self) -> tuple[str, ...]:
        """The tags of the languages that there are messages in, English first."""
        return tuple(sorted(self._catalogues, key=lambda language: (language != FALLBACK, language)))

    def at_table(self, rules: Iterable[object]) -> "Texts":
        """Return these texts with the messages of the plugins of these rules before those of other plugins."""
        if not self.doubled:
            return self
        modules = (sys.modules.get(type(rule).__module__.partition(".")[0]) for rule in rules)
        homes = {Path(file).parent for module in modules if (file := getattr(module, "__file__", None))}
        # sorted keeps the order of those that are alike
        order = tuple(sorted(self._folders[1:], key=lambda folder: not homes & {folder, *folder.parents}))
        if order not in self._at_tables:
            self._at_tables[order] = Texts(order, report=self._report)
        return self._at_tables[order]

    def speaks(self, language: str) -> bool:
        """Whether there are messages in the language with this tag, or in the one that it is a kind of."""
        return next(closest(language, self._catalogues), None) is not None

    def names(self, language: str) -> tuple[str, ...]:
        """What a language is called in itself, the usual name first: the words of its own message `language-name`."""
        bundle = self._bundle_of(language)
        # Without this check a language that has no such message would be called English, by the fallback.
        if not bundle.has_message("language-name"):
            return (language,)
        return tuple(word.strip() for word in plain(self.say(language, "language-name")).split(","))

    def called(self, said: str) -> str | None:
        """The language that somebody means by a tag (`zh-TW`) or a name (`日本語`); None if it is not spoken here."""
        return called(said, {language: self.names(language) for language in self.languages})

    @property
    def problems(self) -> tuple[str, ...]:
        """The mistakes that were found in messages so far, and those in languages that were not spoken yet; sorted."""
        for language in self._catalogues:
            self._bundle_of(language)
        return tuple(sorted(self._reported))

    def ids(self, language: str) -> frozenset[str]:
        """Return the ids of all messages in that language and in those that it falls back to."""
        known = self._ids.get(language)
        if known is None:
            bundles = self._chain(language)
            known = self._ids[language] = frozenset().union(*(self._added[b.locales[0]] for b in bundles))
        return known

    def forms(self, language: str, game: tuple[str, ...]) -> Mapping[str, str]:
        """Return which messages are in other words for a game: `ID-NAME` by `ID`, for the names that `RuleSet.called` has."""
        known = self._forms.get((language, game))
        if known is None:
            known = self._forms[language, game] = {
                id_.removesuffix(f"-{name}"): id_
                for name in reversed(game)
                for id_ in self.ids(language)
                if id_.endswith(f"-{name}")
            }
        return known

    def has(self, id_: str, language: str = FALLBACK) -> bool:
        """Whether there is such a message in that language, or in one that it falls back to."""
        return id_ in self.ids(language)

    def wants(self, language: str, id_: str) -> frozenset[str]:
        """Return the names of the arguments that the message uses; nothing if there is no such message."""
        known = self._wanted.get((language, id_))
        if known is None:
            known = self._wanted[language, id_] = variables(self._chain(language), id_)
        return known

    def say(self, language: str, id_: str, /, **args: Value) -> Document:
        """Say a message on one line. Spans and documents among the arguments stay what they are, users' words are harmless."""
        wanted = self._wanted.get((language, id_)) or self.wants(language, id_)
        given: dict[str, Plain] = {}
        documents: dict[str, Document] = {}
        for name, value in args.items():
            if name not in wanted:
                continue
            if value is UNTOLD:
                given[name] = UNTOLD
            elif isinstance(value, str):
                given[name] = quoted(value) if name == QUOTED else harmless(value)
            elif isinstance(value, bool):
                given[name] = "yes" if value else "no"
            elif isinstance(value, int):
                given[name] = value
            elif not isinstance(value, Span | tuple):
                given[name] = name
                where, found = self._where(self._chain(language)[0], id_), type(value).__name__
                self._note(
                    f"{where}: ${name} is a {found}; give it a text, a number or a document: face(card)"
                )
            else:
                given[name] = f"{_OPEN}{name}{_CLOSE}"
                # Documents stand in documents, five deep in a line on the hot path: each is made harmless once.
                documents[name] = value if type(value) is SafeDocument else harmless_document(value)
        key = (language, id_, *given.items())
        template = self._templates.get(key)
        if template is None:
            if len(self._templates) >= MOST_TEMPLATES:
                self._templates.clear()
            formatted = self._formatted(language, id_, given, args)
            template = self._templates[key] = Template(" ".join(formatted.split("\n")))
        return template.filled(documents)

    def lines(self, language: str, id_: str, /, **args: str | int) -> list[Document]:
        """Say a message of several lines, each a document."""
        given = {name: harmless(value) if isinstance(value, str) else value for name, value in args.items()}
        lines = self._formatted(language, id_, given).split("\n")
        return [Template(line).filled({}) for line in lines if line.strip()]

    def together(self, language: str, id_: str, parts: Iterable[Document]) -> Document:
        """Join documents to a list: `id-last` joins the last one to those before it, `id-more` all others."""
        joined: Document
        joined, *others = map(harmless_document, list(parts) or [()])
        for left, part in enumerate(others, 1 - len(others)):
            key = (language, f"{id_}-more" if left else f"{id_}-last")
            template = self._templates.get(key)
            if template is None:
                # `say` would look at both arguments anew for each part
                marks: dict[str, Plain] = {name: f"{_OPEN}{name}{_CLOSE}" for name in ("first", "next")}
                template = self._templates[key] = Template(self._formatted(*key, marks))
            joined = template.filled({"first": joined, "next": part})
        return joined

    def guarded(self, language: str, document: Document, prefixes: tuple[str, ...] = ()) -> Document:
        """Return the document as a line of its own: a word stands before a name at its start that looks like a command."""
        if document and looks_like_command(plain(document[:1]), prefixes):
            start = document[0]
            if isinstance(start, Name):
                return (*self.say(language, "neutral-name", name=start), *document[1:])
            return self.say(language, "neutral-line", line=document)
        return document

    def no_name_a_card(self, language: str, document: Document, codes: Container[str]) -> Document:
        """Return the document with a word before each name that looks like a card, `[r5]`; `codes` are those of the cards.

        Not where somebody is called by it, `[r5]: your turn`: their client would not mark such a line.
        """
        # nearly never is anybody called so
        if not [span for span in document if type(span) is Name and span.name[:1] == "["]:
            return document
        spans: list[Span] = []
        for span in document:
            name = span.name if isinstance(span, Name) else ""
            like_a_card = name[:1] + name[-1:] == "[]" and name[1:-1].lower() in codes
            if like_a_card and (spans or not plain(document[1:2]).startswith(": ")):
                spans += self.say(language, "neutral-name", name=span)
            else:
                spans.append(span)
        return tuple(spans)

    def _formatted(
        self, language: str, id_: str, told: Mapping[str, Plain], there: Iterable[str] = ()
    ) -> str:
        # `1,234` could not be typed back
        args: dict[str, object] = {
            name: fluent_number(value, useGrouping=False)
            if isinstance(value, int)
            else (f"{_COMMAND}{value}" if name == "p" else value)
            for name, value in told.items()
        }
        untold = {name: _Unprintable() for name, value in told.items() if value is UNTOLD}
        args |= untold
        self.said.add(id_)
        for bundle in self._chain(language):
            pattern = bundle.get_message(id_).value if bundle.has_message(id_) else None
            if pattern is None:
                continue
            try:
                text, errors = bundle.format_pattern(pattern, args)
            except ValueError as error:
                self._note(f"{self._where(bundle, id_)}: {error}")
                continue
            problems = [
                *errors,
                *(f"nothing tells ${name} now" for name, each in untold.items() if each.printed),
            ]
            for problem in problems:
                unknown = str(problem).startswith("Unknown external")
                known = f"; there are {', '.join(f'${name}' for name in there or args)}" if unknown else ""
                self._note(f"{self._where(bundle, id_)}: {problem}{known}")
            return str(text)
        self._note(f"there is no message {id_}")
        return f"({id_})"

    def _chain(self, language: str) -> tuple[FluentBundle, ...]:
        """Where a message is looked for, in this order."""
        found = self._chains.get(language)
        if found is None:
            there = self._catalogues
            names = dict.fromkeys((*closest(language, there), *closest(FALLBACK, there)))
            found = self._chains[language] = tuple(self._bundle_of(name) for name in names)
        return found

    def _bundle_of(self, language: str) -> FluentBundle:
        """Return the messages of a language that there is, parsed once."""
        if language not in self._bundles:
            found = self._catalogues[language]
            for file, text in found.items():
                for junk in junk_in(file, text):
                    self._note(f"{junk}{self._bringing(file)}")
            self._bundles[language], self._added[language] = _bundle(language, tuple(found.values()))
        return self._bundles[language]

    def _where(self, bundle: FluentBundle, id_: str) -> str:
        """Return a message's id with the first file and line that define it, for a report."""
        here = (each for folder in self._folders for each in written(folder, bundle.locales[0]))
        found = next((each for each in here if each.id == id_), None)
        return f"{found.file}:{found.line}{self._bringing(found.file)}: {id_}" if found is not None else id_

    def _bringing(self, file: Path) -> str:
        """Return the plugin that a file belongs to, in brackets; nothing for the bot's own files."""
        folder = next((each for each in self._folders[1:] if each in file.parents), None)
        return f" (plugin {folder.parent.name})" if folder is not None else ""

    def _note(self, problem: str) -> None:
        if problem not in self._reported:
            self._reported.add(problem)
            self._report(problem)


# nobody changes a bundle, so that several `Texts` can share it
@lru_cache(maxsize=32)
def _bundle(language: str, catalogues: tuple[str, ...]) -> tuple[FluentBundle, frozenset[str]]:
    """Return the messages of a language that has these catalogues, and their ids; the first of two with the same id counts."""
    bundle = FluentBundle([language], use_isolating=False)
    resources = [parsed(text) for text in catalogues]
    for resource in resources:
        bundle.add_resource(resource)
    messages = (entry for resource in resources for entry in resource.body if isinstance(entry, ast.Message))
    return bundle, frozenset(entry.id.name for entry in messages)
