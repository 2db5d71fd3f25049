"""All that the pages are made from: the rules, the texts, the store, and which rooms everybody may see."""

from dataclasses import dataclass
from urllib.parse import quote, urlsplit

from uno_engine import Catalogue
from unobot.catalogue import catalogue
from unobot.clock import Clock, WallClock
from unobot.config import Config
from unobot.messages import Voice
from unobot.pages import Pages
from unobot.plugins import Plugins
from unobot.store import Store
from unobot.texts import Texts


@dataclass(frozen=True, slots=True)
class Site:
    """One for the whole process. `base` is the path that all pages are under, without a slash at its end."""

    config: Config
    plugins: Plugins
    store: Store
    texts: Texts
    catalogue: Catalogue
    pages: Pages
    base: str
    clock: Clock

    def voice(self, language: str) -> Voice:
        """In that language, with the usual prefixes."""
        return Voice(self.texts, language, self.config.tables.prefixes, tellers=self.plugins.brought.tellers)

    def path(self, language: str, *parts: str) -> str:
        """The path of a page."""
        return "/".join([self.base, language, *(quote(part, safe="") for part in parts)])


def site_of(config: Config, plugins: Plugins, store: Store, clock: Clock | None = None) -> Site:
    """The site of a configuration, on an open store."""
    texts = Texts(plugins.brought.texts)
    base = urlsplit(config.web.url or "").path.rstrip("/")
    return Site(config, plugins, store, texts, catalogue(plugins), Pages(texts), base, clock or WallClock())
