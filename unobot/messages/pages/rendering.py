"""Filling the templates, in the language of who reads them."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from unobot.messages.pages.assets import asset
from unobot.messages.pages.markup import markup
from unobot.messages.texts import Texts, Value

_TEMPLATES: Final = Path(__file__).parent / "templates"


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
        self._templates.globals.update(asset=asset, data=data, languages=self._languages(), menu=self._menu)

    def add(self, templates: Path, menu: Mapping[str, str]) -> None:
        """Take templates of that folder, too; `menu` has the paths that every page names, with the ids of what it says there."""
        self._folders.searchpath.append(str(templates))
        self._menu.update(menu)

    def page(self, template: str, language: str, values: Mapping[str, Any]) -> str:
        """The template of that name, filled; `say` in it says a message in that language."""

        def say(id_: str, **args: Value) -> Markup:
            return markup(self.texts.say(language, id_, **args))

        return self._templates.get_template(template).render({**values, "lang": language, "say": say})

    def _languages(self) -> dict[str, str]:
        """What each language is called in itself."""
        return {language: self.texts.names(language)[0] for language in self.texts.languages}


def data(value: object) -> Markup:
    """A value as JSON that can stand in a script element: nothing in it can end the element."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(text)  # noqa: S704 - every sign that means something to a reader of HTML was replaced
