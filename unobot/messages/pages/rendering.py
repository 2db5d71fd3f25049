"""Pages of HTML: their templates, documents as markup, and the style and scripts that they share."""

import json
from base64 import b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from unobot.document import Document, Face, Name, Strong
from unobot.messages.texts import Texts, Value

_STATIC: Final = Path(__file__).parent / "static"
_TEMPLATES: Final = Path(__file__).parent / "templates"


@dataclass(frozen=True, slots=True)
class Asset:
    """A file that pages use."""

    name: str
    text: str

    @property
    def source(self) -> str:
        """How a policy allows this very text inside a page."""
        return f"'sha256-{b64encode(sha256(self.text.encode()).digest()).decode()}'"

    @property
    def version(self) -> str:
        """Another one whenever the text is another one; part of its address, so that a browser may keep it for long."""
        return sha256(self.text.encode()).hexdigest()[:12]


@cache
def asset(name: str) -> Asset:
    """The file of that name. Raises OSError if there is none."""
    return Asset(name, (_STATIC / name).read_text(encoding="utf-8"))


def policy_of(style: Asset, script: Asset) -> str:
    """The policy of a page that has these two in it, and needs nothing else from anywhere."""
    return (
        f"default-src 'none'; style-src {style.source}; script-src {script.source};"
        " base-uri 'none'; form-action 'none'"
    )


Told = Callable[[Face], str]
"""A card in words, for those who hear the page."""


def markup(document: Document, told: Told = lambda shown: shown.code) -> Markup:
    """Return the document as markup: every word of a user is escaped, and stands apart from the words around it."""
    parts: list[Markup] = []
    for span in document:
        match span:
            case Face():
                parts.append(chip(span, told))
            case Name(name):
                # a name in Arabic must not turn the words around it
                parts.append(Markup("<bdi>{}</bdi>").format(name))
            case Strong(text):
                parts.append(Markup("<strong>{}</strong>").format(text))
            case _:
                parts.append(Markup("{}").format(span.text))
    return Markup().join(parts)


def chip(shown: Face, told: Told, *, raised: bool = False) -> Markup:
    """Return a card as it stands in a sentence: its code on its colour; `raised`: marked as one that can be played."""
    mark = Markup(" up") if raised else Markup()
    form = Markup('<span class="card {}{}" role="img" aria-label="{}">{}</span>')
    return form.format(shown.tint, mark, told(shown), shown.code)


class Pages:
    """All pages. What a template is given is escaped, unless it is markup already."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._folders = FileSystemLoader(_TEMPLATES)
        self._menu: dict[str, str] = {}
        self._templates = Environment(
            loader=self._folders,
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        languages = {language: texts.names(language)[0] for language in texts.languages}
        self._templates.globals.update(asset=asset, data=data, languages=languages, menu=self._menu)

    def add(self, templates: Path, menu: Mapping[str, str]) -> None:
        """Take templates of that folder, too; `menu` has the paths that every page names, with the ids of what it says there."""
        self._folders.searchpath.append(str(templates))
        self._menu.update(menu)

    def page(self, template: str, language: str, values: Mapping[str, Any]) -> str:
        """The template of that name, filled; `say` in it says a message in that language."""

        def say(id_: str, **args: Value) -> Markup:
            return markup(self.texts.say(language, id_, **args))

        return self._templates.get_template(template).render({**values, "lang": language, "say": say})


def data(value: object) -> Markup:
    """A value as JSON that can stand in a script element: nothing in it can end the element."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(text)  # noqa: S704 - every sign that means something to a reader of HTML was replaced
