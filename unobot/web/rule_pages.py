"""The rules: a page for each preset, house rule, deck and kind of match, and for each card. What stands there is what `!rules` and `!help` say."""

from functools import lru_cache
from typing import Any, Final

from aiohttp import web
from markupsafe import Markup

from uno_engine import Card, Kind, RuleSet
from unobot.messages import can_be_had, rules_named, slug
from unobot.messages.card_words import kind_name
from unobot.messages.pages import markup
from unobot.messages.rules import card_help
from unobot.web.site import Site, path_language

_GROUPS: Final = {"house": "web-house", "deck": "web-decks", "match": "web-matches"}
_KEPT: Final = 512


class RulePages:
    """Makes the pages of presets, rules and cards. They are always the same, and kept."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._one = lru_cache(_KEPT)(self._made)
        self._all = lru_cache(_KEPT)(self._list)
        self._card = lru_cache(_KEPT)(self._of_card)

    async def all(self, request: web.Request) -> web.Response:
        """Answer with the list of all presets and rules."""
        language = path_language(self._site, request)
        return self._site.render("rules.html", language, "/rules", {"groups": self._all(language)})

    async def one(self, request: web.Request) -> web.Response:
        """Answer with the page of one preset or rule."""
        language, name = path_language(self._site, request), request.match_info["name"]
        return self._site.render("rule.html", language, f"/rules/{name}", self._one(language, name))

    async def card(self, request: web.Request) -> web.Response:
        """Answer with the page of one kind of card in the game of a preset."""
        language = path_language(self._site, request)
        preset, card = request.match_info["preset"], request.match_info["card"]
        path = f"/rules/{preset}/card/{card}"
        return self._site.render("card.html", language, path, self._card(language, preset, card))

    def _list(self, language: str) -> list[dict[str, Any]]:
        voice, known = self._site.voice(language), self._site.catalogue
        groups = {"web-presets": [("preset", id_) for id_ in known.presets]}
        for role, id_ in _GROUPS.items():
            groups[id_] = [
                ("rule", rule.id)
                for rule in known.rules.values()
                if rule.role == role and rule.id not in known.presets and can_be_had(known, rule.id)
            ]
        return [
            {
                "title": title,
                "links": [
                    (self._site.path(language, "rules", id_), voice.named(kind, id_)) for kind, id_ in named
                ],
            }
            for title, named in groups.items()
            if named
        ]

    def _made(self, language: str, name: str) -> dict[str, Any]:
        known, voice = self._site.catalogue, self._site.voice(language)
        rule = known.rules.get(name)
        if name not in known.presets and (
            rule is None or rule.role not in _GROUPS or not can_be_had(known, name)
        ):
            raise web.HTTPNotFound
        kind = "preset" if name in known.presets else "rule"
        lines = [markup(line) for line in rules_named(voice, known, name)]
        # a preset is opened by its name; with a plus that would be the classic rules on its deck
        sign = "+" if kind == "rule" and rule is not None and rule.role != "match" else ""
        cards: list[dict[str, Any]] = []
        if kind == "preset":
            rules = known.compose(name)
            shown = self._site.cards(language, rules.deck)
            cards = [
                {
                    "name": kind_name(voice.texts, language, each),
                    "link": self._site.path(language, "rules", name, "card", slug(each.name)),
                    "faces": shown.row(tuple(of_kind)),
                    "copies": sum(rules.deck.printed[card] for card in of_kind),
                }
                for each, of_kind in _by_kind(rules).items()
            ]
        return {
            "name": voice.named(kind, name),
            "lines": lines,
            "typed": f"{voice.prefixes[0]}uno {sign}{name}",
            "cards": cards,
        }

    def _of_card(self, language: str, preset: str, card: str) -> dict[str, Any]:
        if preset not in self._site.catalogue.presets:
            raise web.HTTPNotFound
        voice, rules = self._site.voice(language), self._site.catalogue.compose(preset)
        kinds = _by_kind(rules)
        kind = next((kind for kind in kinds if slug(kind.name) == card), None)
        if kind is None:
            raise web.HTTPNotFound
        shown = self._site.cards(language, rules.deck)
        about = card_help(voice, kind, rules)
        return {
            "name": kind_name(voice.texts, language, kind),
            "faces": shown.row(tuple(kinds[kind])),
            "about": Markup() if about is None else markup(about, shown.words),
            "copies": sum(rules.deck.printed[each] for each in kinds[kind]),
            "preset": voice.named("preset", preset),
            "link": self._site.path(language, "rules", preset),
        }


def _by_kind(rules: RuleSet) -> dict[Kind, list[Card]]:
    """The cards of the deck, by their kind; what is called the same on both sides of them is one."""
    found: dict[Kind, list[Card]] = {}
    first: dict[str, Kind] = {}
    for card in rules.deck.printed:
        found.setdefault(first.setdefault(card.kind.name, card.kind), []).append(card)
    return found
