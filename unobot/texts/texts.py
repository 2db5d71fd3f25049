"""Message catalogues by language, and saying a message of them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import structlog
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from unobot.document import Document, Name, Text, plain
from unobot.texts.harmless import looks_like_command
from unobot.texts.marks import Marks, Value

OWN = Path(__file__).parent
"""The bot's own catalogues."""

FALLBACK = "en"
"""The language in which every message exists."""

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
        for folder in (OWN, *folders):
            for language, file in _files(folder):
                self._add(language, file)

    def __repr__(self) -> str:
        return f"<Texts {', '.join(self.languages)}>"

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that there are messages in, English first."""
        return tuple(sorted(self._bundles, key=lambda language: (language != FALLBACK, language)))

    def speaks(self, language: str) -> bool:
        """Whether there are messages in this language, or in the one that it is a kind of."""
        return language in self._bundles or language.partition("-")[0] in self._bundles

    @property
    def problems(self) -> tuple[str, ...]:
        """What has been wrong with messages so far."""
        return tuple(sorted(self._reported))

    def has(self, id_: str) -> bool:
        """Whether there is such a message."""
        bundle = self._bundles.get(FALLBACK)
        return bundle is not None and bundle.has_message(id_)

    def say(self, language: str, id_: str, /, **args: Value) -> Document:
        """A message on one line. Spans and documents among the arguments stay what they are, users' words stay words."""
        return tuple(
            Text(" ".join(span.text.split("\n"))) if isinstance(span, Text) else span
            for span in self._formatted(language, id_, args)
        )

    def lines(self, language: str, id_: str, /, **args: Value) -> list[Document]:
        """A message of several lines, each a document."""
        lines: list[Document] = [()]
        for span in self._formatted(language, id_, args):
            if not isinstance(span, Text):
                lines[-1] = (*lines[-1], span)
                continue
            first, *more = span.text.split("\n")
            lines[-1] = (*lines[-1], Text(first))
            lines += [(Text(text),) for text in more]
        return [line for line in lines if plain(line).strip()]

    def together(self, language: str, id_: str, parts: Iterable[Document]) -> Document:
        """Several documents as a list: `id-last` joins the last one to those before it, `id-more` all others."""
        first, *others = list(parts) or [()]
        for place, part in enumerate(others, 1):
            pattern = f"{id_}-{'last' if place == len(others) else 'more'}"
            first = self.say(language, pattern, first=first, next=part)
        return first

    def guarded(self, language: str, document: Document, prefixes: tuple[str, ...] = ()) -> Document:
        """The document as a line of its own: a name at its start that could be read as a command gets a word before it."""
        if document and looks_like_command(plain(document[:1]), prefixes):
            start = document[0]
            if isinstance(start, Name):
                return (*self.say(language, "neutral-name", name=start), *document[1:])
            return self.say(language, "neutral-line", line=document)
        return document

    def _formatted(self, language: str, id_: str, args: dict[str, Value]) -> Document:
        marks = Marks()
        told = {name: marks.value(value) for name, value in args.items()}
        for bundle in self._chain(language):
            if not bundle.has_message(id_):
                continue
            text = self._format(bundle, id_, told)
            if text is not None:
                return marks.spans(text)
        self._note(f"there is no message {id_}")
        return (Text(f"({id_})"),)

    def _format(self, bundle: FluentBundle, id_: str, told: dict[str, str | int]) -> str | None:
        pattern = bundle.get_message(id_).value
        if pattern is None:
            return None
        try:
            text, errors = bundle.format_pattern(pattern, told)
        except ValueError as error:
            self._note(f"{id_}: {error}")
            return None
        for problem in errors:
            self._note(f"{id_}: {problem}")
        return str(text)

    def _chain(self, language: str) -> Iterator[FluentBundle]:
        for name in dict.fromkeys((language, language.partition("-")[0], FALLBACK)):
            if name in self._bundles:
                yield self._bundles[name]

    def _note(self, problem: str) -> None:
        if problem not in self._reported:
            self._reported.add(problem)
            self._report(problem)

    def _add(self, language: str, file: Path) -> None:
        bundle = self._bundles.get(language)
        if bundle is None:
            bundle = self._bundles[language] = FluentBundle([language], use_isolating=False)
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                junk = (entry.content or "").strip().splitlines()
                self._note(f"{file.name}: not understood: {junk[0] if junk else ''}")
        bundle.add_resource(resource)


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    for file in sorted(folder.glob("*.ftl")):
        yield file.stem, file
    for file in sorted(folder.glob("*/*.ftl")):
        yield file.parent.name, file
