"""The rules: a page to be printed for each game, and one for each house rule, deck, kind of match and card. They say what `!howto`, `!rules` and `!help` say."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from aiohttp import web
from markupsafe import Markup

from uno_engine import Card, Catalogue, Kind, Rule, RuleSet, Setting, Word, YesNo
from unobot.document import Document, Text, plain
from unobot.messages import Voice, can_be_had, howto_lines, pictured, rules_named, slug
from unobot.messages.card_words import kind_name
from unobot.messages.pages import markup
from unobot.messages.rules import (
    about_option,
    about_preset,
    card_help,
    option_line,
    rule_help,
    rule_line,
    without_last_clauses,
)
from unobot.web.site import Site, path_language

_GROUPS: Final = {"house": "web-house", "deck": "web-decks", "match": "web-matches"}
_KEPT: Final = 512
Value = int | str | bool


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
        groups = {"web-presets": [(id_, _about_game(voice, known, id_)) for id_ in known.presets]}
        for role, title in _GROUPS.items():
            groups[title] = [
                (rule.id, _explained(voice, rule))
                for rule in known.rules.values()
                if rule.role == role and rule.id not in known.presets and can_be_had(known, rule.id)
            ]
        return [
            {"title": title, "links": [(*self._link(language, id_), about) for id_, about in listed]}
            for title, listed in groups.items()
            if listed
        ]

    def _made(self, language: str, name: str) -> dict[str, Any]:
        known, voice = self._site.catalogue, self._site.voice(language)
        values: dict[str, Any] = {
            "name": self._site.title(language, name),
            "howto": (),
            "cards": (),
            "drawings": "",
        }
        # a preset and its deck may have one name, and so one page: that of the preset
        if name in known.presets:
            rules = known.compose(name)
            _, *lines = rules_named(voice, known, name)
            cards, drawings = self._cards(voice, rules)
            related = [
                rule.id for rule in rules.rules if rule.role in _GROUPS and rule.id not in known.presets
            ]
            return values | {
                "about": _about_game(voice, known, name),
                "howto": [markup(line) for line in howto_lines(voice, rules, known, None)],
                "lines": [markup(line) for line in lines],
                "typed": f"{voice.prefixes[0]}uno {name}",
                "cards": cards,
                "drawings": drawings,
                "options": [
                    each
                    for rule in rules.rules
                    for each in _options(voice.of(rules), type(rule), rules.options)
                ],
                "related": [self._link(language, id_) for id_ in related],
            }
        rule = known.rules.get(name)
        if rule is None or rule.role not in _GROUPS or not can_be_had(known, name):
            raise web.HTTPNotFound
        sign = "" if rule.role == "match" else "+"
        rules = known.compose(f"{sign}{name}")
        cards, drawings = self._cards(voice, rules) if rule.role == "deck" else ([], Markup())
        played_in = (id_ for id_ in known.presets if name in {each.id for each in known.compose(id_).rules})
        return values | {
            "about": _explained(voice, rule),
            "lines": [markup(line) for line in rules_named(voice, known, name)[:1]],
            "typed": f"{voice.prefixes[0]}uno {sign}{name}",
            "cards": cards,
            "drawings": drawings,
            "options": _options(voice, rule, rules.options),
            "related": [self._link(language, id_) for id_ in played_in],
        }

    def _link(self, language: str, id_: str) -> tuple[str, str]:
        return self._site.path(language, "rules", id_), self._site.title(language, id_)

    def _cards(self, voice: Voice, rules: RuleSet) -> tuple[list[dict[str, Any]], Markup]:
        """Each kind of card with its sentence, and what they are drawn of; kinds of which the same is said, such as the numbers, are one entry."""
        shown = self._site.cards(voice.language, rules.deck)
        entries: dict[Document | None, dict[str, Any]] = {}
        for kind, cards in _by_kind(rules).items():
            name = kind_name(voice.texts, voice.language, kind)
            about = card_help(voice, kind, rules)
            entry = entries.setdefault(about, {"names": [], "cards": [], "copies": 0})
            link = self._site.path(voice.language, "rules", rules.preset, "card", slug(kind.name))
            entry["names"].append((link, name))
            entry["cards"].append(cards)
            entry["copies"] += sum(rules.deck.printed[card] for card in cards)
            told = () if about is None else _without_name(without_last_clauses(about), name)
            entry["about"] = markup(told, shown.words)
        for entry in entries.values():
            kinds = entry.pop("cards")
            # of many kinds one card each, in the colours by turns
            of_each = kinds[0] if len(kinds) == 1 else [of[at % len(of)] for at, of in enumerate(kinds)]
            entry["cards"] = list(map(pictured, of_each))
            entry["faces"] = shown.drawn(entry["cards"])
        used = [card for entry in entries.values() for card in entry["cards"]]
        return list(entries.values()), shown.sheet(used)

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
            "faces": shown.drawn(map(pictured, kinds[kind])),
            "drawings": shown.sheet(map(pictured, kinds[kind])),
            "about": Markup() if about is None else markup(about, shown.words),
            "copies": sum(rules.deck.printed[each] for each in kinds[kind]),
            "preset": self._site.title(language, preset),
            "link": self._site.path(language, "rules", preset),
        }


def _by_kind(rules: RuleSet) -> dict[Kind, list[Card]]:
    """The cards of the deck, by their kind; what is called the same on both sides of them is one."""
    found: dict[Kind, list[Card]] = {}
    first: dict[str, Kind] = {}
    for card in rules.deck.printed:
        found.setdefault(first.setdefault(card.kind.name, card.kind), []).append(card)
    return found


def _options(voice: Voice, rule: type[Rule], chosen: Mapping[str, Value]) -> list[dict[str, Any]]:
    """Each option of a rule: what it decides, and each of its values with its effect; first the one that is `chosen`."""
    options = []
    for setting in rule.settings:
        others: Iterable[Value] = ()
        if isinstance(setting, Word):
            others = setting.words
        elif isinstance(setting, YesNo):
            others = (True, False)
        values = dict.fromkeys([chosen[setting.name], *others])
        options.append(
            {
                "name": voice.named("option", setting.name),
                "about": _sentence(voice, about_option(voice, setting)),
                "values": [
                    (
                        f"{setting.name}={setting.write(value)}",
                        _effect(voice, rule, setting, {**chosen, setting.name: value}),
                    )
                    for value in values
                ],
            }
        )
    return options


def _effect(voice: Voice, rule: type[Rule], setting: Setting, chosen: Mapping[str, Value]) -> str:
    """What an option does with the value chosen, by its own message or by that of its rule; nothing if neither says it."""
    if voice.has(f"option-{setting.name}"):
        return plain(option_line(voice, setting, chosen[setting.name]))
    if setting.name in voice.wants(f"rule-{rule.id}"):
        return plain(_without_name(rule_line(voice, rule, chosen), voice.named("rule", rule.id)))
    return ""


def _about_game(voice: Voice, known: Catalogue, preset: str) -> str:
    return _sentence(voice, about_preset(voice, known, preset))


def _sentence(voice: Voice, clause: str) -> str:
    """Return a clause, such as those in a line of `!rules`, as a sentence of its own."""
    text = plain(voice.say("sentence", clause=clause))
    return text[:1].upper() + text[1:]


def _explained(voice: Voice, rule: type[Rule]) -> str:
    """What a rule does, as a page says it below its name."""
    return plain(_without_name(without_last_clauses(rule_help(voice, rule)), voice.named("rule", rule.id)))


def _without_name(told: Document, name: str) -> Document:
    """Return a line of help without the name that it begins with: on a page that stands above it."""
    first, *rest = told
    text = first.text if isinstance(first, Text) else ""
    if text.casefold().startswith((f"{name}:".casefold(), f"{name}：".casefold())):
        text = text[len(name) + 1 :].lstrip()
        return (Text(text[:1].upper() + text[1:]), *rest)
    return told
