"""In which language a page is: that of its path, else the one that the reader's browser asks for."""

from aiohttp import web

from unobot.texts.languages import closest
from unobot.web.site import Site

_MOST_READ = 10
"""So many of the languages that a browser asks for are looked at."""


def language_of(site: Site, request: web.Request) -> str:
    """The language for somebody who may have asked for none that is spoken here."""
    named = request.path.removeprefix(site.base).split("/")[1:2]
    if named and named[0] in site.texts.languages:
        return named[0]
    return wanted(request.headers.get("Accept-Language", ""), site.texts.languages)


def path_language(site: Site, request: web.Request) -> str:
    """The language in the path. Raises HTTPNotFound if it is none that is spoken here."""
    language = request.match_info["lang"]
    if language not in site.texts.languages:
        raise web.HTTPNotFound
    return language


def wanted(header: str, there: tuple[str, ...]) -> str:
    """The language of those there that a browser would like best, by the header `Accept-Language`; else the first.

    >>> wanted("de;q=0.9, zh-TW;q=0.8, en;q=0.1", ("en", "ja", "zh-Hant")), wanted("*", ("en", "ja")), wanted("en;q=x", ("en",))
    ('zh-Hant', 'en', 'en')
    """
    asked: list[tuple[float, str]] = []
    for each in header.split(",")[:_MOST_READ]:
        tag, _, rest = each.strip().partition(";")
        try:
            weight = float(rest.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if 0 < weight <= 1:
            asked.append((weight, tag.strip()))
    for _, tag in sorted(asked, key=lambda pair: -pair[0]):
        if (found := next(closest(tag, there), None)) is not None:
            return found
    return there[0]
